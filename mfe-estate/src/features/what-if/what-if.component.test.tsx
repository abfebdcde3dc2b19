import type { EstateCase } from '@platform/estate-engine';
import { type Answers, fireEvent, refusal, screen, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { openEstatePage, testEstatePage } from '../estate/estate-page.fixture.tsx';
import { COUPLE } from './what-if.fixture.ts';
import { WhatIfRoute } from './what-if.route.tsx';

const page = { Page: WhatIfRoute, path: 'what-if' };
const NOTHING_ASSUMED = {
  strategiesYearOfDeath: null as number | null,
  strategiesBaseGrowthRate: null as number | null,
  strategiesExemptionInflationRate: null as number | null,
};
const answers = (input: EstateCase = COUPLE, whatIfSnapshots: object[] | null = [], assumed = NOTHING_ASSUMED) => ({
  estate: {
    id: 'estate-1',
    version: 3,
    ...assumed,
    distributionCase: { today: '2026-11-23', input },
    whatIfSnapshots,
  },
});
const open = (input?: EstateCase, at = 'what-if') => openEstatePage(page, answers(input), { at });
const table = (title: string): HTMLElement =>
  screen.getByRole('heading', { name: title }).closest('section') as HTMLElement;
const row = (title: string, name: string | RegExp): string =>
  within(table(title)).getByRole('rowheader', { name }).closest('tr')?.textContent ?? '';

testEstatePage(page, { what: 'the plan', operation: 'WhatIfRoute', answers: answers(), shown: /As planned, \$3\.8/ });

test('a person who has died before is asked by a tick, and the answer stands beside the plan', async () => {
  const { user } = open();
  await screen.findByText(/Change something to see/);
  await user.click(screen.getByRole('checkbox', { name: 'Lena Marsh' }));
  await waitFor(() => expect(row('Who has how much in the end', 'Pia Marsh')).toContain('+$1,909,600'));
  expect(row('Who has how much in the end', 'Lena Marsh')).toContain('−$1,909,600');
  expect(row('Who has how much in the end', 'Otto Marsh')).toContain('As planned');
  within(table('What passes otherwise, and why')).getByText('Ben Marsh to Pia Marsh');
  await user.click(screen.getByRole('button', { name: 'As planned' }));
  await screen.findByText(/Change something to see/);
  expect(screen.queryByRole('heading', { name: 'What passes otherwise, and why' })).toBeNull();
});

test('years, growth, the exclusion and the state are tried out, and said as people say them', async () => {
  const { user } = open();
  const first = await screen.findByRole('slider', { name: 'First death' });
  expect(first.getAttribute('aria-valuetext')).toBe('2026, Ada Marsh at 71');
  fireEvent.change(first, { target: { value: '2030' } });
  expect(screen.getByRole('slider', { name: 'Second death' }).getAttribute('aria-valuetext')).toBe(
    '2030, Ben Marsh at 78',
  );
  fireEvent.change(screen.getByRole('slider', { name: 'Growth a year until the first death' }), {
    target: { value: '5' },
  });
  await user.type(screen.getByLabelText(/^Federal exclusion/), '2M');
  await user.selectOptions(screen.getByLabelText('State of residence'), 'Florida');
  await waitFor(() => expect(row('Taxes', /^Federal estate tax at the second/)).toMatch(/What if|\d/));
  await user.click(screen.getByRole('button', { name: 'Ben Marsh' }));
  expect(screen.getByRole('slider', { name: 'First death' }).getAttribute('aria-valuetext')).toBe(
    '2030, Ben Marsh at 78',
  );
});

test('an amount that cannot be read is said, and nothing is asked by it', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText(/^Federal exclusion/), '-5');
  await screen.findByText(/without a minus/);
  screen.getByText(/Change something to see/);
});

test('somebody says no to what comes by title, and takes it back', async () => {
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText('Who says no'), 'Ben Marsh');
  await user.selectOptions(screen.getByLabelText('To what'), 'Lake house');
  await user.click(screen.getByRole('button', { name: 'Add disclaimer' }));
  const said = 'Ben Marsh says no to Lake house';
  await screen.findByText(said);
  await user.click(screen.getByRole('button', { name: `Take back: ${said}` }));
  await waitFor(() => expect(screen.queryByText(said)).toBeNull());
});

