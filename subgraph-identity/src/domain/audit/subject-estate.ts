import { AUDIT_ACTIONS, type AuditAction } from '@platform/contracts/audit-actions';
import type { AuditEntry } from './audit-entry.ts';

/** Entries whose subject may be an estate; whether the id is one is the estates' subgraph to say. */
const OF_ESTATES: ReadonlySet<AuditAction> = new Set([
  'impersonation.viewed',
  'impersonation.action',
  'access.denied',
  'client.changed',
  'estate.access-ended',
]);

export const subjectEstateOf = ({ subjectId, action }: Pick<AuditEntry, 'subjectId' | 'action'>): string | null =>
  OF_ESTATES.has(action) ? subjectId : null;

const isAction = (text: string): text is AuditAction => (AUDIT_ACTIONS as readonly string[]).includes(text);

/** Those that there are of the actions asked for. */
export const knownActions = (names: readonly string[]): AuditAction[] => names.filter(isAction);
