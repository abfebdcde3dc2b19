import { DISPOSITION_MUTATIONS } from './foreign-ids/dispositions.ts';
import { DOCUMENT_MUTATIONS } from './foreign-ids/documents.ts';
import { ESTATE_MUTATIONS } from './foreign-ids/estates.ts';
import { ORGANIZATION_MUTATIONS } from './foreign-ids/organizations.ts';
import type { MutationRows } from './foreign-ids/rows.ts';
import { WEALTH_MUTATIONS } from './foreign-ids/wealth.ts';

export { QUERY_ROWS, SEARCH_ROWS } from './foreign-ids/queries.ts';
export type { Ids, OwnIds } from './foreign-ids/rows.ts';

/** Every mutation that takes an id: another organization's own, and one smuggled into something of the attacker's. */
export const MUTATION_ROWS: MutationRows = {
  ...WEALTH_MUTATIONS,
  ...ESTATE_MUTATIONS,
  ...DOCUMENT_MUTATIONS,
  ...DISPOSITION_MUTATIONS,
  ...ORGANIZATION_MUTATIONS,
};

/** Sent as a multipart request, so tried in a test of its own. */
export const UPLOADING_MUTATIONS: readonly string[] = [
  'createClientSpreadsheetImport',
  'createEstateUpload',
  'sendFilePart',
];
