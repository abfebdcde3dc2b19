import type { SessionRecord } from '@platform/contracts';
import { type Account, newAccount } from '../account/account.ts';

/**
 * Who a session stands for that waits for the code of a guest's link: nobody, whatever account the address has, so that
 * whoever holds the link sees the same either way. Codes that are asked for and tried count for the link.
 */
export const waitingGuest = (invitationId: string, emailAddress: string): Account =>
  newAccount(`guest-link:${invitationId}`, emailAddress);

/** The guest of a session that waits; null of every other session. */
export const waitingGuestOf = ({ guestOf, actor }: SessionRecord): Account | null =>
  guestOf ? waitingGuest(guestOf, actor.emailAddress ?? '') : null;
