import type { Actor, RealtimeMessage } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { newDocumentId } from '@platform/service-kit';
import type { Estate } from '../../domain/estate/estate.ts';
import {
  diagramText,
  type InstrumentNotes,
  NO_NOTES,
  type NoteFacts,
  type NotesSaid,
  notesWith,
  type ProvisionNote,
} from '../../domain/provision/provision-notes.ts';
import { type NounChange, nounChangesRecord } from '../../views/history/change-record.ts';
import type { ChangeRecorder } from '../history/change-recorder.service.ts';
import type { LibraryService } from '../library/library.service.ts';
import { type FindInstrument, type Instrument, instrumentsOf } from './instrument.service.ts';
import type { ProvisionRepository } from './provision.repository.ts';

export interface ProvisionServiceDeps {
  readonly notes: ProvisionRepository;
  readonly findInstrument: FindInstrument;
  readonly library: Pick<LibraryService, 'takenFor'>;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
  readonly recorder: ChangeRecorder;
  readonly nudge: () => void;
  readonly publish: (message: RealtimeMessage) => Promise<void>;
}

/** What is asked of one note; what it is a copy of is looked for here. */
export interface NoteAsked extends Omit<NoteFacts, 'from'> {
  readonly copyOfId: string | null;
  /** Of a library. */
  readonly fromCustomId: string | null;
}
export type NotesOfInstrument = Pick<InstrumentNotes, 'instrumentId' | 'version' | 'notes' | 'diagramNotes'>;
/** A document or trust whose notes can be copied. */
export interface NoteSource extends Instrument {
  readonly notes: readonly ProvisionNote[];
}
export type ProvisionService = ReturnType<typeof createProvisionService>;

/** Which notes a write has added, changed or removed, under the name of what they are on. */
function changesOf(name: string, before: NotesSaid, after: NotesSaid): NounChange<ProvisionNote>[] {
  const known = new Map(before.notes.map((note) => [note.id, note]));
  const next = new Map(after.notes.map((note) => [note.id, note]));
  return [...new Set([...known.keys(), ...next.keys()])].map((id) => ({
    part: 'provisionNotes',
    name: `Note on ${name}`,
    before: known.get(id) ?? null,
    after: next.get(id) ?? null,
  }));
}

