import { expect, test } from 'vitest';
import { qrOf } from '../encode.ts';

/** Symbols that another encoder made and readers read: each row as one number to the base of 36. */
const KNOWN: readonly (readonly [text: string, size: number, rows: readonly string[]])[] = [
  [
    'A',
    21,
    ['18p6n mzwh worh wt3x wqjh mvy9 18prz 5c0 w66j fow8 10b9p vm9o rsis 4eh 18pbc myie wqgh wtq6 wrxc', 'mun9 18osw'],
  ],
  [
    'Слава',
    21,
    ['18mm7 mx4x wpy5 wpjx wt3x mwjl 18prz 2dc tx5e 5xuj 17cwc 10s4m rra5 420 18lt2 mupb wr6g wp0e wrbd', 'mv8m 18rj3'],
  ],
  [
    'https://redut.example/#/room/REDUT-4K7',
    29,
    [
      '8u6mpr 4ja62p 6gkvod 6h0ajh 6gttnh 4ihge9 8tz2pr 10oao 6cvebv 2xkc4x 621z0m 5a6cm9 y9yuk 6uoqiv',
      '6h2u87 1b41rm 71pl8a f2lny 5mp3qs 1p23r8 3qkhz0 y1pb 8u8ymy 4j4krc 6gk1ro 6h9w3d 6hgmg5 4icte2',
      '8u5stm',
    ],
  ],
  [
    'x'.repeat(150),
    49,
    [
      '5i349dpgn3 2tdzoy751d 41ko8o08kd 41iuqeur19 41m4wqvlgd 2twb2ga7gh 5iicojrr7j fjw7xssg 449ff1a7i4',
      '3r64bpj2ku 1you5jiniz 54kf6o8gtt 59tea3po4k 3bi8eo01qm 3ii5vsxqxn 2vouyy2m9d u7bdwnlno 2smtz3ydou',
      '3j2kqdkom3 2shjusq6gh 4u10bnb52c 5b2qt55yvi 1dkb8v8fln 6mzu4lqtt 1mcdd5r9sk 29kubyjdi6 2f3dliw9h7',
      '4uqngmf9u9 1n02tmtpv8 3kionmde26 3vov2wgssr 2jnryan0r4 1s9epglrg7 43243d4kmm 13ey48qt3f 3nwjvirfkh',
      '56snl8vzn8 4pi7ot3l2m 1ju2s32lsb 2gm0uwl575 4wuuv99kac fbtgpbmm 5i81ok380r 2tywq5rj81 41ikysn94k',
      '41okvv4wn3 41gjneeulk 2thtlifjk1 5iinqu0c5z',
    ],
  ],
];
test.each(KNOWN)('%s', (text, size, rows) => {
  const symbol = qrOf(text);
  expect(symbol).toHaveLength(size);
  expect(symbol.map((row) => BigInt(`0b${row.map(Number).join('')}`).toString(36)).join(' ')).toBe(rows.join(' '));
});

test('a symbol grows with its text, and there is an end to it', () => {
  expect(qrOf('a'.repeat(14)).length).toBe(21);
  expect(qrOf('a'.repeat(15)).length).toBe(25);
  expect(qrOf('a'.repeat(213)).length).toBe(57);
  expect(() => qrOf('a'.repeat(214))).toThrow(RangeError);
});
