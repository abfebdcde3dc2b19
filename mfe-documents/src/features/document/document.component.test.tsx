import {
  type Answers,
  refusal,
  renderScreen,
  screen,
  sessionOf,
  testLoading,
  testStale,
  waitFor,
  within,
} from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { ABEL, partiesOf, share, willOf } from './document.fixture.ts';
import { DocumentRoute } from './document.route.tsx';

const open = (answers: Answers, activeRole: 'ADVISOR' | 'CLIENT' = 'ADVISOR') =>
  renderScreen(
    <Routes>
      <Route path="/estate/:estateId/documents/:documentId" element={<DocumentRoute />} />
      <Route path="/estate/:estateId/documents" element={<p>All documents</p>} />
    </Routes>,
    {
      at: '/estate/estate-1/documents/will',
      session: sessionOf({ account: { activeRole } }),
      answers: { estate: partiesOf(), ...answers },
    },
  );
const sentTo = ({ sent }: ReturnType<typeof open>['graph'], name: string) =>
  sent.filter((one) => one.name === name).map(({ variables }) => variables);
const saved = { ok: true, estate: { id: 'estate-1', version: 4 }, estateDocument: { id: 'will' } };

const states = {
  open: (answers: Answers) => open(answers),
  field: 'estateDocument',
  answer: willOf(),
  loading: 'Loading the document',
  shown: 'Safe of Harbor Law',
};
testLoading(states);
testStale({ ...states, operation: 'DocumentRoute', says: /The last update did not arrive/ });

test('a will says what it orders, who acts with what is noted, and that it is the text that counts', async () => {
  open({ estateDocument: willOf() });
  await screen.findByRole('heading', { name: 'Will of Nell' });
  const orders = within(screen.getByRole('list', { name: 'What it orders' }));
  orders.getByText('What is left to Abel Quill');
  orders.getByText('In case of death to the children, per stirpes');
  screen.getByText('Whoever receives has to survive by 30 days.');
  screen.getByText('if he is well');
  screen.getByText('May 4, 2020');
  screen.getByText('In force');
  expect(screen.queryByText('Complete')).toBeNull();
});

test('what a document leaves open is named, and a later will and what changes it are one step away', async () => {
  open({
    estateDocument: willOf({
      gaps: ['It names no executor: a court has to appoint somebody.'],
      standing: 'REPLACED',
      replacedBy: { id: 'later', name: 'Will of 2024' },
      amendments: [{ id: 'codicil', name: 'First codicil', executedAt: '2021-02-03', kind: 'CODICIL' }],
    }),
  });
  await screen.findByText('It names no executor: a court has to appoint somebody.');
  screen.getByText('Replaced');
  const later = screen.getByRole('link', { name: 'Will of 2024' });
  expect(later.getAttribute('href')).toBe('/estate/estate-1/documents/later');
  screen.getByText('Codicil, signed Feb 3, 2021');
  expect(screen.getByRole('link', { name: 'First codicil' }).getAttribute('href')).toBe(
    '/estate/estate-1/documents/codicil',
  );
});

test('an amendment of which nothing is entered is not said to be in force', async () => {
  open({
    estateDocument: willOf({ kind: 'TRUST_AMENDMENT', standing: null, parentId: 'living', parentType: 'Trust' }),
  });
  await screen.findByText('What it says is not entered');
  expect(screen.queryByText('In force')).toBeNull();
});

test('a client reads it, and may ask for a copy alone', async () => {
  open({ estateDocument: willOf({ kind: 'POUROVER_WILL' }) }, 'CLIENT');
  await screen.findByText('Safe of Harbor Law');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Ask for a copy']);
});

test('one that is not there, or of another estate, says so', async () => {
  open({ estateDocument: willOf({ estateId: 'estate-2' }) });
  await screen.findByText('This document was not found');
});

test('it is changed with everything that it says, offices as prefix::role', async () => {
  const { user, graph } = open({ estateDocument: willOf(), updateEstateDocument: saved });
  await user.click(await screen.findByRole('button', { name: 'Change Will of Nell' }));
  const form = within(await screen.findByRole('form', { name: 'Change Will of Nell' }));
  await user.click(form.getByRole('button', { name: 'Add gift' }));
  const gift = within(form.getByRole('group', { name: 'Gift 1' }));
  await user.selectOptions(gift.getByLabelText('Gives'), 'House');
  expect(gift.queryByRole('option', { name: 'Mortgage' })).toBeNull();
  expect(gift.queryByRole('option', { name: 'Nell Quill' })).toBeNull();
  await user.selectOptions(gift.getByLabelText('Receives'), 'River Fund');
  await user.click(screen.getByRole('button', { name: 'Save document' }));
  await waitFor(() => expect(sentTo(graph, 'UpdateEstateDocument')).toHaveLength(1));
  expect(sentTo(graph, 'UpdateEstateDocument')[0]).toMatchObject({
    id: 'will',
    version: 3,
    attributes: {
      kind: 'WILL',
      personId: 'nell',
      isOnFile: true,
      fiduciaries: [{ id: 'first', personId: 'abel', role: 'primary::executor', noteBody: 'if he is well' }],
      will: {
        gifts: [{ assetId: 'house', toId: 'fund', scheme: null }],
        residue: [{ toId: 'abel', scheme: null, percent: null }],
        instead: [{ heirClass: 'CHILDREN', scheme: 'PER_STIRPES', percent: null }],
        survivorshipDays: 30,
        excludedHeirIds: [],
      },
    },
  });
});

