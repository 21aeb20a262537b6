import type { ComponentChildren } from 'preact';
import { Icon } from '../shell/icons/icon.tsx';
import type { IconName } from '../shell/icons/names.ts';
import { Scene } from '../table/scene.tsx';
import { words } from '../shell/text/index.ts';
import type { Poster } from '../shell/text/words.ts';

/** The three cards on each poster: drawn by the same styles as on the table, with words of their own. */
export function Fan({ poster }: { poster: Poster }) {
  const [a, b, c] = words().posters[poster].fan;
  const cards = { liberation: LiberationFan, afu: AfuFan, bravery: BraveryFan, war: WarFan }[poster]({ a, b, c });
  return (
    <div class="fan3" aria-hidden="true">
      {cards.map((card, i) => (
        <div key={i} class={`f f${i}`}>
          {card}
        </div>
      ))}
    </div>
  );
}
interface Names {
  readonly a: string;
  readonly b: string;
  readonly c: string;
}
type Vars = Readonly<Record<`--${string}`, string>>;
const Card = ({ kind, vars, children }: { kind: string; vars?: Vars; children: ComponentChildren }) => (
  <div class={`card ${kind}`} style={vars}>
    <div class="in">{children}</div>
  </div>
);

const LocationFace = ({ name, icon, vars }: { name: string; icon: IconName; vars: Vars }) => (
  <Card kind="lib" vars={vars}>
    <div class="limb" />
    <div class="art">
      <Icon name={icon} />
    </div>
    <div class="lt">
      <b>{name.slice(0, 1)}</b>
    </div>
    <div class="nm">{name}</div>
    <div class="ms">
      <div class="m rs">
        <Icon name="fist" />
        <span />
        <div class="cst">
          <Icon name="r-disc" />
        </div>
      </div>
      <div class="m dy">
        <Icon name="imperial-crown" />
        <span />
        <div class="cst">
          <Icon name="r-disc" />
          <Icon name="r-exert" />
        </div>
      </div>
    </div>
  </Card>
);
const LiberationFan = ({ b, c }: Names) => [
  <Card key="back" kind="lbk">
    <div class="em">
      <Icon name="ringed-planet" />
    </div>
    <span class="n1">I</span>
    <span class="n2">II</span>
    <span class="n3">III</span>
  </Card>,
  <LocationFace key="b" name={b} icon="capitol" vars={{ '--c1': '#ffd98a', '--c2': '#6b4a12' }} />,
  <LocationFace key="c" name={c} icon="interceptor-ship" vars={{ '--c1': '#9fd0ff', '--c2': '#1d4a7a' }} />,
];

const Value = ({ icon, value }: { icon: IconName; value: number }) => (
  <div class="v">
    <Icon name={icon} />
    <b>{value}</b>
  </div>
);
const AfuFan = ({ a, b, c }: Names) => [
  <Card key="a" kind="afu inv">
    <div class="top">
      <div class="num">I</div>
      <div class="ttl">{a}</div>
      <div class="bdg" style={{ background: '#7d3324' }}>
        <Icon name="jet-fighter" />
      </div>
    </div>
    <div class="art">
      <Scene icon="jet-fighter" flies />
    </div>
    <div class="sts">
      <Value icon="heavy-bullets" value={4} />
      <Value icon="shield" value={5} />
    </div>
  </Card>,
  ...(
    [
      [b, 'parachute', '#7c1f3a', '#8fa36f', '#4c6340', 3, 2, true],
      [c, 'battle-tank', '#7a5a14', '#b2a377', '#6a5f3e', 3, 3, false],
    ] as const
  ).map(([name, icon, badge, sky, ground, attack, defence, flies]) => (
    <Card key={name} kind="afu" vars={{ '--a1': sky, '--a2': ground }}>
      <div class="top">
        <div class="cost">
          <b>4</b>
        </div>
        <div class="ttl">{name}</div>
        <div class="bdg" style={{ background: badge }}>
          <Icon name={icon === 'battle-tank' ? 'tank-tread' : icon} />
        </div>
      </div>
      <div class="art">
        <Scene icon={icon} flies={flies} />
      </div>
      <div class="sts">
        <Value icon="heavy-bullets" value={attack} />
        <Value icon="shield" value={defence} />
        <Value icon="backup" value={1} />
        <div class="cmp">
          <Icon name="rank-2" />
          <b>+2</b>
        </div>
      </div>
    </Card>
  )),
];

const BraveryFan = ({ a, b, c }: Names) =>
  (
    [
      ['red', a, 'siren', 2],
      ['yel', b, 'power-generator', 3],
      ['gre', c, 'three-friends', 2],
    ] as const
  ).map(([colour, name, icon, price]) => (
    <Card key={name} kind={`brv ${colour}`}>
      <div class="top">
        <div class={colour === 'gre' ? 'wl' : 'dy'}>
          {colour === 'gre' && <Icon name="torch" />}
          <b>{price}</b>
        </div>
        <div class="ttl">{name}</div>
      </div>
      <div class="art">
        <Scene icon={icon} />
      </div>
    </Card>
  ));

const WarFan = ({ a, b, c }: Names) =>
  (
    [
      ['avi', a, 'airplane', [1, 3, 2], 1, 1, 'ger', 'r-bar'],
      ['inf', b, 'brodie-helmet', [3, 1, 0], 3, 2, 'ussr', 'r-dot'],
      ['arm', c, 'battle-tank', [1, 3, 2], 3, 3, 'ussr', 'r-dot'],
    ] as const
  ).map(([type, name, icon, cost, attack, defence, side, mark]) => (
    <Card key={name} kind={`war ${type}`}>
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
    </Card>
  ));
