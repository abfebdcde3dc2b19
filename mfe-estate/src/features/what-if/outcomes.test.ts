import { distribution, type WhatIfChanges } from '@platform/estate-engine';
import { expect, it } from 'vitest';
import { disclaimablesOf, othersOf, withFirstYear, yearsOf } from './asked-facts.ts';
import { comparedHolders, comparedSums, comparedTaxes, comparedTransfers, nameIn, play } from './outcomes.ts';
import { COUPLE } from './what-if.fixture.ts';

const TODAY = '2026-11-23';
const before = distribution(COUPLE);
function asked(changes: WhatIfChanges) {
  const { result, problem } = play(COUPLE, changes, TODAY);
  if (!result) throw new Error(problem);
  return result;
}
const byLabel = (lines: readonly { label: string; before: number; after: number }[]) =>
  Object.fromEntries(lines.map((line) => [line.label, [line.before, line.after]]));

it('nothing asked is the plan itself, in every comparison', () => {
  const after = asked({});
  expect(after).toEqual(before);
  expect(comparedTransfers(COUPLE, before, after)).toEqual([]);
  for (const line of [...comparedSums(before, after), ...comparedHolders(COUPLE, before, after)])
    expect(line.after, line.label).toBe(line.before);
});

it('what goes where adds up to the same on both sides, and its parts to the cent', () => {
  const sums = comparedSums(before, asked({ domicileState: 'NY', predeceasedIds: ['lena'] }));
  const total = (side: 'before' | 'after') => sums.reduce((sum, line) => sum + line[side], 0);
  expect([total('before'), total('after')]).toEqual([400_000_000, 400_000_000]);
});

it('a move to Florida saves the tax of Massachusetts on what is not there, and says where it goes', () => {
  const after = asked({ domicileState: 'FL' });
  const taxes = byLabel(comparedTaxes(before, after));
  // G.L. c. 65C sec. 2A: on 4,000,000 the credit of 2011 is 280,400, less 99,600; of the house alone a quarter of it.
  expect(taxes['Massachusetts estate tax at the second']?.[0]).toBe(18_080_000);
  const saved =
    (taxes['Massachusetts estate tax at the second']?.[0] ?? 0) -
    (taxes['Massachusetts estate tax at the second']?.[1] ?? 0);
  const { 'Reaches the family': family } = byLabel(comparedSums(before, after));
  expect((family?.[1] ?? 0) - (family?.[0] ?? 0)).toBe(saved);
  expect(saved).toBeGreaterThan(0);
});

it('a daughter who has died before leaves her half to her own, with the reason', () => {
  const after = asked({ predeceasedIds: ['lena'] });
  const holders = byLabel(comparedHolders(COUPLE, before, after));
  expect(holders['Lena Marsh']?.[1]).toBe(0);
  expect(holders['Pia Marsh']).toEqual([0, holders['Lena Marsh']?.[0]]);
  const passed = comparedTransfers(COUPLE, before, after).find(({ label }) => label === 'Ben Marsh to Pia Marsh');
  expect(passed?.why).not.toBe('');
});

it('what cannot be played comes back in words that name no field', () => {
  expect(play(COUPLE, { firstYear: 2040, secondYear: 2030 }, TODAY).problem).toMatch(
    /the second death cannot come before the first/,
  );
  expect(play(COUPLE, { disclaimers: [{ personId: 'nobody' }] }, TODAY).problem).not.toMatch(/personId|nobody\b.*\[/);
});

it('ids are said as people say them', () => {
  expect(['ada', 'house', 'tax:US', 'tax:MA', 'state:MA', 'creditors', 'x'].map((id) => nameIn(COUPLE, id))).toEqual([
    'Ada Marsh',
    'Lake house',
    'Federal tax',
    'Massachusetts tax',
    'State of Massachusetts',
    'Creditors',
    'Somebody else',
  ]);
});

it('the deaths are asked in order: who is put off past the other takes the other along', () => {
  const years = yearsOf(COUPLE, {}, TODAY);
  expect(years).toEqual({ first: 2026, second: 2026, from: 2026, to: 2076 });
  expect(withFirstYear(years, 2031)).toEqual({ firstYear: 2031, secondYear: 2031 });
  expect(yearsOf(COUPLE, { firstYear: 2031 }, TODAY)).toMatchObject({ first: 2031, second: 2031 });
});

it('others can have died before, and whoever receives can say no, to what comes by title by itself', () => {
  expect(othersOf(COUPLE, before).map(({ id }) => id)).toEqual(['lena', 'otto', 'pia']);
  expect(disclaimablesOf(COUPLE, before)).toContainEqual({
    personId: 'ben',
    name: 'Ben Marsh',
    assets: [{ id: 'house', name: 'Lake house' }],
  });
});