test('an amendment of a trust says what it orders and that it counts, and is changed as one gift of one death', async () => {
  const first = willOf({
    kind: 'TRUST_AMENDMENT',
    name: 'First amendment',
    parentId: 'living',
    parentType: 'Trust',
    divisionEvent: { type: 'DEATH_OF', label: 'When Nell dies', person: { id: 'nell' } },
    fiduciaries: [],
    will: {
      gifts: [{ ...share(ABEL), amount: 5_000_000, asset: null, takesAway: false }],
      residue: [],
      instead: [],
      survivorshipDays: null,
      excludedHeirs: [],
    },
  });
  const { user, graph } = open({ estateDocument: first, updateEstateDocument: saved });
  await screen.findByText('It changes its trust: what it speaks of counts in place of what the trust says.');
  screen.getByText('When Nell dies');
  within(screen.getByRole('list', { name: 'What it orders' })).getByText(/50,000.* to Abel Quill/);
  await user.click(screen.getByRole('button', { name: 'Change First amendment' }));
  const form = within(await screen.findByRole('form', { name: 'Change First amendment' }));
  expect(form.queryByLabelText(/Days to survive by/)).toBeNull();
  await user.selectOptions(form.getByLabelText(/At which death/), 'At the second death');
  await user.click(form.getByLabelText(/Says the whole text anew/));
  await user.click(screen.getByRole('button', { name: 'Save document' }));
  await waitFor(() => expect(sentTo(graph, 'UpdateEstateDocument')).toHaveLength(1));
  expect(sentTo(graph, 'UpdateEstateDocument')[0]).toMatchObject({
    attributes: {
      kind: 'TRUST_AMENDMENT',
      parentId: 'living',
      restates: true,
      divisionEvent: { type: 'SECOND_DEATH' },
      will: { gifts: [{ toId: 'abel', amount: 5_000_000 }], survivorshipDays: null, excludedHeirIds: [] },
    },
  });
});

test('a codicil takes a gift away without another in its place; a thing needs nobody who receives it', async () => {
  const codicil = willOf({
    kind: 'CODICIL',
    name: 'First codicil',
    parentId: 'will',
    parentType: 'EstateDocument',
    will: null,
  });
  const { user, graph } = open({ estateDocument: codicil, updateEstateDocument: saved });
  await user.click(await screen.findByRole('button', { name: 'Change First codicil' }));
  const form = within(await screen.findByRole('form', { name: 'Change First codicil' }));
  for (const [at, what] of ['An amount of money', 'House'].entries()) {
    await user.click(form.getByRole('button', { name: 'Add gift' }));
    const gift = within(form.getByRole('group', { name: `Gift ${at + 1}` }));
    await user.selectOptions(gift.getByLabelText('Gives'), what);
    if (at === 0) await user.selectOptions(gift.getByLabelText('Receives'), 'River Fund');
    await user.click(gift.getByLabelText(/^Taken away/));
  }
  await user.click(screen.getByRole('button', { name: 'Save document' }));
  await waitFor(() => expect(sentTo(graph, 'UpdateEstateDocument')).toHaveLength(1));
  expect(sentTo(graph, 'UpdateEstateDocument')[0]).toMatchObject({
    attributes: {
      will: {
        gifts: [
          { toId: 'fund', takesAway: true },
          { assetId: 'house', takesAway: true },
        ],
      },
    },
  });
});

test('what a form cannot hold, and what was read from a file, stays as it is', async () => {
  const { user, graph } = open({
    estateDocument: willOf({ isRead: true, saysMore: true, will: null }),
    updateEstateDocument: saved,
  });
  await screen.findByText('The remainder to Abel Quill');
  await user.click(await screen.findByRole('button', { name: 'Change Will of Nell' }));
  const form = within(await screen.findByRole('form', { name: 'Change Will of Nell' }));
  form.getByText(/was read from its file/);
  expect(form.queryByLabelText('Name')).toBeNull();
  const location = form.getByLabelText(/Where the original is/);
  await user.clear(location);
  await user.type(location, 'At home');
  await user.click(screen.getByRole('button', { name: 'Save document' }));
  await waitFor(() => expect(sentTo(graph, 'UpdateEstateDocument')).toHaveLength(1));
  expect(sentTo(graph, 'UpdateEstateDocument')[0]?.['attributes']).toEqual({
    modifiedAt: null,
    locationOfOriginal: 'At home',
    parentId: null,
  });
});

