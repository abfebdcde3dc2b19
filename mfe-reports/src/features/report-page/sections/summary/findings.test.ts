import { expect, it } from 'vitest';
import { findingsOf } from './findings.ts';

const warning = (code: string, message: string, amount: number) => ({ code, message, amount });

it('tells one of each kind, the one with the most money, and the gravest kinds first', () => {
  const told = findingsOf([
    warning('MINOR_OUTRIGHT', 'Dirk is a minor', 90),
    warning('LAW_SIMPLIFIED', 'A gift that is not taxed here', 9_000),
    warning('MINOR_OUTRIGHT', 'Ida is a minor', 112),
    warning('INTESTATE_SHARE', 'No will disposes of this', 31_000),
    warning('MINOR_OUTRIGHT', 'Udo is a minor', 100),
  ]);
  expect(told.map(({ message, alike }) => [message, alike])).toEqual([
    ['No will disposes of this', 0],
    ['Ida is a minor', 2],
    ['A gift that is not taxed here', 0],
  ]);
});

it('has nothing to tell where nothing is amiss', () => {
  expect(findingsOf([])).toEqual([]);
});
