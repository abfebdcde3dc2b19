import type { DomainEvent, estateChangedV1 } from '@platform/contracts/events';
import { documentSchema, schemaHistoryPlugin } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { z } from 'zod';

interface EstateDocument {
  _id: string;
  organizationId: string;
  version: number;
  deleted: boolean;
  /** Everybody of the household; absent until an event has said so. */
  personIds?: string[];
  /** Whose client it is, and who else advises it; absent until an event has said so. */
  advisorId?: string | null;
  sharedAccountIds?: string[];
}

const schema = documentSchema<EstateDocument>(
  {
    _id: String,
    organizationId: { type: String, required: true },
    version: { type: Number, required: true },
    deleted: { type: Boolean, default: false },
    personIds: { type: [String], default: undefined },
    advisorId: { type: String, default: undefined },
    sharedAccountIds: { type: [String], default: undefined },
  },
  { collection: 'estates' },
);
schema.plugin(schemaHistoryPlugin, []);
schema.index({ organizationId: 1, deleted: 1 }); // clients of an organization
schema.index({ personIds: 1 }); // the household of a person

/** Which estate belongs to which organization, kept by the estate's own events: nobody is granted a foreign one. */
export function createEstateIndex(connection: Connection) {
  const model: Model<EstateDocument> = connection.model<EstateDocument>('EstateEntry', schema);
  return {
    /** An older event than the one known changes nothing. */
    async apply({ payload }: DomainEvent<z.infer<(typeof estateChangedV1)['payload']>>): Promise<void> {
      const { estateId, organizationId, version, deleted, personIds, advisorId, sharedAccountIds } = payload;
      const said = { ...(personIds && { personIds }), ...(sharedAccountIds && { advisorId, sharedAccountIds }) };
      await model.updateOne(
        { _id: estateId },
        { $setOnInsert: { organizationId, version: -1, deleted } },
        { upsert: true },
      );
      await model.updateOne(
        { _id: estateId, version: { $lt: version } },
        { $set: { organizationId, version, deleted, ...said } },
      );
    },
    /** Who advises it by the last event; null of one whose events have not said so yet. */
    async advisorsOf(
      estateId: string,
    ): Promise<{ version: number; advisorId: string | null; sharedAccountIds: readonly string[] } | null> {
      const found = await model.findOne({ _id: estateId }).lean<EstateDocument>();
      if (!found?.sharedAccountIds) return null;
      const { version, advisorId, sharedAccountIds } = found;
      return { version, advisorId: advisorId ?? null, sharedAccountIds };
    },
    async allIn(organizationId: string, estateIds: readonly string[]): Promise<boolean> {
      const wanted = [...new Set(estateIds)];
      return (await model.countDocuments({ _id: { $in: wanted }, organizationId, deleted: false })) === wanted.length;
    },
    /** Null of one that nobody knows, or that is deleted. */
    async organizationOf(estateId: string): Promise<string | null> {
      const found = await model.findOne({ _id: estateId, deleted: false }).lean<EstateDocument>();
      return found?.organizationId ?? null;
    },
    /** Whether one of these households has the person, as far as it is known whom they have. */
    async mayHave(estateIds: readonly string[], personId: string): Promise<boolean> {
      const known = { $or: [{ personIds: personId }, { personIds: { $exists: false } }] };
      return (await model.countDocuments({ _id: { $in: [...estateIds] }, deleted: false, ...known })) > 0;
    },
    /** The households that have one of these people. */
    async ofPersons(
      ids: readonly string[],
    ): Promise<{ estateId: string; organizationId: string; personIds: readonly string[] }[]> {
      if (ids.length === 0) return [];
      const found = await model.find({ personIds: { $in: [...ids] }, deleted: false }).lean<EstateDocument[]>();
      return found.map(({ _id, organizationId, personIds = [] }) => ({ estateId: _id, organizationId, personIds }));
    },
    /** In the order of the ids. */
    async counts(organizationIds: readonly string[]): Promise<number[]> {
      const found = await model.aggregate<{ _id: string; count: number }>([
        { $match: { organizationId: { $in: [...organizationIds] }, deleted: false } },
        { $group: { _id: '$organizationId', count: { $sum: 1 } } },
      ]);
      const countOf = new Map(found.map(({ _id, count }) => [_id, count]));
      return organizationIds.map((id) => countOf.get(id) ?? 0);
    },
  };
}
export type EstateIndex = ReturnType<typeof createEstateIndex>;
