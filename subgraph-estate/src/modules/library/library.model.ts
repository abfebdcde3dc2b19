import { LIBRARY_NOTE_LEVELS, PROVISION_CATEGORIES } from '@platform/contracts/domain';
import {
  aggregatePlugin,
  flag,
  oneOf,
  optional,
  orNull,
  schemaHistoryPlugin,
  storedSchema,
  text,
} from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { LibraryNote } from '../../domain/library/library-note.ts';

export interface LibraryNoteRecord extends Omit<LibraryNote, 'id'> {
  readonly _id: string;
  /** Since when nobody sees it; absent while it is there. */
  readonly deletedAt?: string;
}

export function defineLibraryNoteModel(connection: Connection): Model<LibraryNoteRecord> {
  const schema = storedSchema<LibraryNoteRecord, Omit<LibraryNoteRecord, 'version'>>({
    _id: text,
    accountId: text,
    organizationId: orNull(text),
    authorName: orNull(text),
    category: oneOf(PROVISION_CATEGORIES),
    text,
    gstFlag: flag,
    docLevel: oneOf(LIBRARY_NOTE_LEVELS),
    docType: orNull(text),
    isForOrganization: flag,
    createdAt: text,
    updatedAt: text,
    deletedAt: optional(text),
  });
  schema.index({ organizationId: 1, accountId: 1 }); // one's own
  schema.index({ organizationId: 1, isForOrganization: 1 }); // what the organization offers
  schema.plugin(aggregatePlugin);
  schema.plugin(schemaHistoryPlugin, []);
  return connection.model<LibraryNoteRecord>('LibraryNote', schema, 'library_notes');
}
