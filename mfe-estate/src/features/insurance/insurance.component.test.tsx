import { today } from '@platform/mfe-kit/calendar';
import { type Answers, fireEvent, refusal, screen, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ADA, BEN, openEstatePage, type PageOptions, testEstatePage } from '../estate/estate-page.fixture.tsx';
import { InsuranceRoute } from './insurance.route.tsx';

const standing = (more: object = {}) => ({
  amount: 200_000_000,
  isBenefit: true,
  inTaxableEstate: true,
  personName: 'Ada Marsh',
  why: 'A policy the insured owns',
  cite: 'IRC § 2042(2)',
  endsOn: null,
  ...more,
});
const person = (id: string, name: string) => ({ __typename: 'Person', id, name });
const policy = (more: object = {}) => ({
  id: 'term',
  name: 'Term policy',
  insured: { id: 'ada', name: 'Ada Marsh' },
  secondaryInsured: null,
  owner: person('ada', 'Ada Marsh'),
  policyKind: 'TERM',
  policyLength: 20,
  policyRating: null,
  policyInformation: null,
  policyNumber: 'T-1',
  carrier: 'Northern Mutual',
  premium: 150_000,
  premiumFrequency: 'Monthly',
  premiumPerYear: 1_800_000,
  netDeathBenefit: 200_000_000,
  csv: 0,
  csvAsOf: '2026-10-31',
  isStale: false,
  issueDate: '2015-03-01',
  lastReviewed: null,
  taxBasis: null,
  transferredOn: null,
  transferor: null,
  beneficiaries: [
    {
      percent: 100,
      kind: 'PRIMARY',
      perStirpes: false,
      assigneeSubtype: 'Spouse',
      assignee: person('ben', 'Ben Marsh'),
    },
  ],
  standings: [standing()],
  notes: [],
  ...more,
});
const GIVEN = policy({
  id: 'whole',
  name: 'Whole life',
  owner: { __typename: 'Trust', id: 'ilit', name: 'Marsh insurance trust' },
  policyKind: 'WHOLE_LIFE',
  csv: 30_000_000,
  isStale: true,
  premium: null,
  premiumFrequency: null,
  transferredOn: '2025-05-05',
  beneficiaries: [],
  standings: [
    standing({ why: 'A policy given away within three years of death', cite: 'IRC § 2035(a)', endsOn: '2028-05-05' }),
  ],
  notes: ['Its benefit of $1.00 is below its cash value of $2.00: one of the two cannot be right.'],
});
const OUTSIDE = standing({
  inTaxableEstate: false,
  personName: null,
  why: 'The insured owns nothing of the policy',
  cite: 'IRC § 2042',
});

const estate = (more: object = {}) => ({
  id: 'estate-1',
  version: 3,
  displayName: 'The Marsh Family',
  people: [ADA, BEN].map((one) => ({ ...one, isCorporateTrustee: false })),
  trusts: [{ id: 'ilit', name: 'Marsh insurance trust' }],
  charitables: [],
  entities: [{ id: 'lake' }],
  personOptions: [
    { id: 'ada+ben', kind: 'JointOwner', name: 'Ada Marsh and Ben Marsh' },
    { id: 'ada', kind: 'Owner', name: 'Ada Marsh' },
    { id: 'ben', kind: 'Owner', name: 'Ben Marsh' },
    { id: 'ilit', kind: 'Owner', name: 'Marsh insurance trust' },
    { id: 'lake', kind: 'Owner', name: 'Lake LLC' },
  ],
  lifeInsuranceSummary: {
    count: 2,
    benefit: 400_000_000,
    cashValue: 30_000_000,
    premiumPerYear: 1_800_000,
    premiumsUnknown: 1,
    inTaxableEstates: [{ personId: 'ada', personName: 'Ada Marsh', amount: 400_000_000 }],
    insideTotal: 400_000_000,
    outsideTotal: 0,
    unknownTotal: 0,
    asOf: '2026-11-22',
  },
  lifeInsurances: [policy(), GIVEN],
  ...more,
});
const page = { Page: InsuranceRoute, path: 'insurance' };
const open = (answers: Answers = {}, options?: PageOptions) =>
  openEstatePage(page, { estate: estate(), ...answers }, options);
const card = (name: string): Promise<HTMLElement> => screen.findByRole('article', { name });

testEstatePage(page, {
  what: 'the insurance',
  operation: 'InsuranceRoute',
  answers: { estate: estate() },
  shown: 'Term policy',
});

test('all policies together: what they pay, are worth and cost, and with whom they count as of which day', async () => {
  open();
  const all = await screen.findByRole('region', { name: 'All policies' });
  expect(all.textContent).toContain('Of 2 policies');
  expect(all.textContent).toContain('1 policy without a known premium');
  expect(all.textContent).toContain('$4.00M with Ada Marsh. $0 outside. Worked out on Nov 22, 2026');
});

