import { renderScreen, screen } from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { ReportPageRoute } from './report-page.route.tsx';

// jsdom loads no fonts.
beforeAll(() => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
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
  clientState: 'MA',
  organization: { id: 'o1', name: 'Harrow Lane Partners' },
  people: [],
  familyTree: { g1: [], g2: [], g3: [], other: [] },
  fiduciaries: [RUTH, { ...RUTH, id: 'f2', namedIn: 'Will of 2021' }],
  balanceSheet: { asOf: '2026-11-01', columns: [], groups: [], totals: [], total: 0 },
  netWorthReceipt: { asOf: '2026-11-01', total: 1_000, outsideTotal: 0, unknownTotal: 0, byType: [], groups: [] },
  trusts: [
    {
      id: 'tr1',
      name: 'Castellan Joint Trust',
      kind: 'REVOCABLE_JOINT',
      situs: 'MA',
      executedAt: '2019-03-01',
      createdUponDeath: false,
      insideEstate: true,
      netWorth: 1_000,
      benefitAtDeath: null,
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
    isPreview: false,
    paperSize: 'A4',
  },
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

test('every printed page says roles, kinds, reasons, taxes and the law in words', async () => {
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
          preparedBy: 'Nora Finch',
          ...SETTINGS,
          requestedAt: '2026-11-21T10:00:00.000Z',
          orderedRequestableSections: [
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
          ],
          estate: ESTATE,
        },
      },
    },
  );
  await screen.findByText('The plan uses 1 trust.');
  const text = document.body.textContent ?? '';
  for (const words of [
    'First successor co-trustee: Ruth Castellan',
    'Joint revocable trust',
    'For the spouse, free of tax at this death',
    'Massachusetts estate tax',
    '2 documents make the plan.',
    'Will of 2012Replaced by a later will',
    'Health care proxyMissing: what it says is not known',
    'Tax law of 2026',
    'Nov 1, 2026',
    'Nora Finch, Partner',
    'About NorthmereWe listen.',
    'FeesBy the hour.',
    '1 thing would make the plan better.Name a proxy',
    'No life insurance is entered.',
    // One line for a role, with all papers that name whom it falls to.
    'Castellan Joint Trust, Will of 2021',
    // One line for what goes the same way for the same reason.
    'For the spouse, free of tax at this death$10.00',
  ])
    expect(text).toContain(words);
});
