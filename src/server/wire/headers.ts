import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Origins } from './origin.ts';

/** What a page of ours may load; everything else that is answered is no page and may load nothing. */
export const PAGE_POLICY =
  "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; " +
  "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
/** What no page of ours ever asks a browser for. */
const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
/** On every answer; a file of the pages says otherwise how long it is kept and what it may load. */
const ALWAYS: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
const TLS_ONLY = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/** The headers of every answer, in one place. */
export class Headers {
  private readonly origins: Origins;
  constructor(origins: Origins) {
    this.origins = origins;
  }
  /** A browser that is told to come by TLS alone must be able to: it has just done so. */
  private of(request: IncomingMessage | undefined): Readonly<Record<string, string>> {
    return this.origins.secure(request) ? { ...ALWAYS, ...TLS_ONLY } : ALWAYS;
  }
  dress(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of Object.entries(this.of(request))) response.setHeader(name, value);
  }
  /** A whole answer without a body, for lines on which there is no response to write to. */
  refusal(status: number, request?: IncomingMessage): string {
    const lines = Object.entries({ ...this.of(request), Connection: 'close', 'Content-Length': '0' });
    return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'No'}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  }
}
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}
export function sendJson(response: ServerResponse, status: number, body: object | Uint8Array): void {
  // Bytes are JSON already.
  const text = body instanceof Uint8Array ? body : JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}