/** Notes on documents and trusts. */
export function createProvisionService({
  notes,
  findInstrument,
  library,
  actor,
  idempotencyKey,
  recorder,
  nudge,
  publish,
}: ProvisionServiceDeps) {
  async function byInstruments(ids: readonly string[]): Promise<NotesOfInstrument[]> {
    const known = new Map((await notes.findByInstruments(ids)).map((one) => [one.instrumentId, one]));
    return ids.map((instrumentId) => known.get(instrumentId) ?? { ...NO_NOTES, instrumentId });
  }

  /** What the notes are taken from. Throws: DomainError UNKNOWN_REFERENCE. */
  async function withSources({ id, organizationId }: Estate, asked: readonly NoteAsked[]): Promise<NoteFacts[]> {
    const ofLibrary = asked.flatMap(({ fromCustomId }) => fromCustomId ?? []);
    const [copied, taken] = await Promise.all([
      asked.some(({ copyOfId }) => copyOfId !== null) ? notes.findByEstate(id) : [],
      ofLibrary.length > 0 ? library.takenFor(organizationId, ofLibrary) : [],
    ]);
    const sources = new Map<string, NonNullable<NoteFacts['from']>>([
      ...copied.flatMap((one) => one.notes).map((note) => [note.id, note] as const),
      ...taken.map((note) => [note.id, { ...note, fromCustomId: note.id }] as const),
    ]);
    return asked.map(({ copyOfId, fromCustomId, ...facts }): NoteFacts => {
      const sourceId = copyOfId ?? fromCustomId;
      if (sourceId === null) return facts;
      const from = sources.get(sourceId);
      if (!from)
        throw new DomainError('UNKNOWN_REFERENCE', 'The note to be copied is no longer there.', { field: 'copyOfId' });
      return { ...facts, from };
    });
  }

  /** What is kept of a write, and what it has changed. */
  function written(
    { name, isTrust }: Instrument,
    known: InstrumentNotes,
    said: readonly NoteFacts[],
    diagramNotes: string | null | undefined,
  ) {
    if (diagramNotes && isTrust)
      throw new DomainError('OUT_OF_RANGE', 'Only a document has a note beside the diagram.', {
        field: 'diagramNotes',
      });
    const notes = notesWith(known, said, (at) =>
      newDocumentId(actor.accountId, idempotencyKey, `provision-note:${known.instrumentId}:${at}`),
    );
    const set = {
      ...notes,
      diagramNotes: diagramNotes === undefined ? known.diagramNotes : diagramText(diagramNotes),
    };
    const beside = ({ id, diagramNotes: text }: Pick<InstrumentNotes, 'id' | 'diagramNotes'>) => ({
      id,
      diagramNotes: text,
    });
    const changes: NounChange<{ readonly id: string }>[] = [
      ...changesOf(name, known, set),
      {
        part: 'provisionNotes',
        name: `Note on ${name}`,
        before: beside(known),
        after: beside({ id: known.id, diagramNotes: set.diagramNotes }),
      },
    ];
    return { set, changes };
  }

  /** Throws: DomainError NOT_FOUND, STALE_VERSION, OUT_OF_RANGE, and what `notesWith` and `diagramText` throw. */
  async function write(
    id: string,
    version: number,
    asked: readonly NoteAsked[],
    diagramNotes?: string | null,
  ): Promise<NotesOfInstrument> {
    const { estate, instrument } = await findInstrument(id);
    const { id: estateId, organizationId } = estate;
    const known = await notes.begun({ estateId, organizationId, instrumentId: id });
    // A repetition comes with the version that it saw first: its key is known, and nothing else is written.
    const isSeen = known.version === version;
    const said = isSeen ? await withSources(estate, asked) : [];
    const { set, changes } = written(instrument, known, said, isSeen ? diagramNotes : undefined);
    const writing = recorder.writing(known.id, known.version + 1);
    const change = nounChangesRecord(estate, changes, writing);
    const events = recorder.events(change);
    const { outcome, document } = await notes.change(known.id, {
      set: isSeen ? set : {},
      version,
      idempotencyKey,
      events,
    });
    if (outcome === 'applied') {
      await recorder.keep(change);
      nudge();
      await publish({ type: 'estateChanged', estateId, version: estate.version });
    }
    return document;
  }

  return {
    /** Of each of them, in their order. */
    byInstruments,

    /** Throws: DomainError NOT_FOUND. */
    async of(id: string): Promise<readonly ProvisionNote[]> {
      await findInstrument(id);
      const [found] = await byInstruments([id]);
      return found?.notes ?? [];
    },

    /** Throws: DomainError NOT_FOUND. */
    async sourcesFor(id: string): Promise<NoteSource[]> {
      const { estate } = await findInstrument(id);
      const known = new Map((await notes.findByEstate(estate.id)).map((one) => [one.instrumentId, one.notes]));
      return instrumentsOf(estate)
        .filter((instrument) => instrument.id !== id)
        .map((instrument) => ({ ...instrument, notes: known.get(instrument.id) ?? [] }))
        .filter((source) => source.notes.length > 0);
    },

    upsert: write,

    /** Throws: DomainError REQUIRED for a note that is not there yet, and what `upsert` throws. */
    async update(
      id: string,
      version: number,
      asked: readonly NoteAsked[],
      diagramNotes?: string | null,
    ): Promise<NotesOfInstrument> {
      if (asked.some((one) => one.id === null))
        throw new DomainError('REQUIRED', 'Say which note is changed.', { field: 'id' });
      return write(id, version, asked, diagramNotes);
    },
  };
}
