import type { GameModule } from '../../../games/index.ts';
import { FanOf } from '../parts/fan.tsx';
import { numbersOf } from '../parts/prints.ts';
import { PlainBack, PlainFace } from './index.tsx';

/** The back and the first two cards of a game that brought no poster. */
export const PlainFan = ({ module }: { module: GameModule }) => (
  <FanOf
    cards={[
      <PlainBack key="back" />,
      ...numbersOf(module.game)
        .slice(0, 2)
        .map((def) => <PlainFace key={def} def={def} detail="token" texts={module.texts} />),
    ]}
  />
);
