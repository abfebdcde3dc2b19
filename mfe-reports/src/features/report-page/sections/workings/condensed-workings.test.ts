import { expect, test } from 'vitest';
import { condensedWorkings } from './condensed-workings.ts';

const line = (depth: number, rule: string, label: string, amount: number, formula: string | null = null) => ({
  depth,
  rule,
  label,
  amount,
  value: null,
  formula,
});
const HOUSE = line(2, 'plain', 'House', 60);
const BONDS = line(2, 'plain', 'Bonds', 40);
const inName = (amount = 100) => line(1, 'subtotal', 'In the name of Ada', amount);
const of = (...workings: { lines: ReturnType<typeof line>[]; cites?: string[] }[]) =>
  condensedWorkings([
    {
      id: 'p',
      title: 'First death',
      workings: workings.map(({ lines, cites = ['IRC § 2033'] }) => ({
        lines,
        authority: cites.map((cite) => ({ cite })),
      })),
    },
  ]).flatMap(({ workings: numbered }) => numbered);
const words = (working: ReturnType<typeof of>[number] | undefined) =>
  working?.lines.map(({ label, seeNumber }) => (seeNumber ? `${label} → ${seeNumber}` : label));

const GROSS = { lines: [HOUSE, BONDS, inName(), line(0, 'total', 'Gross estate', 100)] };

test('lines of a sum that were printed before are not printed again: the sum says where they stand', () => {
  const taxable = {
    lines: [HOUSE, BONDS, inName(), line(1, 'plain', 'To charity', -10), line(0, 'total', 'Taxable estate', 90)],
  };
  const [gross, second] = of(GROSS, taxable);
  expect(words(gross)).toEqual(['House', 'Bonds', 'In the name of Ada', 'Gross estate']);
  expect(words(second)).toEqual(['In the name of Ada → 1', 'To charity', 'Taxable estate']);
  expect([gross?.number, second?.number]).toEqual([1, 2]);
});

test('a sum one step below is found, however deep it stood before', () => {
  const deeper = {
    lines: [
      { ...HOUSE, depth: 3 },
      { ...BONDS, depth: 3 },
      { ...inName(), depth: 2 },
      line(2, 'plain', 'Debts', -5),
      line(1, 'subtotal', 'Net of debts', 95),
      line(0, 'total', 'State taxable estate', 95),
    ],
  };
  expect(words(of(GROSS, deeper)[1])).toEqual([
    'In the name of Ada → 1',
    'Debts',
    'Net of debts',
    'State taxable estate',
  ]);
});

test('lines that differ by a cent or by their arithmetic are printed', () => {
  const cent = { lines: [HOUSE, { ...BONDS, amount: 41 }, inName(101), line(0, 'total', 'Gross estate', 101)] };
  const other = { lines: [HOUSE, { ...BONDS, formula: '80 × 1/2' }, inName(), line(0, 'total', 'Gross estate', 100)] };
  expect(words(of(GROSS, cent, other)[1])).toHaveLength(4);
  expect(words(of(GROSS, cent, other)[2])).toHaveLength(4);
});

test('what a share was worked out on goes with the share, and its law where that is another', () => {
  const transfer = {
    lines: [
      line(1, 'plain', 'Shop', 90),
      line(1, 'plain', 'Boat', 30),
      line(0, 'subtotal', 'Held by the trust', 120),
      line(0, 'info', 'Share', 40, '120 × 1/3'),
      line(1, 'plain', 'Shop', 40),
      line(0, 'total', 'By the terms of the trust: Bo', 40),
    ],
  };
  const same = { ...transfer, lines: [...transfer.lines.slice(0, -1), line(0, 'total', 'The same: Cy', 40)] };
  const held = {
    lines: [
      line(1, 'info', 'Shop', 90),
      line(1, 'info', 'Boat', 30),
      line(1, 'info', 'Held by the trust', 120),
      line(1, 'info', 'Share', 40, '120 × 1/3'),
      line(2, 'plain', 'Shop', 40),
      line(1, 'subtotal', 'By the terms of the trust: Bo', 40),
      line(1, 'plain', 'A gift', 5),
      line(0, 'total', 'Held by Bo', 45),
    ],
    cites: ['UPC 2-607'],
  };
  const [first, second, third] = of(transfer, same, held);
  expect(words(second)).toEqual(['The same: Cy → 1']);
  expect([first?.cites, second?.cites, third?.cites]).toEqual([['IRC § 2033'], [], ['UPC 2-607']]);
  expect(words(third)).toEqual(['By the terms of the trust: Bo → 1', 'A gift', 'Held by Bo']);
});

test('one line is shorter than to say where it stands', () => {
  const one = { lines: [line(1, 'plain', 'House', 60), line(0, 'total', 'To Ada', 60)] };
  expect(words(of(one, one)[1])).toEqual(['House', 'To Ada']);
});
