import type { Language } from '../../../kernel/text.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import type { IconName } from '../../shell/icons/names.ts';
import { language } from '../../shell/settings.ts';
import { FanCard, FanOf, type Vars } from '../parts/fan.tsx';
import type { PosterWords } from '../parts/poster.ts';
import './faces.ts';

/** What is printed on the two cards: the missions of each side. */
const MISSIONS: Readonly<Record<Language, readonly (readonly [resistance: string, dynasty: string])[]>> = {
  uk: [
    ['Суспільна підтримка', 'Пропаганда'],
    ['Мобілізація бази', 'Запуск флоту'],
  ],
  ru: [
    ['Общественная поддержка', 'Пропаганда'],
    ['Мобилизация базы', 'Запуск флота'],
  ],
  en: [
    ['Public Support', 'Propaganda'],
    ['Base Mobilisation', 'Fleet Launch'],
  ],
};
const Mission = ({ side, name, costs }: { side: string; name: string; costs: readonly IconName[] }) => (
  <div class={`mission ${side}`}>
    <Icon name={side === 'dynasty' ? 'imperial-crown' : 'fist'} />
    <span>{name}</span>
    <div class="costs">
      {costs.map((icon, i) => (
        <Icon key={i} name={icon} />
      ))}
    </div>
  </div>
);
interface LocationProps {
  readonly name: string;
  readonly icon: IconName;
  readonly vars: Vars;
  readonly missions: readonly [resistance: string, dynasty: string];
  /** What the mission of the Dynasty costs. */
  readonly costs: readonly IconName[];
}
const LocationFace = ({ name, icon, vars, missions: [resistance, dynasty], costs }: LocationProps) => (
  <FanCard kind="location-card" vars={vars}>
    <div class="limb" />
    <div class="art">
      <Icon name={icon} />
    </div>
    <div class="card-letter">
      <b>{name.slice(0, 1)}</b>
    </div>
    <div class="card-name">{name}</div>
    <div class="missions">
      <Mission side="resistance" name={resistance} costs={['r-disc']} />
      <Mission side="dynasty" name={dynasty} costs={costs} />
    </div>
  </FanCard>
);
const cardsOf = ([, b, c]: PosterWords['fan']) => [
  <FanCard key="back" kind="location-back">
    <div class="back-emblem">
      <Icon name="ringed-planet" />
    </div>
    <span class="numeral-1">I</span>
    <span class="numeral-2">II</span>
    <span class="numeral-3">III</span>
  </FanCard>,
  <LocationFace
    key="b"
    name={b}
    icon="capitol"
    vars={{ '--c1': '#ffd98a', '--c2': '#6b4a12' }}
    missions={MISSIONS[language.value][0]!}
    costs={['r-disc', 'r-exert', 'r-exert']}
  />,
  <LocationFace
    key="c"
    name={c}
    icon="interceptor-ship"
    vars={{ '--c1': '#9fd0ff', '--c2': '#1d4a7a' }}
    missions={MISSIONS[language.value][1]!}
    costs={['r-exert']}
  />,
];

export const Fan = ({ names }: { names: PosterWords['fan'] }) => <FanOf cards={cardsOf(names)} />;
