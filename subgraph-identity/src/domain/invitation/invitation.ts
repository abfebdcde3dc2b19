import { createHmac, timingSafeEqual } from 'node:crypto';
import { type InvitationStatus, isOrganizationWide, type MembershipRole } from '@platform/contracts';
import type { Membership, SignUpSource } from '../account/account.ts';
import { allKeys, type SecretKeys } from '../secrets/secret-keys.ts';

export const INVITATION_INTENTS = ['MEMBER', 'CLIENT_PORTAL', 'GUEST'] as const;
export type InvitationIntent = (typeof INVITATION_INTENTS)[number];

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
  /** An administrator who is to be a primary administrator of the organization. */
  readonly isPrimaryAdmin: boolean;
  /** The advisor pays for the client's documents. */
  readonly advisorBilledForDocuments: boolean;
  /** Nobody was shown the link: whoever has it reads the mail of the invited address. */
  readonly linkMailedOnly: boolean;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly cancelledAt: Date | null;
  /** Counts up when it is sent again, which ends the earlier link. */
  readonly edition: number;
  readonly updatedAt: Date;
}

/** As who holds its link sees it: what is said of the address's account is for its owner. */
export interface SeenInvitation extends Invitation {
  readonly opened?: true;
}

/** What an invitation is about before it has an id, a link or an end. */
export type Invited = Pick<
  Invitation,
  'organizationId' | 'emailAddress' | 'intent' | 'role' | 'estateIds' | 'isPrimaryAdmin' | 'advisorBilledForDocuments'
>;

export const INVITATION_MS = 14 * 86_400_000;

export function invitationStatus({ acceptedAt, cancelledAt, expiresAt }: Invitation, now: Date): InvitationStatus {
  if (acceptedAt) return 'ACTIVE';
  if (cancelledAt) return 'NO_ACCESS';
  return expiresAt <= now ? 'INVITE_EXPIRED' : 'INVITE_PENDING';
}

const macOf = ({ id, edition }: Pick<Invitation, 'id' | 'edition'>, key: Uint8Array): string =>
  createHmac('sha256', key).update(`${id}:${edition}`).digest('base64url');

/** The part of the link that proves the invitation: computed, never stored, 256 bits that only the service can make. */
export function invitationLinkToken(invitation: Pick<Invitation, 'id' | 'edition'>, { current }: SecretKeys): string {
  return `${invitation.id}.${macOf(invitation, current)}`;
}

/** Seconds since 1970, as a guest's link says when it ends. */
export const linkEnd = ({ expiresAt }: Pick<Invitation, 'expiresAt'>): number => Math.floor(expiresAt.getTime() / 1000);

/** What the links of members and clients are called, and whom a link of that name lets in. */
export const linkKind = ({ intent }: Pick<Invitation, 'intent'>): string =>
  intent === 'CLIENT_PORTAL' ? 'create_client' : 'create_member';
export const intentsOfLink = (kind: string): readonly InvitationIntent[] =>
  kind === 'create_client' ? ['CLIENT_PORTAL'] : ['MEMBER'];

export function invitationIdOf(token: string): string {
  return token.split('.')[0] ?? '';
}

export function isInvitationToken(
  token: string,
  invitation: Pick<Invitation, 'id' | 'edition'>,
  keys: SecretKeys,
): boolean {
  const given = Buffer.from(token);
  return allKeys(keys).some((key) => {
    const expected = Buffer.from(`${invitation.id}.${macOf(invitation, key)}`);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/**
 * One person is invited once at a time into the same: as a member of an organization, as client or guest of the same
 * estates. Case: a guest invited to estates b and a → `GUEST:organization:address:a,b`.
 */
export function openKeyOf({ intent, organizationId, emailAddress, estateIds }: Invited): string {
  return [intent, organizationId, emailAddress, estateIds.toSorted().join(',')].join(':');
}

/** Roles that come in from outside and may be held beside a member's role. */
const OUTSIDERS: ReadonlySet<MembershipRole> = new Set(['CLIENT', 'EXTERNAL_COLLABORATOR']);

/**
 * Whether somebody has already what an invitation would give: members hold one role in an organization, clients and
 * guests reach the estates. Case: an advisor invited as administrator of the same organization → true.
 */
export function holdsAlready(
  memberships: readonly Pick<Membership, 'organizationId' | 'role' | 'estateIds'>[],
  { organizationId, intent, role, estateIds }: Pick<Invited, 'organizationId' | 'intent' | 'role' | 'estateIds'>,
): boolean {
  const here = memberships.filter((membership) => membership.organizationId === organizationId);
  if (intent === 'MEMBER') return here.some((membership) => !OUTSIDERS.has(membership.role));
  const reaching = intent === 'CLIENT_PORTAL' ? here.filter((membership) => membership.role === role) : here;
  return reaching.some(
    (membership) => isOrganizationWide(membership.role) || estateIds.every((id) => membership.estateIds.includes(id)),
  );
}

const SOURCES: Partial<Record<MembershipRole, SignUpSource>> = {
  ADMIN: 'ADMIN_SIGNUP',
  ADVISOR: 'ADVISOR_SIGNUP',
  ESTATE_SPECIALIST: 'ESTATE_SPECIALIST_SIGNUP',
  CLIENT: 'CLIENT_PORTAL',
};

/**
 * Where an account comes from that an invitation makes; null for the roles without a source of their own (attorneys,
 * reviewers, report administrators, guests). Source: platform shell §3.
 */
export function signUpSource({
  role,
  isPrimaryAdmin,
  advisorBilledForDocuments,
}: Pick<Invited, 'role' | 'isPrimaryAdmin' | 'advisorBilledForDocuments'>): SignUpSource | null {
  if (role === 'ADMIN' && isPrimaryAdmin) return 'PRIMARY_ADMIN_SIGNUP';
  if (role === 'CLIENT' && advisorBilledForDocuments) return 'ADVISOR_CHARGE_ME';
  return SOURCES[role] ?? null;
}
