import { Icon } from '../../shell/icons/icon.tsx';
import { Scene } from '../../table/scene.tsx';
import { FanCard, FanOf } from '../fan.tsx';
import type { PosterWords } from '../poster.ts';
import './faces.ts';

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
    </FanCard>
  ));

export const Fan = ({ names }: { names: PosterWords['fan'] }) => <FanOf cards={cardsOf(names)} />;
