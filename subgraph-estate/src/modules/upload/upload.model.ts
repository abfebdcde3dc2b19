import { CONFIDENCES, type ExtractedValue } from '@platform/contracts/events';
import {
  type AddedToEstateBound,
  estateBoundPlugin,
  flag,
  list,
  number,
  oneOf,
  open,
  optional,
  orNull,
  part,
  type SchemaHistory,
  storedSchema,
  text,
} from '@platform/service-kit';
import type { Connection, Model, Schema } from 'mongoose';
import type { ReadAgain, ReadingDifference } from '../../domain/upload/read-again.ts';
import { type EstateUpload, type PossibleIssue, type StoredFile, UPLOAD_STATUSES } from '../../domain/upload/upload.ts';

export interface UploadRecord extends Omit<EstateUpload, 'id'> {
  readonly _id: string;
  /** While its estate is deleted nobody sees it. */
  readonly estateDeleted?: boolean;
  /** The firm's lists leave it out while its estate is archived. */
  readonly estateArchived?: boolean;
}

const file = part<StoredFile>({ blobKey: text, filename: text, mimetype: text, byteSize: number, sha256: text });

type Citation = ExtractedValue['citations'][number];
const citation = part<Citation>({
  page: orNull(number),
  quote: text,
  boxes: list(part<Citation['boxes'][number]>({ x: number, y: number, width: number, height: number })),
});

type StoredAlternative = Omit<NonNullable<ExtractedValue['alternative']>, 'value'> & { readonly value: unknown };
type StoredValue = Omit<ExtractedValue, 'value' | 'alternative'> & {
  readonly value: unknown;
  readonly alternative?: StoredAlternative | null | undefined;
};
/** A value's own JSON is of many shapes, by its path; the reading's event was checked to be of this form before. */
const value = part<StoredValue>({
  id: text,
  path: text,
  group: text,
  label: text,
  display: text,
  value: open,
  confidence: oneOf(CONFIDENCES),
  confidenceReason: orNull(text),
  citations: list(citation),
  alternative: optional(
    orNull(part<StoredAlternative>({ label: text, display: text, value: open, citations: list(citation) })),
  ),
});

const difference = part<ReadingDifference>({
  path: text,
  label: text,
  before: orNull(text),
  after: orNull(text),
  isKept: flag,
});
const readAgain = part<ReadAgain>({
  askedAt: text,
  endedAt: orNull(text),
  problem: orNull(text),
  differences: list(difference),
});

export const UPLOAD_HISTORY: SchemaHistory = [
  {
    says: 'a file may have a summary of somebody and a place among the others',
    change: (upload) => ({ summary: null, displayOrder: null, ...upload }),
  },
  {
    says: 'a file that was read may be read again',
    change: (upload) => ({ readAgain: null, ...upload }),
  },
];

function uploadSchema(): Schema<UploadRecord> {
  type Own = Omit<UploadRecord, AddedToEstateBound | 'values'> & { readonly values: readonly StoredValue[] };
  const schema = storedSchema<UploadRecord, Own>({
    file,
    pageCount: number,
    tokensNeeded: number,
    status: oneOf(UPLOAD_STATUSES),
    statusMessage: orNull(text),
    percent: number,
    stage: orNull(text),
    abstractionId: orNull(text),
    values: list(value),
    possibleIssues: list(part<PossibleIssue>({ kind: text, detail: text, page: orNull(number) })),
    reviewFinishedAt: orNull(text),
    readAgain: orNull(readAgain),
    summary: orNull(text),
    displayOrder: orNull(number),
    uploadedById: text,
    uploadedByName: orNull(text),
    createdAt: text,
    estateDeleted: optional(flag),
    estateArchived: optional(flag),
  });
  // The files of an estate: those that nobody has placed, newest first, then the others by their place.
  schema.index({ estateId: 1, displayOrder: 1, createdAt: -1, _id: 1 });
  // What waits for review in an organization.
  schema.index({ organizationId: 1, status: 1, reviewFinishedAt: 1, createdAt: 1, _id: 1 });
  schema.index({ organizationId: 1, status: 1, createdAt: 1, _id: 1 });
  // Events of a reading name it by its own id.
  schema.index({ abstractionId: 1 });
  // The same file elsewhere.
  schema.index({ 'file.sha256': 1 });
  // Which blobs are still referred to.
  schema.index({ 'file.blobKey': 1 });
  schema.plugin(estateBoundPlugin, UPLOAD_HISTORY);
  return schema;
}

export function defineUploadModel(connection: Connection): Model<UploadRecord> {
  return connection.model<UploadRecord>('EstateUpload', uploadSchema(), 'uploads');
}

export function toUpload({ _id, estateDeleted: _d, estateArchived: _a, ...rest }: UploadRecord): EstateUpload {
  return { ...rest, id: _id };
}
