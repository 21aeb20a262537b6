import type { GameModule } from '../../games/index.ts';
import type { DefId } from '../../kernel/ids.ts';
import { textFor } from '../../kernel/roles.ts';
import { readSetup } from '../../kernel/setup.ts';
import { percent, points } from '../shell/figures.ts';
import { language } from '../shell/settings.ts';
import { verdictIn, winRate } from './figures.ts';
import type { Run } from './runner.ts';
import { type Given, isAsked, secondOf, type Study } from './study.ts';
import { WORDS } from './words.ts';

interface FoundOut {
  /** What was studied. */
  readonly headline: string;
  readonly figure: string;
  /** The interval, and whether it proves anything. */
  readonly claim: string;
  readonly tone: 'good' | 'bad' | '';
}
/** What was changed, in the words of the settings. */
export function changeIn(module: GameModule, { setup, other, change }: Study): string {
  const text = module.texts[language.value];
  const { numbers } = module;
  const onCard =
    change === undefined || numbers === undefined
      ? []
      : Object.entries(change.numbers).map(
          ([name, value]) =>
            `${text.card(change.def as DefId).name}, ${numbers.name(name, language.value)}: ${numbers.of(change.def as DefId)[name]} → ${value}`,
        );
  const [was, is] = [setup, other ?? setup].map((given) => readSetup(module.game.options, given) as Given);
  const changed = Object.keys(module.game.options).filter((name) => String(was![name]) !== String(is![name]));
  const settings = changed
    .filter((name) => isAsked(module, name))
    .map((name) => `${text.setting(name)}: ${text.setting(name, String(is![name]))}`);
  return [...settings, ...onCard].join(', ');
}
/** The finding in a sentence, its figure and what it is worth. */
export function findingOf(module: GameModule, study: Study, { first, second, running }: Run): FoundOut {
  const w = WORDS[language.value];
  const seat =
    module.game.utility === 'shared'
      ? w.together
      : textFor(module.game, module.texts[language.value], study.setup).seats[0]!;
  if (secondOf(study) === undefined || second.length === 0) {
    const { share, from, to } = winRate(first, 0);
    return {
      headline: w.rateOf(seat),
      figure: percent(share, 1),
      claim: w.within(percent(from, 1), percent(to, 1)),
      tone: '',
    };
  }
  const { mean, from, to, claim } = verdictIn(first, second);
  const change = changeIn(module, study);
  const byOwner = first.some(({ owners }) => owners !== undefined);
  const proven = claim === 'more' || claim === 'less';
  const says = proven ? w.proven : claim === 'same' ? w.same : running ? w.notYet : w.notProven;
  return {
    headline: w.differenceOf(change === '' ? w.noChange : change, byOwner ? w.owner : seat),
    figure: `${points(mean, 1)} %`,
    claim: says(points(from, 1), points(to, 1)),
    tone: proven ? (mean > 0 ? 'good' : 'bad') : '',
  };
}
