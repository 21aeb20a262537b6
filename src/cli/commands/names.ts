/** Every command, in the order of the help, with its arguments. */
export const USAGE = {
  rules: '[id]',
} as const;
export type CommandName = keyof typeof USAGE;
