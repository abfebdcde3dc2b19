import { DomainError } from '@platform/kernel';
import { describe, expect, it } from 'vitest';
import { familyOf } from '../person/family.fixture.ts';
import type { Estate } from './estate.ts';
import { scenarioDeaths } from './estate-case.ts';
import { type ProjectionFacts, projectionSetting, withProjection } from './projection.ts';

const TODAY = '2026-11-23';
const couple = familyOf({ ada: {}, bo: {} }, ['bo', 'SPOUSE', 'ada']);
const single: Estate = { ...familyOf({ ada: {} }), maritalStatus: 'SINGLE' };
const yearsOf = (estate: Estate) => {
  const { clientYearOfDeath, spouseYearOfDeath } = projectionSetting(estate, TODAY);
  return [clientYearOfDeath, spouseYearOfDeath];
};
const refused = (estate: Estate, facts: ProjectionFacts): string | null => {
  try {
    withProjection(estate, facts, TODAY);
  } catch (error) {
    if (error instanceof DomainError) return `${error.code} ${String(error.field)}`;
    throw error;
  }
  return null;
};

describe('years of death', () => {
  it('are nobody’s while the figures are of a death today', () => {
    expect(yearsOf(couple)).toEqual([null, null]);
  });
  it('are the deaths that the figures are worked out for, whoever is first', () => {
    const projected = withProjection(couple, { clientYearOfDeath: 2051, spouseYearOfDeath: 2044 }, TODAY);
    expect(scenarioDeaths(projected, TODAY)).toEqual([
      { personId: 'bo', date: '2044-12-31' },
      { personId: 'ada', date: '2051-12-31' },
    ]);
    expect(yearsOf(projected)).toEqual([2051, 2044]);
    expect(yearsOf(withProjection(projected, { spouseYearOfDeath: 2060 }, TODAY))).toEqual([2051, 2060]);
  });
  it('keep a day that lies in the year that is given, and the order in one and the same year', () => {
    const dated: Estate = {
      ...couple,
      firstSpouseToDieId: 'bo',
      assumptions: { ...couple.assumptions, firstDeathOn: '2044-03-01', secondDeathOn: '2051-05-02' },
    };
    const same = withProjection(dated, { clientYearOfDeath: 2051, spouseYearOfDeath: 2044 }, TODAY);
    expect(same.assumptions).toMatchObject({ firstDeathOn: '2044-03-01', secondDeathOn: '2051-05-02' });
    const together = withProjection(dated, { clientYearOfDeath: 2050, spouseYearOfDeath: 2050 }, TODAY);
    expect(scenarioDeaths(together, TODAY).map(({ personId }) => personId)).toEqual(['bo', 'ada']);
  });
  it('are taken back together', () => {
    const projected = withProjection(couple, { clientYearOfDeath: 2051, spouseYearOfDeath: 2044 }, TODAY);
    const none = withProjection(projected, { clientYearOfDeath: null, spouseYearOfDeath: null }, TODAY);
    expect(yearsOf(none)).toEqual([null, null]);
    expect(refused(projected, { clientYearOfDeath: null })).toBe('YEARS_INCOMPLETE clientYearOfDeath');
  });
  it('are of the living alone', () => {
    expect(yearsOf(withProjection(single, { clientYearOfDeath: 2051 }, TODAY))).toEqual([2051, null]);
    expect(refused(single, { spouseYearOfDeath: 2051 })).toBe('NOT_A_SPOUSE spouseYearOfDeath');
    const widow = familyOf({ ada: { isDeceased: true, deathDate: '2020-01-01' }, bo: {} }, ['bo', 'SPOUSE', 'ada']);
    expect(yearsOf(withProjection(widow, { spouseYearOfDeath: 2051 }, TODAY))).toEqual([null, 2051]);
  });
  it.each([
    [{ clientYearOfDeath: 2025, spouseYearOfDeath: 2030 }, 'OUT_OF_RANGE clientYearOfDeath'],
    [{ clientYearOfDeath: 2030, spouseYearOfDeath: 2127 }, 'OUT_OF_RANGE spouseYearOfDeath'],
    [{ estimatedIncomeTax: 61 }, 'OUT_OF_RANGE estimatedIncomeTax'],
    [{ estimatedIncomeTax: -1 }, 'OUT_OF_RANGE estimatedIncomeTax'],
    [{ estimatedIncomeTax: 24.555 }, 'OUT_OF_RANGE estimatedIncomeTax'],
    [{ estimatedIncomeTax: 24.5, projectionsEnabled: true }, null],
  ])('%o is %s', (facts, says) => {
    expect(refused(couple, facts)).toBe(says);
  });
});
