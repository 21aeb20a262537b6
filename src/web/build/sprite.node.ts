import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { GLYPHS, ICONS } from '../icons/names.ts';

interface IconSet {
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}
const ID = 'virtual:sprite';

/** One picture with the icons that are used and no others. */
function drawSprite(): string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  const symbols = ICONS.map((name) => {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (icon === undefined) throw new Error(`game-icons has no icon ${name}`);
    const [width, height] = [icon.width ?? set.width ?? 512, icon.height ?? set.height ?? 512];
    return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${icon.body}</symbol>`;
  });
  const own = Object.entries(GLYPHS).map(
    ([name, path]) => `<symbol id="${name}" viewBox="0 0 512 512"><path fill="currentColor" d="${path}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols, ...own].join('')}</svg>`;
}

/** `import url from 'virtual:sprite'`: where the sprite is. */
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
      if (serving) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(drawSprite())}`)}`;
      const file = this.emitFile({ type: 'asset', name: 'icons.svg', source: drawSprite() });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}
