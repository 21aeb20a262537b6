// A bot for Redut in sixty lines: plays at random. Two ways to use it:
//   redut serve --programs dice="node examples/bot/bot.mjs"      the server starts it; a seat is given to "@dice"
//   node examples/bot/bot.mjs http://127.0.0.1:8137 CODE [DECK]  it joins a room by its code, like a person, with a deck
import { createInterface } from 'node:readline';

/** All that a bot must know: one message in, one action out. */
const choose = ({ options }) => options[Math.floor(Math.random() * options.length)].action;

const [base, code, deck] = process.argv.slice(2);
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
  let brought;
  let asked;
  const say = (message) => socket.send(JSON.stringify({ id: `${Date.now()}-${++count}`, ...message }));
  socket.on('open', () => say({ cmd: 'enter', room: room.room, turns: true }));
  socket.on('message', (data) => {
    const message = JSON.parse(data);
    const { ev, match, about, serial, v, re, rule, values } = message;
    if (v !== undefined) say({ cmd: 'got', match, v });
    if (ev === 'turn') say({ cmd: 'act', match, serial, actions: [choose(message)] });
    if (about?.phase === 'gathering') {
      const seat = about.seats.findIndex((holder) => holder.who === who);
      if (seat < 0) say({ cmd: 'sit', room: room.room, seat: about.seats.findIndex(({ kind }) => kind === 'open') });
      else if (deck !== undefined && about.brought?.[seat] === null && brought !== match) {
        brought = match;
        say({ cmd: 'bring', match, setup: { [`deck${seat + 1}`]: deck } });
      } else if ((about.ready & (1 << seat)) === 0 && (deck === undefined || about.brought?.[seat] !== null))
        say({ cmd: 'ready', match, nonce: '' });
    }
    // A deck that does not fit is refused with the rule and the remedy.
    if (re === 'no' && values?.setting !== undefined) {
      console.error(`${rule}: ${values.problem} ${values.remedy ?? ''}`);
      process.exit(1);
    }
    if (about?.phase !== 'over' || asked === match) return;
    // While nothing has been opened the series goes on.
    if (about.secret !== undefined) process.exit(0);
    asked = match;
    say({ cmd: 'again', room: room.room });
  });
}
