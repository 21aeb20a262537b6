import { expect, test } from 'vitest';
import { citedIn, needsTest, rulesOf } from './rulebook.ts';

const digest = `# A game

## 6. Operations

- **ABC-6.1** One location is exerted. (ABC-R2)
  - each once
  - never twice

A remark about **ABC-6.1**.

### 6-A Attack
- **ABC-6.2** An attack hits.
## Examples

| Id | Board | Then |
| --- | --- | --- |
| **ABC-E1** (FAQ) | deck 0 | no effect |
- **ABC-R2** *Order.* Owner's choice.
- **ABC-S3.4** Proposed.
`;

test('a digest gives its rules in order, each with its headings and its whole text', () => {
  expect(rulesOf(digest)).toEqual([
    {
      id: 'ABC-6.1',
      kind: 'rule',
      section: ['6. Operations'],
      text: 'One location is exerted. (ABC-R2)\n- each once\n- never twice',
    },
    { id: 'ABC-6.2', kind: 'rule', section: ['6. Operations', '6-A Attack'], text: 'An attack hits.' },
    { id: 'ABC-E1', kind: 'example', section: ['Examples'], text: '(FAQ) | deck 0 | no effect' },
    { id: 'ABC-R2', kind: 'ruling', section: ['Examples'], text: "*Order.* Owner's choice." },
    { id: 'ABC-S3.4', kind: 'note', section: ['Examples'], text: 'Proposed.' },
  ]);
});

test('what is our own is told apart, one by one and by whole sections', () => {
  const marked = `## 4. Galaxy
- **ABC-4.1** Printed.
- **ABC-4.2** Silent there. **[D]**
## 18. Cards

Everything in this section is **[D]** except the numbers.

### 18-A Names
- **ABC-18.1** A card.
## 19. End
- **ABC-19.1** It ends.
`;
  expect(rulesOf(marked).map(({ id, ours }) => [id, ours === true])).toEqual([
    ['ABC-4.1', false],
    ['ABC-4.2', true],
    ['ABC-18.1', true],
    ['ABC-19.1', false],
  ]);
  expect(rulesOf(marked)[1]!.text).toBe('Silent there.');
});

test('notes need no test', () => {
  expect(rulesOf(digest).filter((rule) => !needsTest(rule))).toMatchObject([{ id: 'ABC-S3.4' }]);
});

test('a citation is the first argument of rule(…), and nothing else is', () => {
  const cite = 'rule';
  const source = `
    ${cite}('ABC-1.1', 'one', () => {});
    ${cite}(
      ['ABC-E2', "ABC-R3"],
      'as ABC-9.9 says',
      () => {},
    );
    // ABC-4.4 is left out
    overrule('ABC-5.5');
  `;
  expect(citedIn(source)).toEqual(['ABC-1.1', 'ABC-E2', 'ABC-R3']);
});
