import { type Answers, screen, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import {
  ADA,
  BEN,
  distribution,
  openEstatePage,
  PROBLEM,
  person,
  testEstatePage,
  withoutResult,
} from '../estate/estate-page.fixture.tsx';
import { OverviewRoute } from './overview.route.tsx';

const receipt = (more: object = {}) => ({
  asOf: '2026-10-31',
  total: 320_000_000,
  outside: [{ label: 'Term policy', amount: 50_000_000, note: 'Ada, at its benefit' }],
  outsideTotal: 50_000_000,
  unknownTotal: 0,
  unknown: [],
  byType: [{ label: 'Real estate', amount: 320_000_000 }],
  groups: [
    {
      label: 'Ada Marsh',
      subtotalLabel: 'Owned by Ada',
      subtotal: 320_000_000,
      lines: [{ label: 'Lake house', amount: 320_000_000, note: null }],
    },
  ],
  ...more,
});
const house = { id: 'house', name: 'Lake house', isStale: false, valuationDate: '2026-10-31' };
const estate = (more: object = {}) => ({
  id: 'estate-1',
  displayName: 'The Marsh Family',
  clientState: 'MA',
  maritalStatus: 'LEGALLY_MARRIED',
  childrenCount: 2,
  customOpportunities: [],
  hasUnassignedAssets: false,
  hasUnassociatedDocuments: false,
  abstractionTokensNeeded: 0,
  assumedPouroverWill: false,
  assumedPouroverWills: [],
  city: 'Salem',
  assumptions: { portabilityElected: true, expensesPercent: 0, growthBetweenDeathsPercent: 0 },
  hasZeroAssetsOrAccounts: false,
  version: 3,
  onboardingInfo: null,
  estateReminders: [],
  inheritedProperty: { heirs: [], simplifications: [] },
  people: [BEN, ADA, person('max', 'Max Marsh', { clientRelationship: 'Grandchild' })],
  assets: [house],
  fiduciaries: [],
  planConflicts: [],
  netWorthReceipt: receipt(),
  distribution: distribution(),
  ...more,
});
const will = {
  id: 'd1',
  name: 'Will of Ada Marsh',
  executedAt: '2019-03-01',
  status: 'UNDER_REVIEW',
  shownStatus: 'Under review',
  isTrust: false,
  ownerName: 'Ada Marsh',
};
const listOf = (totalCount: number, ...collection: object[]) => ({ collection, metadata: { totalCount } });

const page = { Page: OverviewRoute, path: '' };
const change = {
  id: 'c1',
  at: '2026-11-21T15:04:00.000Z',
  actorName: 'Sam Okoro',
  supportName: null,
  leftOut: 0,
  things: [
    {
      part: 'assets',
      thingId: 'house',
      name: 'Lake house',
      action: 'CHANGED',
      fields: [{ field: 'balanceCents', label: 'Value' }],
    },
  ],
};
const history = (...collection: object[]) => ({ collection });
const ANSWERS = { estate: estate(), documents: listOf(11, will), estateHistory: history(change) };
const open = (
  more: object = {},
  options: Parameters<typeof openEstatePage>[2] = {},
  documents: object = listOf(0),
  estateHistory: unknown = history(),
) => openEstatePage(page, { estate: estate(more), documents, estateHistory } as Answers, options);
const sheet = async (name: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { name });
  return heading.closest('section') as HTMLElement;
};
/** The caption under a figure of the strip at the top. */
const figure = (label: string): string =>
  screen
    .getAllByText(label)
    .map((element) => element.parentElement?.textContent ?? '')
    .join(' ');

testEstatePage(page, {
  what: 'the overview',
  operation: 'OverviewRoute',
  answers: ANSWERS,
  shown: 'The Marsh Family',
});

test('the household, its figures and who receives are said in words and amounts', async () => {
  open();
  await screen.findByText('Ada, 71, and Ben, 74. Married, two children, one grandchild. Massachusetts residents.');
  expect(figure('Estimated estate tax')).toContain('2.9% of everything');
  expect(figure('Reaches the family')).toContain('If both die in 2026');
  const shares = screen.getByRole('heading', { name: 'Who receives what' }).closest('section') as HTMLElement;
  for (const name of [
    'Lena Marsh, outright',
    'Lena Marsh, in trust',
    'Lakeside Zoo',
    'Massachusetts tax',
    'Debts and costs',
  ])
    expect(within(shares).getAllByText(name)).not.toEqual([]);
});

