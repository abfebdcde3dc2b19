import type { Scope } from '@platform/contracts';

/** Where a collection keeps what a scope speaks of. Leave out what a collection does not have. */
export interface ScopeFields {
  readonly organizationField?: string;
  readonly estateField?: string;
}

/**
 * Whether whole organizations are reached in such a collection. Whoever is limited to the own clients reaches what is of
 * the organization itself, and of what belongs to an estate only what is of theirs.
 */
const byOrganization = ({ organizationIds, ownClientsOnly }: Scope, { estateField }: ScopeFields): boolean =>
  organizationIds.length > 0 && !(ownClientsOnly && estateField);

/** Matches no document: a scope that reaches nothing here. */
const NOTHING = { _id: { $in: [] as string[] } };

/**
 * The database filter of a scope, to be put with $and into every query: `{ $and: [scopeFilter(scope, …), filter] }`.
 * A scope that reaches nothing gives a filter that finds nothing, never an empty one.
 */
export function scopeFilter(scope: Scope, fields: ScopeFields): Record<string, unknown> {
  const { organizationField, estateField } = fields;
  if (scope.everything) return {};
  const reached: Record<string, unknown>[] = [];
  if (organizationField && byOrganization(scope, fields)) {
    reached.push({ [organizationField]: { $in: scope.organizationIds } });
  }
  if (estateField && scope.estateIds.length > 0) reached.push({ [estateField]: { $in: scope.estateIds } });
  const [first, ...others] = reached;
  if (!first) return NOTHING;
  return others.length === 0 ? first : { $or: reached };
}

/**
 * The same as disjoint filters, of which an index answers each: whole organizations first, then what was given one by one
 * elsewhere. For `createOrderedReads`, wherever there is an order or many are counted.
 */
export function scopeParts(scope: Scope, fields: ScopeFields): Record<string, unknown>[] {
  const { organizationField, estateField } = fields;
  const { everything, organizationIds, estateIds } = scope;
  const isOne = everything || !organizationField || !estateField || !byOrganization(scope, fields) || !estateIds.length;
  if (isOne) return [scopeFilter(scope, fields)];
  return [
    { [organizationField]: { $in: organizationIds } },
    { [estateField]: { $in: estateIds }, [organizationField]: { $nin: organizationIds } },
  ];
}

/** The same question for one document already read, or an event that names its organization and estate. */
export function scopeReaches(
  scope: Scope,
  target: { organizationId?: string | null; estateId?: string | null },
): boolean {
  if (scope.everything) return true;
  const wholly = !(scope.ownClientsOnly && target.estateId);
  if (wholly && target.organizationId && scope.organizationIds.includes(target.organizationId)) return true;
  return Boolean(target.estateId && scope.estateIds.includes(target.estateId));
}
