/** WAR 28: what the foot of a card prints for collectors, and where its unit served. */
import type { JSX } from 'preact';
import { BLOCKS, THEATRES } from '../../../../games/war/cards/releases.ts';
import type { CardRow, Words } from '../../../../games/war/cards/schema.ts';
import type { Rarity } from '../../../../games/war/cards/vocabulary.ts';
import { labelsIn } from '../../../../games/war/text/card.ts';
import type { Language } from '../../../../kernel/text.ts';
import { language } from '../../../shell/settings.ts';
import { Flags } from './flags.tsx';

/** WAR-28.2: a shape and a colour for each. */
const GEM: Readonly<Record<Rarity, JSX.Element>> = {
  common: <circle cx="10" cy="10" r="7" fill="#8a8a86" />,
  rare: <path d="M10 1 18 10 10 19 2 10Z" fill="#2f6fb7" />,
  veryRare: <path d="M5 3H15L19 8 10 18 1 8Z" fill="#8a46a8" />,
  unique: (
    <path d="M10 1 12.6 7.2 19.3 7.8 14.2 12.2 15.8 18.8 10 15.3 4.2 18.8 5.8 12.2.7 7.8 7.4 7.2Z" fill="#d9a32b" />
  ),
};
const nameIn = (names: Words | undefined, id: string, spoken: Language): string => names?.[spoken] ?? id;

export const Gem = ({ rarity, spoken = language.value }: { rarity: Rarity; spoken?: Language }) => (
  <svg class="gem" viewBox="0 0 20 20" role="img" aria-label={labelsIn(spoken).rarities[rarity]}>
    {GEM[rarity]}
  </svg>
);
interface ImprintProps {
  readonly row: CardRow;
  readonly spoken: Language;
}
/** Flags, rarity, number, compatibility marker and block. A set of somebody's own has blocks without a name. */
export function Imprint({ row, spoken }: ImprintProps) {
  const { rarity, number, block, blockOnly } = row;
  return (
    <>
      {row.flags.length > 0 && <Flags flags={row.flags} spoken={spoken} />}
      <Gem rarity={rarity} spoken={spoken} />
      <span class="imprint">
        <b>{number}</b>
        <span title={nameIn(BLOCKS[block], block, spoken)}>
          {blockOnly && <i class="block-only" role="img" aria-label={ONLY[spoken]} title={ONLY[spoken]} />}
          {nameIn(BLOCKS[block], block, spoken)}
        </span>
      </span>
    </>
  );
}
/** WAR-28.5: the compatibility marker, left of the block. */
const ONLY: Readonly<Record<Language, string>> = {
  uk: 'У турнірах лише свого блоку:',
  ru: 'В турнирах только своего блока:',
  en: 'In tournaments of its own block only:',
};

/** WAR-28.6: the letter of each theatre. */
export const Theatres = ({ row, spoken }: ImprintProps) => (
  <span class="theatres">
    {row.theatres.map((id) => {
      const name = nameIn(THEATRES[id], id, spoken);
      return (
        <span key={id} role="img" aria-label={name} title={name}>
          {name.charAt(0)}
        </span>
      );
    })}
  </span>
);
