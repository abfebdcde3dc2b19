import type { SessionRecord } from '@platform/contracts';
import type { Account } from '../account/account.ts';

/**
 * Who a session stands for that waits for the code of a guest's link: nobody, whatever account the address has, so that
 * whoever holds the link sees the same either way. Codes that are asked for and tried count for the link.
 */
export function waitingGuest(invitationId: string, emailAddress: string): Account {
  return {
    id: `guest-link:${invitationId}`,
    emailAddress,
    addressConfirmedAt: null,
    name: '',
    isSuperadmin: false,
    memberships: [],
    activeMembershipId: null,
    activeRole: null,
    passwordHash: null,
    passwordChangedAt: null,
    passwordExpired: false,
    phoneNumber: null,
    source: null,
    personId: null,
    isFromSso: false,
    canShareEstate: false,
    advisorDocBuilderAccess: false,
    lockedAt: null,
    lockedUntil: null,
    disabledAt: null,
    failedSignInAttempts: 0,
    signedInAt: null,
    lastActivityAt: null,
    createdAt: new Date(0),
  };
}

/** The guest of a session that waits; null of every other session. */
export const waitingGuestOf = ({ guestOf, actor }: SessionRecord): Account | null =>
  guestOf ? waitingGuest(guestOf, actor.emailAddress ?? '') : null;