test('parts that do not come to the whole are refused before they are sent', async () => {
  const residue = [share({ __typename: 'Person', id: 'abel', name: 'Abel Quill' }, { percent: 60 })];
  const will = { ...willOf().will, residue };
  const { user, graph } = open({ estateDocument: willOf({ will }) });
  await user.click(await screen.findByRole('button', { name: 'Change Will of Nell' }));
  await screen.findByRole('form', { name: 'Change Will of Nell' });
  await user.click(screen.getByRole('button', { name: 'Save document' }));
  await screen.findByText('The parts come to 60%: say who receives the other 40%');
  expect(sentTo(graph, 'UpdateEstateDocument')).toEqual([]);
});

test('a removal leads to the list and can be undone; a refusal says what is attached to it', async () => {
  let refused = true;
  const { user, path } = open({
    estateDocument: willOf(),
    deleteEstateDocument: () => {
      if (refused)
        throw refusal('First codicil would change nothing without it. Remove that first.', 'DOCUMENT_IN_USE');
      return { ok: true, estate: { id: 'estate-1', version: 4 } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Will of Nell' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await screen.findByText(/First codicil would change nothing/);
  refused = false;
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await expect.poll(path).toBe('/estate/estate-1/documents');
});

test('a pour-over will shows the trust that it has, and sets none that it has already', async () => {
  const residue = [share({ __typename: 'Trust', id: 'living', name: 'Quill Living Trust' })];
  const will = { gifts: [], residue, instead: [], survivorshipDays: null, excludedHeirs: [] };
  const { user } = open({ estateDocument: willOf({ kind: 'POUROVER_WILL', will }) });
  const trust = await screen.findByLabelText('Pours over into');
  expect((trust as HTMLSelectElement).value).toBe('living');
  expect(screen.getByRole('button', { name: 'Set this trust' })).toHaveProperty('disabled', true);
  await user.selectOptions(trust, '');
  expect(screen.getByRole('button', { name: 'Set this trust' })).toHaveProperty('disabled', true);
});

test('a pour-over will is given its trust on its page: one that exists', async () => {
  const { user, graph } = open({
    estateDocument: willOf({ kind: 'POUROVER_WILL' }),
    setPouroverWillRemainderTrust: { ok: true, estate: { id: 'estate-1', version: 4 } },
  });
  const trust = await screen.findByLabelText('Pours over into');
  expect(within(trust).queryByRole('option', { name: 'Quill Bypass Trust' })).toBeNull();
  await user.selectOptions(trust, 'Quill Living Trust');
  await user.click(screen.getByRole('button', { name: 'Set this trust' }));
  await waitFor(() => expect(sentTo(graph, 'SetPouroverWillRemainderTrust')).toHaveLength(1));
  expect(sentTo(graph, 'SetPouroverWillRemainderTrust')[0]).toEqual({ id: 'will', version: 3, trustId: 'living' });
});

test('where somebody else saved it first both values are shown, and one’s own is saved over theirs', async () => {
  const updates: { readonly version: number; readonly attributes: { readonly name: string } }[] = [];
  let isNewer = false;
  const { user } = open({
    estate: () => partiesOf({ version: isNewer ? 7 : 3 }),
    estateDocument: () => willOf(isNewer ? { name: 'Last will of Nell' } : {}),
    updateEstateDocument: (update: (typeof updates)[number]) => {
      updates.push(update);
      if (update.version === 7) return saved;
      isNewer = true;
      throw refusal('Somebody else changed this in the meantime.', 'STALE_VERSION', 'version');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Will of Nell' }));
  const form = within(await screen.findByRole('form', { name: 'Change Will of Nell' }));
  await user.type(form.getByLabelText('Name'), ' Quill');
  await user.click(screen.getByRole('button', { name: 'Save document' }));
  const dialog = await screen.findByRole('dialog', { name: 'Somebody changed this while you were editing' });
  expect(dialog.textContent).toMatch(/Yours: Will of Nell Quill.*Saved now: Last will of Nell/);
  await user.click(within(dialog).getByRole('button', { name: 'Save what is chosen' }));
  await waitFor(() => expect(updates).toHaveLength(2));
  expect(updates[1]).toMatchObject({ version: 7, attributes: { name: 'Will of Nell Quill' } });
});

test('a note beside the diagram is written, and taken back', async () => {
  let now = { diagramNotes: null as string | null, provisionNotesVersion: 1 };
  const { user } = open({
    estateDocument: () => willOf(now),
    updateProvisionNotes: ({ version, diagramNotes }: { version: number; diagramNotes: string | null }) => {
      if (version !== now.provisionNotesVersion) throw refusal('Somebody was faster.', 'STALE_VERSION');
      now = { diagramNotes, provisionNotesVersion: version + 1 };
      return { ok: true, version: now.provisionNotesVersion, provisionNotes: [] };
    },
  });
  await screen.findByText('Nothing stands beside the estate diagram of this document.');
  await user.click(screen.getByRole('button', { name: 'Write one' }));
  await user.type(screen.getByRole('textbox', { name: /Beside the diagram/ }), 'The house stays with Abel');
  await user.click(screen.getByRole('button', { name: 'Save this note' }));
  await screen.findByText('The house stays with Abel');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Nothing stands beside the estate diagram of this document.');
});
