import { Icon } from '../../shell/icons/icon.tsx';
import { Scene } from '../../table/scene.tsx';
import { FanCard, FanOf } from '../fan.tsx';
import type { PosterWords } from '../poster.ts';
import './faces.ts';

const cardsOf = ([a, b, c]: PosterWords['fan']) =>
  (
    [
      ['avi', a, 'airplane', [1, 3, 2], 1, 1, 'ger', 'r-bar'],
      ['inf', b, 'brodie-helmet', [3, 1, 0], 3, 2, 'ussr', 'r-dot'],
      ['arm', c, 'battle-tank', [1, 3, 2], 3, 3, 'ussr', 'r-dot'],
    ] as const
  ).map(([type, name, icon, cost, attack, defence, side, mark]) => (
    <FanCard key={name} kind={`war ${type}`}>
      <div class="top">
        <div class="ttl">{name}</div>
        <span class="ln">{type === 'avi' ? 'II' : 'I'}</span>
      </div>
      <div class="art">
        <Scene icon={icon} flies={type === 'avi'} />
        <div class="cst">
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
      <div class="tx" />
      <div class="bt">
        <span class={`sd ${side}`}>
          <Icon name={mark} />
        </span>
        <span class="ad">
          {attack}
          <s>/</s>
          {defence}
        </span>
      </div>
    </FanCard>
  ));

export const Fan = ({ names }: { names: PosterWords['fan'] }) => <FanOf cards={cardsOf(names)} />;
