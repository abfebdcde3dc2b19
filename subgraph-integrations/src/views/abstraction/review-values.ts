import type { ExtractedValue as ReviewValue } from '@platform/contracts/events';
import { valueWords } from '@platform/contracts/reading-words';
import type { PreprocessingIssue } from '../../domain/abstraction/abstraction.ts';
import type { DocumentReading, ExtractedValue, ReadDocumentFields, ReadingProblem } from '../../reader/index.ts';

interface PossibleIssue {
  readonly kind: string;
  readonly detail: string;
  readonly page: number | null;
}

export interface ReviewValues {
  readonly values: readonly ReviewValue[];
  readonly possibleIssues: readonly PossibleIssue[];
  /** The file could not be opened, or is no document: the reading has failed rather than found nothing. */
  readonly unusable: PreprocessingIssue | null;
}

const issueOf = ({ kind, detail, page }: ReadingProblem): PossibleIssue => ({ kind, detail, page: page ?? null });
const LISTED = [
  'owners',
  'settlors',
  'fiduciaries',
  'beneficiaries',
  'specificGifts',
  'subtrusts',
  'residue',
  'distributionAges',
  'callouts',
] as const;

const citationsOf = ({ citations }: Pick<ExtractedValue<unknown>, 'citations'>): ReviewValue['citations'] =>
  citations.map(({ page, quote, boxes }) => ({ page, quote, boxes: boxes.map((box) => ({ ...box })) }));

function alternativeOf(path: string, { alternative }: ExtractedValue<unknown>): Pick<ReviewValue, 'alternative'> {
  const words = alternative && valueWords(path, alternative.value);
  if (!words) return {};
  const { label, display } = words;
  const value = JSON.parse(JSON.stringify(alternative.value));
  return { alternative: { label, display, value, citations: citationsOf(alternative) } };
}

function valuesOf(fields: ReadDocumentFields, prefix: string): ReviewValue[] {
  const values: ReviewValue[] = [];
  const add = (path: string, found: ExtractedValue<unknown>): void => {
    const shown = valueWords(path, found.value);
    if (!shown) return;
    values.push({
      id: path,
      path,
      ...shown,
      value: JSON.parse(JSON.stringify(found.value)),
      confidence: found.confidence,
      confidenceReason: found.reason ?? null,
      citations: citationsOf(found),
      ...alternativeOf(path, found),
    });
  };
  for (const name of ['kind', 'name', 'executedAt', 'situs'] as const) {
    const found = fields[name];
    if (found) add(`${prefix}${name}`, found);
  }
  for (const name of LISTED) {
    for (const [index, item] of fields[name].entries()) add(`${prefix}${name}[${index}]`, item);
  }
  for (const name of ['gst', 'trustTerm', 'amends'] as const) {
    const found = fields[name];
    if (found) add(`${prefix}${name}`, found);
  }
  return values;
}

/**
 * A reading as the values that a person reviews, in the order of the document, with the problems beside them. Paths
 * are those of the command line's output: the first document bare, bound ones under `boundDocuments[n].`.
 */
export function reviewValuesOf(reading: DocumentReading): ReviewValues {
  const fault = reading.problems.find((problem) => problem.fault !== undefined);
  if (fault)
    return {
      values: [],
      possibleIssues: [],
      unusable: { errorType: fault.kind, message: fault.detail, page: fault.page ?? null },
    };
  const values = reading.documents.flatMap((fields, index) =>
    valuesOf(fields, index === 0 ? '' : `boundDocuments[${index - 1}].`),
  );
  const possibleIssues = [...reading.problems, ...reading.documents.flatMap(({ problems }) => problems)].map(issueOf);
  return { values, possibleIssues, unusable: null };
}
