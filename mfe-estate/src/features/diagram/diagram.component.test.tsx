import { type Answers, refusal, screen, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test, vi } from 'vitest';
import {
  ADA,
  BEN,
  distribution,
  openEstatePage,
  type PageOptions,
  PROBLEM,
  testEstatePage,
  withoutResult,
} from '../estate/estate-page.fixture.tsx';
import { DiagramRoute } from './diagram.route.tsx';

const node = (id: string, column: string, kind: string, label: string, amount: number, more: object = {}) => ({
  id,
  column,
  kind,
  label,
  amount,
  detail: null,
  taxId: null,
  entityId: null,
  outsideEstate: false,
  isNobodys: false,
  ...more,
});
const column = (id: string, title: string, subtitle: string) => ({ id, title, subtitle, totals: [] });
const FLOW = {
  columns: [
    column('TODAY', 'Today', 'Values of Oct 31, 2026'),
    column('FIRST_DEATH', 'First death', 'Ada, 2026'),
    column('SECOND_DEATH', 'Second death', 'Ben, 2026'),
    column('FINAL', 'In the end', 'After both deaths'),
  ],
  nodes: [
    node('ada-today', 'TODAY', 'estate', 'Ada’s estate', 330_000_000, { entityId: 'ada' }),
    node('bypass', 'FIRST_DEATH', 'trust', 'Bypass trust', 330_000_000, { entityId: 'bypass' }),
    node('ma', 'SECOND_DEATH', 'tax', 'Massachusetts', 9_900_000, { taxId: 'tax-ma' }),
    node('lena', 'FINAL', 'family', 'Lena Marsh', 320_100_000, { entityId: 'lena' }),
  ],
  edges: [
    {
      id: 'e1',
      from: 'ada-today',
      to: 'bypass',
      amount: 330_000_000,
      kind: 'trust',
      reason: null,
      insurance: false,
      conditional: false,
    },
    {
      id: 'e2',
      from: 'bypass',
      to: 'lena',
      amount: 320_100_000,
      kind: 'family',
      reason: 'Remainder',
      insurance: false,
      conditional: true,
    },
  ],
};
const estate = (more: object = {}) => ({
  id: 'estate-1',
  version: 3,
  displayName: 'The Marsh Family',
  firstSpouseToDieId: 'ada',
  assumptions: {
    firstDeathOn: null,
    secondDeathOn: null,
    portabilityElected: true,
    expensesPercent: 2,
    growthBetweenDeathsPercent: 4,
  },
  people: [ADA, BEN],
  estateDocuments: [] as object[],
  distribution: distribution({ flow: FLOW }),
  ...more,
});

const page = { Page: DiagramRoute, path: 'estate-plan/estate-diagram' };
const at = (search: string): PageOptions => ({ at: `estate-plan/estate-diagram${search}` });
const open = (answers: Answers = {}, options: PageOptions = {}) =>
  openEstatePage(page, { estate: estate(), ...answers }, options);
const aboutNode = (name: string) => screen.findByRole('complementary', { name: `About ${name}` });
const inputs = ({ graph }: ReturnType<typeof open>) =>
  graph.sent.filter(({ name }) => name === 'DiagramRoute').map(({ variables }) => variables['input']);

testEstatePage(page, {
  what: 'the estate diagram',
  operation: 'DiagramRoute',
  answers: { estate: estate() },
  shown: 'Who receives what at each death',
});

test('an estate that has nothing says what the diagram shows, and where to begin', async () => {
  open({ estate: estate({ distribution: distribution({ flow: { columns: [], nodes: [], edges: [] } }) }) });
  await screen.findByText('Nothing passes yet');
  expect(screen.getByRole('link', { name: 'Open the balance sheet' }).getAttribute('href')).toBe(
    '/estate/estate-1/balance-sheet',
  );
});

test('what cannot be worked out is said with the way to put it right', async () => {
  open({ estate: estate({ distribution: withoutResult(PROBLEM) }) });
  await screen.findByText(/The shares of the lake house come to 120%/);
  expect(screen.getByRole('link', { name: 'Open the balance sheet' }).getAttribute('href')).toBe(
    '/estate/estate-1/balance-sheet',
  );
});

