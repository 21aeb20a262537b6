// A bot for Redut in forty lines: plays at random. Two ways to use it:
//   redut serve --programs dice="node examples/bot/bot.mjs"      the server starts it; a seat is given to "@dice"
//   node examples/bot/bot.mjs http://127.0.0.1:8137 CODE         it joins a room by its code, like a person
import { createInterface } from 'node:readline';

/** All that a bot must know: one message in, one action out. */
const choose = ({ options }) => options[Math.floor(Math.random() * options.length)].action;

const [base, code] = process.argv.slice(2);
if (base === undefined) {
  // One line of JSON in for every turn, one line out.
  createInterface({ input: process.stdin }).on('line', (line) => {
    console.log(JSON.stringify({ action: choose(JSON.parse(line)) }));
  });
} else {
  const ask = async (path, options) => (await fetch(`${base}/api/${path}`, options)).json();
  const { token, who } = await ask('session', { method: 'POST', body: JSON.stringify({ name: 'Dice' }) });
  const { room } = await ask(`rooms/${code}`, { headers: { Authorization: `Bearer ${token}` } });
  const { WebSocket } = await import('ws');
  const socket = new WebSocket(`${base.replace('http', 'ws')}/socket`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  let count = 0;
  const say = (message) => socket.send(JSON.stringify({ id: `${Date.now()}-${++count}`, ...message }));
  socket.on('open', () => say({ cmd: 'enter', room: room.room, turns: true }));
  socket.on('message', (data) => {
    const message = JSON.parse(data);
    const { ev, match, about, serial, v } = message;
    if (v !== undefined) say({ cmd: 'got', match, v });
    if (ev === 'turn') say({ cmd: 'act', match, serial, actions: [choose(message)] });
    if (about?.phase === 'gathering') {
      const seat = about.seats.findIndex((holder) => holder.who === who);
      if (seat < 0) say({ cmd: 'sit', room: room.room, seat: about.seats.findIndex(({ kind }) => kind === 'open') });
      else if ((about.ready & (1 << seat)) === 0) say({ cmd: 'ready', match, nonce: '' });
    }
    if (about?.phase === 'over') process.exit(0);
  });
}
