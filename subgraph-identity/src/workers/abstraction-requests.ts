import { documentSchema, schemaHistoryPlugin } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';

interface AbstractionRequestDocument {
  /** The abstraction. */
  _id: string;
  requestedBy: string;
  filename: string;
  requestedAt: Date;
}

const KEPT_SECONDS = 90 * 86_400;

const schema = documentSchema<AbstractionRequestDocument>(
  {
    _id: String,
    requestedBy: { type: String, required: true },
    filename: { type: String, required: true },
    requestedAt: { type: Date, required: true },
  },
  { collection: 'abstraction_requests' },
);
schema.plugin(schemaHistoryPlugin, []);
schema.index({ requestedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS }); // nobody waits longer

/** Who asked for which document to be read: the event that ends the work does not say. */
export function createAbstractionRequests(connection: Connection, now: () => Date) {
  const model: Model<AbstractionRequestDocument> = connection.model<AbstractionRequestDocument>(
    'AbstractionRequest',
    schema,
  );
  return {
    async remember(abstractionId: string, requestedBy: string, filename: string): Promise<void> {
      await model.updateOne(
        { _id: abstractionId },
        { $setOnInsert: { requestedBy, filename, requestedAt: now() } },
        { upsert: true },
      );
    },
    find: (abstractionId: string) => model.findById(abstractionId).lean<AbstractionRequestDocument>(),
  };
}
export type AbstractionRequests = ReturnType<typeof createAbstractionRequests>;
