/** Nothing heard for so long, and the page asks whether anybody is there. */
const ASK_MS = 2000;
/** Nothing heard for so long in spite of that: the line is dead, whatever the browser says. */
const SILENT_MS = 5000;
const LOOK_MS = 500;
/** After a line is lost the page waits before it tries again, each time twice as long. */
const FIRST_WAIT = 200;
const LONGEST_WAIT = 5000;

interface LineEnds {
  /** There is somebody at the other end: say who comes. */
  opened(): void;
  heard(text: string): void;
  /** With the code by which the server has closed it, if it has. */
  lost(code: number | undefined): void;
}

/**
 * A socket that is made again when it is lost. A line can go silent without being closed, so a page that somebody looks
 * at asks by itself; one in the background does not, so that a phone can sleep.
 */
export class Line {
  private readonly address: URL;
  private readonly ends: LineEnds;
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly looking: ReturnType<typeof setInterval>;
  private closed = false;
  private heardAt = 0;
  private askedAt = 0;
  private asked = 0;

  constructor(address: URL, ends: LineEnds) {
    this.address = address;
    this.ends = ends;
    this.looking = setInterval(() => this.look(), LOOK_MS);
    document.addEventListener('visibilitychange', this.seen);
    this.connect();
  }
  say(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }
  /** All is well: the next time the first wait is short again. */
  settled(): void {
    this.wait = FIRST_WAIT;
  }
  close(): void {
    this.closed = true;
    clearInterval(this.looking);
    clearTimeout(this.retry);
    document.removeEventListener('visibilitychange', this.seen);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.freshly();
    socket.addEventListener('open', () => {
      if (this.socket !== socket) return;
      this.freshly();
      this.ends.opened();
    });
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.heardAt = performance.now();
      this.ends.heard(data);
    });
    socket.addEventListener('close', ({ code }) => this.lose(socket, code));
  }
  private freshly(): void {
    this.heardAt = performance.now();
    this.askedAt = this.heardAt;
  }
  /** A dead line may take minutes to say that it is closed: nobody waits for that. */
  private lose(socket: WebSocket, code?: number): void {
    if (this.socket !== socket) return;
    this.socket = undefined;
    socket.close();
    if (!this.closed) this.ends.lost(code);
    if (this.closed) return;
    // Not all at the same moment when a server comes back.
    this.retry = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random() / 2));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }
  private look(): void {
    const { socket } = this;
    if (socket === undefined || document.visibilityState !== 'visible') return;
    const now = performance.now();
    if (now - this.heardAt >= SILENT_MS) this.lose(socket);
    else if (now - Math.max(this.heardAt, this.askedAt) >= ASK_MS) this.ask();
  }
  private ask(): void {
    this.askedAt = performance.now();
    this.say(JSON.stringify({ cmd: 'ping', id: `ping-${++this.asked}` }));
  }
  /** Back from the background nobody knows how long it was: the line is asked at once, or made at once. */
  private readonly seen = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.retry !== undefined) this.connect();
    else if (this.socket?.readyState === WebSocket.OPEN) {
      this.freshly();
      this.ask();
    }
  };
}
