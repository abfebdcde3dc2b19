import { expect, test } from 'vitest';
import { ESTATE, print, textOf, withFontsAndPictures, withOptions, withOutside } from '../report-page.fixture.tsx';

withFontsAndPictures();

test('a report prints documents in one list, or each person’s apart', async () => {
  await print();
  expect(textOf('documents')).toContain('DocumentKindOwner');
});
test('a report prints each person’s documents apart where they are not to be together', async () => {
  await print(withOptions({ hasConsolidatedDocuments: false }));
  const text = textOf('documents');
  expect(text).toMatch(/Trusts.*Castellan Joint Trust.*Helen CastellanDocumentKindState.*Will of 2021/);
});

test('a report prints who holds what alone where nothing that passes is wanted', async () => {
  const columns = [
    { id: 'helen', label: 'Helen Castellan', inTaxableEstate: true },
    { id: 'inside', label: 'In the estate', inTaxableEstate: true },
  ];
  const row = { id: 'h', label: 'House', detail: null, isLiability: false, isStale: false, valuationDate: null };
  const groups = [
    { label: 'Homes', subtotals: [5, 5], subtotal: 5, rows: [{ ...row, cells: [500_00, 500_00], total: 500_00 }] },
  ];
  await print(withOptions({ onlyShowEntityStructure: true }), {
    balanceSheet: { asOf: '2026-11-01', columns, groups, totals: [500_00, 500_00], total: 500_00 },
  });
  const text = textOf('diagram');
  expect(text).toContain('Who holds what today.Helen CastellanHoldingAmountHouse$500.00Total$500.00');
  expect(text).not.toContain('For the spouse');
});

const YEAR = { year: 2027, income: 900_00, expenses: 400_00, incomeTax: 100_00, net: 400_00, netSoFar: 400_00 };
test('a report projects what comes in and goes out where that is wanted', async () => {
  await print(withOptions({ projectionsEnabled: true }), { cashFlow: { rows: [{ id: 'c1' }], years: [YEAR] } });
  expect(textOf('milestones')).toContain('2027900400100400400');
});
test('a report projects nothing where it is not wanted, and says where nothing is entered', async () => {
  await print({}, { cashFlow: { rows: [{ id: 'c1' }], years: [YEAR] } });
  expect(textOf('milestones')).not.toContain('2027');
});
const MILESTONE = { id: 'm', kind: 'HOME', milestone: 'A house', description: null, year: 2030 };
test('a projection without a cash flow says so', async () => {
  await print(withOptions({ projectionsEnabled: true }), { financialMilestones: [MILESTONE] });
  expect(textOf('milestones')).toContain('No cash flow is entered');
});

const OUTSIDE = {
  netWorthReceipt: {
    ...ESTATE.netWorthReceipt,
    outside: [
      { label: 'Lake house', amount: 700_00, note: 'Castellan Trust' },
      { label: 'Term policy', amount: 900_00, note: 'at its benefit' },
      { label: 'Whole policy', amount: 300_00, note: 'at its benefit' },
    ],
  },
  lifeInsurances: ['Term policy', 'Whole policy'].map((name, index) => ({
    id: name,
    name,
    carrier: 'Harbor Life',
    policyNumber: null,
    insured: { id: 'p1', name: 'Robert Castellan' },
    secondaryInsured: index === 0 ? null : { id: 'p2', name: 'Helen Castellan' },
    owner: null,
    netDeathBenefit: null,
    csv: 50_00 + index,
    premiumPerYear: null,
    standings: [
      {
        amount: index === 0 ? 900_00 : 300_00,
        isBenefit: true,
        inTaxableEstate: false,
        why: 'In a trust',
        cite: 'IRC 2042',
      },
    ],
    beneficiaries: [],
  })),
  distribution: {
    ...ESTATE.distribution,
    finalHoldings: [
      { holderId: 'c', holderName: 'Harbor Fund', holderType: 'charity', outright: 60_00, inTrust: 0, total: 60_00 },
    ],
  },
};
test('a policy on two lives names both', async () => {
  await print({ orderedRequestableSections: ['life_insurance', 'assumptions'] }, OUTSIDE);
  expect(textOf('life_insurance')).toContain('Robert Castellan and Helen Castellan');
});
test('what stands outside is printed with policies each at what they pay, and charities beside it', async () => {
  await print({}, OUTSIDE);
  const text = textOf('balance_sheet');
  for (const words of [
    'Lake houseCastellan Trust700',
    'Term policyHarbor Life900',
    'Whole policyHarbor Life300',
    'To charity in the end, which is part of what the estates leave: Harbor Fund $60.',
  ])
    expect(text).toContain(words);
});
test('policies are printed as one at their cash value where that is wanted', async () => {
  await print(withOutside({ lifeInsuranceView: 'TOGETHER', lifeInsuranceAmountView: 'CASH_VALUE' }), OUTSIDE);
  const text = textOf('balance_sheet');
  expect(text).toContain('2 life insurance policies100');
  expect(text).not.toContain('Term policy');
});
test('policies, charities and amounts are left out where they are not wanted', async () => {
  await print(withOutside({ showLifeInsurance: false, showCharities: false, showDollarAmount: false }), OUTSIDE);
  const text = textOf('balance_sheet');
  expect(text).toContain('Lake houseCastellan Trust');
  for (const words of ['700', 'Term policy', 'Harbor Fund']) expect(text).not.toContain(words);
});

const FLOW = {
  columns: [{ id: 'today', title: 'Today', subtitle: '', totals: [{ label: 'Estate', amount: 12_345_678_00 }] }],
  nodes: [
    {
      id: 'n',
      column: 'today',
      kind: 'person',
      label: 'Helen',
      amount: 12_345_678_00,
      detail: null,
      outsideEstate: false,
    },
  ],
  edges: [],
};
const WITH_FLOW = { distribution: { ...ESTATE.distribution, flow: FLOW } };
test('the diagram of the summary has amounts, or names alone', async () => {
  await print({}, WITH_FLOW);
  expect(textOf('summary')).toContain('Helen$12.35M');
});
test('the diagram of the summary has names alone where its numbers are not wanted', async () => {
  await print({ executiveSummarySetting: { showDiagramNumbers: false } }, WITH_FLOW);
  expect(textOf('summary')).toContain('Helen');
  expect(textOf('summary')).not.toContain('$12.35M');
  expect(textOf('diagram')).toContain('$12.35M');
});

test('the summary speaks of insurance outside the estate only where there is some', async () => {
  await print({}, { netWorthReceipt: { ...ESTATE.netWorthReceipt, outsideTotal: 900_00 } });
  expect(textOf('summary')).toContain('Not in the taxable estate');
  expect(textOf('summary')).not.toContain('Insurance at its benefit');
});
test('the summary says at what insurance outside the estate counts', async () => {
  const outsideTotal = 900_00;
  await print(
    {},
    {
      netWorthReceipt: { ...ESTATE.netWorthReceipt, outsideTotal },
      lifeInsuranceSummary: { ...ESTATE.lifeInsuranceSummary, outsideTotal },
    },
  );
  expect(textOf('summary')).toContain('Insurance at its benefit');
});
