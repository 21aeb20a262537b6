// What style sheets and sources call things: a class that one of them names and the other does not is a leftover, and a
// name is a word.

const comment = /\/\*[\s\S]*?\*\//g;
/** The classes that a style sheet speaks of. */
export function classesOfSheet(css: string): Set<string> {
  const classes = new Set<string>();
  for (const [, head] of css.replace(comment, '').matchAll(/([^{};]+)\{/g)) {
    if (head!.trim().startsWith('@')) continue;
    for (const [, name] of head!.matchAll(/\.([a-z][\w-]*)/gi)) classes.add(name!);
  }
  return classes;
}

/** The classes that a sheet dresses wherever they stand; on paper everything may be dressed anew. */
export function groundOf(css: string): Set<string> {
  const onScreen = css.replace(comment, '').replace(/@media print \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  const selectors = [...onScreen.matchAll(/([^{};]+)\{/g)].flatMap(([, head]) => head!.split(/,(?![^(]*\))/));
  return new Set(selectors.flatMap((selector) => /^\s*\.([a-z][\w-]*)\s*$/i.exec(selector)?.[1] ?? []));
}

/** From an opening bracket to behind the one that closes it. */
function bracketed(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    if (source[at] === '{') depth++;
    else if (source[at] === '}' && --depth === 0) return source.slice(from, at + 1);
  }
  return source.slice(from);
}
const literal = /"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g;
/** A text that is compared with, looked up or handed to a function is no class. */
const asked = /(?:[=!]== |\[|\(|, )(?:"[^"\n]*"|'[^'\n]*')/g;
/** The words of the texts in a piece of code; one that is made as it runs (`side-${n}`) ends in a hyphen. */
function wordsIn(code: string): string[] {
  return [...code.matchAll(literal)].flatMap((found) => {
    const text = found.slice(1).find((part) => part !== undefined)!;
    const inside = [...text.matchAll(/\$\{([^}]*)\}/g)].flatMap(([, expression]) => wordsIn(expression!));
    return [...text.replaceAll(/\$\{[^}]*\}/g, ' ').split(/\s+/), ...inside].filter((word) =>
      /^[a-z][\w-]*$/i.test(word),
    );
  });
}
/** The words that a component gives as classes. */
export function classesOfComponent(source: string): Set<string> {
  const given = [...source.matchAll(/\bclass=(?="|\{)/g)].map(({ index, 0: { length } }) => {
    const from = index + length;
    return source[from] === '{' ? bracketed(source, from) : source.slice(from, source.indexOf('"', from + 1) + 1);
  });
  return new Set(given.flatMap((code) => wordsIn(code.replace(asked, ''))));
}
/** Every word that stands in a text of a source: a class may be handed on as a value. */
export const wordsOf = (source: string): Set<string> => new Set(wordsIn(source.replace(comment, '')));
