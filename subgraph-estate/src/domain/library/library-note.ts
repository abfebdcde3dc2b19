import { ESTATE_DOCUMENT_KINDS, type EstateDocumentKind, TRUST_KINDS } from '@platform/contracts';
import { type LibraryNoteLevel, PROVISION_CATEGORIES, type ProvisionCategory } from '@platform/contracts/domain';
import { DomainError } from '@platform/kernel';
import type { Said } from '../estate/said.ts';
import { categoryOf, noteText } from '../provision/provision-notes.ts';
import type { TrustKind } from '../trust/trust.ts';

/** A note that somebody keeps to write it on documents and trusts again: of one account in one organization. */
export interface LibraryNote {
  readonly id: string;
  readonly version: number;
  readonly accountId: string;
  readonly organizationId: string | null;
  readonly authorName: string | null;
  readonly category: ProvisionCategory;
  readonly text: string;
  readonly gstFlag: boolean;
  readonly docLevel: LibraryNoteLevel;
  /** The one kind of document or trust that it is for; null: any. */
  readonly docType: string | null;
  /** Whether everybody of the organization can take it. */
  readonly isForOrganization: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}
export type LibraryNoteOwn = Pick<
  LibraryNote,
  'category' | 'text' | 'gstFlag' | 'docLevel' | 'docType' | 'isForOrganization'
>;
/** As somebody sees it who may change it or not. */
export type LibraryNoteView = LibraryNote & { readonly isOwn: boolean; readonly mayChange: boolean };

/** What is left out stays; of a new note, what nothing is said of is for any document and for its author alone. */
export interface LibraryNoteFacts {
  readonly category?: Said<string>;
  readonly text?: Said<string>;
  readonly gstFlag?: Said<boolean>;
  readonly docLevel?: Said<LibraryNoteLevel>;
  readonly docType?: Said<string>;
  readonly isForOrganization?: Said<boolean>;
}

/** What a note would stand on. */
export interface NotedKind {
  readonly isTrust: boolean;
  readonly kind: EstateDocumentKind | TrustKind;
}

const KINDS: Readonly<Record<LibraryNoteLevel, readonly string[]>> = {
  GENERAL: [],
  DOCUMENT: ESTATE_DOCUMENT_KINDS,
  TRUST: TRUST_KINDS,
};

/** Throws: DomainError REQUIRED, TOO_LONG, NOT_ONE_OF. */
export function libraryNoteWith(known: LibraryNoteOwn | null, facts: LibraryNoteFacts): LibraryNoteOwn {
  const docLevel = facts.docLevel ?? known?.docLevel ?? 'GENERAL';
  const docType = facts.docType === undefined && docLevel === known?.docLevel ? known.docType : (facts.docType ?? null);
  if (docType !== null && !KINDS[docLevel].includes(docType))
    throw new DomainError('NOT_ONE_OF', 'Choose one of the kinds.', { field: 'docType' });
  return {
    category: categoryOf(facts.category ?? known?.category),
    text: noteText(facts.text ?? known?.text),
    gstFlag: facts.gstFlag ?? known?.gstFlag ?? false,
    docLevel,
    docType,
    isForOrganization: facts.isForOrganization ?? known?.isForOrganization ?? false,
  };
}

/** Whether a note is meant for such a document or trust. */
export function isMeantFor({ docLevel, docType }: LibraryNoteOwn, { isTrust, kind }: NotedKind): boolean {
  if (docLevel === 'GENERAL') return true;
  return isTrust === (docLevel === 'TRUST') && (docType === null || docType === kind);
}

/** By category, then by its words. */
export function inLibraryOrder<Note extends LibraryNoteOwn>(notes: readonly Note[]): Note[] {
  const place = ({ category }: LibraryNoteOwn): number => PROVISION_CATEGORIES.indexOf(category);
  return notes.toSorted((one, other) => place(one) - place(other) || one.text.localeCompare(other.text, 'en'));
}

/** Whether its words hold all of these, in any order. */
export function saysAll({ text }: LibraryNoteOwn, searchTerm: string | null | undefined): boolean {
  const words = text.toLowerCase();
  return (searchTerm ?? '')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}
