import type { EstateUpload } from '../../domain/upload/upload.ts';

/** So many values of a document say what it is; the review has all of them. */
const MOST = 6;
const LONGEST = 160;

const shortened = (words: string): string =>
  words.length > LONGEST ? `${words.slice(0, LONGEST - 1).trimEnd()}…` : words;

/** Values of a binder's documents begin with which of them it is. */
const documentOf = (path: string): string => /^boundDocuments\[\d+\]/.exec(path)?.[0] ?? '';

/**
 * What a reading says of its file in words, in its order; null where nothing was read. A binder has a line for each of
 * its documents.
 */
export function readingSummary(values: EstateUpload['values']): string | null {
  const sure = values.filter(({ confidence }) => confidence === 'HIGH');
  if (sure.length === 0) return null;
  return [...Map.groupBy(sure, ({ path }) => documentOf(path)).values()]
    .map((own) =>
      own
        .slice(0, MOST)
        .map(({ label, display }) => `${label}: ${shortened(display)}`)
        .join('. ')
        .concat('.'),
    )
    .join('\n');
}

/** What somebody wrote of it; where nobody did, what the reading says. */
export const shownSummary = (
  { summary }: Pick<EstateUpload, 'summary'>,
  values: EstateUpload['values'],
): string | null => summary ?? readingSummary(values);
