import { RFI_KINDS, RFI_STATUSES } from '@platform/contracts/review';
import type { StoredNoun } from '@platform/service-kit';
import { estateNounSchema, flag, oneOf, orNull, type SchemaHistory, text } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { Rfi } from '../../domain/review/rfi.ts';

export type RfiRecord = StoredNoun<Rfi>;

const HISTORY: SchemaHistory = [
  { says: 'a question may be answered with a file', change: (rfi) => ({ answerUploadId: null, ...rfi }) },
];

export function defineRfiModel(connection: Connection): Model<RfiRecord> {
  const schema = estateNounSchema<RfiRecord>(
    {
      instrumentId: text,
      instrumentName: text,
      instrumentKind: text,
      isTrust: flag,
      kind: oneOf(RFI_KINDS),
      status: oneOf(RFI_STATUSES),
      note: orNull(text),
      askedById: orNull(text),
      askedByName: orNull(text),
      submittedAt: orNull(text),
      answer: orNull(text),
      answeredByName: orNull(text),
      answerUploadId: orNull(text),
    },
    HISTORY,
  );
  schema.index({ estateId: 1, createdAt: -1, _id: 1 });
  schema.index({ organizationId: 1, createdAt: -1, _id: 1 });
  return connection.model<RfiRecord>('Rfi', schema, 'rfis');
}
