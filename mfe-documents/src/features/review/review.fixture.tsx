import { type Answers, renderScreen, screen, sessionOf } from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { ReviewRoute } from './review.route.tsx';

export const found = (id: string, label: string, display: string, more: object = {}) => ({
  id,
  path: id,
  group: 'document',
  label,
  display,
  value: display,
  editedValue: null,
  status: 'TO_REVIEW',
  confidence: 'HIGH',
  confidenceReason: null,
  decidedAt: null,
  decidedByName: null,
  citations: [{ page: 2, quote: `the words about ${display}`, boxes: [] }],
  changes: [],
  alternative: null as object | null,
  ...more,
});
export const KIND = found('kind', 'Kind', 'Last will', { value: 'WILL' });
export const TRUSTEE = found('trustee', 'Trustee', 'Ruth Lindqvist', {
  path: 'fiduciaries[0]',
  group: 'fiduciaries',
  confidence: 'LOW',
  confidenceReason: 'The name is spelled in two ways.',
  value: { role: 'trustee', designation: 'primary', person: 'Ruth Lindqvist' },
  changes: [{ label: 'Trustee', before: null, after: 'Ruth Lindqvist' }],
});
export const GIFT = found('gift', 'Gift', 'Anna Marsh: $500K', {
  path: 'specificGifts[0]',
  group: 'gifts',
  value: { to: 'Anna Marsh', kind: 'cash', amountCents: 50_000_000, description: '' },
});
/** A Word document: it has no pages, its quotes stand for them. */
export const upload = (more: object = {}) => ({
  id: 'u1',
  estateId: 'e1',
  version: 1,
  status: 'READ',
  statusMessage: null,
  pageCount: null,
  acceptedCount: 0,
  reviewedCount: 0,
  reviewFinishedAt: null,
  file: { filename: 'will.docx', url: '/files/u1', mimetype: 'application/msword' },
  abstractionId: 'a1',
  percent: 100,
  warnings: [],
  readAgain: null,
  abstraction: { id: 'a1', updatedAt: '2026-11-22T12:00:00.000Z', languageModel: null } as object | null,
  values: [TRUSTEE, KIND, GIFT],
  value: ({ id }: { id: string }) => [TRUSTEE, KIND, GIFT].find((value) => value.id === id) ?? null,
  ...more,
});

export const WORDS = {
  estateUploadId: 'u1',
  paragraphs: ['Heading', 'These are the words about Last will, and more.'],
  isCut: false,
};

export const open = (
  answers: Answers = {},
  activeRole: 'ADVISOR' | 'CLIENT' = 'ADVISOR',
  at = '/estate/e1/abstractions/u1',
) =>
  renderScreen(
    <Routes>
      <Route path="/estate/:estateId/abstractions/:uploadId" element={<ReviewRoute />} />
      <Route path="/estate/:estateId/documents" element={<p>All documents</p>} />
    </Routes>,
    {
      at,
      session: sessionOf({ account: { activeRole } }),
      answers: {
        estateUpload: upload(),
        documentPreview: WORDS,
        estate: { id: 'e1', people: [], trusts: [], documentIssues: [] },
        ...answers,
      },
    },
  );
export const card = async (name: string): Promise<HTMLElement> =>
  (await screen.findByRole('button', { name: new RegExp(`^\\d+${name}`) })).closest('article') as HTMLElement;
export const decided = (...values: object[]) => ({
  ok: true,
  estateUpload: upload({ version: 2, values, acceptedCount: 1, reviewedCount: 1 }),
  estate: { id: 'e1', version: 4 },
});
