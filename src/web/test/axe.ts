import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Not among the rules that axe keeps by default. */
const SPOKEN = 'label-content-name-mismatch';
const GRAVE = ['serious', 'critical'];

/** Something that axe calls serious or critical, and where it is. */
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
 * What axe finds in the page as it stands. It is put into each document once, and asked there for what is wrong and
 * nothing else: there are no frames to put together, nobody reads what is right, and a rule that is never serious is not
 * tried.
 */
export async function serious(page: Page): Promise<readonly Finding[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ({ spoken, grave }) => {
      const { axe, cover } = globalThis as unknown as { axe: typeof Axe; cover?: CSSStyleSheet };
      const { rules } = Reflect.get(axe, '_audit') as { readonly rules: readonly AxeRule[] };
      const light = rules.filter(({ impact }) => !grave.includes(impact ?? grave[0]!));
      if (cover !== undefined) cover.disabled = true;
      const found = await axe.run(document, {
        resultTypes: ['violations'],
        preload: false,
        rules: {
          ...Object.fromEntries(light.map(({ id }) => [id, { enabled: false }])),
          [spoken]: { enabled: true },
        },
      });
      if (cover !== undefined) cover.disabled = false;
      return found.violations.map(({ id, impact, nodes }) => ({ id, impact, htmls: nodes.map(({ html }) => html) }));
    },
    { spoken: SPOKEN, grave: GRAVE },
  );
  return (
    violations
      .filter(({ impact }) => GRAVE.includes(impact ?? ''))
      .flatMap(({ id, htmls }) => htmls.map((html) => ({ id, html: html.slice(0, 160) })))
      // A thing on the table is a drawing, and its words stand in no order: the robots hold its name against each figure.
      .filter(({ id, html }) => id !== SPOKEN || !html.includes('data-keys='))
  );
}
