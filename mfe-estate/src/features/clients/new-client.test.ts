import { MARITAL_STATUSES } from '@platform/contracts/domain';
import { describe, expect, it } from 'vitest';
import { householdInitials } from './household-initials.ts';
import { NO_CLIENT, newClientInput, newClientSchema } from './new-client.schema.ts';

const SINGLE = { ...NO_CLIENT, firstName: 'Edith', lastName: 'Marlowe', state: 'VT', maritalStatus: 'SINGLE' as const };
const fieldsOf = (values: object): PropertyKey[] =>
  newClientSchema.safeParse(values).error?.issues.map(({ path }) => path[0] ?? '') ?? [];

describe('the new client form', () => {
  it('takes a single person with a name and a state', () => {
    expect(fieldsOf(SINGLE)).toEqual([]);
  });

  it.each(MARITAL_STATUSES)('asks for the partner by name exactly where it sends one: %s', (maritalStatus) => {
    const asked = ['ENGAGED', 'LEGALLY_MARRIED', 'DOMESTIC_PARTNERSHIP', 'SEPARATED'].includes(maritalStatus);
    expect(fieldsOf({ ...SINGLE, maritalStatus })).toEqual(asked ? ['spouseFirstName', 'spouseLastName'] : []);
    const partner = { spouseFirstName: 'Nils', spouseLastName: 'Marlowe' };
    expect(newClientInput({ ...SINGLE, ...partner, maritalStatus }).spouseFirstName).toBe(asked ? 'Nils' : undefined);
  });

  it('refuses a birth in the future', () => {
    expect(fieldsOf({ ...SINGLE, birthDate: '2999-01-01' })).toEqual(['birthDate']);
  });

  it('sends no spouse for a single person, whatever was typed before', () => {
    const input = newClientInput({ ...SINGLE, spouseFirstName: 'Left over' });
    expect(input).not.toHaveProperty('spouseFirstName');
    expect(input).toMatchObject({ birthDate: null, city: null });
  });
});

describe('householdInitials', () => {
  it.each([
    ['The Castellan Family', 'C'],
    ['The Delacroix-Wynn Family', 'DW'],
    ['Augusta Whitcombe', 'AW'],
  ])('shortens %s to %s', (name, initials) => {
    expect(householdInitials(name)).toBe(initials);
  });
});
