import type { Actor } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { listPage, listResult } from '@platform/service-kit';
import type { AuditEntryResolvers, QueryResolvers } from '../../schema.generated.ts';
import { AUDIT_ACTIONS, type AuditAction } from './domain/audit-entry.ts';

/** Chains that the caller administers; a super administrator reads the platform's own too. */
function chainsOf({ scope }: Actor, organizationId: string | null | undefined): readonly string[] | 'all' {
  if (organizationId) {
    const reached = scope.everything || scope.organizationIds.includes(organizationId);
    if (!reached) throw new DomainError('NOT_FOUND', 'This organization does not exist.');
    return [organizationId];
  }
  return scope.everything ? 'all' : scope.organizationIds;
}

const isAction = (text: string): text is AuditAction => (AUDIT_ACTIONS as readonly string[]).includes(text);

export const AuditEntry: AuditEntryResolvers = {
  account: ({ accountId }, _args, { loaders }) => (accountId ? loaders.account.load(accountId) : null),
  impersonator: ({ impersonatorId }, _args, { loaders }) =>
    impersonatorId ? loaders.account.load(impersonatorId) : null,
};

export const auditQueries: Pick<QueryResolvers, 'auditEntries' | 'auditTrailIntact'> = {
  auditEntries: async (_parent, { organizationId, accountId, actions, pagination }, { actor, services }) => {
    const filter = { chains: chainsOf(actor, organizationId), accountId, actions: actions?.filter(isAction) };
    const { entries, totalCount } = await services.audit.list({ ...filter, ...listPage(pagination) });
    return listResult(pagination, entries, totalCount);
  },
  auditTrailIntact: async (_parent, { organizationId }, { actor, services }) => {
    chainsOf(actor, organizationId);
    return (await services.audit.firstBreak(organizationId)) === null;
  },
};
