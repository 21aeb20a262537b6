import { base } from '../../../../games/war/cards/set.ts';
import type { Releases } from '../../../../games/war/cards/releases.ts';
import { type Keyword, KEYWORDS, SIDES } from '../../../../games/war/cards/vocabulary.ts';
import { labelsIn } from '../../../../games/war/text/card.ts';
import { language } from '../../../shell/settings.ts';
import { Icon } from '../../../shell/icons/icon.tsx';
import type { IconName } from '../../../shell/icons/names.ts';
import { KEYWORD_ICON, TYPE_ICON } from '../card/look.ts';
import { type Group, GROUPS, nameOfGroup } from '../card/groups.ts';
import { type Bench, DEAREST, type Wanted } from './bench.ts';
import { SIZES } from './sizes.ts';
import { WORDS } from './words.ts';

const FIRST: readonly Keyword[] = ['directedAttack', 'overrun', 'veteran', 'artillerySupport', 'interception'];
/** The formats beside open play, by the marker of a block or a theatre. */
const RELEASES: Releases = { ...base.blocks, ...base.theatres };
const ICONS: Readonly<Record<Group, IconName>> = {
  ...TYPE_ICON,
  tactical: 'hourglass',
  ubo: 'treasure-map',
  upgrade: 'upgrade',
  resource: 'wooden-crate',
};
interface PillProps {
  readonly on: boolean;
  readonly icon?: IconName;
  readonly name: string;
  readonly set: () => void;
}
const Pill = ({ on, icon, name, set }: PillProps) => (
  <button type="button" class="pill" aria-pressed={on} onClick={set}>
    {icon !== undefined && <Icon name={icon} />}
    {name}
    {on && <Icon name="r-check" class="check" />}
  </button>
);
const toggled = <T,>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

export function Filters({ bench }: { bench: Bench }) {
  const w = WORDS[language.value];
  const words = labelsIn(language.value);
  const wanted = bench.wanted.value;
  const want = (change: Partial<Wanted>): void => {
    bench.wanted.value = { ...wanted, ...change };
  };
  const keyword = (one: Keyword) => (
    <Pill
      key={one}
      on={wanted.keywords.includes(one)}
      icon={KEYWORD_ICON[one]}
      name={words.keywords[one]}
      set={() => want({ keywords: toggled(wanted.keywords, one) })}
    />
  );
  const price = (name: string, value: number, set: (n: number) => void) => (
    <label>
      <span>{name}</span>
      <input
        type="range"
        min={0}
        max={DEAREST}
        value={value}
        onInput={({ currentTarget }) => set(currentTarget.valueAsNumber)}
      />
      <b>{value}</b>
    </label>
  );
  return (
    <aside class="deck-filters" aria-label={w.search}>
      <label class="deck-search">
        <Icon name="magnifying-glass" />
        <input
          type="search"
          placeholder={w.search}
          aria-label={w.search}
          value={wanted.text}
          onInput={({ currentTarget }) => want({ text: currentTarget.value })}
        />
      </label>
      <h2 class="zone-label">{w.side}</h2>
      <div class="pills">
        {SIDES.map((side) => (
          <Pill key={side} on={bench.deck.value.side === side} name={words.sides[side]} set={() => bench.turn(side)} />
        ))}
      </div>
      <h2 class="zone-label">{w.type}</h2>
      <div class="pills">
        {GROUPS.map((group) => (
          <Pill
            key={group}
            on={wanted.groups.includes(group)}
            icon={ICONS[group]}
            name={nameOfGroup(group)}
            set={() => want({ groups: toggled(wanted.groups, group) })}
          />
        ))}
      </div>
      <h2 class="zone-label">{w.cost}</h2>
      <div class="deck-range">
        {price(w.from, wanted.least, (least) => want({ least, most: Math.max(least, wanted.most) }))}
        {price(w.to, wanted.most, (most) => want({ most, least: Math.min(most, wanted.least) }))}
      </div>
      <h2 class="zone-label">{w.line}</h2>
      <div class="pills">
        {([1, 2] as const).map((line) => (
          <Pill
            key={line}
            on={wanted.line === line}
            name={line === 1 ? 'I' : 'II'}
            set={() => want({ line: wanted.line === line ? undefined : line })}
          />
        ))}
      </div>
      <h2 class="zone-label">{w.keyword}</h2>
      <div class="pills">{FIRST.map(keyword)}</div>
      <details>
        <summary>{w.more}</summary>
        <div class="pills">{KEYWORDS.filter((one) => !FIRST.includes(one)).map(keyword)}</div>
      </details>
      <h2 class="zone-label">{w.format}</h2>
      <div class="pills">
        {['open', ...Object.keys(RELEASES)].map((format) => (
          <Pill
            key={format}
            on={bench.format.value === format}
            name={RELEASES[format]?.[language.value] ?? w.open}
            set={() => (bench.format.value = format)}
          />
        ))}
      </div>
      <h2 class="zone-label">{w.agreed}</h2>
      <div class="pills" data-agreed="">
        {SIZES.map((size) => (
          <Pill
            key={size}
            on={bench.agreed.value === size}
            name={String(size)}
            set={() => (bench.agreed.value = size)}
          />
        ))}
      </div>
    </aside>
  );
}
