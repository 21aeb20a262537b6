import { base } from '../../../../games/war/cards/set.ts';
import { MOST_BESIDE, type Terms } from '../../../../games/war/brings.ts';
import { ANY, MOST_PLACES, planOn, sidesWith } from '../../../../games/war/packs.ts';
import { labelsIn } from '../../../../games/war/text/card.ts';
import { Choice } from '../../../shell/parts/choice.tsx';
import { language } from '../../../shell/settings.ts';
import type { TermsProps } from '../../parts/bringing.ts';
import { WORDS } from './bringing-words.ts';
import { formatName, FORMATS } from './brought.ts';
import { SIZES } from './sizes.ts';

const SIDEBOARDS = [0, 5, 10, MOST_BESIDE] as const;

/** What whoever makes a room says of decks, and of the boosters that they may come from. */
export function TermsOfRoom({ terms, set }: TermsProps) {
  const w = WORDS[language.value];
  const { format = 'open', size = 60, sideboard = 0 } = terms as Partial<Terms>;
  return (
    <>
      <Choice
        label={w.format}
        values={FORMATS}
        value={format}
        name={formatName}
        set={(one) => set({ ...terms, format: one })}
      />
      <Boosters terms={terms} set={set} />
      <Choice
        label={w.deck}
        values={SIZES}
        value={size as (typeof SIZES)[number]}
        name={w.exactly}
        set={(one) => set({ ...terms, size: one })}
      />
      <Choice
        label={w.between}
        values={SIDEBOARDS}
        value={sideboard as (typeof SIDEBOARDS)[number]}
        name={(one) => (one === 0 ? w.noSideboard : w.sideboard(one))}
        set={(one) => set({ ...terms, sideboard: one })}
      />
    </>
  );
}

const COUNTS = [6, 8, 10, 12] as const;
const PLACES = [2, 4, 6, MOST_PLACES] as const;
const SECONDS = [30, 60, 120] as const;
/** Of boosters, where decks are built from them. */
function Boosters({ terms, set }: TermsProps) {
  const w = WORDS[language.value];
  const { block = ANY, side = ANY, boosters = 8, places = 4, seconds = 60 } = terms as Partial<Terms>;
  const plan = planOn(terms);
  if (plan === undefined) return null;
  const sides = sidesWith(base, block);
  const labels = labelsIn(language.value);
  const drafts = plan.places !== undefined;
  const blocks = [ANY, ...Object.keys(base.blocks)];
  return (
    <>
      <Choice
        label={w.side}
        values={drafts ? sides : [ANY, ...sides]}
        value={drafts && side === ANY ? sides[0]! : side}
        name={(one) => labels.sides[one as keyof typeof labels.sides] ?? w.anySide}
        set={(one) => set({ ...terms, side: one })}
      />
      <Choice
        label={w.block}
        values={blocks}
        value={block}
        name={(one) => base.blocks[one]?.[language.value] ?? w.anyBlock}
        set={(one) =>
          set({ ...terms, block: one, side: sidesWith(base, one).some((has) => has === side) ? side : ANY })
        }
      />
      {!drafts && (
        <Choice
          label={w.boosters}
          values={COUNTS}
          value={boosters as (typeof COUNTS)[number]}
          name={w.each}
          set={(one) => set({ ...terms, boosters: one })}
        />
      )}
      {drafts && (
        <>
          <Choice
            label={w.places}
            values={PLACES}
            value={places as (typeof PLACES)[number]}
            name={String}
            set={(one) => set({ ...terms, places: one })}
          />
          <Choice
            label={w.seconds}
            values={SECONDS}
            value={seconds as (typeof SECONDS)[number]}
            name={w.inSeconds}
            set={(one) => set({ ...terms, seconds: one })}
          />
        </>
      )}
    </>
  );
}