test('an address brings back what was asked in it', async () => {
  open(COUPLE, 'what-if?first=ben&gone=otto&growth=2.5');
  const said = await screen.findByText(/^As planned, .* It would be/);
  expect(said.getAttribute('role')).toBe('status');
  const died = await screen.findByRole('checkbox', { name: 'Otto Marsh' });
  expect((died as HTMLInputElement).checked).toBe(true);
  expect(screen.getByRole('button', { name: 'Ben Marsh' }).getAttribute('aria-pressed')).toBe('true');
  expect(
    screen.getByRole('slider', { name: 'Growth a year until the first death' }).getAttribute('aria-valuetext'),
  ).toBe('2.5%');
});

test('what cannot be worked out is said in words, and the form stays', async () => {
  open(COUPLE, 'what-if?year=2040&second=2030');
  await screen.findByText(/the second death cannot come before the first/);
  screen.getByRole('slider', { name: 'First death' });
});

test('a plan that cannot be worked out says why, and asks nothing', async () => {
  open({ ...COUPLE, assumptions: { deaths: [] } });
  await screen.findByText('The taxes and shares of this estate could not be worked out.');
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a client who lives alone has one death to ask about', async () => {
  const [ada] = COUPLE.assumptions.deaths;
  open({ ...COUPLE, assumptions: { deaths: ada ? [ada] : [] } });
  await screen.findByRole('slider', { name: 'Death' });
  expect(screen.queryByText('Dies first')).toBeNull();
});

const LATER = {
  id: 's1',
  version: 1,
  name: 'Ben first, later',
  address: 'first=ben&year=2031',
  isOlder: true,
  createdByName: 'Nora Finch',
  createdAt: '2026-11-20T15:00:00.000Z',
};
function openKept(more: Answers = {}) {
  let kept: object[] = [LATER];
  const sent: object[] = [];
  const done = (input: object, next: object[]) => {
    sent.push(input);
    kept = next;
    return { ok: true, whatIfSnapshot: null };
  };
  const shown = openEstatePage(page, {
    estate: () => answers(COUPLE, kept).estate,
    createWhatIfSnapshot: (input: object) => done(input, [LATER]),
    updateWhatIfSnapshot: (input: object) => done(input, kept),
    deleteWhatIfSnapshot: (input: object) => done(input, []),
    ...more,
  });
  return { ...shown, sent };
}

test('a kept what-if says who kept it and that the estate has changed, and opens with what it asks', async () => {
  const { user } = openKept();
  await screen.findByText(/^Nora Finch, .*, the estate has changed since$/);
  await user.click(screen.getByRole('button', { name: LATER.name }));
  expect(screen.getByRole('slider', { name: 'First death' }).getAttribute('aria-valuetext')).toBe(
    '2031, Ben Marsh at 79',
  );
});

test('what is asked is kept under a name, and nothing is not', async () => {
  const { user, sent } = openKept();
  const keep = await screen.findByRole('button', { name: 'Keep this what-if' });
  expect((keep as HTMLButtonElement).disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'Otto Marsh' }));
  await user.click(keep);
  await user.type(await screen.findByLabelText('Name of the what-if'), 'Without Otto');
  await user.click(screen.getByRole('button', { name: 'Save what-if' }));
  await waitFor(() =>
    expect(sent).toEqual([{ estateId: 'estate-1', attributes: { name: 'Without Otto', address: 'gone=otto' } }]),
  );
});

