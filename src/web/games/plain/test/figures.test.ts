import { expect, test } from 'vitest';
import { asSeat, type CardId } from '../../../../kernel/ids.ts';
import { Table } from '../../../../kernel/table.ts';
import type { TableView } from '../../../table/view.ts';
import { zones } from '../../../../kernel/zones.ts';
import { figuresOf } from '../figures.tsx';

const { plan } = zones(2, { hand: { per: 'seat', room: 2, sees: 'owner', order: 'none' } });

test('a cell shows a seat and a card by name, and neither sets nor bookkeeping', () => {
  const table = new Table(plan(2), { cards: 2, forks: false, strand: 16, candidates: false });
  const card = 1 as CardId;
  table.def[card] = 7;
  table.perGame('tricksLeft', 'everyone').value = 4;
  table.perGame('leader', 'everyone', 'seat').value = asSeat(1);
  table.perGame('nobody', 'everyone', 'seat').value = -1;
  table.perGame('trump', 'everyone', 'card').value = card;
  table.perGame('none', 'everyone', 'card');
  table.perGame('asked', 'everyone', 'bits').value = 3;
  table.perGame('step', 'everyone', 'nothing').value = 3;
  table.perGame('kept', 'nobody').value = 3;
  table.perSeat('partner', 'everyone', 'seat').set(asSeat(1), asSeat(0));
  const text = { seats: ['Анна', 'Борис'], card: (def: number) => ({ name: `карта ${def}` }) };
  const view = { s: { table }, text, viewer: asSeat(0) } as unknown as TableView;
  expect(figuresOf(view, undefined)).toEqual([
    { name: 'Tricks left', value: '4' },
    { name: 'Leader', value: 'Борис' },
    { name: 'Nobody', value: '–' },
    { name: 'Trump', value: 'карта 7' },
    { name: 'None', value: '–' },
  ]);
  expect(figuresOf(view, asSeat(1))).toEqual([{ name: 'Partner', value: 'Анна' }]);
});
