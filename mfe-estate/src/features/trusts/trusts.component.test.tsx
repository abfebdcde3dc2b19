import { refusal, screen, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { openEstatePage, testEstatePage } from '../estate/estate-page.fixture.tsx';
import { BYPASS, LENA, LIVING, trust } from './trusts.fixture.ts';
import { all, changing, estate, formOf, one, openAll, openOne, sheet } from './trusts-page.fixture.ts';

const gift = (id: string, more: object = {}) => ({
  id,
  when: 'At the second death',
  kind: 'outright',
  description: 'The rest passes outright.',
  amount: null,
  percent: null,
  abstractionId: null,
  recipients: [LENA],
  ...more,
});
const ILIT = trust('ilit', 'Marsh Insurance Trust', { kind: 'ILIT', insideEstate: false, gstStatus: 'EXEMPT' });

testEstatePage(all, {
  what: 'the trusts',
  operation: 'TrustsRoute',
  answers: estate(LIVING),
  shown: 'Counts in the taxable estate',
});

test('an insured trust says what it holds today and what its insurance pays at a death', async () => {
  openOne('ilit', { ...ILIT, netWorth: 5_000_000, benefitAtDeath: 500_000_000 });
  const shown = await sheet('Marsh Insurance Trust');
  expect(shown.textContent).toContain('Holds today, less debts, with insurance at its cash value');
  expect(shown.textContent).toContain('Its insurance pays at a death');
  expect(screen.getByRole('navigation', { name: 'Trusts' }).textContent).toContain('Pays $5.00M at a death');
});

test('without a trust the page says where one comes from', async () => {
  openAll();
  await screen.findByText('No trusts yet');
  const documents = screen.getByRole('link', { name: 'Open documents' });
  expect(documents.getAttribute('href')).toBe('/estate/estate-1/documents');
});

test('trusts are counted, the first is open, and each is one step away', async () => {
  openAll(LIVING, BYPASS, ILIT);
  await screen.findByText('3 trusts, 1 of which begins at a death.');
  const list = screen.getByRole('navigation', { name: 'Trusts' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/estate/estate-1/trusts/living',
    '/estate/estate-1/trusts/bypass',
    '/estate/estate-1/trusts/ilit',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null]);
  within(links[1] as HTMLElement).getByText('Begins at a death');
  within(links[2] as HTMLElement).getByText('Outside');
  await sheet('Marsh Living Trust');
});

test('a trust of its own address is open, with the way back to all', async () => {
  openOne('ilit', LIVING, ILIT);
  const opened = await sheet('Marsh Insurance Trust');
  within(opened).getByText('Outside the taxable estate');
  within(opened).getByText('Mar 1, 2019');
  within(opened).getByText('Massachusetts');
  expect(screen.getByRole('link', { name: 'All trusts' }).getAttribute('href')).toBe('/estate/estate-1/trusts');
});

test('an address of a trust that is gone says so beside those that are there', async () => {
  openOne('gone', LIVING);
  await screen.findByText('This trust was not found');
  screen.getByRole('link', { name: /Marsh Living Trust/ });
  expect(screen.queryByText('Counts in the taxable estate')).toBeNull();
});

test('a trust that begins at a death has no figure of today', async () => {
  openOne('bypass', BYPASS);
  const opened = await sheet('Marsh Bypass Trust');
  within(opened).getByText('Holds nothing until it begins at a death');
  expect(opened.textContent).not.toContain('$');
});

test('R206: what two deaths bring to a trust runs together, and is kept apart when somebody says so', async () => {
  const ofBoth = { ...BYPASS, mayConverge: true };
  const { graph } = openEstatePage(
    one,
    {
      ...estate(ofBoth),
      divergeSubtrusts: { ok: true, trust: { id: 'bypass' }, estate: { id: 'estate-1', version: 4 } },
    },
    { at: 'trusts/bypass' },
  );
  const opened = await sheet('Marsh Bypass Trust');
  within(opened).getByText('What the second death brings joins what the first one did, in one trust.');
  within(opened).getByRole('button', { name: 'Keep apart' }).click();
  await screen.findByText('Each death has a Marsh Bypass Trust of its own.');
  expect(graph.sent.find(({ name }) => name === 'DivergeSubtrusts')?.variables).toEqual({ id: 'bypass', version: 3 });
});

test('R206: a trust that is kept apart by the trust which pays it says so, and offers no choice of its own', async () => {
  openOne('bypass', { ...BYPASS, mayConverge: true, staysApart: true });
  const opened = await sheet('Marsh Bypass Trust');
  within(opened).getByText('What each death brings is kept in a trust of its own, by the same terms.');
  within(opened).getByText('So it is for all sub-trusts of the trust that pays it.');
  expect(within(opened).queryByRole('button', { name: 'Let it run together' })).toBeNull();
});

test('a trust whose settlor nobody named is not said to count', async () => {
  openOne('living', { ...LIVING, insideEstate: null, settlors: [] });
  const opened = await sheet('Marsh Living Trust');
  within(opened).getByText('Not known whose: no settlor is named');
  expect(within(opened).queryByText('Settled by')).toBeNull();
});

test('what the trust says is grouped by when, and who receives is named where the words do not', async () => {
  openOne(
    'living',
    trust('living', 'Marsh Living Trust', {
      dispositions: [
        gift('g1', { description: 'A gift of money.', amount: 5_000_000 }),
        gift('g2', { description: 'The rest passes to Lena Marsh.', percent: 100, abstractionId: 'a1' }),
        gift('g3', { when: 'While both live', description: 'Income is paid out.' }),
      ],
    }),
  );
  const later = within(await screen.findByRole('list', { name: 'At the second death' })).getAllByRole('listitem');
  expect(later).toHaveLength(2);
  expect(later[0]?.textContent).toContain('To Lena Marsh');
  expect(later[0]?.textContent).toContain('$50K');
  // Named already: the line below is where it comes from, and begins with a word.
  within(later[1] as HTMLElement).getByText('Read from a document');
  expect(later[1]?.textContent).toContain('100%');
  screen.getByRole('list', { name: 'While both live' });
});

test('who acts stands in the order of the instrument; nothing and nobody are said in words', async () => {
  const acts = (personName: string, roleTitle: string, displayOrder: number) => ({
    id: personName,
    personName,
    roleTitle,
    displayOrder,
  });
  openOne(
    'living',
    trust('living', 'Marsh Living Trust', {
      actingFiduciaries: [acts('Max Marsh', 'Successor trustee', 2), acts('Ada Marsh', 'Trustee', 1)],
    }),
  );
  const who = (await screen.findByRole('heading', { name: 'Who acts' })).closest('section') as HTMLElement;
  expect([...who.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['Ada Marsh', 'Max Marsh']);
  screen.getByText('Nothing is recorded yet.');
});

test('a trust for which nobody acts says so', async () => {
  openOne('living', LIVING);
  await screen.findByText('Nobody is named.');
});

test('a trust is added with who made it, who acts and who receives what is left', async () => {
  const { user, sent } = changing('createTrust', []);
  await user.click(await screen.findByRole('button', { name: 'Add trust' }));
  const form = await formOf('Add trust');
  await user.type(within(form).getByLabelText('Name'), 'Marsh Insurance Trust');
  await user.selectOptions(within(form).getByLabelText('Kind'), 'Insurance trust');
  await user.click(within(form).getByRole('button', { name: 'Add settlor' }));
  await user.selectOptions(within(form).getByLabelText('Person'), 'Ada Marsh');
  await user.selectOptions(within(form).getByLabelText(/What is left passes on/), 'At the death of Ada Marsh');
  await user.click(within(form).getByRole('button', { name: 'Add receiver' }));
  await user.selectOptions(within(form).getByLabelText('Receives'), 'Lena Marsh');
  await user.click(within(form).getByRole('button', { name: 'Add office' }));
  await user.type(within(form).getByLabelText(/Name of somebody else/), 'Harbor Trust Company');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add trust' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    estateId: 'estate-1',
    version: 3,
    attributes: {
      name: 'Marsh Insurance Trust',
      kind: 'ILIT',
      situs: null,
      executedAt: null,
      fundedAt: null,
      modifiedAt: null,
      isDiscretionary: null,
      terminated: false,
      revokedById: null,
      trustTerm: null,
      qtipElection: null,
      isQdot: false,
      isReverseQtip: false,
      powersOfAppointment: [],
      lateAllocations: [],
      gstStatus: null,
      inclusionRatio: null,
      settlorIds: ['ada'],
      lifetimeBeneficiaryIds: [],
      fiduciaries: [{ personId: null, name: 'Harbor Trust Company', role: 'trustee', designation: 'primary' }],
      remainder: { on: 'DEATH_OF', personId: 'ada', shares: [{ toId: 'lena', percent: null }] },
    },
  });
});

