import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Not among the rules that axe keeps by default. */
const SPOKEN = 'label-content-name-mismatch';
const GRAVE = ['moderate', 'serious', 'critical'];

/** Something that axe calls moderate, serious or critical, and where it is. */
export interface Finding {
  readonly id: string;
  readonly html: string;
}
/** A rule as axe itself keeps it: its public list does not say how grave a breach is. */
interface AxeRule {
  readonly id: string;
  readonly impact?: string;
}
/**
 * Puts axe into a document, once. It is told that the body is opaque, as it is for people: to take the cover of
 * `unpainted.ts` away while axe looks would paint the whole page twice, which costs as much as the looking.
 */
async function bring(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return;
  await page.evaluate(source);
  await page.evaluate(() => {
    const styleOf = globalThis.getComputedStyle;
    const opaque = (style: CSSStyleDeclaration): CSSStyleDeclaration =>
      new Proxy(style, {
        get: (of, name) =>
          name === 'getPropertyValue'
            ? (wanted: string) => (wanted === 'opacity' ? '1' : of.getPropertyValue(wanted))
            : Reflect.get(of, name, of),
      });
    globalThis.getComputedStyle = (of, part) => (of === document.body ? opaque(styleOf(of, part)) : styleOf(of, part));
  });
}
/**
 * What axe finds in the page as it stands. It is asked for what is wrong and nothing else: there are no frames to put
 * together, nobody reads what is right, and a rule whose breach is minor is not tried.
 */
export async function faults(page: Page): Promise<readonly Finding[]> {
  await bring(page);
  const violations = await page.evaluate(
    async ({ spoken, grave }) => {
      const { axe } = globalThis as unknown as { axe: typeof Axe };
      const { rules } = Reflect.get(axe, '_audit') as { readonly rules: readonly AxeRule[] };
      const light = rules.filter(({ impact }) => !grave.includes(impact ?? grave[0]!));
      const found = await axe.run(document, {
        resultTypes: ['violations'],
        preload: false,
        rules: {
          ...Object.fromEntries(light.map(({ id }) => [id, { enabled: false }])),
          [spoken]: { enabled: true },
        },
      });
      return found.violations.map(({ id, impact, nodes }) => ({ id, impact, htmls: nodes.map(({ html }) => html) }));
    },
    { spoken: SPOKEN, grave: GRAVE },
  );
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .flatMap(({ id, htmls }) => htmls.map((html) => ({ id, html: html.slice(0, 160) })));
}
