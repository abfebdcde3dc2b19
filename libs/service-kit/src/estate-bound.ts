import type { Scope } from '@platform/contracts';
import type { Model, QueryFilter, Schema, SortOrder } from 'mongoose';
import { type Change, type ChangeResult, changeAggregate, createAggregate, deleteAggregate } from './aggregate.ts';
import { createOrderedReads } from './ordered-reads.ts';
import { aggregatePlugin, type OutboxEvent } from './outbox.ts';
import type { Page, PaginationInput } from './pagination.ts';
import { notFound } from './refusals.ts';
import { type SchemaHistory, schemaHistoryPlugin } from './schema-history.ts';
import { scopeFilter, scopeParts, scopeReaches } from './scope.ts';
import { text } from './stored-part.ts';

/** What every noun of an estate carries that has a collection of its own: milestones, RFIs, notes, reviews …. */
export interface EstateBound {
  readonly _id: string;
  readonly estateId: string;
  readonly organizationId: string;
  readonly version: number;
}

/**
 * Mongoose plugin for a collection that is tied to estates: whose it is, set once and for all; version, outbox and
 * handled ids; the history of its forms; and the index by which an estate's own are found.
 */
export function estateBoundPlugin(schema: Schema, history: SchemaHistory): void {
  schema.add({
    _id: text,
    estateId: { ...text, immutable: true },
    organizationId: { ...text, immutable: true },
  });
  schema.index({ estateId: 1 });
  schema.index({ organizationId: 1 });
  schema.plugin(aggregatePlugin);
  schema.plugin(schemaHistoryPlugin, history);
}

/** The fields of such a noun that its own schema does not name. */
export type AddedToEstateBound = keyof EstateBound;

/** What is read of a document; default: all that the model selects. A list that shows little reads little. */
type Fields = Readonly<Record<string, 0 | 1>>;

export interface EstateBoundSearch {
  readonly fields?: Fields;
  readonly sort?: Record<string, SortOrder>;
  readonly limit?: number;
}

export interface EstateBoundListing<Raw> {
  readonly fields?: Fields;
  readonly filter?: QueryFilter<Raw>;
  readonly sort: Record<string, SortOrder>;
  readonly pagination: PaginationInput | null | undefined;
  readonly defaultPerPage?: number;
}

type Own<Raw> = Omit<Change<Raw>, 'id' | 'scope'>;

/**
 * The guard of such a collection: every reading and every write is within the actor's scope, by organization or by
 * estate, and a foreign document answers as one that is not there. What a role may do is the operation's rule
 * (`OperationRules`); repositories of nouns are built over this and never over the model.
 */
export function createEstateBoundCollection<Raw extends EstateBound>(model: Model<Raw>, actorScope: Scope) {
  const fields = { organizationField: 'organizationId', estateField: 'estateId' };
  const scope = scopeFilter(actorScope, fields);
  const reads = createOrderedReads(model, scopeParts(actorScope, fields));
  const find = (filter: QueryFilter<Raw>, { sort = {}, limit = 0, fields }: EstateBoundSearch = {}): Promise<Raw[]> =>
    reads.first(filter as Record<string, unknown>, { sort, limit, ...(fields && { fields }) });
  return {
    find,
    byIds: (ids: readonly string[], search?: EstateBoundSearch): Promise<Raw[]> =>
      find({ _id: { $in: [...ids] } } as QueryFilter<Raw>, search),
    byEstates: (estateIds: readonly string[], search?: EstateBoundSearch): Promise<Raw[]> =>
      find({ estateId: { $in: [...estateIds] } } as QueryFilter<Raw>, search),
    list({ filter = {}, sort, pagination, defaultPerPage, fields }: EstateBoundListing<Raw>): Promise<Page<Raw>> {
      const page = {
        sort,
        pagination: pagination ?? null,
        ...(defaultPerPage && { defaultPerPage }),
        ...(fields && { fields }),
      };
      return reads.page(filter as Record<string, unknown>, page);
    },
    /** Throws: DomainError NOT_FOUND for an estate out of reach. */
    async insert(
      document: Partial<Raw> & EstateBound,
      events: readonly OutboxEvent[] = [],
    ): Promise<ChangeResult<Raw>> {
      if (!scopeReaches(actorScope, document)) throw notFound('Estate');
      return createAggregate(model, document, events);
    },
    /** Throws: DomainError NOT_FOUND, STALE_VERSION. */
    change: (id: string, change: Own<Raw>): Promise<ChangeResult<Raw>> =>
      changeAggregate(model, { ...change, id, scope }),
    /** Throws: DomainError NOT_FOUND, STALE_VERSION. */
    remove: (id: string, change: Omit<Own<Raw>, 'update' | 'arrayFilters'> = {}): Promise<ChangeResult<Raw>> =>
      deleteAggregate(model, { ...change, id, scope }),
  };
}
export type EstateBoundCollection<Raw extends EstateBound> = ReturnType<typeof createEstateBoundCollection<Raw>>;
