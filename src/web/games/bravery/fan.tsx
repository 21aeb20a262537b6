import type { Language } from '../../../kernel/text.ts';
import { Icon } from '../../shell/icons/icon.tsx';
import { language } from '../../shell/settings.ts';
import { Scene } from '../../table/scene.tsx';
import { FanCard, FanOf } from '../parts/fan.tsx';
import type { PosterWords } from '../parts/poster.ts';
import './faces.ts';

/** What the foot of each card says. */
const KINDS: Readonly<Record<Language, Readonly<Record<'red' | 'yellow' | 'green', string>>>> = {
  uk: { red: 'ворожа дія', yellow: 'потреба', green: 'дії народу' },
  ru: { red: 'вражеское действие', yellow: 'потребность', green: 'действия народа' },
  en: { red: 'enemy action', yellow: 'need', green: 'people’s action' },
};
const cardsOf = ([a, b, c]: PosterWords['fan']) =>
  (
    [
      ['red', a, 'siren', 2],
      ['yellow', b, 'power-generator', 3],
      ['green', c, 'three-friends', 2],
    ] as const
  ).map(([colour, name, icon, price]) => (
    <FanCard key={name} kind={`bravery-card ${colour}`}>
      <div class="top">
        <div class={colour === 'green' ? 'will-cost' : 'day-cost'}>
          {colour === 'green' && <Icon name="torch" />}
          <b>{price}</b>
        </div>
        <div class="card-title">{name}</div>
      </div>
      <div class="art">
        <Scene icon={icon} />
      </div>
      <div class="card-foot">
        <span class="card-kind">{KINDS[language.value][colour]}</span>
      </div>
    </FanCard>
  ));

export const Fan = ({ names }: { names: PosterWords['fan'] }) => <FanOf cards={cardsOf(names)} />;
