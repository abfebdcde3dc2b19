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
  estateUpload: { id: 'u1', file: { filename: 'will.pdf' }, trusts: [], estateDocuments: [{ id: 'will' }] },
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
    },
  });

test('what contradicts itself between documents is said with its page, and becomes a request for information', async () => {
  const { user, graph } = open('ESTATE_SPECIALIST', [issue()]);
  expect(await screen.findByText(/who has died by what/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'will.pdf' }).getAttribute('href')).toBe('/estate/e1/abstractions/u1');
  expect(screen.getByText(/page 3: “I appoint Hugo Quill”/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Request information/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request information' }));
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await expect
    .poll(() => graph.sent.find(({ name }) => name === 'WriteRfi')?.variables)
    .toMatchObject({
      documentId: 'will',
      kind: 'DOCUMENT_CONTAINS_DISQUALIFYING_TERMS',
      noteText: expect.stringMatching(/has died .* \(will\.pdf, page 3\)$/),
    });
});

test('nobody is asked about what is only good to know, about a file without a document, or by an advisor', async () => {
  const nothing = { kind: 'MIRROR_WILLS', id: 'u1-1', detail: 'The wills mirror each other.' };
  const unmade = {
    id: 'u2-0',
    detail: 'It is not signed.',
    estateUpload: { ...issue().estateUpload, id: 'u2', estateDocuments: [] },
  };
  open('ESTATE_SPECIALIST', [issue(nothing), issue(unmade)]);
  expect(await screen.findByText('It is not signed.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Request information/ })).toBeNull();
});

test('an advisor sees the points and asks nobody', async () => {
  open('ADVISOR', [issue()]);
  expect(await screen.findByText('1 point to look at in the documents')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Request information/ })).toBeNull();
});
