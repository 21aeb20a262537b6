/** A law of the contract does not hold; the message says which, in which game and how to see it again. */
export class Broken extends Error {
  readonly law: string;
  constructor(law: string, where = '') {
    super(where === '' ? law : `${law} (${where})`);
    this.name = 'Broken';
    this.law = law;
  }
}
/** A law that takes time to put into words is worded only when it is broken. */
export function hold(condition: boolean, law: string | (() => string)): void {
  if (!condition) throw new Broken(typeof law === 'string' ? law : law());
}
