import { PROVISION_CATEGORIES, type ProvisionCategory } from '@platform/contracts/domain';
import { lengthProblem } from '@platform/contracts/field-rules';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { DomainError } from '@platform/kernel';
import type { Said } from '../estate/said.ts';

/** What a document or trust provides, in the words of whoever wrote it down. */
export interface ProvisionNote {
  readonly id: string;
  readonly category: ProvisionCategory;
  readonly text: string;
  /** As it was first written, or as it was where it was taken from. */
  readonly originalText: string;
  /** Whether it matters for the tax on generation-skipping transfers. */
  readonly gstFlag: boolean;
  /** The note of a library that it was taken from. */
  readonly fromCustomId: string | null;
}

/** All notes on one document or trust: they are written together, over one version. */
export interface InstrumentNotes {
  readonly id: string;
  readonly version: number;
  readonly estateId: string;
  readonly organizationId: string;
  /** The document or trust. */
  readonly instrumentId: string;
  readonly notes: readonly ProvisionNote[];
  /** The latest that were removed, so that each can come back as it was. */
  readonly removed: readonly ProvisionNote[];
  /** What stands beside the diagram of whatever the document is about. */
  readonly diagramNotes: string | null;
}
export type NotesSaid = Pick<InstrumentNotes, 'notes' | 'removed'>;

/** Where nobody has written one. */
export const NO_NOTES: NotesSaid & Pick<InstrumentNotes, 'version' | 'diagramNotes'> = {
  version: 1,
  notes: [],
  removed: [],
  diagramNotes: null,
};

/** What may be said of a note; undefined leaves what is known. */
export interface NoteFacts {
  /** Of one that is known, or was removed; null writes another one. */
  readonly id: string | null;
  readonly category?: Said<string>;
  readonly text?: Said<string>;
  readonly gstFlag?: Said<boolean>;
  /** What a new one is taken from. */
  readonly from?: Pick<ProvisionNote, 'category' | 'text' | 'gstFlag' | 'fromCustomId'>;
  readonly isRemoved?: boolean;
}

const MOST_NOTES = 100;
const MOST_REMOVED = 30;

function refuse(code: string, message: string, field: string): never {
  throw new DomainError(code, message, { field });
}

const isCategory = (value: string): value is ProvisionCategory =>
  (PROVISION_CATEGORIES as readonly string[]).includes(value);

/** Throws: DomainError REQUIRED, NOT_ONE_OF. */
export function categoryOf(value: string | null | undefined): ProvisionCategory {
  if (!value) refuse('REQUIRED', 'Say what it is about.', 'provisionCategoryId');
  return isCategory(value) ? value : refuse('NOT_ONE_OF', 'Choose one of the categories.', 'provisionCategoryId');
}

/** Throws: DomainError REQUIRED, TOO_LONG. */
export function noteText(value: string | null | undefined): string {
  const text = (value ?? '').trim();
  if (!text) refuse('REQUIRED', 'Write what it provides.', 'noteText');
  const tooLong = lengthProblem(text, TEXT_LENGTHS.noteText);
  if (tooLong) refuse('TOO_LONG', tooLong, 'noteText');
  return text;
}

/** Null where nothing stands beside the diagram. Throws: DomainError TOO_LONG. */
export function diagramText(value: string | null): string | null {
  const text = value?.trim() || null;
  const tooLong = text && lengthProblem(text, TEXT_LENGTHS.diagramNotes);
  if (tooLong) refuse('TOO_LONG', tooLong, 'diagramNotes');
  return text;
}

function noteWith(
  known: ProvisionNote | null,
  { category, text, gstFlag, from }: NoteFacts,
  id: string,
): ProvisionNote {
  const before = known ?? from;
  const next = noteText(text ?? before?.text);
  return {
    id,
    category: categoryOf(category ?? before?.category),
    text: next,
    originalText: known?.originalText ?? from?.text ?? next,
    gstFlag: gstFlag ?? before?.gstFlag ?? false,
    fromCustomId: before?.fromCustomId ?? null,
  };
}

const placeOf = ({ category }: ProvisionNote): number => PROVISION_CATEGORIES.indexOf(category);

/**
 * The notes with what is said of them, by their categories; what is removed can come back by its id.
 * Throws: DomainError REQUIRED, TOO_LONG, NOT_ONE_OF, UNKNOWN_REFERENCE, TOO_MANY.
 */
export function notesWith(
  { notes, removed }: NotesSaid,
  said: readonly NoteFacts[],
  nextId: (at: number) => string,
): NotesSaid {
  const kept = new Map(notes.map((note) => [note.id, note]));
  const gone = new Map(removed.map((note) => [note.id, note]));
  said.forEach((facts, at) => {
    if (facts.id === null) {
      const id = nextId(at);
      kept.set(id, noteWith(null, facts, id));
      return;
    }
    const known = kept.get(facts.id) ?? gone.get(facts.id);
    if (!known) refuse('UNKNOWN_REFERENCE', 'This note is no longer there.', 'id');
    if (facts.isRemoved) {
      kept.delete(known.id);
      gone.set(known.id, known);
    } else {
      gone.delete(known.id);
      kept.set(known.id, noteWith(known, facts, known.id));
    }
  });
  if (kept.size > MOST_NOTES) refuse('TOO_MANY', `A document has at most ${MOST_NOTES} notes.`, 'notes');
  return {
    notes: [...kept.values()].toSorted((one, other) => placeOf(one) - placeOf(other)),
    removed: [...gone.values()].slice(-MOST_REMOVED),
  };
}
