import type { Scope } from '@platform/contracts';
import { type ChangeResult, createEstateBoundCollection, derivedId, type OutboxEvent } from '@platform/service-kit';
import type { Model } from 'mongoose';
import { type InstrumentNotes, NO_NOTES, type NotesSaid } from '../../domain/provision/provision-notes.ts';
import type { InstrumentNotesRecord } from './provision.model.ts';

export interface NotesWrite {
  readonly set: Partial<NotesSaid & Pick<InstrumentNotes, 'diagramNotes'>>;
  readonly version: number;
  readonly idempotencyKey: string | null;
  readonly events: readonly OutboxEvent[];
}

export interface ProvisionRepository {
  findByInstruments(instrumentIds: readonly string[]): Promise<InstrumentNotes[]>;
  findByEstate(estateId: string): Promise<InstrumentNotes[]>;
  /** The notes on a document or trust; where nobody has written one, none are kept first, so that two first writers meet the guard of later ones. */
  begun(of: Pick<InstrumentNotes, 'estateId' | 'organizationId' | 'instrumentId'>): Promise<InstrumentNotes>;
  change(id: string, write: NotesWrite): Promise<ChangeResult<InstrumentNotes>>;
}

/** One document for each instrument, by an id that follows from the instrument's. */
const idOf = (instrumentId: string): string => derivedId('instrument-notes', instrumentId);

export function createProvisionRepository(model: Model<InstrumentNotesRecord>, actorScope: Scope): ProvisionRepository {
  const records = createEstateBoundCollection(model, actorScope);
  const toNotes = ({ _id, ...rest }: InstrumentNotesRecord): InstrumentNotes => ({ ...rest, id: _id });
  return {
    findByInstruments: async (ids) => (await records.byIds(ids.map(idOf))).map(toNotes),
    findByEstate: async (estateId) => (await records.byEstates([estateId])).map(toNotes),
    async begun(of) {
      const { document } = await records.insert({ ...of, ...NO_NOTES, _id: idOf(of.instrumentId) });
      return toNotes(document);
    },
    async change(id, { set, ...write }) {
      const { outcome, document } = await records.change(id, { ...write, update: { $set: set } });
      return { outcome, document: toNotes(document) };
    },
  };
}
