import { AUDIT_ACTIONS, type AuditAction } from '@platform/contracts/audit-actions';
import { DomainError } from '@platform/kernel';
import { listPage, listResult } from '@platform/service-kit';
import type { Context } from '../../context.ts';
import { PLATFORM_CHAIN } from '../../domain/audit/audit-entry.ts';
import { chainsOf } from '../../domain/audit/audit-reach.ts';
import type { AuditEntryResolvers, QueryResolvers } from '../../schema.generated.ts';

const isAction = (text: string): text is AuditAction => (AUDIT_ACTIONS as readonly string[]).includes(text);

/** Entries whose subject may be an estate. */
const OF_ESTATES: ReadonlySet<AuditAction> = new Set(['impersonation.viewed', 'impersonation.action', 'access.denied']);

/** A search of a person's name finds at most so many people. */
const MAX_PEOPLE = 50;

async function searchedPeople(searchTerm: string | null | undefined, { services }: Context): Promise<string[]> {
  if (!searchTerm?.trim()) return [];
  const query = { organizationIds: 'all', searchTerm, skip: 0, limit: MAX_PEOPLE } as const;
  return (await services.accounts.search(query)).accounts.map(({ id }) => id);
}

export const AuditEntry: AuditEntryResolvers = {
  account: ({ accountId }, _args, { loaders }) => (accountId ? loaders.account.load(accountId) : null),
  accountName: ({ accountId }, _args, { loaders }) => (accountId ? loaders.recordedName.load(accountId) : null),
  impersonator: ({ impersonatorId }, _args, { loaders }) =>
    impersonatorId ? loaders.account.load(impersonatorId) : null,
  impersonatorName: ({ impersonatorId }, _args, { loaders }) =>
    impersonatorId ? loaders.recordedName.load(impersonatorId) : null,
  // An id that somebody only tried may be of anybody: its name is shown to whoever may see it anyway.
  subjectName: async ({ subjectId }, _args, { loaders }) => {
    if (!subjectId) return null;
    const account = await loaders.account.load(subjectId);
    return account?.name ?? (await loaders.organization.load(subjectId))?.name ?? null;
  },
  // Whether the id is an estate's is the estates' subgraph to say.
  subjectEstate: ({ subjectId, action }) => (subjectId && OF_ESTATES.has(action) ? { id: subjectId } : null),
};

export const auditQueries: Pick<QueryResolvers, 'auditEntries' | 'auditTrailIntact' | 'auditTrailState'> = {
  auditEntries: async (_parent, { organizationId, accountId, actions, filter, pagination }, context) => {
    const { actor, services } = context;
    const { entries, totalCount } = await services.audit.list({
      chains: chainsOf(actor, organizationId),
      accountId,
      personId: filter?.personId,
      subjectId: filter?.subjectId,
      actions: (filter?.actions ?? actions)?.filter(isAction),
      outcomes: filter?.outcomes,
      from: filter?.from ? new Date(filter.from) : null,
      until: filter?.until ? new Date(filter.until) : null,
      searchTerm: filter?.searchTerm,
      searchedIds: await searchedPeople(filter?.searchTerm, context),
      ...listPage(pagination),
    });
    return listResult(pagination, entries, totalCount);
  },
  auditTrailIntact: async (_parent, { organizationId }, { actor, services }) => {
    chainsOf(actor, organizationId);
    return (await services.audit.firstBreak(organizationId)) === null;
  },
  auditTrailState: async (_parent, { organizationId }, { actor, services, now }) => {
    const chains = chainsOf(actor, organizationId);
    if (!organizationId && chains !== 'all') throw new DomainError('NOT_FOUND', 'This audit trail does not exist.');
    const state = await services.audit.state(organizationId ?? PLATFORM_CHAIN);
    return {
      intact: state.brokenAt === null,
      brokenAt: state.brokenAt?.sequence ?? null,
      reason: state.brokenAt?.reason ?? null,
      entryCount: state.entryCount,
      unsealedThrough: state.unsealedThrough,
      newestSeal: state.headHash,
      checkedAt: now().toISOString(),
    };
  },
};
