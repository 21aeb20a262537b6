import { botFor } from '../../bots/spec.ts';
import { moduleOf } from '../../games/index.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Sight } from '../../kernel/sight.ts';
import type { FromBot, ToBot } from './wire.ts';

const scope = self as unknown as {
  postMessage(message: FromBot): void;
  onmessage: (event: MessageEvent<ToBot>) => void;
};
async function choose({ game: name, setup, seat, level, seed, words }: ToBot): Promise<number> {
  const { game } = await moduleOf(name);
  const rules = rulesFor(game, readSetup(game.options, setup));
  const state = rules.create();
  state.table.words.set(words);
  return botFor(level, game, seed).choose(new Sight(rules, seat).look(state));
}
scope.onmessage = ({ data }) => {
  choose(data).then(
    (action) => scope.postMessage({ n: data.n, action }),
    (error: unknown) => scope.postMessage({ n: data.n, error: String(error) }),
  );
};
