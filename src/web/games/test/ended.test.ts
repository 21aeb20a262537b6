import { afterAll, expect, test } from 'vitest';
import { GAME_NAMES } from '../../../games/index.ts';
import { FastChance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/ids.ts';
import type { State } from '../../../kernel/table.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import { language } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import type { Layout } from '../../table/layout.ts';
import { Laid } from '../../table/test/laid.ts';
import { endedWords } from '../../table/verdict.ts';
import type { TableView } from '../../table/view.ts';

const REASONS = import.meta.glob<NonNullable<Layout['reason']>>('../*/reason.ts', { eager: true, import: 'reason' });
const at = language.value;
afterAll(() => (language.value = at));

/** A game that was played at random. */
async function over(name: string): Promise<Laid<State>> {
  const laid = await Laid.dealt<State>(name, name === 'war' || name === 'liberation' ? {} : { players: 2 }, 7);
  const chance = new FastChance(7);
  for (let moves = 0; moves < 6000 && !laid.s.table.over; moves++) {
    const awaited = laid.rules.awaited(laid.s);
    const seat = (31 - Math.clz32(awaited & -awaited)) as Seat;
    const { options } = laid.rules.decision(laid.s, seat)!;
    laid.take(seat, options[chance.below(options.length)]!.action);
  }
  return laid;
}
test.each(GAME_NAMES)('the last question of %s says to each seat how it ended for them', async (name) => {
  const laid = await over(name);
  const scores = laid.rules.outcome(laid.s)!;
  const reason = REASONS[`../${name}/reason.ts`]!;
  for (const seat of [0, 1])
    for (const lang of LANGUAGES) {
      language.value = lang;
      const view = {
        ...laid.view(seat, lang, { reason }),
        about: { phase: 'over', result: { by: 'rules', scores } },
        model: { hotSeat: false },
      } as unknown as TableView;
      const says = endedWords(view);
      const shared = laid.rules.game.utility === 'shared';
      const won = shared ? scores[0]! > 0 : scores[seat] === Math.max(...scores);
      const w = words().end;
      expect(says.startsWith(won ? (shared ? w.together : w.won) : w.lost), says).toBe(true);
      expect(says.length, says).toBeGreaterThan(w.won.length + 10);
      // A side that is played by a role goes by its name.
      if (name !== 'liberation') for (const own of view.text.seats) expect(says).not.toContain(own);
    }
});
test('who gave up is told as the log tells it', async () => {
  const laid = await Laid.dealt<State>('war', {}, 1);
  for (const seat of [0, 1]) {
    language.value = 'uk';
    const view = {
      ...laid.view(seat, 'uk'),
      about: { phase: 'over', result: { by: 'concession', seat: 0, scores: [-1, 1] } },
      model: { hotSeat: false },
    } as unknown as TableView;
    expect(endedWords(view)).toBe(seat === 0 ? 'Поразка. Ви здаєтеся.' : 'Перемога! Гравець 1 здається.');
  }
});
