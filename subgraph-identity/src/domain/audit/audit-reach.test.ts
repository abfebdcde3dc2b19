import { EMPTY_SCOPE } from '@platform/contracts';
import { expect, it } from 'vitest';
import { chainsOf } from './audit-reach.ts';

const everywhere = { scope: { ...EMPTY_SCOPE, everything: true } };
const ofTwo = { scope: { ...EMPTY_SCOPE, organizationIds: ['a', 'b'] } };

it.each([
  ['everybody’s for a super administrator', everywhere, null, 'all'],
  ['one, however it is reached', everywhere, 'x', ['x']],
  ['all that an administrator has', ofTwo, undefined, ['a', 'b']],
  ['one of them', ofTwo, 'b', ['b']],
])('the chains of the audit trail that are read are %s', (_what, actor, organizationId, chains) => {
  expect(chainsOf(actor, organizationId)).toEqual(chains);
});
it('those of another organization are not there', () => {
  expect(() => chainsOf(ofTwo, 'x')).toThrow('This organization does not exist.');
});
