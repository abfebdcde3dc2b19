import type { InvitationStatus } from '@platform/contracts';
import type { Account, Membership } from '../account/account.ts';
import { reachesByShare } from './estate-access.ts';
import { type Invitation, invitationStatus } from './invitation.ts';

/** What somebody of a household may reach of it by an account of their own. */
export interface PersonAccess {
  readonly status: InvitationStatus;
  /** The last one. */
  readonly invitation: Invitation | null;
  readonly memberships: readonly Membership[];
}

/** Of one person of an estate. `invitations` are the newest first. */
export function personAccess(
  estateId: string,
  accounts: readonly Pick<Account, 'memberships'>[],
  invitations: readonly Invitation[],
  now: Date,
): PersonAccess {
  const memberships = accounts.flatMap((account) => account.memberships.filter((one) => reachesByShare(one, estateId)));
  const invitation = invitations.find(({ estateIds }) => estateIds.includes(estateId)) ?? null;
  const invited = invitation ? invitationStatus(invitation, now) : 'NO_ACCESS';
  // An accepted invitation whose access was taken back gives none.
  const waiting = invited === 'ACTIVE' ? 'NO_ACCESS' : invited;
  return { status: memberships.length > 0 ? 'ACTIVE' : waiting, invitation, memberships };
}
