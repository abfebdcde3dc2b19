import type { ReviewStatus } from '@platform/contracts/review';
import { refusal, renderScreen, screen, sessionOf, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { EstateReviews } from './estate-reviews.tsx';
import { PlanReviewRoute } from './plan-review.route.tsx';
import { PlanReviewsRoute } from './plan-reviews.route.tsx';
import { Rfis } from './rfis.tsx';

type Role = 'ADVISOR' | 'ESTATE_SPECIALIST' | 'SUPER_ADMIN';
const as = (activeRole: Role, more: object = {}) => sessionOf({ account: { activeRole }, ...more });
const item = (id: string, text: string, isDone = false) => ({
  id,
  text,
  isDone,
  doneByName: isDone ? 'Dan Roe' : null,
  doneAt: isDone ? '2026-11-02T15:00:00.000Z' : null,
});
const review = (more: object = {}) => ({
  id: 'r1',
  version: 1,
  kind: 'ESTATE_PLAN',
  status: 'REQUESTED' as ReviewStatus,
  nextStatuses: ['IN_PROGRESS', 'RETURNED_TO_CUSTOMER'] as ReviewStatus[],
  isAbstractionByVanilla: false,
  dateRequested: '2026-11-01T15:00:00.000Z',
  requestedByName: 'Nora Finch',
  completedAt: null,
  dueAt: '2026-11-06T15:00:00.000Z',
  isLate: false,
  quotaAllocation: 'Nothing',
  updatedAt: '2026-11-01T15:00:00.000Z',
  estateId: 'e1',
  estate: { id: 'e1', displayName: 'The Quill Family' },
  organization: { id: 'o1', name: 'Northmere' },
  reviewer: null as null | { id: string; name: string },
  advisor: { id: 'a1', name: 'Nora Finch' },
  notes: [{ id: '1', body: 'The client signs in June', byName: 'Nora Finch', createdAt: '2026-11-01T15:00:00.000Z' }],
  notesToAdvisor: null as null | { id: string; body: string },
  editableNotesToAdvisor: null as null | { id: string; body: string },
  adminChecklist: [item('ADMIN-1', 'Every file can be read')],
  advisorChecklist: [item('ADVISOR-1', 'The family is as it is today')],
  lawyerChecklist: [item('LAWYER-1', 'Every document is signed', true), item('LAWYER-2', 'Tax clauses were read')],
  ...more,
});
const rfi = (more: object = {}) => ({
  id: 'q1',
  version: 1,
  documentId: 'will',
  documentName: 'Will of Nell',
  isTrust: false,
  documentType: 'Will',
  status: 'DRAFT',
  kind: 'MISSING_PAGES',
  noteText: 'Pages 4 and 5',
  askedByName: 'Dan Roe',
  submittedAt: null,
  answer: null as string | null,
  answeredByName: null,
  answerUpload: null as object | null,
  ...more,
});
const listOf = <Thing,>(collection: readonly Thing[]) => ({
  collection,
  metadata: { totalCount: collection.length },
});
const NO_COUNTS = {
  unassigned: 0,
  requested: 0,
  requestForInformation: 0,
  inProgress: 0,
  returnedToCustomer: 0,
  complete: 0,
  readyForReview: 0,
  late: 0,
};

/** A review and what is asked about its documents, as the server keeps them. */
function openReview(role: Role, known = review(), asked = [rfi()].slice(1)) {
  let kept: ReturnType<typeof review> | null = known;
  let rfis = asked;
  const shown = renderScreen(<PlanReviewRoute />, {
    at: '/reviews/r1',
    session: as(role),
    answers: {
      review: () => kept,
      rfis: () => listOf(rfis),
      estate: { id: 'e1', estateDocuments: [{ id: 'will', name: 'Will of Nell' }], trusts: [] },
      updateReview: ({ version, attributes }: { version: number; attributes: Record<string, unknown> }) => {
        if (version !== kept?.version) throw refusal('Somebody was faster.', 'STALE_VERSION');
        const { noteText, reviewerId, ...set } = attributes;
        const note = { id: '2', body: String(noteText), byName: 'Dan Roe', createdAt: null };
        kept = {
          ...kept,
          ...set,
          version: version + 1,
          ...(noteText ? { notes: [...kept.notes, note as never] } : {}),
          ...(reviewerId === undefined ? {} : { reviewer: { id: String(reviewerId), name: 'Dan Roe' } }),
        };
        return { ok: true, review: kept };
      },
      upsertReturnedToCustomerNote: ({ noteText }: { noteText: string }) => {
        kept = { ...review(known), version: 2, editableNotesToAdvisor: { id: 'd', body: noteText } };
        return { ok: true, review: kept };
      },
      updateReviewChecklist: ({ itemId, isDone }: { itemId: string; isDone: boolean }) => {
        const lists = known.lawyerChecklist.map((one) => (one.id === itemId ? item(one.id, one.text, isDone) : one));
        kept = { ...review(known), version: 2, lawyerChecklist: lists };
        return { ok: true, review: kept };
      },
      upsertRfi: ({ documentId, kind, noteText }: { documentId: string; kind: string; noteText: string | null }) => {
        rfis = [rfi({ documentId, kind, noteText })];
        return { ok: true, rfi: rfis[0] };
      },
      submitRfi: () => {
        rfis = rfis.map((one) => ({ ...one, status: 'SUBMITTED', version: 2 }));
        return { ok: true, rfi: rfis[0] };
      },
      answerRfi: ({ answer }: { answer: string }) => {
        rfis = rfis.map((one) => ({ ...one, status: 'ANSWERED', answer }));
        return { ok: true, rfi: rfis[0] };
      },
      closeRfi: () => {
        rfis = rfis.map((one) => ({ ...one, status: 'CLOSED' }));
        return { ok: true, rfi: rfis[0] };
      },
      deleteRfi: () => {
        rfis = [];
        return { ok: true };
      },
    },
  });
  return { ...shown, kept: () => kept, rfis: () => rfis };
}

test('the reviews of a firm are listed by their state, each with its client and reviewer', async () => {
  const { user, graph } = renderScreen(<PlanReviewsRoute />, {
    at: '/reviews',
    session: as('ESTATE_SPECIALIST'),
    answers: {
      reviews: ({ filter }: { filter: { isUnassigned?: boolean } }) =>
        listOf(filter.isUnassigned ? [] : [review(), review({ id: 'r2', reviewer: { id: 'd', name: 'Dan Roe' } })]),
      organizationReviewStats: { ...NO_COUNTS, unassigned: 1, requested: 2, requestForInformation: 3 },
    },
  });
  const table = within(await screen.findByRole('grid', { name: 'Reviews' }));
  expect(table.getAllByRole('link', { name: 'The Quill Family' })[0]?.getAttribute('href')).toBe('/reviews/r1');
  table.getByText('Nobody yet');
  table.getByText('Dan Roe');
  expect(table.queryByText('Northmere')).toBeNull();
  screen.getByText('1 waits for a reviewer, 3 for an advisor.');
  expect(graph.sent.find(({ name }) => name === 'Reviews')?.variables).toMatchObject({
    sortBy: 'REVIEWER_ID',
    direction: 'DESC',
  });
  await user.click(screen.getByRole('link', { name: 'Unassigned (1)' }));
  await screen.findByText('No review here');
  await user.click(screen.getByRole('button', { name: 'Show all reviews' }));
  await screen.findByRole('grid', { name: 'Reviews' });
});

test('a firm without reviews is told where one is asked for, and a super administrator sees whose each is', async () => {
  renderScreen(<PlanReviewsRoute />, {
    at: '/reviews',
    session: as('SUPER_ADMIN'),
    answers: { reviews: listOf([]), organizationReviewStats: NO_COUNTS },
  });
  await screen.findByText('No reviews yet');
  screen.getByText('Nothing waits for a reviewer or an advisor.');
});

test('a reviewer takes a review, ticks what is looked at, and writes a note', async () => {
  const { user, kept } = openReview('ESTATE_SPECIALIST');
  await screen.findByText(/Asked for by Nora Finch on Nov 1, 2026\. Nobody has taken it yet\./);
  await user.click(await screen.findByRole('checkbox', { name: 'Tax clauses were read' }));
  await screen.findByText('Looked at.');
  expect(kept()?.lawyerChecklist[1]?.isDone).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Work on it' }));
  await screen.findByText('In review.');
  expect(kept()?.status).toBe('IN_PROGRESS');
  await user.click(screen.getByRole('button', { name: 'Add a note' }));
  await user.click(await screen.findByRole('button', { name: 'Add it' }));
  await screen.findByText('Write something first.');
  await user.type(screen.getByLabelText('Note'), 'Begun');
  await user.click(screen.getByRole('button', { name: 'Add it' }));
  await within(await screen.findByRole('list', { name: 'Notes' })).findByText('Begun');
});

test('what the advisor will read is written before, and says when it is read', async () => {
  const { user } = openReview('ESTATE_SPECIALIST', review({ status: 'IN_PROGRESS', nextStatuses: ['SUBMITTED'] }));
  await user.click(await screen.findByRole('button', { name: 'Write it' }));
  await user.type(await screen.findByLabelText('What the advisor should know'), 'The guardian has died.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The guardian has died.');
  screen.getByText('The advisor reads it with the result, or when the review is returned.');
});

test('an advisor reads what the reviewers say, and ticks her own list alone', async () => {
  openReview(
    'ADVISOR',
    review({ status: 'SUBMITTED', nextStatuses: ['COMPLETE'], notesToAdvisor: { id: 'n', body: 'Sign the codicil.' } }),
  );
  await screen.findByText('Sign the codicil.');
  screen.getByRole('button', { name: 'Complete' });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'The family is as it is today' }).disabled).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tax clauses were read' }).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Request information' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull();
});

