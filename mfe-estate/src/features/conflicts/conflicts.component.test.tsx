import { screen, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { openEstatePage, PROBLEM, testEstatePage } from '../estate/estate-page.fixture.tsx';
import { ConflictsRoute } from './conflicts.route.tsx';

const page = { Page: ConflictsRoute, path: 'conflicts' };
const HOUSE = {
  id: 'TITLE:house:0',
  topic: 'TITLING',
  severity: 'HIGH',
  title: 'House passes around the documents',
  text: 'House goes to whoever survives by its title, around the documents.',
  whatToDo: 'Retitle it.',
  amount: 250_000_00,
  place: 'BALANCE_SHEET',
  ids: ['house'],
  setAside: null as object | null,
  shares: [
    { id: 'dee', name: 'Dee Marsh', amount: 250_000_50 },
    { id: 'eve', name: 'Eve Marsh', amount: -250_000_50 },
  ],
};
const ALONE = {
  ...HOUSE,
  id: 'NO_SUCCESSOR:will:1',
  topic: 'FIDUCIARIES',
  severity: 'LOW',
  title: 'No successor',
  text: 'Dee Marsh alone can act as executor of Will of Ada: nobody comes after.',
  amount: null,
  place: 'DOCUMENTS',
  shares: [],
};
const nominee = (name: string, turn: string, standing: string) => ({ id: name, personId: name, name, turn, standing });
const OFFICE = {
  id: 'will:executor',
  instrumentId: 'will',
  instrumentName: 'Will of Ada',
  isTrust: false,
  office: 'Executor',
  depth: 1,
  nominees: [nominee('Ben Marsh', 'Primary', 'DECEASED'), nominee('Dee Marsh', 'First successor', 'ABLE')],
};
const estate = (more: object = {}) => ({
  estate: {
    id: 'estate-1',
    hasZeroAssetsOrAccounts: false,
    trusts: [],
    estateDocuments: [{ id: 'will' }],
    distribution: { problem: null },
    planConflicts: [HOUSE, ALONE],
    fiduciaryOffices: [OFFICE],
    ...more,
  },
});
const open = (more: object = {}, at = 'conflicts') => openEstatePage(page, estate(more), { at });

testEstatePage(page, {
  what: 'the conflicts',
  operation: 'ConflictsRoute',
  answers: estate(),
  shown: '2 conflicts, 1 of them grave.',
});

test('a conflict says who gains and who loses, to the cent, and where it is put right', async () => {
  open();
  const sheet = (await screen.findByRole('heading', { name: HOUSE.title })).closest('section') as HTMLElement;
  within(sheet).getByText('Grave');
  const shares = within(sheet).getByRole('list', { name: 'Who gains and who loses' });
  within(shares).getByTitle('+$250,000.50');
  within(shares).getByTitle('−$250,000.50');
  const way = within(sheet).getByRole('link', { name: 'Open the balance sheet' });
  expect(way.getAttribute('href')).toBe('/estate/estate-1/balance-sheet');
});

test('two conflicts that the same people gain and lose by each show their own amounts', async () => {
  const boat = {
    ...HOUSE,
    id: 'TITLE:boat',
    title: 'Boat passes around the documents',
    shares: [
      { id: 'dee', name: 'Dee Marsh', amount: -70_000_01 },
      { id: 'eve', name: 'Eve Marsh', amount: 70_000_01 },
    ],
  };
  open({ planConflicts: [HOUSE, boat] });
  const amounts = async (heading: string): Promise<(string | null)[]> => {
    const sheet = (await screen.findByRole('heading', { name: heading })).closest('section') as HTMLElement;
    return [...sheet.querySelectorAll('[title*="$"]')].map((one) => one.getAttribute('title'));
  };
  expect(await amounts(HOUSE.title)).toEqual(['+$250,000.50', '−$250,000.50']);
  expect(await amounts(boat.title)).toEqual(['−$70,000.01', '+$70,000.01']);
});

test('the line of an office says who cannot act and where it ends', async () => {
  open();
  const row = (await screen.findByRole('rowheader', { name: 'Will of Ada' })).closest('tr') as HTMLElement;
  expect(row.textContent).toBe('Will of AdaExecutorBen Marsh has diedDee Marsh First successorEnds with Dee Marsh');
});

test('an office that nobody can hold is said', async () => {
  open({ fiduciaryOffices: [{ ...OFFICE, depth: 0 }] });
  await screen.findByText('Nobody can act');
});

test('an office that nobody is named to is said too', async () => {
  open({ fiduciaryOffices: [{ ...OFFICE, depth: 0, nominees: [] }] });
  await screen.findByText('Nobody is named');
});

test('conflicts are chosen by what they are about, which the address holds', async () => {
  const { user } = open({}, 'conflicts?about=people');
  await screen.findByText('No successor');
  expect(screen.queryByText(HOUSE.title)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Titles' }));
  await screen.findByText(HOUSE.title);
  expect(screen.queryByText('Who serves where')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Documents' }));
  await screen.findByText('Nothing of this kind');
});

test('where title and plan agree that is said', async () => {
  open({ planConflicts: [], fiduciaryOffices: [] });
  await screen.findByText('Title and plan agree');
  screen.getByText('Plan, titles and those who act agree.');
});

test.each([
  [{ hasZeroAssetsOrAccounts: true }, 'No property is entered.'],
  [{ estateDocuments: [] }, 'No will or trust is entered.'],
  [{ hasZeroAssetsOrAccounts: true, estateDocuments: [] }, 'Neither property nor a will or trust is entered.'],
  [{ distribution: { problem: PROBLEM } }, 'The deaths could not be worked out.'],
])('where nothing could be compared that is said, and nothing agrees: %j', async (more, why) => {
  open({ planConflicts: [], fiduciaryOffices: [], ...more });
  await screen.findByText(`Nothing to compare yet. ${why}`);
  expect(screen.queryByText('Title and plan agree')).toBeNull();
});

test('an estate that cannot be worked out says so beside what is found', async () => {
  open({ distribution: { problem: PROBLEM }, planConflicts: [ALONE] });
  await screen.findByText('The taxes and shares of this estate could not be worked out.');
  screen.getByText('No successor');
});

const ASIDE = {
  id: 's1',
  version: 1,
  reason: 'She cares for her',
  byName: 'Nora Finch',
  at: '2026-11-20T15:00:00.000Z',
  isCurrent: true,
};
/** Over a graph that keeps what is set aside. */
function openKept(kept: object | null) {
  let setAside = kept;
  const sent: object[] = [];
  const shown = openEstatePage(page, {
    estate: () => estate({ planConflicts: [{ ...HOUSE, setAside }, ALONE] }).estate,
    setConflictAside: (input: object) => {
      sent.push(input);
      setAside = ASIDE;
      return { ok: true, conflictSetAside: ASIDE };
    },
    bringConflictBack: (input: object) => {
      sent.push(input);
      setAside = null;
      return { ok: true, conflictSetAside: null };
    },
  });
  return { ...shown, sent };
}

test('a conflict is set aside with a reason, and taken back', async () => {
  const { user, sent } = openKept(null);
  await user.click(await screen.findByRole('button', { name: `Set aside: ${HOUSE.title}` }));
  const dialog = await screen.findByRole('dialog', { name: 'Set aside' });
  await user.click(within(dialog).getByRole('button', { name: 'Set aside' }));
  await within(dialog).findByText('Say why it is left as it is.');
  expect(sent).toEqual([]);
  await user.type(within(dialog).getByLabelText('Why it is left as it is'), ASIDE.reason);
  await user.click(within(dialog).getByRole('button', { name: 'Set aside' }));
  await screen.findByText('1 conflict. 1 conflict set aside.');
  expect(sent).toEqual([{ estateId: 'estate-1', conflictId: HOUSE.id, reason: ASIDE.reason }]);
  expect(screen.queryByRole('heading', { name: HOUSE.title })).toBeNull();
  const list = screen.getByRole('list', { name: 'Conflicts that are set aside' });
  expect(list.textContent).toContain('Nora Finch on Nov 20, 2026: She cares for her');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('heading', { name: HOUSE.title });
  expect(sent.at(-1)).toEqual({ id: 's1', version: 1 });
});

test('what is set aside is brought back, and set aside again by undo, for the same reason', async () => {
  const { user, sent } = openKept(ASIDE);
  await user.click(await screen.findByRole('button', { name: `Bring back: ${HOUSE.title}` }));
  await screen.findByText('2 conflicts, 1 of them grave.');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ estateId: 'estate-1', conflictId: HOUSE.id, reason: ASIDE.reason }),
  );
});

test('one whose facts have changed stands again, with what was said of it', async () => {
  openKept({ ...ASIDE, isCurrent: false });
  const sheet = (await screen.findByRole('heading', { name: HOUSE.title })).closest('section') as HTMLElement;
  expect(sheet.textContent).toContain('Nora Finch on Nov 20, 2026 set it aside: “She cares for her”.');
  expect(screen.queryByRole('heading', { name: 'Set aside' })).toBeNull();
});

test('whoever does not advise the household sees what is set aside, and changes nothing', async () => {
  const planConflicts = [{ ...HOUSE, setAside: { ...ASIDE, reason: null } }, ALONE];
  openEstatePage(page, estate({ planConflicts }), { activeRole: 'CLIENT' });
  const list = await screen.findByRole('list', { name: 'Conflicts that are set aside' });
  expect(list.textContent).toMatch(/Nora Finch on Nov 20, 2026$/);
  expect(screen.queryByRole('button', { name: /^(Set aside|Bring back)/ })).toBeNull();
});

test('where all is set aside, that is said', async () => {
  open({ planConflicts: [{ ...HOUSE, setAside: ASIDE }] });
  await screen.findByText('No conflict is open. 1 conflict set aside.');
});
