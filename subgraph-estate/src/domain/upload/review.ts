import type { ExtractedValue } from '@platform/contracts/events';
import { valueWords } from '@platform/contracts/reading-words';
import { DomainError } from '@platform/kernel';
import type { Estate } from '../estate/estate.ts';
import { withDecisions } from './apply-readings.ts';
import type { ReadingDecision, ReadingHints } from './decision.ts';
import type { DeriveId } from './estate-draft.ts';
import { freePath } from './read-again.ts';
import { type BYPASS_FORMULA, checkValue, type FieldName, IDENTITY_FIELDS, parsePath } from './reading.ts';
import type { EstateUpload } from './upload.ts';

export type ReviewDecisionInput = 'ACCEPT' | 'EDIT' | 'REJECT' | 'RESET';

/** A subtrust's funding formula, from the words it was read from: which tax the amount is to pass free of. */
function formulaIn(
  { citations }: ExtractedValue,
  state: string | null,
): (typeof BYPASS_FORMULA)['options'][number] | undefined {
  const text = citations
    .map(({ quote }) => quote)
    .join(' ')
    .toLowerCase();
  const federal = /federal|unified credit|applicable exclusion|basic exclusion|internal revenue code/.test(text);
  const states =
    /\bstate (estate|death)|massachusetts|new york|illinois|oregon|washington|minnesota|maryland|vermont|maine|connecticut|rhode island|hawaii/.test(
      text,
    );
  if (federal && states) return 'LESSER_OF_FEDERAL_AND_STATE';
  if (states && state) return 'STATE';
  return federal ? 'FEDERAL' : undefined;
}

/** A value as accepting it counts: what was read, with the formula that its own words name. */
export function acceptedValue(value: ExtractedValue, state: string | null): unknown {
  const field = parsePath(value.path)?.field;
  if (field !== 'subtrusts' || typeof value.value !== 'object' || value.value === null || Array.isArray(value.value))
    return value.value;
  const formula = formulaIn(value, state);
  return formula && !('formula' in value.value) ? { ...value.value, formula } : value.value;
}

function hintsWith(estate: Estate, upload: EstateUpload): ReadingHints[] {
  const values = upload.values.filter(({ path }) => {
    const parsed = parsePath(path);
    return parsed !== null && IDENTITY_FIELDS.has(parsed.field);
  });
  const own = { uploadId: upload.id, values: values.map(({ path, value }) => ({ path, value })) };
  return [...estate.readingHints.filter(({ uploadId }) => uploadId !== upload.id), own];
}

/** Fields of which a document has many; it has the others once. */
const LISTS: ReadonlySet<FieldName> = new Set([
  'owners',
  'settlors',
  'fiduciaries',
  'beneficiaries',
  'specificGifts',
  'residue',
  'subtrusts',
  'distributionAges',
  'callouts',
]);

/**
 * A value that the reading has missed, at the first free place of its field; it quotes nothing, for nothing was read.
 * Throws: DomainError INVALID_VALUE, ALREADY_READ for a field that a document has once.
 */
export function missedValue(estate: Estate, upload: EstateUpload, field: string, said: unknown): ExtractedValue {
  const own = estate.decisions.filter(({ uploadId }) => uploadId === upload.id);
  const taken = new Set([...upload.values, ...own].map(({ path }) => path));
  const path = LISTS.has(field as FieldName) ? freePath(field, taken) : field;
  const value = checkValue(path, said);
  if (taken.has(path))
    throw new DomainError('ALREADY_READ', 'This was read. Correct what was read instead.', { field: 'field' });
  return addedValue(path, value);
}

/** What somebody has added by hand, among what was read. */
export function addedValue(path: string, value: unknown): ExtractedValue {
  const words = valueWords(path, value) ?? { group: 'other', label: 'Value', display: '' };
  const reason = 'Added by hand: nothing on the pages is quoted for it.';
  return {
    ...words,
    id: path,
    path,
    value: value as ExtractedValue['value'],
    confidence: 'LOW',
    confidenceReason: reason,
    citations: [],
  };
}

export interface DecidedValue {
  readonly value: ExtractedValue;
  readonly decision: ReviewDecisionInput;
  /** A person's own value, for EDIT. */
  readonly edited?: unknown;
}

export interface DecidedBy {
  readonly at: string;
  readonly name: string | null;
}

/** Decides values of an upload and puts the effect into the estate at once. Throws: DomainError INVALID_VALUE. */
export function decide(
  estate: Estate,
  upload: EstateUpload,
  decided: readonly DecidedValue[],
  by: DecidedBy,
  deriveId: DeriveId,
): Estate {
  let decisions = [...estate.decisions];
  for (const { value, decision, edited } of decided) {
    const at = decisions.findIndex((one) => one.uploadId === upload.id && one.path === value.path);
    const known = decisions[at];
    if (decision === 'RESET') {
      decisions = decisions.filter((one) => one !== known);
      continue;
    }
    const made: ReadingDecision = {
      uploadId: upload.id,
      path: value.path,
      valueId: value.id,
      decision: decision === 'ACCEPT' ? 'ACCEPTED' : decision === 'EDIT' ? 'EDITED' : 'REJECTED',
      value: decision === 'EDIT' ? checkValue(value.path, edited) : acceptedValue(value, estate.clientState),
      decidedAt: by.at,
      decidedByName: by.name,
    };
    if (known) decisions[at] = made;
    else decisions.push(made);
  }
  return withDecisions(estate, decisions, hintsWith(estate, upload), deriveId);
}
