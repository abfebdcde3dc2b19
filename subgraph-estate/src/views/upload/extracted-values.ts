import type { EstateUpload } from '../../domain/upload/upload.ts';
import type { ReviewValueView } from './review-view.ts';

/** What a reading says of one document, by what a person asks of it: values under review, beside the words they were read from. */
export interface ExtractedValuesView {
  readonly documentName: ReviewValueView | null;
  readonly executedAt: ReviewValueView | null;
  readonly situs: ReviewValueView | null;
  readonly owner: ReviewValueView | null;
  readonly fiduciaries: ReviewValueView[];
  readonly dispositionTemplates: ReviewValueView[];
  readonly callouts: ReviewValueView[];
  readonly possibleIssues: EstateUpload['possibleIssues'][number][];
  readonly missingPages: string[];
}

const FIDUCIARY = /^fiduciaries\[/;
const DISPOSITION = /^(?:specificGifts|subtrusts|residue|distributionAges)\[/;
const CALLOUT = /^callouts\[/;

/**
 * Of the first document of a file, whose paths are bare; bound ones are among the values of the upload. Estate domain,
 * section 3: extracted values of an abstraction.
 */
export function extractedValuesOf(
  values: readonly ReviewValueView[],
  possibleIssues: EstateUpload['possibleIssues'],
): ExtractedValuesView {
  const at = (path: string): ReviewValueView | null => values.find(({ extracted }) => extracted.path === path) ?? null;
  const among = (pattern: RegExp): ReviewValueView[] => values.filter(({ extracted }) => pattern.test(extracted.path));
  return {
    documentName: at('name'),
    executedAt: at('executedAt'),
    situs: at('situs'),
    owner: at('owners[0]'),
    fiduciaries: among(FIDUCIARY),
    dispositionTemplates: among(DISPOSITION),
    callouts: among(CALLOUT),
    possibleIssues: [...possibleIssues],
    missingPages: possibleIssues.filter(({ kind }) => kind === 'MISSING_PAGES').map(({ detail }) => detail),
  };
}