test('premiums of which none is known are no zero, and two insured are named with when the policy pays', async () => {
  const both = policy({ premium: null, premiumPerYear: null, secondaryInsured: { id: 'ben', name: 'Ben Marsh' } });
  const { lifeInsuranceSummary } = estate();
  open({
    estate: estate({
      lifeInsurances: [both],
      lifeInsuranceSummary: { ...lifeInsuranceSummary, count: 1, premiumPerYear: 0, premiumsUnknown: 1 },
    }),
  });
  await screen.findByText('Ada Marsh and Ben Marsh, pays at the second death');
  expect(screen.getByText('Premiums a year').parentElement?.textContent).toContain('–');
});

test('a policy says whose it is, what it costs, who receives it, and where it counts and why', async () => {
  open();
  const term = await card('Term policy');
  for (const words of ['Term life', 'Northern Mutual, number T-1', '$1,500.00, monthly', '20 years', 'Mar 1, 2015'])
    within(term).getByText(words);
  expect(within(term).getByRole('list', { name: 'Primary' }).textContent).toBe('Ben MarshSpouse100%');
  within(term).getByText('In the taxable estate of Ada Marsh');
  within(term).getByText('Death benefit. A policy the insured owns.');
  within(term).getByText('IRC § 2042(2)');
});

test('a policy given away says until when it counts, and a benefit below the cash value is named', async () => {
  open();
  const whole = await card('Whole life');
  within(whole).getByText(
    'Death benefit. A policy given away within three years of death. From May 5, 2028 it no longer counts for that.',
  );
  within(whole).getByText(/below its cash value/);
  within(whole).getByText('Value older than 90 days');
});

test('what stands outside, and what nobody can place, is said as that', async () => {
  const unplaced = standing({
    inTaxableEstate: null,
    personName: null,
    isBenefit: false,
    why: 'Whose it is is not said',
  });
  open({ estate: estate({ lifeInsurances: [policy({ standings: [OUTSIDE, unplaced] })] }) });
  const term = await card('Term policy');
  within(term).getByText('Outside of the taxable estates');
  within(term).getByText('Not known whose');
  within(term).getByText('Cash value. Whose it is is not said.');
});

test('without a policy the page says what one is for, and the form opens from it', async () => {
  const { user } = open({ estate: estate({ lifeInsurances: [] }) });
  await screen.findByText('No life insurance yet');
  await user.click(screen.getByRole('button', { name: 'Add policy' }));
  await screen.findByRole('form', { name: 'Add policy' });
});

test('whoever only reads is offered no change', async () => {
  open({}, { activeRole: 'CLIENT' });
  await card('Term policy');
  expect(screen.queryAllByRole('button', { name: /Add policy|^Change/ })).toEqual([]);
});

interface Sent {
  readonly version: number;
  readonly attributes: Record<string, unknown>;
}
const payload = (name: string, version = 4) => ({
  ok: true,
  ...(name && { [name]: { id: 'term' } }),
  estate: { id: 'estate-1', version },
});

test('a new policy is sent as it was typed; no entity is offered as its owner', async () => {
  const sent: Sent[] = [];
  const { user } = open({
    createLifeInsurance: (input: Sent) => {
      sent.push(input);
      return payload('lifeInsurance');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add policy' }));
  const form = await screen.findByRole('form', { name: 'Add policy' });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add policy' }));
  for (const problem of ['Choose whose life it insures', 'Choose an owner', 'Name is required'])
    expect(await within(form).findAllByText(problem)).not.toEqual([]);
  const owner = within(form).getByLabelText<HTMLSelectElement>('Owner');
  expect(owner.textContent).not.toContain('Lake LLC');
  await user.type(within(form).getByLabelText('Name'), 'Survivor policy');
  await user.selectOptions(owner, 'Ada Marsh and Ben Marsh');
  await user.selectOptions(within(form).getByLabelText('Insured'), 'Ada Marsh');
  await user.type(within(form).getByLabelText('Death benefit'), '1.2M');
  await user.type(within(form).getByLabelText(/^Premium/), '500');
  await user.selectOptions(within(form).getByLabelText(/^Paid/), 'Quarterly');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add policy' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.attributes).toMatchObject({
    name: 'Survivor policy',
    ownerId: 'ada+ben',
    insuredId: 'ada',
    secondaryInsuredId: null,
    netDeathBenefit: 120_000_000,
    csv: 0,
    csvAsOf: today(),
    premium: 50_000,
    premiumFrequency: 'Quarterly',
    beneficiaries: [],
  });
});

test('shares of a line that are not the whole are named with the line and by how much, before anything is sent', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change Term policy' }));
  const form = await screen.findByRole('form', { name: 'Change Term policy' });
  const share = within(form).getByLabelText(/^Share/);
  await user.clear(share);
  await user.type(share, '90');
  await user.click(screen.getByRole('button', { name: 'Save policy' }));
  await within(form).findByText('The shares of the primary beneficiaries add up to 90%: 10% is missing.');
});

