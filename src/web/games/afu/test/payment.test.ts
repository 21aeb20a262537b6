import { expect, test } from 'vitest';
import type { Afu } from '../../../../games/afu/state.ts';
import type { DefId } from '../../../../kernel/ids.ts';
import { Laid } from '../../../table/test/laid.ts';
import { cheapest, payment } from '../payment.ts';

test('what is proposed pays the bid with the least to spare', () => {
  const points = (def: DefId): number => def;
  const hand = [4, 3, 3, 1] as unknown as readonly DefId[];
  expect(cheapest(hand, 7, points)?.points).toBe(7);
  expect(cheapest(hand, 11, points)?.cards).toHaveLength(4);
  expect(cheapest(hand, 12, points)).toBeUndefined();
  expect(cheapest(hand, 2, points)?.cards).toEqual([3]);
});
test('a bid is paid as proposed by the rules themselves (AFU-19.10), with cards to spare and without', async () => {
  for (const hand of [['polissiaTanks', 'polissiaCompany*2', 'polissiaTerritorials'], ['polissiaCompany']]) {
    const laid = await Laid.of<Afu>(
      'afu',
      { players: 2, edition: 'uk', first: 'one', colour: 'yellow' },
      {
        phase: 'war',
        round: 5,
        step: 'auction',
        eventDeck: ['moskva'],
        pile: ['darivkaBridge'],
        one: { hand },
        two: {},
      },
    );
    const bid = laid.view(0).decision!.options.find(({ verb, args }) => verb === 'amount' && args[0]!.value === 4)!;
    laid.take(0, bid.action);
    for (let seat = 1; laid.view(seat).decision?.prompt === 'afu.bid';)
      laid.take(seat, laid.view(seat).decision!.options.find(({ verb }) => verb === 'pass')!.action);
    expect(laid.view(0).decision?.prompt).toBe('afu.pay');
    for (const action of payment(laid.view(0))!.actions) laid.take(0, action);
    expect(laid.view(0).decision?.prompt).not.toBe('afu.pay');
  }
});
