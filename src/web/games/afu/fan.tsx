import { Icon } from '../../shell/icons/icon.tsx';
import type { IconName } from '../../shell/icons/names.ts';
import { Scene } from '../../table/scene.tsx';
import { FanCard, FanOf } from '../parts/fan.tsx';
import type { PosterWords } from '../parts/poster.ts';
import './faces.ts';

const Value = ({ icon, value }: { icon: IconName; value: number }) => (
  <div class="value">
    <Icon name={icon} />
    <b>{value}</b>
  </div>
);
const cardsOf = ([a, b, c]: PosterWords['fan']) => [
  <FanCard key="a" kind="afu invader">
    <div class="top">
      <div class="numeral">I</div>
      <div class="card-title">{a}</div>
      <div class="badge" style={{ background: '#7d3324' }}>
        <Icon name="jet-fighter" />
      </div>
    </div>
    <div class="art">
      <Scene icon="jet-fighter" flies />
    </div>
    <div class="values">
      <Value icon="heavy-bullets" value={4} />
      <Value icon="shield" value={5} />
    </div>
  </FanCard>,
  ...(
    [
      [b, 'parachute', '#7c1f3a', '#8fa36f', '#4c6340', 3, 2, true],
      [c, 'battle-tank', '#7a5a14', '#b2a377', '#6a5f3e', 3, 3, false],
    ] as const
  ).map(([name, icon, badge, sky, ground, attack, defence, flies]) => (
    <FanCard key={name} kind="afu" vars={{ '--a1': sky, '--a2': ground }}>
      <div class="top">
        <div class="cost">
          <b>4</b>
        </div>
        <div class="card-title">{name}</div>
        <div class="badge" style={{ background: badge }}>
          <Icon name={icon === 'battle-tank' ? 'tank-tread' : icon} />
        </div>
      </div>
      <div class="art">
        <Scene icon={icon} flies={flies} />
      </div>
      <div class="values">
        <Value icon="heavy-bullets" value={attack} />
        <Value icon="shield" value={defence} />
        <Value icon="backup" value={1} />
        <div class="payment">
          <Icon name="rank-2" />
          <b>+2</b>
        </div>
      </div>
    </FanCard>
  )),
];

export const Fan = ({ names }: { names: PosterWords['fan'] }) => <FanOf cards={cardsOf(names)} />;