test('a node opens what it is, where it comes from and goes, and what that assumes; the address names it', async () => {
  const { user, path } = open();
  await user.click(await screen.findByRole('button', { name: /^Bypass trust/ }));
  const panel = await aboutNode('Bypass trust');
  await expect.poll(path).toContain('node=bypass');
  within(panel).getByRole('heading', { name: 'Where it comes from' });
  const goes = within(panel).getByRole('heading', { name: 'Where it goes' }).closest('section') as HTMLElement;
  within(goes).getByText('Lena Marsh');
  within(goes).getByText('Remainder, conditional');
  within(panel).getByText(
    /Ada Marsh dies first, on Nov 21, 2026\..*Portability is elected\. Settlement costs 2%\. Holdings grow by 4% a year between the deaths\./,
  );
  await user.click(within(panel).getByRole('button', { name: 'Close panel' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  await expect.poll(path).not.toContain('node=');
});

test('Escape closes the panel, and the keyboard is back at its node', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Bypass trust/ }));
  await aboutNode('Bypass trust');
  await expect.poll(() => document.activeElement?.textContent).toBe('Bypass trust');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  await expect.poll(() => document.activeElement?.getAttribute('data-node')).toBe('bypass');
});

const workingOf = (label: string, amount: number, authority: object[]) => ({
  label,
  amount,
  formula: null,
  certainty: null,
  lines: [
    { depth: 0, label: 'Share', amount, value: null, formula: '$9,000,000.00 × 1/3', rule: 'info' },
    { depth: 1, label: 'Brokerage', amount, value: null, formula: null, rule: 'plain' },
    { depth: 0, label, amount, value: null, formula: null, rule: 'total' },
  ],
  authority,
});
const edgeWorkings = [
  {
    id: 'SECOND_DEATH.share.1',
    amount: 320_100_000,
    clause: 'Bypass trust: The remainder to Lena Marsh',
    workings: [workingOf('By the terms of the trust: Lena Marsh', 330_000_000, [{ cite: 'UTC 801', title: null }])],
  },
];

test('it is printed as it stands, and handed over as a picture; without a canvas it says to print', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Print or PDF' }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
  // jsdom draws no pictures.
  await user.click(screen.getByRole('button', { name: 'Save as picture' }));
  await screen.findByText('The picture could not be made. Print the page instead.');
});