test('a change keeps the owner and the day of the cash value unless they are changed, and can be taken back', async () => {
  const sent: Sent[] = [];
  const { user } = open({
    updateLifeInsurance: (input: Sent) => {
      sent.push(input);
      return payload('lifeInsurance', 3 + sent.length);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Term policy' }));
  const form = await screen.findByRole('form', { name: 'Change Term policy' });
  const benefit = within(form).getByLabelText('Death benefit');
  await user.clear(benefit);
  await user.type(benefit, '2.5M');
  await user.click(screen.getByRole('button', { name: 'Save policy' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ version: 3, attributes: { netDeathBenefit: 250_000_000, csvAsOf: '2026-10-31' } });
  expect(sent[0]?.attributes).not.toHaveProperty('ownerId');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 4, attributes: { netDeathBenefit: 200_000_000 } });
});

test('another owner asks whether and when the policy was given away; who gave it is who owned it', async () => {
  const sent: Sent[] = [];
  const { user } = open({
    estate: estate({ lifeInsurances: [policy({ owner: person('ben', 'Ben Marsh') })] }),
    updateLifeInsurance: (input: Sent) => {
      sent.push(input);
      return payload('lifeInsurance');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Term policy' }));
  const form = await screen.findByRole('form', { name: 'Change Term policy' });
  await user.selectOptions(within(form).getByLabelText('Owner'), 'Marsh insurance trust');
  const givenOn = await within(form).findByLabelText(/^Given away on/);
  within(form).getByText(/Three years from then it still counts with whoever gave it/);
  fireEvent.change(givenOn, { target: { value: '2025-05-05' } });
  await waitFor(() => expect(within(form).getByLabelText<HTMLSelectElement>(/^Given by/).value).toBe('ben'));
  await user.selectOptions(within(form).getByLabelText(/^Given by/), 'Ada Marsh');
  await user.selectOptions(within(form).getByLabelText('Owner'), 'Ada Marsh');
  await user.click(screen.getByRole('button', { name: 'Save policy' }));
  expect(await within(form).findAllByText(/Whoever gave the policy away cannot own it still/)).not.toEqual([]);
  expect(sent).toEqual([]);
  await user.selectOptions(within(form).getByLabelText(/^Given by/), 'Ben Marsh');
  await user.selectOptions(within(form).getByLabelText('Owner'), 'Marsh insurance trust');
  await user.click(screen.getByRole('button', { name: 'Save policy' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.attributes).toMatchObject({ ownerId: 'ilit', transferredOn: '2025-05-05', transferorId: 'ben' });
});

test('what another tab has saved of the same field is shown beside what was typed', async () => {
  let tries = 0;
  const { user } = open({
    estate: () => estate(tries === 0 ? {} : { version: 9, lifeInsurances: [policy({ netDeathBenefit: 700_000_000 })] }),
    updateLifeInsurance: () => {
      tries += 1;
      throw refusal('Somebody else has changed this meanwhile', 'STALE_VERSION');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Term policy' }));
  const form = await screen.findByRole('form', { name: 'Change Term policy' });
  const benefit = within(form).getByLabelText('Death benefit');
  await user.clear(benefit);
  await user.type(benefit, '2.5M');
  await user.click(screen.getByRole('button', { name: 'Save policy' }));
  const choice = await screen.findByRole('group', { name: 'Death benefit' });
  expect(choice.textContent).toContain('$2,500,000.00');
  expect(choice.textContent).toContain('$7,000,000.00');
});

test('a policy that a gift names is not taken off, and the form says what names it; else it comes back', async () => {
  let refused = true;
  const restored: unknown[] = [];
  const { user } = open({
    deleteLifeInsurance: () => {
      if (refused) throw refusal('This asset is named in Will of Ada. Change that first.', 'ASSET_IN_USE');
      return payload('', 4);
    },
    restoreAsset: (input: unknown) => {
      restored.push(input);
      return { ok: true, estate: { id: 'estate-1', version: 5 } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Term policy' }));
  const form = await screen.findByRole('form', { name: 'Change Term policy' });
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await within(form).findByText(/named in Will of Ada/);
  refused = false;
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Term policy is off the list of policies.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(restored).toEqual([{ estateId: 'estate-1', id: 'term', version: 4 }]));
});