test('a kept what-if is renamed, and removed with the way back', async () => {
  const { user, sent } = openKept();
  await user.click(await screen.findByRole('button', { name: `Rename ${LATER.name}` }));
  const name = await screen.findByLabelText('Name of the what-if');
  await user.clear(name);
  await user.type(name, 'Later');
  await user.click(screen.getByRole('button', { name: 'Save what-if' }));
  await waitFor(() => expect(sent).toEqual([{ id: 's1', version: 1, attributes: { name: 'Later' } }]));
  await user.click(screen.getByRole('button', { name: `Remove ${LATER.name}` }));
  await screen.findByText('Nothing yet. What is asked above can be kept under a name.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: LATER.name });
  expect(sent.at(-1)).toEqual({ estateId: 'estate-1', attributes: { name: LATER.name, address: LATER.address } });
});

test('whoever does not advise the household is shown no kept what-ifs', async () => {
  openEstatePage(page, answers(COUPLE, null), { activeRole: 'CLIENT' });
  await screen.findByText(/Change something to see/);
  expect(screen.queryByRole('heading', { name: 'Kept' })).toBeNull();
});

test('growth of the exclusion is tried out, and by law is where it began', async () => {
  const { user } = open();
  const growth = await screen.findByRole('slider', { name: 'The federal exclusion grows a year by' });
  expect(growth.getAttribute('aria-valuetext')).toBe('2.5%');
  fireEvent.change(growth, { target: { value: '0' } });
  await expect.poll(() => growth.getAttribute('aria-valuetext')).toBe('0%');
  await user.click(screen.getByRole('button', { name: 'As planned' }));
  await expect.poll(() => growth.getAttribute('aria-valuetext')).toBe('2.5%');
});

test('growth between the deaths is tried out, and the second death is said to rest on it', async () => {
  open();
  const growth = await screen.findByRole('slider', { name: 'Growth a year between the deaths' });
  expect(growth.getAttribute('aria-valuetext')).toBe('0%');
  fireEvent.change(growth, { target: { value: '4.5' } });
  await expect.poll(() => growth.getAttribute('aria-valuetext')).toBe('4.5%');
  await screen.findByText(/is taken to grow at 4.5% a year/);
});

test('what is asked is assumed of the client, begins the next what-if, and is taken back', async () => {
  let known = answers().estate;
  const { user } = openEstatePage(page, {
    estate: () => known,
    updateEstate: ({ input: { version, id: _id, ...assumed } }: { input: { version: number; id: string } }) => {
      if (version !== known.version) throw refusal('Somebody else changed this.', 'STALE_VERSION');
      known = { ...known, ...assumed, version: version + 1 };
      return { ok: true, estate: known };
    },
  });
  await screen.findByText('Nothing is assumed of this client yet.');
  fireEvent.change(screen.getByRole('slider', { name: 'Growth a year until the first death' }), {
    target: { value: '4.25' },
  });
  fireEvent.change(screen.getByRole('slider', { name: 'First death' }), { target: { value: '2040' } });
  await user.click(screen.getByRole('button', { name: 'Assume what is asked' }));
  expect((await screen.findAllByText('Assumed: first death 2040, growth 4.25% a year.')).length).toBe(2);
  expect(known).toMatchObject({ version: 4, strategiesYearOfDeath: 2040, strategiesBaseGrowthRate: 4.25 });
  await user.click(screen.getByRole('button', { name: 'As planned' }));
  await user.click(screen.getByRole('button', { name: 'Begin with these' }));
  expect(
    screen.getByRole('slider', { name: 'Growth a year until the first death' }).getAttribute('aria-valuetext'),
  ).toBe('4.25%');
  // Something else of the estate has changed since.
  known = { ...known, version: known.version + 3 };
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Nothing is assumed of this client yet.', { selector: 'section *' });
});

const MA = 'Massachusetts estate tax at the second';

test('a tax opens to how it is worked out, as it would be and as planned', async () => {
  const { user } = open(COUPLE, 'what-if?state=FL&growth=5&year=2030');
  await user.click(await screen.findByRole('button', { name: `Receipt of ${MA}` }));
  const drawer = await screen.findByRole('dialog', { name: MA });
  const asked = await within(drawer).findByRole('region', { name: 'What if' });
  const planned = within(drawer).getByRole('region', { name: 'As planned' });
  expect(planned.textContent).toContain('M.G.L.');
  expect(planned.textContent).not.toBe(asked.textContent);
  within(planned).getByRole('heading', { name: 'As planned' });
});

test('what no change has touched is worked out once for both', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: `Receipt of ${MA}` }));
  const drawer = await screen.findByRole('dialog', { name: MA });
  await within(drawer).findByRole('region', { name: 'As planned, and What if' });
  expect(within(drawer).queryByRole('region', { name: 'What if' })).toBeNull();
});

test('the sum of state taxes opens to those in it, and a sum of nothing to none', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Receipt of State taxes' }));
  const drawer = await screen.findByRole('dialog', { name: 'State taxes' });
  await within(drawer).findByText('Worked out here by the same rules as the page of taxes. Estimates.');
  expect(drawer.textContent).toContain('Massachusetts estate tax');
  expect(screen.queryByRole('button', { name: 'Receipt of Federal tax' })).toBeNull();
});
