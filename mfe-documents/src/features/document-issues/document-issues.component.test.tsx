import { renderScreen, screen, sessionOf, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { DocumentIssues } from './document-issues.tsx';

const issue = (more: object = {}) => ({
  id: 'u1-0',
  kind: 'FIDUCIARY_DEAD',
  detail: 'Will of Nell names Hugo Quill to serve, who has died by what trust.pdf says.',
  page: 3,
  quote: 'I appoint Hugo Quill',
  isOfSet: true,
  setAside: null as object | null,
  estateUpload: {
    id: 'u1',
    file: { filename: 'will.pdf' },
    trusts: [{ id: 'trust', name: 'Quill Trust' }],
    estateDocuments: [{ id: 'will', name: 'Will of Nell' }],
  },
  ...more,
});
const open = (activeRole: 'ESTATE_SPECIALIST' | 'ADVISOR', issues: object[]) =>
  renderScreen(<DocumentIssues estateId="e1" />, {
    session: sessionOf({ account: { activeRole } }),
    answers: {
      estate: {
        id: 'e1',
        documentIssues: issues,
        estateDocuments: [{ id: 'will', name: 'Will of Nell' }],
        trusts: [],
      },
      upsertRfi: { ok: true, rfi: { id: 'q1', version: 1 } },
      submitRfi: { ok: true, rfi: { id: 'q1', version: 2, status: 'SUBMITTED' } },
      setDocumentIssueAside: { ok: true },
    },
  });

test('what contradicts itself between documents is said with its page, and becomes a request for information', async () => {
  const { user, graph } = open('ESTATE_SPECIALIST', [issue()]);
  expect(await screen.findByText(/who has died by what/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'will.pdf' }).getAttribute('href')).toBe('/estate/e1/abstractions/u1');
  expect(screen.getByText(/page 3: “I appoint Hugo Quill”/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Request information/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request information' }));
  await user.click(await dialog.findByRole('button', { name: 'Save and send' }));
  await expect
    .poll(() => graph.sent.find(({ name }) => name === 'WriteRfi')?.variables)
    .toMatchObject({
      documentId: 'will',
      kind: 'DOCUMENT_CONTAINS_DISQUALIFYING_TERMS',
      noteText: expect.stringMatching(/has died .* \(will\.pdf, page 3\)$/),
    });
  await expect
    .poll(() => graph.sent.find(({ name }) => name === 'SubmitRfi')?.variables)
    .toEqual({ id: 'q1', version: 1 });
});

test('nobody is asked about what is only good to know, about a file without a document, or by an advisor', async () => {
  const nothing = { kind: 'MIRROR_WILLS', id: 'u1-1', detail: 'The wills mirror each other.' };
  const unmade = {
    id: 'u2-0',
    detail: 'It is not signed.',
    estateUpload: { ...issue().estateUpload, id: 'u2', trusts: [], estateDocuments: [] },
  };
  open('ESTATE_SPECIALIST', [issue(nothing), issue(unmade)]);
  expect(await screen.findByText('It is not signed.')).toBeDefined();
  expect(screen.getByText(/once a value of the file is accepted/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Request information/ })).toBeNull();
});

test('an advisor sees the points and asks nobody', async () => {
  open('ADVISOR', [issue()]);
  expect(await screen.findByText('1 point to look at in the documents')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Request information/ })).toBeNull();
});

test('a point is set aside for a reason, which stands with it, and is brought back', async () => {
  const aside = { reason: 'It is in our vault', byName: 'Lena Sorensen', at: '2026-11-22T12:00:00.000Z' };
  const settled = issue({ id: 'p2', detail: 'A page is missing.', setAside: aside });
  const { user, graph } = open('ADVISOR', [issue(), settled]);
  await user.click(await screen.findByRole('button', { name: /^Set aside: Will of Nell/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set aside' }));
  await user.click(dialog.getByRole('button', { name: 'Set aside' }));
  await dialog.findByText('Say why it is left as it is.');
  await user.type(dialog.getByRole('textbox'), 'He resigned');
  await user.click(dialog.getByRole('button', { name: 'Set aside' }));
  const sent = () => graph.sent.flatMap(({ name, variables }) => (name === 'SetIssueAside' ? [variables] : []));
  await expect.poll(sent).toEqual([{ estateUploadId: 'u1', issueId: 'u1-0', reason: 'He resigned' }]);
  await user.click(screen.getByText('1 point set aside'));
  expect(screen.getByText('Lena Sorensen on Nov 22, 2026: It is in our vault')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Bring back: A page is missing.' }));
  await expect.poll(sent).toContainEqual({ estateUploadId: 'u1', issueId: 'p2', reason: null });
});
