import { Icon } from '../../shell/icons/icon.tsx';
import { Scene } from '../../table/scene.tsx';
import { FanCard, FanOf } from '../fan.tsx';
import type { PosterWords } from '../poster.ts';
import './faces.ts';

const cardsOf = ([a, b, c]: PosterWords['fan']) =>
  (
    [
      ['aviation', a, 'airplane', [1, 3, 2], 1, 1, 'germany', 'r-bar'],
      ['infantry', b, 'brodie-helmet', [3, 1, 0], 3, 2, 'ussr', 'r-dot'],
      ['armour', c, 'battle-tank', [1, 3, 2], 3, 3, 'ussr', 'r-dot'],
    ] as const
  ).map(([type, name, icon, cost, attack, defence, side, mark]) => (
    <FanCard key={name} kind={`war ${type}`}>
      <div class="top">
        <div class="card-title">{name}</div>
        <span class="line-number">{type === 'aviation' ? 'II' : 'I'}</span>
      </div>
      <div class="art">
        <Scene icon={icon} flies={type === 'aviation'} />
        <div class="left">
          <div class="costs">
            {cost.map(
              (n, i) =>
                n > 0 && (
                  <span key={i}>
                    <Icon name={(['wooden-crate', 'factory', 'jerrycan'] as const)[i]!} />
                    {n}
                  </span>
                ),
            )}
          </div>
        </div>
      </div>
      <div class="card-text" />
      <div class="card-foot">
        <span class={`side-mark ${side}`}>
          <Icon name={mark} />
        </span>
        <span class="strengths">
          {attack}
          <s>/</s>
          {defence}
        </span>
      </div>
    </FanCard>
  ));

export const Fan = ({ names }: { names: PosterWords['fan'] }) => <FanOf cards={cardsOf(names)} />;
