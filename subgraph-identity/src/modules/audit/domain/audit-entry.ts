import { createHash } from 'node:crypto';

export const AUDIT_ACTIONS = [
  'sign-in.succeeded',
  'sign-in.failed',
  'sign-in.locked',
  'sign-out',
  'role.switched',
  'impersonation.started',
  'impersonation.stopped',
  'impersonation.refused',
  'impersonation.action',
  'organization.settings-changed',
  'organization.single-sign-on-enforced',
  'organization.single-sign-on-released',
  'account.disabled',
  'account.reactivated',
  'account.locked',
  'account.unlocked',
  'account.two-factor-reset',
  'account.created',
  'account.google-linked',
  'membership.changed',
  'membership.removed',
  'invitation.sent',
  'invitation.cancelled',
  'invitation.accepted',
  'password.changed',
  'password.reset-requested',
  'password.reset',
  'two-factor.changed',
  'two-factor.backup-codes-made',
  'session.revoked',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Who did what, as whom, on what, from where, and how it ended. */
export interface AuditFacts {
  readonly action: AuditAction;
  /** `STARTED`: noted before it ran; the outcome follows in an entry of its own. */
  readonly outcome: 'STARTED' | 'SUCCEEDED' | 'REFUSED';
  /** Whose session it was; null for a visitor. In support mode the person that was acted as. */
  readonly accountId: string | null;
  /** The person behind a session in support mode. */
  readonly impersonatorId: string | null;
  readonly organizationId: string | null;
  /** What it was done to: an account, an organization, a membership. */
  readonly subjectId: string | null;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly requestId: string | null;
  /** Names and short values; never a password, a code or a token. */
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

/** One link of a chain: an organization's own, or the platform's for what belongs to none. */
export interface AuditEntry extends AuditFacts {
  readonly id: string;
  readonly chain: string;
  /** From 1, without gaps. */
  readonly sequence: number;
  readonly at: Date;
  readonly previousHash: string;
  readonly hash: string;
}

export const PLATFORM_CHAIN = 'platform';
export const FIRST_HASH = '0'.repeat(64);

/** The same value always as the same text: keys in order, at every level. */
function canonical(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}

export function auditHash(entry: Omit<AuditEntry, 'id' | 'hash'>): string {
  return createHash('sha256').update(canonical(entry)).digest('hex');
}

/** The next link after `previous`. */
export function nextEntry(
  chain: string,
  previous: Pick<AuditEntry, 'sequence' | 'hash'> | null,
  facts: AuditFacts,
  at: Date,
): AuditEntry {
  const sequence = (previous?.sequence ?? 0) + 1;
  const linked = { ...facts, chain, sequence, at, previousHash: previous?.hash ?? FIRST_HASH };
  return { ...linked, id: `${chain}:${sequence}`, hash: auditHash(linked) };
}

/**
 * The first sequence at which a chain is broken: a row removed, changed or put in. Null when it is whole. `head` is the
 * newest link as it was noted apart from the chain, so that a cut end is noticed too.
 */
export function firstBreak(
  entries: readonly AuditEntry[],
  head: Pick<AuditEntry, 'sequence' | 'hash'> | null,
): number | null {
  let expected = { sequence: 1, previousHash: FIRST_HASH };
  for (const entry of entries) {
    const { id: _id, hash, ...linked } = entry;
    const fits = entry.sequence === expected.sequence && entry.previousHash === expected.previousHash;
    if (!fits || auditHash(linked) !== hash) return expected.sequence;
    if (head && entry.sequence === head.sequence && hash !== head.hash) return entry.sequence;
    expected = { sequence: entry.sequence + 1, previousHash: hash };
  }
  return head && head.sequence >= expected.sequence ? expected.sequence : null;
}