test('what a document lacks is written down, sent, and settled', async () => {
  const { user, rfis } = openReview('ESTATE_SPECIALIST', review({ status: 'IN_PROGRESS' }));
  await user.click(await screen.findByRole('button', { name: 'Request information' }));
  const form = within(await screen.findByRole('form', { name: 'Request information' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await form.findByText('Say about which document.');
  await user.selectOptions(form.getByLabelText('About'), 'Will of Nell');
  await user.selectOptions(form.getByLabelText('What is wrong with it'), 'It cannot be read');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Send: Will of Nell' }));
  await screen.findByText('It is sent to the advisor.');
  await user.click(await screen.findByRole('button', { name: 'Settle: Will of Nell' }));
  await screen.findByText('Settled');
  expect(rfis()).toMatchObject([{ documentId: 'will', kind: 'UNREADABLE', status: 'CLOSED' }]);
});

test('a draft is deleted, and what was deleted is gone', async () => {
  const { user } = openReview('ESTATE_SPECIALIST', review(), [rfi()]);
  await user.click(await screen.findByRole('button', { name: 'Delete: Will of Nell' }));
  await screen.findByText('Nothing is asked about the documents.');
});

test.each([
  [{ isLate: false }, 'Due by Nov 6, 2026.'],
  [{ isLate: true }, 'Late since Nov 6, 2026'],
])('a review says when it is due, or since when it is late, and what it takes: %j', async (more, words) => {
  openReview('ESTATE_SPECIALIST', review({ ...more, quotaAllocation: '3 document tokens' }));
  await screen.findByText(words);
  screen.getByText('What it takes: 3 document tokens');
});

test('a review that is gone says so', async () => {
  renderScreen(<PlanReviewRoute />, {
    at: '/reviews/r9',
    session: as('ADVISOR'),
    answers: { review: null },
  });
  await screen.findByText('This review is not there');
});

test('an advisor answers what is asked about a trust in words, with a file, or with both', async () => {
  const sent: unknown[] = [];
  let files: object[] = [];
  let kept = rfi({ status: 'SUBMITTED', isTrust: true, documentId: 't1', documentName: 'Quill Trust' });
  const { user } = renderScreen(<Rfis estateId="e1" whereAny />, {
    session: as('ADVISOR'),
    answers: {
      rfis: () => listOf([kept]),
      estateUploads: () => listOf(files),
      uploadLimits: { maxBytes: 1_000_000, maxPages: 100, accept: ['.pdf'] },
      createEstateUpload: () => {
        const file = { id: 'u7', createdAt: '2026-11-20T10:00:00.000Z', file: { filename: 'pages-4-5.pdf' } };
        files = [file];
        return { ok: true, estateUpload: { id: 'u7', status: 'UPLOADED' } };
      },
      answerRfi: ({ answer, estateUploadId }: { answer: string; estateUploadId: string | null }) => {
        sent.push({ answer, estateUploadId });
        const answerUpload = estateUploadId && { id: estateUploadId, file: { filename: 'pages-4-5.pdf' } };
        kept = { ...kept, status: 'ANSWERED', answer, answerUpload: answerUpload || null };
        return { ok: true, rfi: kept };
      },
    },
  });
  const link = await screen.findByRole('link', { name: 'Quill Trust' });
  expect(link.getAttribute('href')).toBe('/estate/e1/trusts/t1');
  screen.getByText('Pages are missing · Pages 4 and 5');
  await user.click(screen.getByRole('button', { name: 'Answer: Quill Trust' }));
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  await screen.findAllByText('Write something, or give a file.');
  await user.type(await screen.findByRole('textbox', { name: /^Answer/ }), 'They are uploaded.');
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  await screen.findByText(/They are uploaded\./);
  await user.click(screen.getByRole('button', { name: 'Change the answer: Quill Trust' }));
  await user.upload(await screen.findByLabelText(/Add a file/), new File(['%PDF'], 'pages-4-5.pdf'));
  await screen.findByRole('option', { name: 'pages-4-5.pdf' });
  await expect.poll(() => screen.getByLabelText<HTMLSelectElement>(/File that answers it/).value).toBe('u7');
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect((await screen.findByRole('link', { name: 'pages-4-5.pdf' })).getAttribute('href')).toBe('/estate/e1/files/u7');
  expect(sent).toEqual([
    { answer: 'They are uploaded.', estateUploadId: null },
    { answer: 'They are uploaded.', estateUploadId: 'u7' },
  ]);
});

function openEstate(hasLegacyReviewKinds: boolean) {
  const reviews: object[] = [];
  return renderScreen(<EstateReviews estateId="e1" />, {
    session: as('ADVISOR', { settings: { hasLegacyReviewKinds } }),
    answers: {
      estate: () => ({ id: 'e1', reviewSummary: '0 Reviewed, 2 Not reviewed', reviews }),
      requestReview: ({ attributes }: { attributes: { kind: string } }) => {
        if (reviews.length > 0) throw refusal('A review of this kind is under way already.', 'ALREADY_ASKED', 'kind');
        reviews.push(review({ kind: attributes.kind }));
        return { ok: true, review: { id: 'r1' } };
      },
    },
  });
}

test('on the documents of a client a review is asked for, and what is under way already is said', async () => {
  const { user } = openEstate(false);
  await screen.findByText('0 Reviewed, 2 Not reviewed');
  await user.click(screen.getByRole('button', { name: 'Ask for a review' }));
  await user.selectOptions(await screen.findByLabelText('What is looked through'), 'The documents');
  await user.click(screen.getByRole('button', { name: 'Ask for it' }));
  const link = await screen.findByRole('link', { name: 'The documents' });
  expect(link.getAttribute('href')).toBe('/reviews/r1');
  await user.click(screen.getByRole('button', { name: 'Ask for a review' }));
  await user.click(await screen.findByRole('button', { name: 'Ask for it' }));
  await screen.findByText('A review of this kind is under way already.');
});

test.each([
  [false, null],
  [true, 'Basic review'],
] as const)(
  'R277: kinds of review are those that the organization offers, earlier ones where it has them: %s',
  async (legacy, name) => {
    const { user } = openEstate(legacy);
    await user.click(await screen.findByRole('button', { name: 'Ask for a review' }));
    const kinds = within(await screen.findByLabelText('What is looked through'));
    expect(kinds.queryByRole('option', { name: 'Basic review' })?.textContent ?? null).toBe(name);
  },
);

test('where reviews cannot be read they are tried again', async () => {
  let fails = true;
  const { user } = renderScreen(<EstateReviews estateId="e1" />, {
    session: as('ADVISOR'),
    answers: {
      estate: () => {
        if (fails) throw refusal('The service is away.', 'SERVICE_UNAVAILABLE');
        return { id: 'e1', reviewSummary: 'Complete', reviews: [] };
      },
    },
  });
  await screen.findByText('The reviews could not be read.');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Complete');
});

test('what is late stands in a group of its own, with the day since when', async () => {
  const late = review({ dueAt: '2026-11-06T15:00:00.000Z', isLate: true });
  const { user, graph } = renderScreen(<PlanReviewsRoute />, {
    at: '/reviews',
    session: as('ESTATE_SPECIALIST'),
    answers: { reviews: listOf([late]), organizationReviewStats: { ...NO_COUNTS, late: 1 } },
  });
  await screen.findByText('Late since Nov 6, 2026');
  await user.click(screen.getByRole('link', { name: 'Late (1)' }));
  await expect
    .poll(() => graph.sent.filter(({ name }) => name === 'Reviews').at(-1)?.variables)
    .toMatchObject({ filter: { isLate: true } });
});