test('an amount in the panel opens how it was worked out, with its law; the address names it', async () => {
  const shown = open({ estate: estate({ edgeWorkings }) }, at('?node=bypass&stage=first'));
  const { user, path } = shown;
  const panel = await aboutNode('Bypass trust');
  const goes = within(panel).getByRole('heading', { name: 'Where it goes' }).closest('section') as HTMLElement;
  await user.click(within(goes).getByRole('button', { name: '3,201,000.00' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Bypass trust to Lena Marsh' }));
  await drawer.findByRole('heading', { name: 'By the terms of the trust: Lena Marsh' });
  drawer.getByText('$9,000,000.00 × 1/3');
  expect(drawer.queryByText('What passes')).toBeNull();
  drawer.getByText('UTC 801');
  drawer.getByText('By its clause. Bypass trust: The remainder to Lena Marsh.');
  drawer.getByText(/^Of \$3,300,000\.00, \$3,201,000\.00 is in this amount/);
  await expect.poll(path).toContain('edge=e2');
  const asked = shown.graph.sent.find(({ name }) => name === 'EdgeWorkings')?.variables;
  expect(asked).toEqual({ estateId: 'estate-1', edgeId: 'e2', input: { firstDeathOnly: true } });
});

test('an amount of several transfers says first what it is made of', async () => {
  const [share] = edgeWorkings;
  const other = {
    id: 'SECOND_DEATH.share.2',
    amount: 1_000_000,
    clause: null,
    workings: [workingOf('Cash', 1_000_000, [])],
  };
  open({ estate: estate({ edgeWorkings: [share, other] }) }, at('?edge=e2'));
  const total = (await screen.findByText('What passes')).closest('div');
  expect(total?.textContent).toContain('$3,211,000.00');
});

test('property that stays where it is says so', async () => {
  open({ estate: estate({ edgeWorkings: [] }) }, at('?edge=e1'));
  await screen.findByText(/Nothing passes here: the property stays where it is/);
});

test('the table opens the working of each of its amounts', async () => {
  const { user, path } = open({ estate: estate({ edgeWorkings }) });
  await user.click(await screen.findByRole('button', { name: 'Show as a table' }));
  await user.click(
    screen.getByRole('button', { name: /^\$3,300,000\.00, how it is worked out: Ada’s estate to Bypass trust/ }),
  );
  await screen.findByRole('dialog', { name: 'Ada’s estate to Bypass trust' });
  await expect.poll(path).toContain('edge=e1');
});

test('lines that do not come to the amount of a node get no total', async () => {
  open({}, at('?node=bypass'));
  const panel = await aboutNode('Bypass trust');
  const lines = (title: string) =>
    within(panel).getByRole('heading', { name: title }).closest('section')?.textContent ?? '';
  expect(lines('Where it comes from')).toContain('Bypass trust');
  expect(lines('Where it goes')).not.toContain('Bypass trust');
});

test('a tax opens to its working, its law and who bears it', async () => {
  open({}, at('?node=ma'));
  const panel = await aboutNode('Massachusetts');
  within(panel).getByRole('heading', { name: 'Massachusetts estate tax' });
  within(panel).getByText('Massachusetts taxes what is above its own credit.');
  within(panel).getByText(/M\.G\.L\. c\. 65C § 2A/);
  const borne = within(panel).getByRole('heading', { name: 'Borne by' }).closest('section') as HTMLElement;
  within(borne).getByText('Lena Marsh');
});

test('until when, and who dies first, are asked of the server and stand in the address', async () => {
  const shown = open();
  const { user, path } = shown;
  await user.click(await screen.findByRole('button', { name: 'First death' }));
  await waitFor(() => expect(inputs(shown).at(-1)).toEqual({ firstDeathOnly: true }));
  await user.selectOptions(screen.getByLabelText('Who dies first'), 'Ben dies first');
  await waitFor(() => expect(inputs(shown).at(-1)).toEqual({ firstToDieId: 'ben', firstDeathOnly: true }));
  await expect.poll(path).toBe('/estate/estate-1/estate-plan/estate-diagram?stage=first&first=ben');
});

test('today shows what there is before anybody dies', async () => {
  open({}, at('?stage=today'));
  await screen.findByRole('button', { name: /^Ada’s estate/ });
  expect(screen.queryByRole('button', { name: /^Bypass trust/ })).toBeNull();
});

test('one person has no order of deaths to choose', async () => {
  open({ estate: estate({ people: [ADA], firstSpouseToDieId: null }) });
  await screen.findByRole('button', { name: 'At death' });
  expect(screen.queryByLabelText('Who dies first')).toBeNull();
  expect(screen.queryByRole('button', { name: 'First death' })).toBeNull();
});

const kept = (version: number) => ({ ok: true, estate: { id: 'estate-1', version, firstSpouseToDieId: 'ben' } });

test('the order that is looked at can be made the estate’s own', async () => {
  const sent: unknown[] = [];
  const { user, path } = open(
    {
      updateFirstSpouseToDie: (input: unknown) => {
        sent.push(input);
        return kept(4);
      },
    },
    at('?first=ben'),
  );
  await user.click(await screen.findByRole('button', { name: 'Make this the assumption' }));
  await screen.findByText('The estate now assumes this order of deaths.');
  expect(sent).toEqual([{ estateId: 'estate-1', version: 3, personId: 'ben' }]);
  await expect.poll(path).not.toContain('first=');
});

test('an order that somebody else’s change made stale can be kept at the second try', async () => {
  const versions: number[] = [];
  let version = 3;
  const { user } = open(
    {
      estate: () => estate({ version }),
      updateFirstSpouseToDie: (input: { version: number }) => {
        versions.push(input.version);
        if (input.version === 4) return kept(5);
        version = 4;
        throw refusal('Somebody else changed this in the meantime.', 'STALE_VERSION', 'version');
      },
    },
    at('?first=ben'),
  );
  const keep = await screen.findByRole('button', { name: 'Make this the assumption' });
  await user.click(keep);
  await screen.findByText('Somebody else changed this in the meantime.');
  await waitFor(async () => {
    await user.click(keep);
    await expect.poll(() => versions).toContain(4);
  });
});

test('whoever only reads is not offered to change what the estate assumes', async () => {
  open({}, { ...at('?first=ben'), activeRole: 'CLIENT' });
  await screen.findByLabelText('Who dies first');
  expect(screen.queryByRole('button', { name: 'Make this the assumption' })).toBeNull();
});

test('beside an estate and a trust stands what is noted on the text that counts for it', async () => {
  const paper = (id: string, more: object) => ({
    id,
    name: `Document ${id}`,
    parentId: null,
    standing: null,
    diagramNotes: `Noted on ${id}`,
    owner: null,
    ...more,
  });
  const estateDocuments = [
    paper('will', { owner: { id: 'ada' }, standing: 'IN_FORCE' }),
    paper('earlier', { owner: { id: 'ada' }, standing: 'REPLACED' }),
    paper('bens', { owner: { id: 'ben' } }),
    paper('amendment', { parentId: 'bypass' }),
  ];
  const { user } = open({ estate: estate({ estateDocuments }) });
  await user.click(await screen.findByRole('button', { name: /^Ada’s estate/ }));
  const ofAda = within(await aboutNode('Ada’s estate'));
  ofAda.getByText(/Noted on will/);
  expect(ofAda.getByRole('link', { name: 'Document will' }).getAttribute('href')).toBe(
    '/estate/estate-1/documents/will',
  );
  expect(ofAda.queryByText(/Noted on (earlier|bens|amendment)/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Bypass trust/ }));
  within(await aboutNode('Bypass trust')).getByText(/Noted on amendment/);
});
