import { createHmac, timingSafeEqual } from 'node:crypto';
import type { InvitationStatus, MembershipRole } from '@platform/contracts';

export type InvitationIntent = 'MEMBER' | 'CLIENT_PORTAL' | 'GUEST';

export interface Invitation {
  readonly id: string;
  readonly organizationId: string;
  readonly emailAddress: string;
  readonly name: string | null;
  readonly intent: InvitationIntent;
  readonly role: MembershipRole;
  readonly estateIds: readonly string[];
  readonly personId: string | null;
  readonly invitedBy: string | null;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly cancelledAt: Date | null;
  /** Counts up when it is sent again, which ends the earlier link. */
  readonly edition: number;
  readonly updatedAt: Date;
}

export const INVITATION_MS = 14 * 86_400_000;

export function invitationStatus({ acceptedAt, cancelledAt, expiresAt }: Invitation, now: Date): InvitationStatus {
  if (acceptedAt) return 'ACTIVE';
  if (cancelledAt) return 'NO_ACCESS';
  return expiresAt <= now ? 'INVITE_EXPIRED' : 'INVITE_PENDING';
}

const macOf = ({ id, edition }: Pick<Invitation, 'id' | 'edition'>, key: Uint8Array): string =>
  createHmac('sha256', key).update(`${id}:${edition}`).digest('base64url');

/** The part of the link that proves the invitation: computed, never stored, 256 bits that only the service can make. */
export function invitationLinkToken(invitation: Pick<Invitation, 'id' | 'edition'>, key: Uint8Array): string {
  return `${invitation.id}.${macOf(invitation, key)}`;
}

export function invitationIdOf(token: string): string {
  return token.split('.')[0] ?? '';
}

export function isInvitationToken(
  token: string,
  invitation: Pick<Invitation, 'id' | 'edition'>,
  key: Uint8Array,
): boolean {
  const given = Buffer.from(token);
  const expected = Buffer.from(invitationLinkToken(invitation, key));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
