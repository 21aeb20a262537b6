import { Icon } from '../../shell/icons/icon.tsx';
import { language } from '../../shell/settings.ts';
import { Scene } from '../../table/scene.tsx';
import { FanCard, FanOf } from '../parts/fan.tsx';
import { FAN } from './fan-cards.ts';
import type { PosterWords } from '../parts/poster.ts';
import './card/faces.ts';

const cardsOf = ([a, b, c]: PosterWords['fan']) =>
  (
    [
      [a, 'airplane', 'germany', 'r-bar', ...FAN[0]],
      [b, 'brodie-helmet', 'ussr', 'r-dot', ...FAN[1]],
      [c, 'battle-tank', 'ussr', 'r-dot', ...FAN[2]],
    ] as const
  ).map(([name, icon, side, mark, , type, cost, [attack, defence], printed]) => (
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
        <div class="kind">{printed[language.value][0]}</div>
      </div>
      <div class="card-text">
        <p>
          <b>{printed[language.value][1]}</b>
        </p>
      </div>
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
