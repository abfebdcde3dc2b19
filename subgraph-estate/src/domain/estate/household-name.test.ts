import { castellan } from '@platform/test-kit/builders';
import { expect, it } from 'vitest';
import { sampleEstate } from '../../seed/sample-estate.ts';
import { householdName } from './household-name.ts';

const [someone] = sampleEstate(castellan, '2026-11-21T00:00:00.000Z').people;
const named = (lastName: string) => ({
  ...(someone as NonNullable<typeof someone>),
  name: `Ada ${lastName}`,
  lastName,
});

it.each([
  ['Vance', 'Vance', 'The Vance Family'],
  ['Vance', 'Okafor', 'The Vance-Okafor Family'],
  ['Vance-Okafor', 'Okafor', 'The Vance-Okafor Family'],
  ['Okafor', 'Vance-Okafor', 'The Vance-Okafor Family'],
  ['Vance-Okafor', 'Oka', 'The Vance-Okafor-Oka Family'],
])('%s and %s are %s', (client, spouse, household) => {
  expect(householdName(named(client), named(spouse), false)).toBe(household);
});
it('whoever lives alone without children has the own name', () => {
  expect(householdName(named('Vance'), undefined, false)).toBe('Ada Vance');
});
