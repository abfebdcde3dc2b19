import { renderScreen, screen } from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ReportPageRoute } from './report-page.route.tsx';

// jsdom loads no fonts and no pictures. Files share it: what is put there for this one is taken away after it.
beforeAll(() => {
  const decode = async () => undefined;
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { configurable: true, value: decode });
});
afterAll(() => {
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

const RUTH = {
  id: 'f1',
  personName: 'Ruth Castellan',
  roleTitle: 'First successor co-trustee',
  designation: 'co_first_successor',
  namedIn: 'Castellan Joint Trust',
  displayOrder: 1,
};
const NO_FLOW = { columns: [], nodes: [], edges: [] };
const TAX = {
  id: 't1',
  death: 'SECOND_DEATH',
  jurisdictionName: 'Massachusetts',
  kind: 'state_estate',
  amount: 100,
  sentence: null,
  borneBy: [],
  working: { label: 'Tax', amount: 100, lines: [], authority: [] },
};
const DEATH = {
  death: 'SECOND_DEATH',
  decedentName: 'Helen Castellan',
  on: '2026-12-21',
  gross: 1_000,
  marital: 0,
  charitable: 0,
  deductions: 0,
  taxable: 1_000,
  exclusionUsed: 0,
  dsuePorted: 0,
  tax: 100,
};
const paper = (id: string, name: string, more: object = {}) => ({
  id,
  kind: 'WILL',
  name,
  executedAt: '2021-03-04',
  situs: 'MA',
  isOnFile: true,
  standing: 'IN_FORCE',
  owner: { id: 'helen', name: 'Helen Castellan' },
  ...more,
});
const POLICIES = {
  count: 0,
  benefit: 0,
  cashValue: 0,
  premiumPerYear: 0,
  premiumsUnknown: 0,
  insideTotal: 0,
  outsideTotal: 0,
  unknownTotal: 0,
  asOf: '2026-11-01',
};
const ESTATE = {
  id: 'e1',
  displayName: 'The Castellan Family',
  version: 4,
  city: 'Concord',
  lifeInsurances: [],
  lifeInsuranceSummary: POLICIES,
  customOpportunities: [
    { title: 'Name a proxy', description: 'None.', whyItsImportant: 'So.', whatToDo: 'Sign.', isHidden: false },
  ],
  financialMilestones: [],
  financialTeamMembers: [],
  cashFlow: { rows: [], years: [] },
  clientState: 'MA',
  organization: {
    id: 'o1',
    name: 'Harrow Lane Partners',
    logoUrl: null,
    pdfLogoHeight: null,
    pdfLogoFooterHeight: null,
  },
  people: [],
  familyTree: { g1: [], g2: [], g3: [], other: [] },
  fiduciaries: [RUTH, { ...RUTH, id: 'f2', namedIn: 'Will of 2021' }],
  balanceSheet: { asOf: '2026-11-01', columns: [], groups: [], totals: [], total: 0 },
  netWorthReceipt: {
    asOf: '2026-11-01',
    total: 1_000,
    outsideTotal: 0,
    unknownTotal: 0,
    outside: [],
    byType: [],
    groups: [],
  },
  trusts: [
    {
      id: 'tr1',
      name: 'Castellan Joint Trust',
      kind: 'REVOCABLE_JOINT',
      situs: 'MA',
      gstStatus: 'PARTIALLY_EXEMPT',
      inclusionRatio: 0.25,
      executedAt: '2019-03-01',
      createdUponDeath: false,
      insideEstate: true,
      netWorth: 1_000,
      benefitAtDeath: null,
      settlors: [{ id: 'helen', name: 'Helen Castellan' }],
      fiduciaries: [RUTH],
      dispositions: [],
    },
  ],
  estateDocuments: [
    paper('will', 'Will of 2021'),
    paper('old', 'Will of 2012', { standing: 'REPLACED' }),
    paper('lost', 'Health care proxy', { kind: 'HEALTHCARE_DIRECTIVE', isOnFile: false, standing: null }),
  ],
  distribution: {
    law: 'Tax law of 2026',
    problem: null,
    deaths: [DEATH],
    transfers: [
      {
        death: 'SECOND_DEATH',
        fromName: 'Helen Castellan',
        toName: 'Anna Castellan',
        amount: 900,
        reason: 'marital_funding',
        explanation: null,
      },
      {
        death: 'SECOND_DEATH',
        fromName: 'Helen Castellan',
        toName: 'Anna Castellan',
        amount: 100,
        reason: 'marital_funding',
        explanation: 'A hundred cents more',
      },
    ],
    taxes: [TAX],
    finalHoldings: [],
    warnings: [],
    totals: {
      everything: 1_000,
      family: 900,
      charity: 0,
      state: 0,
      tax: 100,
      federalTax: 0,
      stateTax: 100,
      taxPercent: 10,
    },
    flow: NO_FLOW,
  },
};

const SETTINGS = {
  options: {
    balanceSheetViewMode: 'BY_OWNER',
    hasConsolidatedDocuments: true,
    hidePageNumbers: false,
    isFamilyTreeLabelAgeState: true,
    isGstTaxInfoExpanded: false,
    onlyShowEntityStructure: false,
    projectionsEnabled: false,
    isPreview: false,
    paperSize: 'A4',
  },
  leavesOut: { steps: false, terms: false, platformDisclosure: false },
  slides: [{ id: 'about', title: 'About Northmere', contents: '<p>We <strong>listen</strong>.</p>', showHeader: true }],
  disclosures: [{ id: 'd1', title: 'Fees', disclosureContent: '<p>By the hour.</p>' }],
  preparedByTitle: 'Partner',
  executiveSummarySetting: { showDiagramNumbers: true },
  outsideEstateViewSetting: {
    lifeInsuranceAmountView: 'BENEFIT',
    lifeInsuranceView: 'EACH',
    showCharities: true,
    showDollarAmount: true,
    showLifeInsurance: true,
  },
};

const SECTIONS = [
  'cover',
  'summary',
  'family',
  'balance_sheet',
  'diagram',
  'taxes',
  'trusts',
  'documents',
  'contents',
  'life_insurance',
  'opportunities',
  'milestones',
  'team',
  'slide:about',
  'assumptions',
];
/** The text of a section as it is printed. */
const textOf = (section: string): string =>
  document.querySelector(`[data-section="${section}"]`)?.textContent ?? 'The section is not there.';

async function print(more: object = {}, estate: object = {}): Promise<void> {
  renderScreen(
    <Routes>
      <Route path="service/reports/:reportId" element={<ReportPageRoute />} />
    </Routes>,
    {
      at: '/service/reports/r1',
      answers: {
        report: {
          id: 'r1',
          name: 'Estate report',
          subName: null,
          preparedBy: 'Nora Finch',
          ...SETTINGS,
          requestedAt: '2026-11-21T10:00:00.000Z',
          orderedRequestableSections: SECTIONS,
          estate: { ...ESTATE, ...estate },
          ...more,
        },
      },
    },
  );
  await screen.findByText('What the figures assume.');
}
const withOptions = (options: object): object => ({ options: { ...SETTINGS.options, ...options } });
const withOutside = (view: object): object => ({
  outsideEstateViewSetting: { ...SETTINGS.outsideEstateViewSetting, ...view },
});

test('every printed page says roles, kinds, reasons, taxes and the law in words', async () => {
  await print();
  const text = document.body.textContent ?? '';
  for (const words of [
    'First successor co-trustee: Ruth Castellan',
    'Joint revocable trust',
    'Set aside for the spouse',
    'Massachusetts estate tax',
    'Two documents make the plan.',
    'Will of 2012Replaced by a later will',
    'Health care proxyMissing: what it says is not known',
    'Tax law of 2026',
    'Nov 1, 2026',
    'Nora Finch, Partner',
    'About NorthmereWe listen.',
    'FeesBy the hour.',
    'One thing would make the plan better.Name a proxy',
    // One line for a role, with all papers that name whom it falls to.
    'Castellan Joint Trust, Will of 2021',
    // One line for what goes the same way for the same reason.
    'Set aside for the spouse$10.00',
  ])
    expect(text).toContain(words);
});

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

test('a report says more of generation-skipping transfers where that is wanted', async () => {
  const people = [
    { id: 'helen', name: 'Helen Castellan', isClient: true, isSpouse: false, gstExemptionUsed: 2_000_00 },
    { id: 'robert', name: 'Robert Castellan', isClient: false, isSpouse: true, gstExemptionUsed: null },
  ].map((person) => ({
    isDeceased: false,
    ageInYears: 70,
    state: 'MA',
    birthDate: null,
    deathDate: null,
    clientRelationship: null,
    ...person,
  }));
  await print(withOptions({ isGstTaxInfoExpanded: true }), { people });
  const text = textOf('taxes');
  for (const words of [
    'Helen Castellan$2,000.00',
    'Robert CastellanNot entered',
    'Castellan Joint TrustPartly GST exempt25.0%',
  ])
    expect(text).toContain(words);
});
test('a report says no more of generation-skipping transfers than their tax where that is not wanted', async () => {
  await print();
  expect(textOf('taxes')).not.toContain('Generation-skipping');
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

test('a section that the estate has nothing for is not printed, and stands in no contents', async () => {
  await print(withOptions({ projectionsEnabled: true }), { trusts: [], estateDocuments: [], customOpportunities: [] });
  for (const id of ['life_insurance', 'milestones', 'team', 'trusts', 'documents', 'opportunities'])
    expect(document.querySelector(`[data-section="${id}"]`)).toBeNull();
  expect(textOf('contents')).toContain('Estate taxAbout NorthmereNotes and assumptions');
});

test('the cover has the organization’s logo as tall as it wants it, and its name where there is none', async () => {
  const organization = {
    ...ESTATE.organization,
    logoUrl: '/files/logo.svg',
    pdfLogoHeight: 64,
    pdfLogoFooterHeight: 18,
  };
  await print({}, { organization });
  const logo = document.querySelector<HTMLElement>('[data-section="cover"] img');
  expect([logo?.getAttribute('src'), logo?.style.height]).toEqual(['/files/logo.svg', '64px']);
  expect(document.querySelector('main style')?.textContent).toContain('url("/files/logo.svg") 0 8px / auto 18px');
});
test('a cover without a logo has the name', async () => {
  await print({}, { organization: { ...ESTATE.organization, logoUrl: 'https://elsewhere.example/logo.svg' } });
  expect(document.querySelector('[data-section="cover"] img')).toBeNull();
  expect(textOf('cover')).toContain('Harrow Lane Partners');
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
    finalHoldings: [{ holderId: 'c', holderName: 'Harbor Fund', holderType: 'charity', total: 60_00 }],
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

const WORKED = {
  distribution: {
    ...ESTATE.distribution,
    taxes: [
      {
        ...TAX,
        working: {
          label: 'Tax',
          amount: 100,
          lines: [
            { depth: 1, label: 'Rate', amount: null, value: '16%', formula: 'by the table', rule: 'line' },
            { depth: 1, label: 'Tax due', amount: 100, value: null, formula: null, rule: 'total' },
          ],
          authority: [{ cite: 'M.G.L. c. 65C, § 2A', title: 'Estate tax' }],
        },
      },
    ],
  },
};
test('a figure of tax leads to its note with formula and authority', async () => {
  await print({}, WORKED);
  const link = screen.getByRole('link', { name: 'Note 1' });
  const note = document.querySelector(link.getAttribute('href') ?? '');
  expect(note?.textContent).toContain('Massachusetts estate tax, second death: $1.00');
  expect(note?.textContent).toContain('Rate: by the table');
  expect(note?.textContent).toContain('M.G.L. c. 65C, § 2A: Estate tax');
  expect(textOf('assumptions')).toContain('Gross estate. All that somebody owns');
  expect(textOf('assumptions')).toContain('These are estimates for discussion.');
});
test('steps, terms and the platform’s words are left out where the organization wants none', async () => {
  await print({ leavesOut: { steps: true, terms: true, platformDisclosure: true } }, WORKED);
  expect(textOf('taxes')).not.toContain('16%');
  expect(textOf('taxes')).toContain('Tax due');
  const notes = textOf('assumptions');
  for (const words of ['by the table', 'Gross estate', 'These are estimates']) expect(notes).not.toContain(words);
  expect(notes).toContain('FeesBy the hour.');
  expect(document.querySelector('main style')?.textContent ?? '').not.toContain('Estimates for discussion');
});

const partOf = (id: string, title: string, label: string) => ({
  id,
  title,
  workings: [
    {
      label,
      amount: 30_000,
      lines: [
        { depth: 1, label: 'House', amount: 30_000, value: null, formula: '$900.00 × 1/3', rule: 'plain' },
        { depth: 0, label, amount: 30_000, value: null, formula: null, rule: 'total' },
      ],
      authority: [{ cite: 'IRC § 2033' }],
    },
  ],
});
const WORKINGS = {
  version: 3,
  allWorkings: [
    partOf('FIRST_DEATH:estate', 'First death: Robert’s estate', 'Gross estate'),
    partOf('held', 'What everybody holds in the end', 'Held by Anna'),
  ],
};
const WITH_WORKINGS = { orderedRequestableSections: ['cover', 'summary', 'workings', 'assumptions'] };
test('every amount is printed with its lines, arithmetic and law where the report has them', async () => {
  await print(WITH_WORKINGS, { ...WORKINGS });
  const text = textOf('workings');
  expect(text).toContain('First death: Robert’s estate');
  expect(text).toContain('House: $900.00 × 1/3');
  expect(text).toContain('IRC § 2033.');
  expect(text).toContain('Held by Anna');
});
test('where steps are left out the totals stay', async () => {
  await print({ ...WITH_WORKINGS, leavesOut: { ...SETTINGS.leavesOut, steps: true } }, { ...WORKINGS });
  expect(textOf('workings')).toContain('Gross estate');
  expect(textOf('workings')).not.toContain('House');
});
