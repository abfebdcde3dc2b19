import { PROVISION_CATEGORIES } from '@platform/contracts/domain';
import {
  type AddedToEstateBound,
  type EstateBound,
  estateBoundPlugin,
  flag,
  list,
  oneOf,
  orNull,
  part,
  type SchemaHistory,
  storedSchema,
  text,
} from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { InstrumentNotes, ProvisionNote } from '../../domain/provision/provision-notes.ts';

export type InstrumentNotesRecord = EstateBound & Omit<InstrumentNotes, 'id'>;

const note = part<ProvisionNote>({
  id: text,
  category: oneOf(PROVISION_CATEGORIES),
  text,
  originalText: text,
  gstFlag: flag,
  fromCustomId: orNull(text),
});

export const NOTES_HISTORY: SchemaHistory = [
  {
    says: 'a document may have a note beside the diagram',
    change: (notes) => ({ diagramNotes: null, ...notes }),
  },
];

export function defineInstrumentNotesModel(connection: Connection): Model<InstrumentNotesRecord> {
  const schema = storedSchema<InstrumentNotesRecord, Omit<InstrumentNotesRecord, AddedToEstateBound>>({
    instrumentId: text,
    notes: list(note),
    removed: list(note),
    diagramNotes: orNull(text),
  });
  schema.plugin(estateBoundPlugin, NOTES_HISTORY);
  return connection.model<InstrumentNotesRecord>('InstrumentNotes', schema, 'instrument_notes');
}
