import { renderScreen, screen } from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { afterAll, beforeAll } from 'vitest';
import { ReportPageRoute } from './report-page.route.tsx';

/** jsdom loads no fonts and no pictures. Files share it: what is put there for one is taken away after it. */
export function withFontsAndPictures(): void {
  beforeAll(() => {
    const decode = async () => undefined;
    Object.defineProperty(document, 'fonts', {
      configurable: true,
      value: { ready: Promise.resolve(), load: () => Promise.resolve([]) },
    });
    Object.defineProperty(HTMLImageElement.prototype, 'decode', { configurable: true, value: decode });
  });
  afterAll(() => {
    Reflect.deleteProperty(document, 'fonts');
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });
}

const RUTH = {
  id: 'f1',
  personName: 'Ruth Castellan',
  roleTitle: 'First successor co-trustee',
  designation: 'co_first_successor',
  namedIn: 'Castellan Joint Trust',
  displayOrder: 1,
};
const NO_FLOW = { columns: [], nodes: [], edges: [] };
export const TAX = {
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
export const ESTATE = {
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
      nobodys: 0,
      tax: 100,
      federalTax: 0,
      stateTax: 100,
      taxPercent: 10,
    },
    flow: NO_FLOW,
  },
};

export const SETTINGS = {
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
export const textOf = (section: string): string =>
  document.querySelector(`[data-section="${section}"]`)?.textContent ?? 'The section is not there.';

export async function print(more: object = {}, estate: object = {}): Promise<void> {
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
export const withOptions = (options: object): object => ({ options: { ...SETTINGS.options, ...options } });
export const withOutside = (view: object): object => ({
  outsideEstateViewSetting: { ...SETTINGS.outsideEstateViewSetting, ...view },
});
