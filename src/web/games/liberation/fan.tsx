import { Icon } from '../../shell/icons/icon.tsx';
import type { IconName } from '../../shell/icons/names.ts';
import { FanCard, FanOf, type Vars } from '../fan.tsx';
import type { PosterWords } from '../poster.ts';
import './faces.ts';

const LocationFace = ({ name, icon, vars }: { name: string; icon: IconName; vars: Vars }) => (
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
      <div class="mission resistance">
        <Icon name="fist" />
        <span />
        <div class="costs">
          <Icon name="r-disc" />
        </div>
      </div>
      <div class="mission dynasty">
        <Icon name="imperial-crown" />
        <span />
        <div class="costs">
          <Icon name="r-disc" />
          <Icon name="r-exert" />
        </div>
      </div>
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
  <LocationFace key="b" name={b} icon="capitol" vars={{ '--c1': '#ffd98a', '--c2': '#6b4a12' }} />,
  <LocationFace key="c" name={c} icon="interceptor-ship" vars={{ '--c1': '#9fd0ff', '--c2': '#1d4a7a' }} />,
];

export const Fan = ({ names }: { names: PosterWords['fan'] }) => <FanOf cards={cardsOf(names)} />;
