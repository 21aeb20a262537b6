// A client for Redut, written from docs/protocol.md alone: two guests play a game to its end, at random.
//   node examples/client/client.mjs http://127.0.0.1:8137 war [deck deck]
// Runs on Node 24 without anything else. A page of the server does the same, with its cookie instead of a token.
const STILL_MS = 30_000;
const CONFIRM_EVERY = 16;

/** The digest of a view. Of each stack of frames only what is in use counts. */
export function digestOf(words, { strand, late, columns }) {
  const stack = columns.find(({ name }) => name === 'stack');
  let h = 0x811c9dc5 | 0;
  const mix = (from, to) => {
    for (let i = from; i < to; i++) {
      h = Math.imul(h ^ words[i], 0x01000193);
      h ^= h >>> 15;
    }
  };
  mix(0, stack.at);
  for (let base = 0; base < stack.length; base += strand) {
    const free = words[stack.at + base + 2];
    mix(stack.at + base, stack.at + (free === 0 ? base + 3 : free));
  }
  mix(stack.at + stack.length, Math.max(late, words.findLastIndex((word) => word !== 0) + 1));
  return (h >>> 0).toString(16).padStart(8, '0');
}
/** 32-bit words, little end first, in base64. */
export function wordsIn(base64) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0));
  const view = new DataView(bytes.buffer);
  return Int32Array.from({ length: bytes.length / 4 }, (_, i) => view.getInt32(4 * i, true));
}

/** What one viewer knows of a match. */
class View {
  version = -1;
  about;
  words;
  layout;
  constructor(game) {
    this.game = game;
  }
  /** False if something was missed or does not add up. */
  take(message) {
    if (message.ev === 'frame' && message.v <= this.version) return true;
    if (message.ev === 'frame' && message.prev !== this.version) return false;
    if (message.ev === 'whole') {
      this.layout = this.game.layouts[message.about.seats.length];
      this.words = message.words === undefined ? new Int32Array(this.layout.words) : wordsIn(message.words);
      this.about = message.about;
    } else {
      for (const [at, ...run] of message.view) this.words.set(run, at);
      const { seats, commitment, setup, brought, series } = this.about;
      this.about = { seats, commitment, setup, brought, series, ...message.about };
    }
    const fits = digestOf(this.words, this.layout) === message.hash;
    this.version = fits ? message.v : -1;
    return fits;
  }
}

