import type { Actor } from '@platform/contracts';
import type { RequestOrigin } from '../session/request-origin.ts';
import type { AuditFacts } from './audit-entry.ts';

/** The part of an entry that every change by a signed-in person has: who, as whom, where, from where. */
export function callerFacts(
  { accountId, impersonator, organizationId }: Actor,
  { ipAddress, userAgent, requestId }: RequestOrigin,
): Omit<AuditFacts, 'action' | 'outcome' | 'subjectId' | 'details'> {
  return {
    accountId,
    impersonatorId: impersonator?.accountId ?? null,
    organizationId,
    ipAddress,
    userAgent,
    requestId,
  };
}
