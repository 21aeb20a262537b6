// Where the links of docs/ lead on the site. In the repository a link is a path to a file; on the site the rulebooks lie
// under their languages, and what lies beside docs/ is copied as text under files/.
import { posix, relative } from 'node:path';

/** Pages whose address is not their path: the rulebooks of players who read Ukrainian or Russian. */
export const rewrites: Readonly<Record<string, string>> = {
  'rules/uk/:page': 'uk/rules/:page',
  'rules/ru/:page': 'ru/rules/:page',
};

/** The address of a link that stands in this file of docs/ (both as paths from there), for the site. */
export function siteLink(file: string, link: string): string {
  if (/^(?:[a-z]+:|[#/])/.test(link)) return link;
  const [path = '', ...parts] = link.split('#');
  const target = posix.join(posix.dirname(file), path);
  const part = parts.length === 0 ? '' : `#${parts.join('#')}`;
  if (target.startsWith('../')) return `/files/${target.slice(3)}.txt`;
  return `/${target.replace(/^rules\/(uk|ru)\//, '$1/rules/')}${part}`;
}

interface Token {
  readonly type: string;
  readonly children: readonly Token[] | null;
  attrGet(name: string): string | null;
  attrSet(name: string, value: string): void;
}
interface Markdown {
  readonly core: { readonly ruler: { push(name: string, rule: (state: State) => void): void } };
}
interface State {
  readonly tokens: readonly Token[];
  readonly env: { readonly path: string; readonly realPath?: string };
}
export function withSiteLinks(docs: string, md: Markdown): void {
  md.core.ruler.push('site-links', ({ tokens, env }) => {
    const file = relative(docs, env.realPath ?? env.path).replaceAll('\\', '/');
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const link = token.type === 'link_open' ? token.attrGet('href') : null;
      if (link !== null) token.attrSet('href', siteLink(file, link));
    }
  });
}
