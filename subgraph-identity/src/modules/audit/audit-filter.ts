import { searchPattern } from '@platform/service-kit';
import type { QueryFilter } from 'mongoose';
import type { AuditAction, AuditFacts } from '../../domain/audit/audit-entry.ts';
import type { AuditDocument } from './audit.model.ts';

export interface AuditFilter {
  readonly chains: readonly string[] | 'all';
  /** Whose session it was. */
  readonly accountId?: string | null | undefined;
  /** Who did it, stood behind it in support mode, or had it done to them. */
  readonly personId?: string | null | undefined;
  readonly subjectId?: string | null | undefined;
  readonly actions?: readonly AuditAction[] | null | undefined;
  readonly outcomes?: readonly AuditFacts['outcome'][] | null | undefined;
  readonly from?: Date | null | undefined;
  /** The first moment that no longer counts. */
  readonly until?: Date | null | undefined;
  /** A network address, a reference, or something that the details say. */
  readonly searchTerm?: string | null | undefined;
  /** People whom the search means too. */
  readonly searchedIds?: readonly string[] | undefined;
}

/** Short values of the details that say who or what: a mail address, a supporter's name, the operations. */
const SEARCHED = ['ipAddress', 'requestId', 'subjectId', 'details.emailAddress', 'details.by', 'details.operations'];

const anyPerson = (ids: readonly string[]): QueryFilter<AuditDocument>[] =>
  ['accountId', 'impersonatorId', 'subjectId'].map((field) => ({ [field]: { $in: [...ids] } }));

/** The filter as the store asks it. */
export function auditQuery(filter: AuditFilter): QueryFilter<AuditDocument> {
  const {
    chains,
    accountId,
    personId,
    subjectId,
    actions,
    outcomes,
    from,
    until,
    searchTerm,
    searchedIds = [],
  } = filter;
  const term = searchTerm?.trim();
  const eitherOf: QueryFilter<AuditDocument>[] = [
    ...(personId ? [{ $or: anyPerson([personId]) }] : []),
    ...(term
      ? [{ $or: [...SEARCHED.map((field) => ({ [field]: searchPattern(term) })), ...anyPerson(searchedIds)] }]
      : []),
  ];
  return {
    ...(chains !== 'all' && { chain: { $in: [...chains] } }),
    ...(accountId && { accountId }),
    ...(subjectId && { subjectId }),
    ...(actions && { action: { $in: [...actions] } }),
    ...(outcomes && { outcome: { $in: [...outcomes] } }),
    ...((from || until) && { at: { ...(from && { $gte: from }), ...(until && { $lt: until }) } }),
    ...(eitherOf.length > 0 && { $and: eitherOf }),
  };
}
