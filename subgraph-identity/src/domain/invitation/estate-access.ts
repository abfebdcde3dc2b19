import { type InvitationStatus, isOrganizationWide, type MembershipRole } from '@platform/contracts';
import type { Account, Membership } from '../account/account.ts';
import { type Invitation, invitationStatus } from './invitation.ts';

/** Somebody who was let into one estate, or is invited to it. */
export interface EstateAccess {
  /** Of the membership that is, or that the invitation gives. */
  readonly id: string;
  readonly name: string | null;
  readonly emailAddress: string;
  readonly role: MembershipRole;
  readonly status: InvitationStatus;
  readonly since: Date;
  readonly endsAt: Date | null;
  readonly invitationId: string | null;
  readonly signedInAt: Date | null;
  readonly estatesCount: number;
}

/** An invitation with the id of the membership that it gives. */
export interface InvitationToEstate extends Invitation {
  readonly membershipId: string;
}

/** Members see every estate of their organization: nothing of one estate is theirs to be taken back. */
export const reachesByShare = (
  { role, estateIds }: Pick<Membership, 'role' | 'estateIds'>,
  estateId: string,
): boolean => !isOrganizationWide(role) && role !== 'SUPER_ADMIN' && estateIds.includes(estateId);

/**
 * Who came in first, by name; then the invitations that wait. A guest's link stays open after the guest came in: that
 * is one access, not two. Case: guest in by an open link → one, `ACTIVE`.
 */
export function estateAccess(
  estateId: string,
  accounts: readonly Account[],
  invitations: readonly InvitationToEstate[],
  now: Date,
): EstateAccess[] {
  const inside = accounts.flatMap((account) =>
    account.memberships
      .filter((membership) => reachesByShare(membership, estateId))
      .map(
        ({ id, role, joinedAt, estateIds }): EstateAccess => ({
          id,
          name: account.name || null,
          emailAddress: account.emailAddress,
          role,
          status: 'ACTIVE',
          since: joinedAt,
          endsAt: null,
          invitationId: null,
          signedInAt: account.signedInAt,
          estatesCount: estateIds.length,
        }),
      ),
  );
  const known = new Set(inside.map(({ id }) => id));
  const waiting = invitations
    .filter(({ membershipId }) => !known.has(membershipId))
    .map(
      (invitation): EstateAccess => ({
        id: invitation.membershipId,
        name: invitation.name,
        emailAddress: invitation.emailAddress,
        role: invitation.role,
        status: invitationStatus(invitation, now),
        since: invitation.updatedAt,
        endsAt: invitation.expiresAt,
        invitationId: invitation.id,
        signedInAt: null,
        estatesCount: invitation.estateIds.length,
      }),
    );
  const shown = ({ name, emailAddress }: EstateAccess): string => name ?? emailAddress;
  const byName = (a: EstateAccess, b: EstateAccess): number =>
    shown(a).localeCompare(shown(b)) || a.id.localeCompare(b.id);
  return [...inside.toSorted(byName), ...waiting.toSorted(byName)];
}