test('what cannot be worked out is said with the way to put it right, and no figure is made up', async () => {
  open({ distribution: withoutResult(PROBLEM) });
  const note = (await screen.findByText('The taxes and shares of this estate could not be worked out.')).parentElement;
  expect(note?.textContent).toContain('The shares of the lake house come to 120%.');
  const way = within(note as HTMLElement).getByRole('link', { name: 'Open the balance sheet' });
  expect(way.getAttribute('href')).toBe('/estate/estate-1/balance-sheet');
  for (const label of ['Estimated estate tax', 'Reaches the family']) {
    expect(figure(label)).toContain('Not worked out yet');
    expect(figure(label)).not.toContain('$');
  }
  expect(screen.queryByRole('heading', { name: 'Who receives what' })).toBeNull();
});

test('one person’s death is named by its year', async () => {
  const { deaths } = distribution();
  open({ people: [ADA], distribution: distribution({ deaths: deaths.slice(0, 1), taxes: [] }) });
  await screen.findByText(/If Ada Marsh dies in 2026/);
});

test('without a holding the page says what one is for and where to add it', async () => {
  open({
    assets: [],
    netWorthReceipt: receipt({ asOf: null, total: 0, outsideTotal: 0, outside: [], byType: [], groups: [] }),
  });
  await screen.findByText('Nothing on the balance sheet yet');
  const ways = within(await sheet('Net worth')).getAllByRole('link', { name: 'Open the balance sheet' });
  expect(ways).toHaveLength(1);
  expect(figure('Outside the estate')).not.toContain('Insurance');
  expect(screen.queryByText('By type')).toBeNull();
});

test('old values are counted, and the oldest is named', async () => {
  open({
    assets: [
      { ...house, isStale: true, valuationDate: '2026-05-01' },
      { id: 'boat', name: 'Sailing boat', isStale: true, valuationDate: '2024-02-29' },
    ],
  });
  await screen.findByText('2 values older than 90 days');
  screen.getByText('Sailing boat, valued Feb 29, 2024');
});

test('what nobody can place is listed apart from the net worth, and the figure says that it is left out', async () => {
  open({
    netWorthReceipt: receipt({
      unknownTotal: 40_000_000,
      unknown: [{ label: 'Brokerage account', amount: 40_000_000, note: 'No owner is named' }],
    }),
  });
  const apart = (await screen.findByRole('heading', { name: 'Not known whose' })).closest('section') as HTMLElement;
  within(apart).getByText('Brokerage account');
  expect(figure('Net worth')).toContain('$400K not known whose');
});

test('documents are named with their state, and the link says how many there are', async () => {
  open(
    {},
    {},
    listOf(11, will, {
      ...will,
      id: 'd2',
      name: 'Health care proxy',
      executedAt: null,
      status: 'MISSING',
      shownStatus: 'Missing',
    }),
  );
  const documents = await sheet('Key documents');
  within(documents).getByText('Signed Mar 1, 2019');
  within(documents).getByText('No date on file');
  within(documents).getByText('Under review');
  expect(within(documents).getByRole('link', { name: 'All 11' }).getAttribute('href')).toBe(
    '/estate/estate-1/documents',
  );
});

test('without a document the page says what one is for', async () => {
  open();
  const documents = await sheet('Key documents');
  within(documents).getByText('No documents yet');
  expect(within(documents).getByRole('link', { name: 'Open documents' }).getAttribute('href')).toBe(
    '/estate/estate-1/documents',
  );
});

test('without anybody who acts the page says so', async () => {
  open();
  await screen.findByText(/Nobody is named yet/);
});

test('a report is offered where the organization lets advisors make one', async () => {
  open({}, { settings: { advisorCanGenerateReport: true } });
  const create = await screen.findByRole('link', { name: 'Create report' });
  expect(create.getAttribute('href')).toBe('/estate/estate-1/reports/new');
});

test.each([
  ['an advisor whose organization has switched reports off', 'ADVISOR'],
  ['a client', 'CLIENT'],
] as const)('%s is offered no report', async (_who, activeRole) => {
  open({}, { activeRole });
  await screen.findByRole('link', { name: 'Estate diagram' });
  expect(screen.queryByRole('link', { name: 'Create report' })).toBeNull();
});

test('what passes by the law of intestacy is said as that, with its amount and the way to the documents', async () => {
  const warning = {
    code: 'INTESTATE_SHARE',
    message: 'No will or trust orders this part of the estate of Ada Marsh.',
    amount: 125_000_000,
    ids: ['ada'],
  };
  const other = { code: 'LAPSED_GIFT', message: 'A gift has lapsed.', amount: 5, ids: ['ben'] };
  open({ distribution: distribution({ warnings: [warning, other] }) });
  const said = '$1,250,000 of the estate of Ada Marsh passes by the law of intestacy.';
  const note = (await screen.findByText(said)).parentElement as HTMLElement;
  expect(note.textContent).toContain('No will or trust orders this part');
  expect(within(note).getByRole('link', { name: 'Open documents' }).getAttribute('href')).toBe(
    '/estate/estate-1/documents',
  );
  expect(screen.queryByText(/A gift has lapsed/)).toBeNull();
});

