import { expect, it } from 'vitest';
import { person } from '../estate/household.ts';
import { remainingExemptionCents, remainingStateExemptionCents } from './exemption.ts';
import { lifeExpectancyOf } from './life-expectancy.ts';
import type { EstatePerson } from './person.ts';

it.each([
  ['nothing ported or used', '2026-11-20', 0, 0, 15_000_000_00],
  ['some used', '2026-11-20', 0, 1_000_000_00, 14_000_000_00],
  ['some ported from a spouse', '2026-11-20', 5_000_000_00, 1_000_000_00, 19_000_000_00],
  ['more used than this year’s law leaves', '2026-11-20', 0, 16_000_000_00, 0],
  ['the law of another year', '2025-11-20', 0, 0, 13_990_000_00],
])('what is left of the federal exemption, %s', (_what, today, federalDsueCents, federalExemptionUsedCents, left) => {
  const giver = { federalDsueCents, federalExemptionUsedCents, gstExemptionUsedCents: 0, gifts: [] };
  expect(remainingExemptionCents(giver, today)).toBe(left);
});

it.each([
  ['Massachusetts, some used', { state: 'MA', stateExemptionUsedCents: 50_000_000 }, 150_000_000],
  ['the state of the household where none is said', { state: null }, 200_000_000],
  ['more used than there is', { state: 'MA', stateExemptionUsedCents: 999_000_000 }, 0],
  ['Maryland, what a late spouse left', { state: 'MD', marylandStateDsueRemainingCents: 100_000_000 }, 600_000_000],
  ['a state without estate tax', { state: 'FL' }, null],
  ['a territory, whose law is not held', { state: 'PR' }, null],
  ['outside of the United States', { state: 'NON_US' }, null],
] as [string, Partial<EstatePerson>, number | null][])(
  'what is left of the state exemption: %s',
  (_what, facts, left) => {
    const resident = person({ id: 'ada', name: 'Ada Marsh', ...facts });
    expect(remainingStateExemptionCents(resident, 'MA', '2026-11-20')).toBe(left);
  },
);

it.each([
  ['65 years old: 19.11 by the table', { birthDate: '1961-03-01' }, { years: 19, age: 65 }],
  ['a baby', { birthDate: '2026-11-01' }, { years: 79, age: 0 }],
  ['older than the table', { birthDate: '1910-03-01' }, null],
  ['of unknown age', {}, null],
  ['dead', { birthDate: '1961-03-01', isDeceased: true, deathDate: '2020-01-01' }, null],
] as [string, Partial<EstatePerson>, object | null][])('years still to expect: %s', (_what, facts, expected) => {
  expect(lifeExpectancyOf(person({ id: 'ada', name: 'Ada Marsh', ...facts }), '2026-11-20')).toEqual(expected);
});
