import { REVIEW_KINDS, REVIEW_STATUSES } from '@platform/contracts/review';
import type { StoredNoun } from '@platform/service-kit';
import {
  estateNounSchema,
  flag,
  list,
  number,
  oneOf,
  orNull,
  part,
  type SchemaHistory,
  text,
} from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { ChecklistItem } from '../../domain/review/checklists.ts';
import type { Review, ReviewNote } from '../../domain/review/review.ts';
import { clockOf } from '../../domain/review/review-clock.ts';

export type ReviewRecord = StoredNoun<Review>;

const note = part<ReviewNote>({ id: text, body: text, byName: orNull(text), at: orNull(text) });
const items = list(part<ChecklistItem>({ id: text, text, doneByName: orNull(text), doneAt: orNull(text) }));

const REVIEW_HISTORY: SchemaHistory = [
  {
    says: 'a review has a clock',
    change: (review) => ({ ...clockOf(review as never), ...review }),
  },
];

export function defineReviewModel(connection: Connection): Model<ReviewRecord> {
  const schema = estateNounSchema<ReviewRecord>(
    {
      kind: oneOf(REVIEW_KINDS),
      status: oneOf(REVIEW_STATUSES),
      entersDocuments: flag,
      requestedAt: orNull(text),
      requestedByName: orNull(text),
      reviewerId: orNull(text),
      reviewOrganizationId: orNull(text),
      notes: list(note),
      advisorNote: orNull(text),
      advisorNoteDraft: orNull(text),
      checklists: part<Review['checklists']>({ ADMIN: items, ADVISOR: items, LAWYER: items }),
      reviewedIds: list(text),
      completedAt: orNull(text),
      dueAt: orNull(text),
      leftMs: orNull(number),
    },
    REVIEW_HISTORY,
  );
  schema.index({ estateId: 1, createdAt: -1, _id: 1 });
  schema.index({ organizationId: 1, reviewerId: -1, createdAt: -1, _id: 1 });
  schema.index({ organizationId: 1, status: 1 });
  // What is late.
  schema.index({ organizationId: 1, dueAt: 1 });
  return connection.model<ReviewRecord>('Review', schema, 'reviews');
}
