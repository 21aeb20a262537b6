// Follows every link of a site that was built: pages, files, pictures and anchors.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

const LINK = /<(?:a|img|link|script)\b[^>]*?\s(?:href|src)="([^"]*)"/g;
const ID = /\sid="([^"]*)"/g;
const plain = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'");

/** The file that an address of the site is answered with, as servers that know clean addresses do. */
function answered(folder: string, path: string): string | undefined {
  const places = [path, `${path}.html`, posix.join(path, 'index.html')];
  return places.find((place) => existsSync(join(folder, place)) && statSync(join(folder, place)).isFile());
}

/** The links that lead nowhere, each with the page that it stands on. `base` is where the site lies, such as `/`. */
export function deadLinks(folder: string, base: string): readonly string[] {
  // The games are one page that finds its own way.
  const pages = globSync('**/*.html', { cwd: folder, exclude: ['play/**'] }).map((page) => page.replaceAll('\\', '/'));
  const texts = new Map(pages.map((page) => [page, readFileSync(join(folder, page), 'utf8')]));
  const anchors = new Map(
    [...texts].map(([page, text]) => [page, new Set([...text.matchAll(ID)].map(([, id]) => plain(id!)))]),
  );
  const isDead = (page: string, link: string): boolean => {
    if (/^(?:[a-z]+:|\/\/)/.test(link) || link === '#') return false;
    const [address = '', part] = link.split('#');
    const [path = ''] = address.split('?');
    if (path.startsWith('/') && !path.startsWith(base)) return true;
    const from = path.startsWith('/') ? path.slice(base.length) : posix.join(posix.dirname(page), path);
    const file = path === '' ? page : answered(folder, decodeURIComponent(from) || 'index.html');
    if (file === undefined) return true;
    const there = anchors.get(file);
    return part !== undefined && part !== '' && there !== undefined && !there.has(decodeURIComponent(part));
  };
  return [...texts].flatMap(([page, text]) =>
    [...new Set([...text.matchAll(LINK)].map(([, link]) => plain(link!)))]
      .filter((link) => isDead(page, link))
      .map((link) => `${page}: ${link}`),
  );
}
