/** What can be heard, from what matters least to what matters most. */
export const CUES = [
  'card',
  'draw',
  'refusal',
  'miss',
  'probe',
  'offer',
  'turn',
  'good',
  'bad',
  'hit',
  'breakthrough',
  'event',
  'end',
  'loss',
  'win',
] as const;
export type Cue = (typeof CUES)[number];

export const weightOf = (cue: Cue): number => CUES.indexOf(cue);
