import type { GameTexts } from '../../../kernel/text.ts';
import { FanOf } from '../fan.tsx';
import { printsOf } from '../prints.ts';
import { PlainBack, PlainFace } from './index.tsx';

/** The back and the first two cards of a game that brought no poster. */
export const PlainFan = ({ texts }: { texts: GameTexts }) => (
  <FanOf
    cards={[
      <PlainBack key="back" />,
      ...printsOf(texts)
        .slice(0, 2)
        .map((def) => <PlainFace key={def} def={def} detail="token" texts={texts} />),
    ]}
  />
);
