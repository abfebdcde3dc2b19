import { expect, it } from 'vitest';
import { extractedValuesOf } from './extracted-values.ts';
import type { ReviewValueView } from './review-view.ts';

const value = (path: string) => ({ extracted: { path } }) as ReviewValueView;
const paths = (values: readonly ReviewValueView[]): string[] => values.map(({ extracted }) => extracted.path);

it('gives the values of the first document by what is asked of it, and those of bound ones to nobody', () => {
  const values = [
    ...['name', 'executedAt', 'owners[0]', 'owners[1]', 'fiduciaries[0]', 'specificGifts[0]', 'residue[0]'].map(value),
    ...['callouts[0]', 'distributionAges[0]', 'boundDocuments[0].situs', 'boundDocuments[0].fiduciaries[0]'].map(value),
  ];
  const missing = { kind: 'MISSING_PAGES', detail: 'Printed page 2 of 4 is absent.', page: null };
  const unsigned = { kind: 'UNSIGNED', detail: 'The places to sign are blank.', page: null };
  const found = extractedValuesOf(values, [missing, unsigned]);
  expect(found.documentName?.extracted.path).toBe('name');
  expect(found.owner?.extracted.path).toBe('owners[0]');
  expect(found.situs).toBeNull();
  expect(paths(found.fiduciaries)).toEqual(['fiduciaries[0]']);
  expect(paths(found.dispositionTemplates)).toEqual(['specificGifts[0]', 'residue[0]', 'distributionAges[0]']);
  expect(paths(found.callouts)).toEqual(['callouts[0]']);
  expect(found.missingPages).toEqual(['Printed page 2 of 4 is absent.']);
  expect(found.possibleIssues).toHaveLength(2);
});
