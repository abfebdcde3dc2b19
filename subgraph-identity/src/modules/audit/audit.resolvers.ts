import { listPage, listResult } from '@platform/service-kit';
import type { AuditEntry as Entry } from '../../domain/audit/audit-entry.ts';
import { subjectEstateOf } from '../../domain/audit/subject-estate.ts';
import type { AuditEntryResolvers, QueryResolvers } from '../../schema.generated.ts';
import type { AuditLine } from './audit-trail.service.ts';

const isLine = (entry: Entry): entry is AuditLine => 'folded' in entry;

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
  folded: (entry) => (isLine(entry) ? [...entry.folded] : []),
  foldedCount: (entry) => (isLine(entry) ? entry.foldedCount : 0),
  subjectEstate: (entry) => {
    const id = subjectEstateOf(entry);
    return id ? { id } : null;
  },
};

export const auditQueries: Pick<QueryResolvers, 'auditEntries' | 'auditTrailIntact' | 'auditTrailState'> = {
  auditEntries: async (_parent, { filter, pagination, ...asked }, { services }) => {
    const actions = filter?.actions ?? asked.actions;
    const found = await services.auditReading.entries({ ...asked, ...filter, actions }, listPage(pagination));
    return listResult(pagination, found.entries, found.totalCount);
  },
  auditTrailIntact: async (_parent, { organizationId }, { services }) =>
    (await services.auditReading.state(organizationId)).intact,
  auditTrailState: (_parent, { organizationId }, { services }) => services.auditReading.state(organizationId),
};
