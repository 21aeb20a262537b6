import { expect, test } from 'vitest';
import { TORTURES } from '../../server/torture/index.ts';
import { texts } from '../text/text.ts';

test('the help of torture names every kind, in every language', () => {
  for (const { help } of Object.values(texts))
    for (const kind of TORTURES) expect(help.command.torture).toMatch(new RegExp(`\\b${kind}\\b`));
});
