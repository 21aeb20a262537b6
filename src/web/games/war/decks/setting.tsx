import { base } from '../../../../games/war/cards/set.ts';
import { decodeDeck } from '../../../../games/war/decks/code.ts';
import { findings } from '../../../../games/war/decks/legality.ts';
import { READY_DECKS } from '../../../../games/war/decks/ready.ts';
import { href } from '../../../shell/router.ts';
import { language } from '../../../shell/settings.ts';
import { Choice } from '../../../shell/choice.tsx';
import { type KeptDeck, keptDecks } from './kept.ts';
import { WORDS } from './words.ts';

function isLegal({ code }: KeptDeck): boolean {
  const deck = decodeDeck(base, code);
  return deck !== undefined && findings(base, deck).length === 0;
}

/** Chooses a deck before the deal: a ready one, one of the player's own, or the one that the address names. */
export function Setting({ label, value, set }: { label: string; value: string; set: (value: string) => void }) {
  const w = WORDS[language.value];
  const names = new Map<string, string>([
    ...READY_DECKS.map(({ id, title }) => [id, title[language.value]] as const),
    ...keptDecks.value.filter(isLegal).map(({ code, name }) => [code, `${w.own}: ${name}`] as const),
  ]);
  const values = names.has(value) ? [...names.keys()] : [...names.keys(), value];
  const plan = READY_DECKS.find(({ id }) => id === value)?.plan[language.value];
  return (
    <>
      <Choice label={label} values={values} value={value} name={(one) => names.get(one) ?? w.own} set={set} />
      <p class="mute">
        {plan} <a href={href(['decks', 'war'], { code: value })}>{w.toBuilder}</a>
      </p>
    </>
  );
}
