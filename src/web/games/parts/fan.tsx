import type { ComponentChildren } from 'preact';

/** Colours of one card. */
export type Vars = Readonly<Record<`--${string}`, string>>;
export const FanCard = ({ kind, vars, children }: { kind: string; vars?: Vars; children: ComponentChildren }) => (
  <div class={`card ${kind}`} style={vars}>
    <div class="in">{children}</div>
  </div>
);

/** Three cards, one beside the other. */
export const FanOf = ({ cards }: { cards: readonly ComponentChildren[] }) => (
  <>
    {cards.map((card, i) => (
      <div key={i} class={`fan-card fan-${i}`}>
        {card}
      </div>
    ))}
  </>
);
