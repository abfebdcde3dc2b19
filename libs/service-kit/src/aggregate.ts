import { DomainError } from '@platform/kernel';
import type { AnyKeys, Model, QueryFilter, UpdateQuery } from 'mongoose';
import { type OutboxEvent, REMEMBERED_IDS } from './outbox.ts';

export interface Change<Raw> {
  readonly id: string;
  /** From `scopeFilter`: a foreign document answers as if it did not exist. */
  readonly scope: Record<string, unknown>;
  /** The version that the caller read; left out by consumers, which apply facts. */
  readonly version?: number | undefined;
  /** Further conditions that the change itself needs: a status, a balance. */
  readonly only?: QueryFilter<Raw>;
  readonly update: UpdateQuery<Raw>;
  /** Published after this write, because they are part of it. */
  readonly events?: readonly OutboxEvent[];
  /** The request's idempotency key: a repeated mutation changes nothing. */
  readonly idempotencyKey?: string | null;
  /** The consumed event's id: a repeated event changes nothing. */
  readonly handledEvent?: string;
  readonly arrayFilters?: Record<string, unknown>[];
}

export type ChangeResult<Raw> =
  | { readonly outcome: 'applied' | 'repeated'; readonly document: Raw }
  /** The `only` conditions do not hold; nothing changed. */
  | { readonly outcome: 'refused'; readonly document: Raw };

const remember = (id: string) => ({ $each: [id], $slice: -REMEMBERED_IDS });

function withBookkeeping<Raw>({ update, events = [], idempotencyKey, handledEvent }: Change<Raw>): UpdateQuery<Raw> {
  const push = {
    ...(update.$push as AnyKeys<unknown> | undefined),
    ...(events.length > 0 && { outbox: { $each: events } }),
    ...(idempotencyKey && { handledKeys: remember(idempotencyKey) }),
    ...(handledEvent && { handledEvents: remember(handledEvent) }),
  };
  return {
    ...update,
    $inc: { ...update.$inc, version: 1 },
    ...(Object.keys(push).length > 0 && { $push: push }),
  } as UpdateQuery<Raw>;
}

/**
 * One atomic write: the change, its events, the handled id and the next version; or nothing.
 * Throws: DomainError NOT_FOUND (absent or out of scope alike), STALE_VERSION.
 */
export async function changeAggregate<Raw>(model: Model<Raw>, change: Change<Raw>): Promise<ChangeResult<Raw>> {
  const { id, scope, version, only, idempotencyKey, handledEvent, arrayFilters } = change;
  const own = { $and: [{ _id: id }, scope] } as QueryFilter<Raw>;
  const conditions = [
    own,
    ...(only ? [only] : []),
    ...(version === undefined ? [] : [{ version }]),
    ...(idempotencyKey ? [{ handledKeys: { $ne: idempotencyKey } }] : []),
    ...(handledEvent ? [{ handledEvents: { $ne: handledEvent } }] : []),
  ];
  const applied = await model
    .findOneAndUpdate({ $and: conditions } as QueryFilter<Raw>, withBookkeeping(change), {
      returnDocument: 'after',
      ...(arrayFilters && { arrayFilters }),
    })
    .lean<Raw>();
  if (applied) return { outcome: 'applied', document: applied };

  const current = await model
    .findOne(own)
    .setOptions({ withTombstones: true })
    .select('+handledKeys +handledEvents +tombstone +tombstonedAt')
    .lean<Raw & Bookkeeping>();
  const isRepeated = idempotencyKey ? current?.handledKeys?.includes(idempotencyKey) : false;
  if (!current || (current.tombstone && !isRepeated)) throw new DomainError('NOT_FOUND', 'Not found');
  const { handledKeys: _keys, handledEvents, tombstone: _gone, tombstonedAt: _at, ...rest } = current;
  const document = rest as unknown as Raw;
  if (isRepeated) return { outcome: 'repeated', document };
  if (handledEvent && handledEvents?.includes(handledEvent)) return { outcome: 'repeated', document };
  if (version !== undefined && current.version !== version) {
    throw new DomainError('STALE_VERSION', 'Somebody else changed this in the meantime. Reload and try again.', {
      field: 'version',
      details: { currentVersion: current.version },
    });
  }
  return { outcome: 'refused', document };
}

/**
 * Writes what follows from an aggregate – figures that were worked out again – and is no change of it: the version stays,
 * so a form that was opened before saves over it. False when somebody changed it meanwhile; then nothing is written.
 */
export async function amendAggregate<Raw>(
  model: Model<Raw>,
  {
    id,
    version,
    update,
    events = [],
    only = {},
  }: Required<Pick<Change<Raw>, 'id' | 'version' | 'update'>> & Pick<Change<Raw>, 'events' | 'only'>,
): Promise<boolean> {
  const outbox = events.length > 0 ? { $push: { outbox: { $each: events } } } : {};
  const { matchedCount } = await model.updateOne(
    { $and: [{ _id: id, version }, only] } as QueryFilter<Raw>,
    { ...update, ...outbox } as UpdateQuery<Raw>,
  );
  return matchedCount === 1;
}

interface Bookkeeping {
  version: number;
  handledKeys?: string[];
  handledEvents?: string[];
  tombstone?: boolean;
  tombstonedAt?: Date;
}

/** Creates an aggregate with its events; a repeated request or event (same derived id) answers what is there. */
export async function createAggregate<Raw>(
  model: Model<Raw>,
  document: Partial<Raw> & { _id: string },
  events: readonly OutboxEvent[] = [],
): Promise<ChangeResult<Raw>> {
  const existing = () =>
    model
      .findOne({ _id: document._id } as QueryFilter<Raw>)
      .setOptions({ withTombstones: true })
      .lean<Raw>();
  try {
    await model.create({ ...document, ...(events.length > 0 && { outbox: events }) } as unknown as Raw);
  } catch (error) {
    const found = (error as { code?: unknown }).code === 11_000 ? await existing() : null;
    if (!found) throw error;
    return { outcome: 'repeated', document: found };
  }
  const created = await existing();
  if (!created) throw new Error(`document ${document._id} vanished while it was created`);
  return { outcome: 'applied', document: created };
}

/**
 * Deletes for every reader at once. The document itself goes when the relay has published its last event, and not before
 * a repetition of the request could still come: that one is answered as the first was.
 */
export async function deleteAggregate<Raw>(
  model: Model<Raw>,
  change: Omit<Change<Raw>, 'update' | 'arrayFilters'>,
): Promise<ChangeResult<Raw>> {
  const update = { $set: { tombstone: true, tombstonedAt: new Date() } } as unknown as UpdateQuery<Raw>;
  return changeAggregate(model, { ...change, update });
}
