import { expect, it } from 'vitest';
import { person } from '../estate/household.ts';
import { personStatus, personSubstatus } from './person-status.ts';

const CHILD = '2015-01-31';

it.each([
  [{ birthDate: '1970-01-31' }, 'LIVING', null],
  [{}, 'LIVING', null],
  [{ birthDate: CHILD }, 'LIVING', 'MINOR'],
  [{ birthDate: CHILD, isSpecialNeeds: true }, 'LIVING', 'SPECIAL_NEEDS'],
  [{ birthDate: CHILD, isDeceased: true }, 'DECEASED', null],
  [{ isCorporateTrustee: true }, 'INSTITUTION', null],
])('a person of %j is %s, %s', (facts, status, substatus) => {
  const someone = { ...person({ id: 'ada', name: 'Ada' }), ...facts } as ReturnType<typeof person>;
  expect([personStatus(someone), personSubstatus(someone, '2026-11-25')]).toEqual([status, substatus]);
});
