import { refusal, renderScreen, screen, sessionOf, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { CopyRequests } from './copy-requests.tsx';

interface Request {
  readonly id: string;
  readonly version: number;
  readonly documentName: string;
  readonly status: string;
}
const request = (id: string, more: object = {}): Request & Record<string, unknown> => ({
  id,
  version: 1,
  estateId: 'estate-1',
  documentName: 'Will of Nell',
  status: 'REQUESTED',
  shouldShowAlert: true,
  noteBody: 'For the bank',
  requestedByName: 'Nell Quill',
  answeredByName: null,
  isOwn: false,
  createdAt: '2026-11-20T15:00:00.000Z',
  estate: { id: 'estate-1', displayName: 'The Quill Family' },
  ...more,
});

/** Requests as the server keeps them. */
function open(requests: readonly ReturnType<typeof request>[], more: { role?: 'CLIENT'; estateId?: null } = {}) {
  let kept = [...requests];
  const shown = renderScreen(<CopyRequests estateId={more.estateId === null ? undefined : 'estate-1'} />, {
    session: sessionOf({ account: { activeRole: more.role ?? 'ADVISOR' } }),
    answers: {
      documentCopyRequests: () => ({ collection: kept, metadata: { totalCount: kept.length } }),
      estate: {
        id: 'estate-1',
        estateDocuments: [{ id: 'will', name: 'Will of Nell' }],
        trusts: [
          { id: 'living', name: 'Quill Living Trust', createdUponDeath: false },
          { id: 'bypass', name: 'Quill Bypass Trust', createdUponDeath: true },
        ],
      },
      createDocumentCopyRequest: ({ documentId, noteBody }: { documentId: string; noteBody: string | null }) => {
        if (kept.some(({ id }) => id === documentId))
          throw refusal('You have asked for a copy of this already.', 'ALREADY_ASKED', 'documentId');
        kept = [request(documentId, { noteBody, isOwn: true, shouldShowAlert: false }), ...kept];
        return { ok: true, documentCopyRequest: kept[0] };
      },
      updateDocumentCopyRequest: ({ id, version, status }: { id: string; version: number; status: string }) => {
        const known = kept.find((one) => one.id === id);
        if (known?.version !== version) throw refusal('Somebody was faster.', 'STALE_VERSION');
        const next = { ...known, status, version: version + 1, shouldShowAlert: status === 'REQUESTED' };
        kept = kept.map((one) => (one.id === id ? next : one));
        return { ok: true, documentCopyRequest: next };
      },
    },
  });
  return { ...shown, kept: () => kept };
}

test('a request that waits says who asked for what and why, and is answered; Undo lets it wait again', async () => {
  const { user, kept } = open([request('r1')]);
  const list = within(await screen.findByRole('list', { name: 'Requests that wait' }));
  list.getByText('Will of Nell');
  list.getByText('Nell Quill on Nov 20, 2026 · For the bank');
  list.getByText('Asked for');
  await user.click(list.getByRole('button', { name: 'Sent: Will of Nell' }));
  await screen.findByText('Copy of Will of Nell: sent.');
  await screen.findByText('Nobody waits for a copy.');
  expect(kept()).toMatchObject([{ status: 'SENT' }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('list', { name: 'Requests that wait' });
});

test('earlier requests are one step away, with who answered', async () => {
  const { user } = open([request('r1', { status: 'DECLINED', shouldShowAlert: false, answeredByName: 'Nora Finch' })]);
  await user.click(await screen.findByRole('button', { name: 'Show earlier requests' }));
  const list = within(screen.getByRole('list', { name: 'Earlier requests' }));
  list.getByText('Declined');
  list.getByText(/answered by Nora Finch/);
  expect(list.queryAllByRole('button')).toEqual([]);
});

test('a client asks for a copy of a document or a trust that exists, and withdraws it', async () => {
  const { user, kept } = open([], { role: 'CLIENT' });
  await user.click(await screen.findByRole('button', { name: 'Ask for a copy' }));
  const form = within(await screen.findByRole('form', { name: 'Ask for a copy' }));
  await user.click(screen.getByRole('button', { name: 'Ask for it' }));
  await form.findByText('Say of what.');
  expect(form.queryByRole('option', { name: 'Quill Bypass Trust' })).toBeNull();
  await user.selectOptions(form.getByLabelText('A copy of'), 'Quill Living Trust');
  await user.type(form.getByLabelText(/What it is for/), ' For the bank ');
  await user.click(screen.getByRole('button', { name: 'Ask for it' }));
  await screen.findByText('The copy is asked for.');
  expect(kept()).toMatchObject([{ id: 'living', noteBody: 'For the bank' }]);
  expect(screen.queryByRole('button', { name: /^Sent/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^Withdraw/ }));
  await screen.findByText(/: withdrawn\.$/);
});

test('what was asked for already is said on the form', async () => {
  const { user } = open([request('will')]);
  await user.click(await screen.findByRole('button', { name: 'Ask for a copy' }));
  await user.selectOptions(await screen.findByLabelText('A copy of'), 'Will of Nell');
  await user.click(screen.getByRole('button', { name: 'Ask for it' }));
  await screen.findByText('You have asked for a copy of this already.');
});

test('the firm sees whose request waits', async () => {
  open([request('r1')], { estateId: null });
  await screen.findByText(/The Quill Family · Nell Quill/);
  expect(screen.queryByRole('button', { name: 'Ask for a copy' })).toBeNull();
});

test('where nobody of the firm’s clients waits nothing is shown', async () => {
  const { graph } = open([request('r1', { status: 'SENT' })], { estateId: null });
  await expect.poll(() => graph.sent.length).toBeGreaterThan(0);
  expect(screen.queryByText('Requests for copies')).toBeNull();
});
