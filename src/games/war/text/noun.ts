/** A noun with the cases that card texts use. */
export interface Noun {
  readonly gender: 'm' | 'f' | 'n';
  /** one tank, (choose) one tank, of one tank, tanks, of tanks */
  readonly one: string;
  readonly accusative: string;
  readonly ofOne: string;
  readonly many: string;
  readonly ofMany: string;
  /** the word by itself, as printed in the corner of the card */
  readonly label: string;
}

/** `forms`: one|accusative|of one|many|of many */
export function noun(gender: Noun['gender'], forms: string, label?: string): Noun {
  const [one = '', accusative = '', ofOne = '', many = '', ofMany = ''] = forms.split('|');
  return { gender, one, accusative, ofOne, many, ofMany, label: label ?? one };
}

/** A word that does not change. */
export const fixed = (gender: Noun['gender'], word: string): Noun =>
  noun(gender, [word, word, word, word, word].join('|'));

export const labels = <K extends string>(nouns: Readonly<Record<K, Noun>>): Readonly<Record<K, string>> =>
  Object.fromEntries(Object.entries<Noun>(nouns).map(([key, word]) => [key, word.label])) as Record<K, string>;
