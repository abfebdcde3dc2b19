import type { EstateUpload } from '../../domain/upload/upload.ts';

/** So many values say what a document is; the review has all of them. */
const MOST = 6;
const LONGEST = 160;

const shortened = (words: string): string =>
  words.length > LONGEST ? `${words.slice(0, LONGEST - 1).trimEnd()}…` : words;

/** What a reading says of its document in words, in the order of the document; null where nothing was read. */
export function readingSummary(values: EstateUpload['values']): string | null {
  const sure = values.filter(({ confidence }) => confidence === 'HIGH').slice(0, MOST);
  if (sure.length === 0) return null;
  return sure
    .map(({ label, display }) => `${label}: ${shortened(display)}`)
    .join('. ')
    .concat('.');
}

/** What somebody wrote of it; where nobody did, what the reading says. */
export const shownSummary = (
  { summary }: Pick<EstateUpload, 'summary'>,
  values: EstateUpload['values'],
): string | null => summary ?? readingSummary(values);
