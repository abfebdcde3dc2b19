import { expect, it } from 'vitest';
import { asClientReads, fileNameOf, isForClient, type ReportEdition, type ReportRecord } from './report.ts';
import { USUAL_OPTIONS } from './report-options.ts';

it.each([
  ['Plan of Konrad & Aoife, für Zoë', 'Plan of Konrad Aoife für Zoë.pdf'],
  ['&&&', 'Report.pdf'],
])('a report called %s is the file %s', (name, file) => expect(fileNameOf({ name })).toBe(file));

const PRINTED: Parameters<typeof isForClient>[0] = {
  showToClient: true,
  status: 'COMPLETE',
  options: USUAL_OPTIONS,
  editions: [{ number: 1 } as ReportEdition],
};

it('is read by its client as it was printed last, while the next printing is made and when that fails', () => {
  for (const status of ['COMPLETE', 'REQUESTED', 'ERROR'] as const)
    expect(isForClient({ ...PRINTED, status })).toBe(true);
});
it.each([
  ['not meant for the client', { showToClient: false }],
  ['never printed', { editions: [], status: 'REQUESTED' as const }],
  ['sent back', { isWithheld: true, status: 'REVISIONS_REQUIRED' as const }],
  ['sent back and being made anew', { isWithheld: true, status: 'REQUESTED' as const }],
  ['printed as a preview, which it is no longer', { isWithheld: true }],
  ['to be a preview', { options: { ...USUAL_OPTIONS, isPreview: true } }],
])('is not read by its client where it is %s', (_, more) => expect(isForClient({ ...PRINTED, ...more })).toBe(false));

it('reads to its client as it was printed last, without what advisers wrote about it', () => {
  const printed = [1, 2].map((number) => ({ number }) as ReportEdition);
  const revisions = [{ at: new Date(0), byName: 'Daniel Whitlock', note: 'Not before the sale is signed.' }];
  const report = { ...PRINTED, status: 'ERROR', statusMessage: 'No page', percent: 0, revisions, editions: printed };
  expect(asClientReads(report as ReportRecord)).toMatchObject({
    status: 'COMPLETE',
    statusMessage: null,
    revisions: [],
    editions: [{ number: 2 }],
  });
});
