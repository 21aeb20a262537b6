import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { FIRST_ICONS, GLYPHS, ICONS } from '../shell/icons/names.ts';
import { SILHOUETTES } from '../shell/icons/silhouettes.ts';

interface IconSet {
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}
const ID = 'virtual:sprite';

function iconSet(): IconSet {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf8')) as IconSet;
}
/** Pictures with the icons that are used and no others: those of the first load with our own glyphs, and the rest. */
function drawSprites(): { readonly first: string; readonly rest: string } {
  const set = iconSet();
  const symbols = ICONS.map((name) => {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (icon === undefined) throw new Error(`game-icons has no icon ${name}`);
    const [width, height] = [icon.width ?? set.width ?? 512, icon.height ?? set.height ?? 512];
    return { name, symbol: `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${icon.body}</symbol>` };
  });
  const drawn = (paths: Readonly<Record<string, string>>): readonly string[] =>
    Object.entries(paths).map(
      ([name, path]) => `<symbol id="${name}" viewBox="0 0 512 512"><path fill="currentColor" d="${path}"/></symbol>`,
    );
  const sheet = (early: boolean, more: readonly string[]): string => {
    const some = symbols.filter(({ name }) => FIRST_ICONS.has(name) === early).map(({ symbol }) => symbol);
    return `<svg xmlns="http://www.w3.org/2000/svg">${[...some, ...more].join('')}</svg>`;
  };
  return { first: sheet(true, drawn(GLYPHS)), rest: sheet(false, drawn(SILHOUETTES)) };
}

/** `import { first, rest } from 'virtual:sprite'`: where the sprites are. */
export function sprite(): Plugin {
  let serving = false;
  return {
    name: 'redut-sprite',
    configResolved: (config) => {
      serving = config.command === 'serve';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const exports = Object.entries(drawSprites()).map(([name, source]) => {
        if (serving)
          return `export const ${name} = ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)};`;
        const file = this.emitFile({ type: 'asset', name: `icons-${name}.svg`, source });
        return `export const ${name} = import.meta.ROLLUP_FILE_URL_${file};`;
      });
      return exports.join('\n');
    },
  };
}
