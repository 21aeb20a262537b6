import { randomInt } from 'node:crypto';
import { InputError } from '../../kernel/input.ts';
import { COUNTED, torture, TORTURES } from '../../server/torture/index.ts';
import { flag, whole, word } from '../arguments.ts';
import { command } from '../command.ts';
import { numberOfSeed } from '../game.ts';

const flags = {
  seconds: whole('N', 1, 1_000_000, 20),
  seed: word('S'),
  count: whole('N', 0, 1_000_000, 0),
  servers: whole('N', 1, 64, 1),
  clients: whole('N', 1, 10_000, 50),
  pairs: whole('N', 1, 100_000_000, 400),
  json: flag(),
} as const;

export default command('torture', flags, async ({ io, text, flags: given, positionals }) => {
  const kind = TORTURES.find((name) => name === positionals[0]);
  if (kind === undefined) throw new InputError('kind', text.wrong.oneOf(TORTURES.join(', '), positionals[0]!));
  const seed = given.seed === undefined ? randomInt(1_000_000_000) : numberOfSeed(given.seed);
  const report = await torture(kind, {
    seconds: given.seconds,
    seed,
    servers: given.servers,
    clients: given.clients,
    say: (line) => (given.json ? undefined : io.out(line)),
    ...(given.count === 0
      ? {}
      : COUNTED.some((name) => name === kind)
        ? { faults: given.count }
        : { rooms: given.count }),
    pairs: given.pairs,
  });
  if (given.json) io.out(JSON.stringify({ ...report, seed }));
  else {
    const list = (values: Readonly<Record<string, number>>): string =>
      Object.entries(values)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ');
    io.out(`${kind}, ${text.lab.seed(seed)}, ${report.seconds} s`);
    io.out(`  ${text.server.faults}: ${list(report.faults)}`);
    io.out(`  ${text.server.found}: ${list(report.found)}`);
    for (const wrong of report.wrong) io.out(`  ${text.server.wrong(wrong)}`);
    if (report.wrong.length === 0) io.out(`  ${text.server.held}`);
  }
  return report.wrong.length === 0 ? 0 : 1;
});
