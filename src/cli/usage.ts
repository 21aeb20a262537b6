/** Every command, in the order of the help, with its arguments; those in square brackets may be left out. */
export const USAGE = {
  play: 'game',
  sim: 'game',
  arena: 'game',
  matrix: 'game',
  lab: 'what [subject]',
  boosters: 'game',
  env: 'game',
  pack: 'file',
  puzzles: 'what subject',
  position: 'file',
  replay: 'record',
  verify: 'record',
  event: 'address',
  record: 'game',
  rules: '[id]',
  fuzz: 'game',
  bench: '[name]',
  serve: '',
  data: 'what file',
  torture: 'kind',
} as const;
export type CommandName = keyof typeof USAGE;
