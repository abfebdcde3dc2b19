import { describe, expect, it } from 'vitest';
import type { Membership } from '../account/account.ts';
import type { Invitation } from './invitation.ts';
import { personAccess } from './person-access.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const invitation = (rest: Partial<Invitation>): Invitation =>
  ({
    id: 'i',
    estateIds: ['e'],
    acceptedAt: null,
    cancelledAt: null,
    expiresAt: new Date('2026-12-01'),
    ...rest,
  }) as Invitation;
const account = (rest: Partial<Membership>) => ({
  memberships: [{ id: 'm', role: 'CLIENT', estateIds: ['e'], ...rest } as Membership],
});

describe('what a person of a household may reach of it', () => {
  it.each([
    ['nobody asked', [], [], 'NO_ACCESS'],
    ['an invitation waits', [], [invitation({})], 'INVITE_PENDING'],
    ['it has run out', [], [invitation({ expiresAt: NOW })], 'INVITE_EXPIRED'],
    ['it was cancelled', [], [invitation({ cancelledAt: NOW })], 'NO_ACCESS'],
    ['it was accepted', [account({})], [invitation({ acceptedAt: NOW })], 'ACTIVE'],
    ['its access was taken back', [], [invitation({ acceptedAt: NOW })], 'NO_ACCESS'],
    ['the account is of another household', [account({ estateIds: ['other'] })], [], 'NO_ACCESS'],
    ['the invitation is to another household', [], [invitation({ estateIds: ['other'] })], 'NO_ACCESS'],
    ['a later invitation waits beside an old access', [account({})], [invitation({})], 'ACTIVE'],
  ] as const)('%s', (_what, accounts, invitations, status) => {
    expect(personAccess('e', accounts, invitations, NOW).status).toBe(status);
  });
});
