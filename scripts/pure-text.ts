// Rules of the digests that no source of a game carries out, each with what it is instead. Every other rule is found in the
// sources by its whole id.
export const PURE_TEXT: Readonly<Record<string, string>> = {
  'AFU-15.2': 'follows from the numbers of cards',
  'AFU-R71': 'the kernel draws for every game',
  'BRV-17.24': 'follows from the numbers of cards',
  'LIB-1.6': 'what is printed on the backs',
  'LIB-12.5': 'advice to people',
  'LIB-18.10': 'figures to check the galaxy with',
  'WAR-1.5': 'a principle: what a card says is done by the chapters that it speaks of',
  'WAR-3.7': 'what the two lines mean',
  'WAR-5.3': 'a sign of the print',
  'WAR-27.1': 'a principle: what a card says is done by the chapters that it speaks of',
  'WAR-R8': 'colours of the print',
  'WAR-R86': 'signs of the print',
  'WAR-R87': 'how lists of the rulebook are read',
};
