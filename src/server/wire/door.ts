import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Log, messageOf } from '../watch/log.ts';
import { Callers } from './callers.ts';
import { type Headers, sendText } from './headers.ts';

const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
/** How often lines are looked through for those that are out of time. */
const LOOK_MS = 2000;
/** Longer than proxies keep an idle line: whoever hangs up first should not be us, in the middle of a request. */
const KEEP_MS = 150_000;
/** A line over which nothing goes either way for so long, though something is being answered, is given up. */
const STUCK_MS = 60_000;
/** Requests that wait for the answer to the one before; browsers send none ahead, and who sends more is hung up on. */
const MOST_AHEAD = 256;
/** Who is refused may still read why. */
const FAREWELL_MS = 1000;

/** What a line that could not be understood is told. */
const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

interface DoorOptions {
  readonly serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<number | undefined>;
  readonly headers: Headers;
  readonly behindProxy: boolean;
  /** Of one address, that wait for a request, and that wait for an answer. */
  readonly mostLines: number;
  readonly mostBusy: number;
  readonly log: Log;
}

/** Where everything comes in. Whatever comes is answered or hung up on, and what goes wrong ends its own answer alone. */
export class Door {
  readonly http: Server;
  private readonly options: DoorOptions;
  private readonly callers: Callers;
  /** What was last asked over a line, until it is answered. */
  private readonly asked = new WeakMap<Duplex, ServerResponse>();
  /** What was asked over a line behind something that is being answered. */
  private readonly ahead = new WeakMap<Duplex, (() => void)[]>();
  private readonly refused = new WeakSet<Duplex>();

  constructor(options: DoorOptions) {
    this.options = options;
    this.callers = new Callers(options.mostLines, options.mostBusy);
    const http = createServer({
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: KEEP_MS,
      connectionsCheckingInterval: LOOK_MS,
      // Who asks for anything but a WebSocket is answered as if they had not.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
      // We say so ourselves, with all headers.
      requireHostHeader: false,
    });
    this.http = http;
    http.setTimeout(STUCK_MS);
    // Behind a proxy all lines come from it, and it is the proxy that knows who holds too many.
    if (!options.behindProxy) http.on('connection', (line: Socket) => this.callers.called(line));
    http.on('request', (request, response) => this.ask(request, response));
    http.on('checkExpectation', (request, response) => this.ask(request, response, 417));
    http.on('upgrade', (request, socket, head) => void this.upgrade(request, socket, head));
    http.on('connect', (request, socket) => this.refuse(socket, 405, request));
    http.on('clientError', (error: NodeJS.ErrnoException, socket) => this.misunderstood(error, socket));
  }

  /** One after the other: whoever sends ahead what they do not read is not answered ahead. */
  private ask(request: IncomingMessage, response: ServerResponse, status?: number): void {
    const { socket } = request;
    const ahead = this.ahead.get(socket);
    const answer = (): void => void this.answer(request, response, status);
    if (ahead !== undefined && ahead.length >= MOST_AHEAD) return void socket.destroy();
    if (!this.options.behindProxy && !this.callers.asked(socket)) return void socket.destroy();
    this.asked.set(socket, response);
    response.once('close', () => this.answered(socket, response));
    if (ahead !== undefined) return void ahead.push(answer);
    this.ahead.set(socket, []);
    answer();
  }
  private answered(socket: Socket, response: ServerResponse): void {
    const next = this.ahead.get(socket)?.shift();
    if (next === undefined) this.ahead.delete(socket);
    else next();
    if (this.asked.get(socket) !== response) return;
    this.asked.delete(socket);
    if (!this.options.behindProxy) this.callers.answered(socket);
  }
  private async answer(request: IncomingMessage, response: ServerResponse, status?: number): Promise<void> {
    const { serve, headers, log } = this.options;
    response.on('error', (error) => log('warn', 'an answer broke off', { error: messageOf(error) }));
    try {
      headers.dress(request, response);
      const wrong = status ?? (namesNoHost(request) ? 400 : undefined);
      if (wrong === undefined) await serve(request, response);
      else sendText(response, wrong, `${wrong}\n`);
    } catch (error) {
      log('error', 'a request failed', { error: messageOf(error) });
      if (response.headersSent) response.destroy();
      else sendText(response, 500, '500\n');
    }
  }
  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    this.callers.left(request.socket);
    const due = this.asked.get(socket);
    // No browser opens a socket behind a question; what is due would be written into the middle of it.
    if (due !== undefined) return void due.once('close', () => this.refuse(socket, 400, request));
    try {
      const status = await this.options.upgrade(request, socket, head);
      if (status !== undefined) this.refuse(socket, status, request);
    } catch (error) {
      this.options.log('error', 'a socket could not be opened', { error: messageOf(error) });
      this.refuse(socket, 500, request);
    }
  }
  /** What came over the line is not HTTP, or came too slowly. Said once, after the answers that are still due. */
  private misunderstood({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
    const due = this.asked.get(socket);
    if (due?.req.complete === true && !due.writableFinished) {
      due.once('close', () => this.refuse(socket, STATUS[code] ?? 400));
      return;
    }
    // The request that broke off has been answered already, or nobody is there to be told.
    if (due?.headersSent === true || code === 'ECONNRESET') socket.destroy();
    else this.refuse(socket, STATUS[code] ?? 400);
  }
  refuse(socket: Duplex, status: number, request?: IncomingMessage): void {
    if (this.refused.has(socket)) return;
    this.refused.add(socket);
    socket.on('error', () => socket.destroy());
    if (socket.writable) socket.end(this.options.headers.refusal(status, request));
    setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
  }
}
/** Which host is meant must be said, and once. */
const namesNoHost = ({ headersDistinct, httpVersion }: IncomingMessage): boolean => {
  const hosts = headersDistinct['host']?.length ?? 0;
  return hosts > 1 || (hosts === 0 && httpVersion !== '1.0');
};
