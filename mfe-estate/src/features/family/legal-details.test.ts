import { describe, expect, it } from 'vitest';
import { knownDetails, legalDetailsSchema } from './legal-details.schema.ts';

const DETAILS = {
  legalName: 'Robert James Castellan',
  initials: 'RJC',
  birthDate: '1951-03-04',
  phoneNumber: '6175550142',
  email: '',
  address1: '14 Beacon Street',
  address2: '',
  city: 'Boston',
  state: 'MA',
  zip: '02108',
};
const problems = (change: object): Record<string, string> =>
  Object.fromEntries(
    (legalDetailsSchema.safeParse({ ...DETAILS, ...change }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

describe('the legal details of a person', () => {
  it('R263: are all required but the e-mail address and the second line', () => {
    const empty = Object.fromEntries(Object.keys(DETAILS).map((field) => [field, ' ']));
    expect(problems(empty)).toEqual({
      legalName: 'Full legal name is required',
      initials: 'Initials are required',
      birthDate: 'Birthday is required',
      phoneNumber: 'Phone number is required',
      address1: 'Full address is required',
      city: 'City is required',
      state: 'State is required',
      zip: 'Zipcode is required',
    });
    expect(problems({})).toEqual({});
  });
  it('are those of an adult with a first and a last name', () => {
    expect(problems({ birthDate: '2015-01-01' })).toEqual({ birthDate: 'Person must be at least 18 years old' });
    expect(problems({ legalName: 'Robert' })).toEqual({ legalName: 'Please add a first and last name' });
    expect(problems({ zip: '0210' })).toEqual({ zip: 'Must be the first 5 digits or full zip code' });
  });
  it('begin with what the estate knows', () => {
    const known = knownDetails({ name: 'Robert Castellan', city: 'Boston', birthDate: null });
    expect(known).toMatchObject({ legalName: 'Robert Castellan', initials: 'RC', city: 'Boston', birthDate: '' });
    expect(
      knownDetails({ name: 'Robert Castellan', legalName: 'Robert James Castellan', initials: 'RJC' }),
    ).toMatchObject({
      legalName: 'Robert James Castellan',
      initials: 'RJC',
    });
  });
});