/** One person at one server: asks over HTTP, plays over a socket, and comes back when the line breaks. */
export class Player {
  room;
  view;
  moves = 0;
  digests = 0;
  resumed = 0;
  #base;
  #token;
  #socket;
  #count = 0;
  #confirmed = 0;
  /** What was said and not answered yet, by id; sent again with the same id. */
  #open = new Map();
  #wait = 200;
  #heard;
  #done;
  /** `deck` is brought to the seat, where seats bring decks: a name, a code, or a list. */
  constructor(base, deck) {
    this.#base = base;
    this.deck = deck;
    this.over = new Promise((resolve, reject) => (this.#done = { resolve, reject }));
  }
  async ask(method, path, body) {
    const headers = this.#token === undefined ? {} : { Authorization: `Bearer ${this.#token}` };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(`${this.#base}/api/${path}`, init);
    const answer = await response.json();
    if (response.status === 429) {
      await later(answer.values.wait ?? 1000);
      return this.ask(method, path, body);
    }
    if (!response.ok) throw new Error(`${path}: ${answer.rule} ${JSON.stringify(answer.values)}`);
    return answer;
  }
  async comeIn(name) {
    const { token, who } = await this.ask('POST', 'session', { name });
    this.#token = token;
    this.who = who;
  }
  /** Takes a seat in the room and plays there until the match is over. */
  async play(room, seat) {
    this.room = room;
    this.seat = seat;
    this.view = new View(await this.ask('GET', `games/${room.game}`));
    this.#connect();
    return this.over;
  }
  #connect() {
    const socket = new WebSocket(`${this.#base.replace('http', 'ws')}/socket`, {
      headers: { Authorization: `Bearer ${this.#token}` },
    });
    this.#socket = socket;
    socket.addEventListener('open', () => this.#enter());
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(data)));
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', ({ code }) => this.#closed(code));
    this.#listen();
  }
  /** A line can fall silent without being closed. */
  #listen() {
    clearTimeout(this.#heard);
    this.#heard = setTimeout(() => this.#socket.close(), STILL_MS);
  }
  #closed(code) {
    clearTimeout(this.#heard);
    if (this.#open === undefined) return;
    if (code === 4010) return this.#done.reject(new Error('the session has ended'));
    this.resumed++;
    setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random() / 2));
    this.#wait = Math.min(5000, 2 * this.#wait);
  }
  #send(message) {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
  #say(message) {
    const command = { id: `${this.who}-${++this.#count}`, ...message };
    this.#open.set(command.id, command);
    this.#send(command);
  }
  #enter() {
    this.#send({
      cmd: 'enter',
      id: 'enter',
      room: this.room.room,
      have: this.view.version,
      match: this.room.match,
      turns: true,
    });
  }

  #take(message) {
    if (this.#open === undefined) return;
    this.#listen();
    const { re, ev } = message;
    if (re !== undefined) this.#answered(message);
    if (ev === 'room') this.room = message.room;
    if (ev === 'whole' || ev === 'frame') this.#follow(message);
    if (ev === 'turn') this.#move(message);
    if (ev === 'out') this.#done.reject(new Error('shown the door'));
  }
  #answered({ re, id, rule, values, problem }) {
    const command = this.#open.get(id);
    if (id === 'enter') {
      if (re !== 'ok') return this.#done.reject(new Error(`not let in: ${rule}`));
      this.#wait = 200;
      for (const waiting of this.#open.values()) this.#send(waiting);
    } else if (re === 'again') this.#send(command);
    else if (re === 'no' && rule === 'server.slow') setTimeout(() => this.#send(command), values.wait);
    else if (re === 'bad') this.#done.reject(new Error(problem));
    else if (re === 'no' && command?.cmd === 'bring')
      this.#done.reject(new Error(`${rule}: ${values.problem} ${values.remedy ?? ''}`));
    else {
      this.#open.delete(id);
      this.#getReady();
    }
  }
  #follow(message) {
    const { match } = message;
    if (!this.view.take(message)) {
      this.resumed++;
      return this.#say({ cmd: 'resume', match, have: this.view.version });
    }
    this.digests++;
    if (message.v - this.#confirmed >= CONFIRM_EVERY || message.ev === 'whole') {
      this.#confirmed = message.v;
      this.#send({ cmd: 'got', id: 'got', match, v: message.v });
    }
    const { phase, result } = this.view.about;
    if (phase === 'over') this.#end(result);
    else this.#getReady();
  }
  /** One thing after the other: an answer may come after the view that it has led to, so both ask what is next. */
  #getReady() {
    if (this.view.about?.phase !== 'gathering' || this.#open.size > 0) return;
    const { seats, ready, brought } = this.view.about;
    const { room, match } = this.room;
    if (seats[this.seat].who !== this.who) this.#say({ cmd: 'sit', room, seat: this.seat });
    else if (this.deck !== undefined && brought?.[this.seat] === null)
      this.#say({ cmd: 'bring', match, setup: { [`deck${this.seat + 1}`]: this.deck } });
    else if ((ready & (1 << this.seat)) === 0) this.#say({ cmd: 'ready', match, nonce: nonce() });
  }
  #move({ match, serial, options }) {
    const { action } = options[Math.floor(Math.random() * options.length)];
    this.moves++;
    this.#say({ cmd: 'act', match, serial, actions: [action] });
  }
  #end(result) {
    this.#open = undefined;
    clearTimeout(this.#heard);
    this.#socket.close();
    this.#done.resolve(result);
  }
}
const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const nonce = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

if (import.meta.main) {
  const [base = 'http://127.0.0.1:8137', game = 'liberation', ...decks] = process.argv.slice(2);
  const players = [new Player(base, decks[0]), new Player(base, decks[1])];
  for (const [i, player] of players.entries()) await player.comeIn(`Guest ${i + 1}`);
  const { room } = await players[0].ask('POST', 'rooms', { game, seat: 0 });
  const results = await Promise.all(players.map((player, seat) => player.play(room, seat)));
  const { moves, digests, resumed } = players[0];
  const { setup } = players[0].view.about;
  console.log(JSON.stringify({ game, ...results[0], moves, digests, resumed, setup }));
}
