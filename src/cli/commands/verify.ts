import { readRecord } from '../../kernel/record.ts';
import { flag } from '../arguments.ts';
import { command } from '../command.ts';
import { readJson } from '../files.ts';
import { loadGame } from '../game.ts';
import { isPacksFile, readPacksFile, verifyPacks } from '../packs-file.ts';
import { verifyRecord } from '../verification.ts';
import { outcomeLine, tried } from './replay.ts';

export default command('verify', { json: flag() }, async ({ io, text, flags, positionals }) => {
  const json = readJson(positionals[0]!, text);
  if (isPacksFile(json)) {
    const file = readPacksFile(json);
    const { game: opened } = await loadGame(file.game, text);
    const { problem, ...found } = tried(() => verifyPacks(opened, file));
    if (flags.json) io.out(JSON.stringify({ game: file.game, ok: problem === undefined, ...found, problem }));
    else
      io.out(
        problem === undefined ? text.records.packsVerified(found.packs!, found.cards!) : text.records.failed(problem),
      );
    return problem === undefined ? 0 : 1;
  }
  const record = readRecord(json);
  const { game } = await loadGame(record.game, text);
  const { problem, ...found } = tried(() => verifyRecord(game, record));
  if (flags.json) io.out(JSON.stringify({ game: record.game, ok: problem === undefined, ...found, problem }));
  else if (problem !== undefined) io.out(text.records.failed(problem));
  else {
    io.out(text.records.commitment);
    io.out(text.records.verified(found.draws!, found.streams!, record.moves.length));
    io.out(outcomeLine(record.outcome, text.records));
  }
  return problem === undefined ? 0 : 1;
});