test('property in another state is named, with what the figures leave out of it', async () => {
  const warning = { code: 'OUT_OF_STATE_PROPERTY', message: 'Elsewhere.', amount: 5, ids: ['lake', 'cabin'] };
  const asset = (id: string, name: string) => ({ id, name, isStale: false, valuationDate: null });
  open({
    assets: [asset('lake', 'Lake house'), asset('cabin', 'Vermont cabin'), asset('home', 'Residence')],
    distribution: distribution({ warnings: [warning, warning] }),
  });
  const note = (await screen.findByText('Lake house and Vermont cabin lie in another state.')).parentElement;
  expect(note?.textContent).toContain('its own tax is not in these figures');
});

test('what has no owner is said with the way to give it one; where all has one nothing is said', async () => {
  open({ hasUnassignedAssets: true });
  const note = (await screen.findByText('Not everything on the balance sheet has an owner.')).parentElement;
  const way = within(note as HTMLElement).getByRole('link', { name: 'Open the balance sheet' });
  expect(way.getAttribute('href')).toBe('/estate/estate-1/balance-sheet');
});

const assumedPouroverWills = [{ person: { id: 'ada', name: 'Ada Marsh' }, trust: { id: 't', name: 'Marsh Trust' } }];

test('a revocable trust without a will is said', async () => {
  open({ assumedPouroverWills });
  const gap = (await screen.findByText('A revocable trust without a will.')).parentElement;
  expect(gap?.textContent).toContain(
    'No will of Ada Marsh is among the documents: what Marsh Trust does not hold passes by intestacy.',
  );
});

test('a will that is assumed is said', async () => {
  open({ assumedPouroverWills, assumedPouroverWill: true });
  const assumed = (await screen.findByText('A pour-over will is assumed.')).parentElement;
  expect(assumed?.textContent).toContain('That of Ada Marsh into Marsh Trust is not among the documents.');
});

const WAITING = { hasUnassociatedDocuments: true, abstractionTokensNeeded: 3 };
test('files that tell nothing yet are said', async () => {
  open(WAITING);
  const note = (await screen.findByText('Files wait.')).parentElement;
  expect(note?.textContent).toContain(
    'Reading all that are not read takes 3 document tokens. Not every file belongs to a document or a trust.',
  );
});

test('whoever cannot have files read is not told that they wait', async () => {
  open(WAITING, { activeRole: 'CLIENT' });
  await screen.findByText('The Marsh Family');
  expect(screen.queryByText('Files wait.')).toBeNull();
});

test('an estate in which all is ordered and owned says nothing of either', async () => {
  open();
  await screen.findByText('The Marsh Family');
  expect(screen.queryByText(/intestacy|has an owner/)).toBeNull();
});

test.each([
  ['Net worth', 'Lake house', '$3,200,000.00', 'Open the balance sheet'],
  ['Outside the estate', 'Term policy', '$500,000.00', 'Open the balance sheet'],
  ['Estimated estate tax', 'Massachusetts estate tax', '$99,000.00', 'How each tax is worked out'],
  ['Reaches the family', 'Lena Marsh', '$2,900,000.00', 'Open the estate diagram'],
])(
  'the figure %s opens to its receipt, with its total to the cent and as of when',
  async (name, line, total, wayOn) => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: `Receipt of ${name}` }));
    const drawer = await screen.findByRole('dialog', { name });
    expect(within(drawer).getAllByText(line)).not.toEqual([]);
    expect(drawer.textContent).toContain(total);
    expect(drawer.textContent).toContain('Values as of Oct 31, 2026. Worked out on');
    within(drawer).getByRole('link', { name: wayOn });
  },
);

test('what falls to a state for want of heirs does not reach the family', async () => {
  const toState = {
    holderId: 'MA',
    holderName: 'Massachusetts',
    holderType: 'state',
    outright: 12_500_000,
    inTrust: 0,
  };
  const { finalHoldings, totals } = distribution();
  open({
    distribution: distribution({
      finalHoldings: [...finalHoldings, toState],
      totals: { ...totals, state: toState.outright },
    }),
  });
  await screen.findByText('If both die in 2026; $125K falls to the state for want of heirs');
  expect(figure('Reaches the family')).toContain('$2.90M');
});

