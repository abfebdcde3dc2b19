import { MARITAL_STATUSES } from '@platform/contracts/domain';
import { isDomainError } from '@platform/kernel';
import { describe, expect, it } from 'vitest';
import { spouseOf } from './estate.ts';
import { toEstateCase } from './estate-case.ts';
import { type NewHousehold, newEstate, updatedEstate } from './household.ts';

const TODAY = '2026-11-21';
const ADA: NewHousehold = { firstName: 'Ada', lastName: 'Marsh', state: 'FL', maritalStatus: 'SINGLE' };
const BEN = { spouseFirstName: 'Ben', spouseLastName: 'Finch', spouseBirthDate: '1970-01-01' };

function founded(input: NewHousehold) {
  let next = 0;
  const founding = { id: 'e', organizationId: 'o', advisorId: null, at: `${TODAY}T12:00:00.000Z`, today: TODAY };
  return newEstate(input, { ...founding, nextId: () => `id${next++}` });
}
/** The field that is refused, or null. */
function refused(input: NewHousehold): string | null {
  try {
    founded(input);
    return null;
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return error.field ?? '';
  }
}

describe('a new household', () => {
  it.each(MARITAL_STATUSES)('keeps the partner that was typed, or says why not: %s', (maritalStatus) => {
    const input = { ...ADA, ...BEN, maritalStatus };
    if (['SINGLE', 'DIVORCED', 'WIDOWED'].includes(maritalStatus)) {
      expect(refused(input)).toBe('spouseFirstName');
      expect(refused({ ...ADA, maritalStatus, spouseBirthDate: BEN.spouseBirthDate })).toBe('spouseBirthDate');
      return;
    }
    const estate = founded(input);
    expect(spouseOf(estate, estate.personId)).toMatchObject({ name: 'Ben Finch', birthDate: '1970-01-01' });
  });

  it.each([
    ['ENGAGED', 'DOMESTIC_PARTNER', 'OTHER'],
    ['DOMESTIC_PARTNERSHIP', 'DOMESTIC_PARTNER', 'OTHER'],
    ['LEGALLY_MARRIED', 'SPOUSE', 'SPOUSE'],
    ['SEPARATED', 'SPOUSE', 'SPOUSE'],
  ] as const)('of the %s makes the partner a %s, to the law %s', (maritalStatus, kind, forLaw) => {
    const estate = founded({ ...ADA, ...BEN, maritalStatus });
    expect(estate.relations.map((relation) => relation.kind)).toEqual([kind]);
    expect(toEstateCase(estate, TODAY).relations?.map((relation) => relation.kind)).toEqual([forLaw]);
  });

  it('whose partners are registered says so to the law', () => {
    const estate = founded({ ...ADA, ...BEN, maritalStatus: 'DOMESTIC_PARTNERSHIP' });
    const relations = estate.relations.map((tie) => ({ ...tie, kind: 'REGISTERED_PARTNER' as const }));
    expect(toEstateCase({ ...estate, relations }, TODAY).relations?.[0]?.kind).toBe('REGISTERED_PARTNER');
    expect(spouseOf({ ...estate, relations }, estate.personId)?.name).toBe('Ben Finch');
  });

  it('asks for the first name of a partner of whom anything else is said', () => {
    const { spouseBirthDate } = BEN;
    expect(refused({ ...ADA, maritalStatus: 'ENGAGED', spouseBirthDate })).toBe('spouseFirstName');
    expect(refused({ ...ADA, maritalStatus: 'ENGAGED' })).toBeNull();
  });
});

describe('a household that moves', () => {
  const ada = founded(ADA);
  it('keeps its city where nobody says another one, and has none where it is taken away', () => {
    const salem = updatedEstate(ada, { city: '  Salem ', clientState: 'OR' }, TODAY);
    expect([salem.city, salem.clientState]).toEqual(['Salem', 'OR']);
    expect(updatedEstate(salem, { displayName: 'The Marshes' }, TODAY).city).toBe('Salem');
    expect(updatedEstate(salem, { city: null }, TODAY).city).toBeNull();
  });
  it('refuses a city of more than eighty characters', () => {
    expect(() => updatedEstate(ada, { city: 'x'.repeat(81) }, TODAY)).toThrow(/80/);
  });
});
