import { describe, expect, it } from 'vitest';
import { firstToDieId } from '../../domain/estate/first-death.ts';
import { familyOf } from '../../domain/person/family.fixture.ts';
import { deathInfos } from './death-infos.ts';

const TODAY = '2026-12-15';
const couple = familyOf({ ada: {}, ben: {} }, ['ben', 'SPOUSE', 'ada']);
const widowed = familyOf({ ada: {}, ben: { isDeceased: true } }, ['ben', 'SPOUSE', 'ada']);

describe('the deaths of an estate', () => {
  it('are the client’s and then the spouse’s where nobody says otherwise', () => {
    expect(deathInfos(couple, TODAY)).toEqual({
      firstDeath: { year: 2026, isClient: true, personId: 'ada' },
      secondDeath: { year: 2027, isClient: false, personId: 'ben' },
    });
    expect(firstToDieId(couple, TODAY)).toBe('ada');
  });
  it('begin with the spouse who is named as the first to die', () => {
    const named = { ...couple, firstSpouseToDieId: 'ben' };
    expect(deathInfos(named, TODAY).firstDeath?.isClient).toBe(false);
    expect(firstToDieId(named, TODAY)).toBe('ben');
  });
  it('are one where one person is left, of whom nobody asks who is first', () => {
    expect(deathInfos(widowed, TODAY)).toMatchObject({ firstDeath: { personId: 'ada' }, secondDeath: null });
    expect(firstToDieId(widowed, TODAY)).toBeNull();
  });
});