test('what was changed last is said with who and when, and the way to all of it', async () => {
  open({}, {}, listOf(0), history(change));
  await screen.findByText('Changed Lake house: Value');
  const activity = await sheet('Recent activity');
  expect(activity.textContent).toContain('Sam Okoro');
  expect(within(activity).getByRole('link', { name: 'All changes' }).getAttribute('href')).toBe(
    '/estate/estate-1/history',
  );
});

test('without any change on record the page says what will stand here', async () => {
  open();
  await screen.findByText(/Nothing is on record yet/);
});

test('changes that cannot be read leave the rest of the page, and are read again when asked to', async () => {
  let fails = true;
  const { user } = open({}, {}, listOf(0), () => {
    if (fails) throw new Error('no answer');
    return history(change);
  });
  await screen.findByText('What was changed last could not be read.');
  screen.getByText('The Marsh Family');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Changed Lake house: Value');
});

test('whoever may not change the estate is not shown what was changed', async () => {
  const { graph } = open({}, { activeRole: 'CLIENT' });
  await screen.findByText('The Marsh Family');
  expect(screen.queryByRole('heading', { name: 'Recent activity' })).toBeNull();
  expect(graph.sent.map(({ name }) => name)).not.toContain('RecentActivity');
});

test('a household that has moved is saved where it lives now, and comes back by Undo', async () => {
  let kept = estate();
  const { user, graph } = openEstatePage(page, {
    ...ANSWERS,
    estate: () => kept,
    updateEstate: ({
      input,
    }: {
      input: { version: number; clientState: string; expensesPercent: number; growthBetweenDeathsPercent: number };
    }) => {
      kept = estate({
        ...input,
        version: input.version + 1,
        assumptions: {
          portabilityElected: true,
          expensesPercent: input.expensesPercent,
          growthBetweenDeathsPercent: input.growthBetweenDeathsPercent,
        },
      });
      return { ok: true, estate: kept };
    },
  } as Answers);
  await user.click(await screen.findByRole('button', { name: 'Household' }));
  await user.selectOptions(await screen.findByLabelText(/^State of residence/), 'OR');
  const costs = screen.getByLabelText('Settlement costs of an estate');
  await user.clear(costs);
  await user.type(costs, '3.5');
  const growth = screen.getByLabelText(/^Growth a year between the deaths/);
  await user.clear(growth);
  await user.type(growth, '4.25');
  await user.click(screen.getByRole('button', { name: 'Save household' }));
  await screen.findByText('The household is saved.');
  const sent = () => graph.sent.filter(({ name }) => name === 'UpdateHousehold').map(({ variables }) => variables);
  expect(sent()).toEqual([
    {
      input: {
        id: 'estate-1',
        version: 3,
        displayName: 'The Marsh Family',
        city: 'Salem',
        clientState: 'OR',
        portabilityElected: true,
        expensesPercent: 3.5,
        growthBetweenDeathsPercent: 4.25,
        assumedPouroverWill: false,
      },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The household is as it was.');
  expect(sent().at(-1)).toMatchObject({ input: { version: 4, clientState: 'MA', expensesPercent: 0 } });
});

const conflict = (id: string, severity: string, setAside: object | null = null) => ({
  id,
  severity,
  title: `Conflict ${id}`,
  text: `What is wrong about ${id}.`,
  setAside,
});

test('conflicts that are open are counted, the gravest named, with the way to all', async () => {
  const planConflicts = [
    conflict('one', 'HIGH', { id: 's1', isCurrent: true }),
    conflict('two', 'HIGH', { id: 's2', isCurrent: false }),
    ...['three', 'four', 'five'].map((id) => conflict(id, 'LOW')),
  ];
  open({ planConflicts });
  const conflicts = await sheet('Conflicts');
  await within(conflicts).findByText('4 conflicts, 1 of them grave. 1 conflict set aside.');
  const named = within(conflicts).getAllByRole('listitem');
  expect(named.map(({ textContent }) => textContent)).toEqual([
    'Conflict twoWhat is wrong about two.Grave',
    'Conflict threeWhat is wrong about three.To know',
    'Conflict fourWhat is wrong about four.To know',
  ]);
  const way = within(conflicts).getByRole('link', { name: 'All conflicts' });
  expect(way.getAttribute('href')).toBe('/estate/estate-1/conflicts');
});

test('an overview without conflicts, or with none that is open, says so', async () => {
  open();
  await within(await sheet('Conflicts')).findByText('Plan, titles and those who act agree.');
});

test('conflicts that are all set aside are no open ones', async () => {
  open({ planConflicts: [conflict('one', 'HIGH', { id: 's1', isCurrent: true })] });
  await within(await sheet('Conflicts')).findByText('No conflict is open. 1 conflict set aside.');
});