test('what is missing is asked for where it is missing, and nothing is sent', async () => {
  const { user, sent } = changing('createTrust', []);
  await user.click(await screen.findByRole('button', { name: 'Add trust' }));
  const form = await formOf('Add trust');
  await user.click(within(form).getByRole('button', { name: 'Add receiver' }));
  await user.selectOptions(within(form).getByLabelText('Receives'), 'Lena Marsh');
  await user.type(within(form).getByLabelText(/Part/), '60');
  await user.click(within(form).getByRole('button', { name: 'Add office' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add trust' }));
  for (const words of [
    'Name is required',
    'Choose a kind',
    'Say at whose death',
    'The shares come to 60%: say who receives the other 40%',
    'Choose somebody, or enter a name',
  ])
    expect((await within(form).findAllByText(words)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

test('R112: an inclusion ratio is asked for of a trust that is exempt in part, and kept within its bounds', async () => {
  const { user, sent } = changing('updateTrust', [ILIT]);
  await user.click(await screen.findByRole('button', { name: 'Change Marsh Insurance Trust' }));
  const form = await formOf('Change Marsh Insurance Trust');
  expect(within(form).queryByLabelText(/Inclusion ratio/)).toBeNull();
  await user.selectOptions(within(form).getByLabelText(/GST tax/), 'PARTIALLY_EXEMPT');
  await user.type(within(form).getByLabelText(/Inclusion ratio/), '1.5');
  await user.click(screen.getByRole('button', { name: 'Save trust' }));
  expect((await within(form).findAllByText('An inclusion ratio is between 0.001 and 0.999.')).length).toBeGreaterThan(
    0,
  );
  await user.clear(within(form).getByLabelText(/Inclusion ratio/));
  await user.type(within(form).getByLabelText(/Inclusion ratio/), '0.25');
  await user.click(screen.getByRole('button', { name: 'Save trust' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ id: 'ilit', attributes: { gstStatus: 'PARTIALLY_EXEMPT', inclusionRatio: 0.25 } });
});

test('who holds a power over a trust, and its elections, are entered and shown', async () => {
  const MARITAL = trust('marital', 'Marsh Marital Trust', {
    kind: 'MARITAL',
    qtipElection: 'FEDERAL_AND_STATE',
    isReverseQtip: true,
    powersOfAppointment: [{ kind: 'LIMITED', person: { id: 'ben', name: 'Ben Marsh' } }],
  });
  const { user, sent } = changing('updateTrust', [MARITAL]);
  await screen.findByText('Limited power of Ben Marsh');
  screen.getByText('The settlor, by a reverse election');
  await user.click(screen.getByRole('button', { name: 'Change Marsh Marital Trust' }));
  const form = await formOf('Change Marsh Marital Trust');
  await user.click(within(form).getByText('Elections and powers'));
  await user.selectOptions(within(form).getByLabelText('Power held'), 'General power');
  await user.click(within(form).getByLabelText('It is a qualified domestic trust'));
  await user.selectOptions(within(form).getByLabelText(/Marital deduction/), 'By its kind');
  await user.click(screen.getByRole('button', { name: 'Save trust' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    attributes: {
      qtipElection: null,
      isQdot: true,
      isReverseQtip: true,
      powersOfAppointment: [{ personId: 'ben', kind: 'GENERAL' }],
    },
  });
});

test('GST exemption that was allocated late is shown, entered and asked for whole', async () => {
  const allocated = { allocatedOn: '2021-03-01', exemption: 50_000_000, value: 200_000_000 };
  const { user, sent } = changing('updateTrust', [{ ...ILIT, lateAllocations: [allocated] }]);
  await screen.findByText('$500,000.00 on Mar 1, 2021');
  await user.click(screen.getByRole('button', { name: 'Change Marsh Insurance Trust' }));
  const form = await formOf('Change Marsh Insurance Trust');
  await user.click(within(form).getByText('Elections and powers'));
  await user.click(within(form).getByRole('button', { name: 'Add allocation' }));
  await user.click(screen.getByRole('button', { name: 'Save trust' }));
  expect((await within(form).findAllByText('Enter the day')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

test('a trust that says more than a form holds keeps what it says', async () => {
  const { user, sent } = changing('updateTrust', [{ ...LIVING, saysMore: true }]);
  await user.click(await screen.findByRole('button', { name: 'Change Marsh Living Trust' }));
  const form = await formOf('Change Marsh Living Trust');
  within(form).getByText(/is more than this form holds. It stays as it is here/);
  expect(within(form).queryByLabelText(/What is left passes on/)).toBeNull();
  await user.type(within(form).getByLabelText('Name'), ' II');
  await user.click(screen.getByRole('button', { name: 'Save trust' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.['attributes']).not.toHaveProperty('remainder');
});

test('a trust that something names stays, and the form says what', async () => {
  const words = 'Marsh Living Trust is named elsewhere: Owner of Lake house.';
  const { user } = openEstatePage(all, { ...estate(LIVING), deleteTrust: refusal(words, 'TRUST_IN_USE') });
  await user.click(await screen.findByRole('button', { name: 'Change Marsh Living Trust' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await within(await formOf('Change Marsh Living Trust')).findByText(words);
});

test('whoever only reads is offered no change', async () => {
  changing('updateTrust', [LIVING], { activeRole: 'CLIENT' });
  await sheet('Marsh Living Trust');
  expect(screen.queryAllByRole('button', { name: /Change|Add trust/ })).toEqual([]);
});

test('what somebody has noted of a trust stands on its sheet, with the page where it is written', async () => {
  const provisionNotes = [
    { id: 'n1', text: 'All income to Ada', provisionCategory: { text: 'Distributions of income' } },
  ];
  openOne('living', trust('living', 'Marsh Living Trust', { provisionNotes }));
  const notes = within(within(await sheet('Marsh Living Trust')).getByRole('list', { name: 'Provision notes' }));
  notes.getByText('All income to Ada');
  notes.getByText('Distributions of income');
  const link = screen.getByRole('link', { name: 'Open the notes' });
  expect(link.getAttribute('href')).toBe('/estate/estate-1/trusts/living/notes');
});

test('a trust that was revoked says by what', async () => {
  openOne('old', trust('old', 'Old trust', { terminated: true, revokedBy: { id: 'r', name: 'Revocation of 2025' } }));
  const shown = await sheet('Old trust');
  within(shown).getByText('Revoked');
  within(shown).getByText('Revocation of 2025');
  within(screen.getByRole('link', { name: /^Old trust/ })).getByText('Revoked');
});

test.each([
  ['Insurance trust', true, true],
  ['Insurance trust', false, false],
  ['Revocable trust', true, false],
])(
  'R264: the form of a new %s with the flag %s offers settlors outside the couple: %s',
  async (kind, hasFlag, offered) => {
    const flags = { ENABLE_THIRD_PARTY_SETTLED_TRUSTS: hasFlag };
    const { user } = openEstatePage(all, estate(LIVING), { flags });
    await user.click(await screen.findByRole('button', { name: 'Add trust' }));
    const form = await screen.findByRole('form', { name: 'Add trust' });
    await user.selectOptions(within(form).getByLabelText('Kind'), kind);
    await user.click(within(form).getByRole('button', { name: 'Add settlor' }));
    const choices = within(within(form).getByLabelText('Person')).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Choose',
      'Ada Marsh',
      'Ben Marsh',
      ...(offered ? ['Lena Marsh'] : []),
    ]);
  },
);
