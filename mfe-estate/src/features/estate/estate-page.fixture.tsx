import type { Session } from '@platform/mfe-kit';
import {
  type Answers,
  renderScreen,
  type ShownScreen,
  sessionOf,
  testLoading,
  testStale,
} from '@platform/mfe-kit/testing';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';

type ActiveRole = 'ADVISOR' | 'CLIENT' | 'ATTORNEY';

export interface EstatePage {
  readonly Page: ComponentType;
  /** As the screen is published, below the estate: "trusts/:trustId". */
  readonly path: string;
}

export interface PageOptions {
  /** The address below the estate, where it says more than the path. */
  readonly at?: string;
  readonly activeRole?: ActiveRole;
  readonly settings?: Session['settings'];
  readonly flags?: Session['flags'];
}

/** Opens a page of the estate "estate-1". */
export function openEstatePage(
  { Page, path }: EstatePage,
  answers: Answers,
  { at = path, activeRole = 'ADVISOR', settings = {}, flags = {} }: PageOptions = {},
): ShownScreen {
  return renderScreen(
    <Routes>
      <Route path={`/estate/:estateId/${path}`} element={<Page />} />
    </Routes>,
    { at: `/estate/estate-1/${at}`, session: sessionOf({ account: { activeRole }, settings, flags }), answers },
  );
}

/** What every page of an estate does until its estate is read, and after a reading that failed. */
export function testEstatePage(
  page: EstatePage,
  of: { what: string; operation: string; answers: Answers; shown: string | RegExp },
): void {
  const { estate, ...others } = of.answers;
  const states = {
    open: (answers: Answers) => openEstatePage(page, { ...others, ...answers }),
    field: 'estate',
    answer: estate,
    loading: `Loading ${of.what}`,
    shown: of.shown,
  };
  testLoading(states);
  testStale({ ...states, operation: of.operation, says: /The last update did not arrive/ });
}

export const person = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  firstName: name.split(' ')[0],
  isClient: false,
  isSpouse: false,
  isDeceased: false,
  ageInYears: null,
  clientRelationship: null,
  ...more,
});

export const ADA = person('ada', 'Ada Marsh', { isClient: true, ageInYears: 71 });
export const BEN = person('ben', 'Ben Marsh', { isSpouse: true, ageInYears: 74 });

const working = (more: object = {}) => ({
  label: 'Massachusetts estate tax',
  amount: 9_900_000,
  formula: null,
  certainty: 'A',
  lines: [{ depth: 1, label: 'Taxable estate', amount: 312_000_000, value: null, formula: null, rule: 'line' }],
  authority: [{ cite: 'M.G.L. c. 65C § 2A', title: 'Imposition of tax' }],
  ...more,
});

export const death = (which: 'FIRST_DEATH' | 'SECOND_DEATH', decedent: { id: string; name: string }, on: string) => ({
  death: which,
  decedentId: decedent.id,
  decedentName: decedent.name,
  on,
  gross: 500_000_000,
  marital: 150_000_000,
  charitable: 30_000_000,
  deductions: 8_000_000,
  taxable: 312_000_000,
  exclusionUsed: 312_000_000,
  exclusionLeft: 1_188_000_000,
  dsuePorted: 0,
  stateTaxable: 312_000_000,
  working: working({ label: 'Federal exclusion', amount: 1_500_000_000 }),
});

export const tax = (more: object = {}) => ({
  id: 'tax-ma',
  death: 'SECOND_DEATH',
  jurisdiction: 'MA',
  jurisdictionName: 'Massachusetts',
  kind: 'state_estate',
  amount: 9_900_000,
  sentence: 'Massachusetts taxes what is above its own credit.',
  borneBy: [{ id: 'lena', name: 'Lena Marsh', amount: 9_900_000 }],
  working: working(),
  ...more,
});

/** Both die, the second death is taxed by Massachusetts. */
export const distribution = (more: object = {}) => ({
  law: 'Tax law of 2026',
  problem: null,
  deaths: [death('FIRST_DEATH', ADA, '2026-11-21'), death('SECOND_DEATH', BEN, '2026-12-21')],
  transfers: [],
  taxes: [tax()],
  finalHoldings: [
    {
      holderId: 'lena',
      holderName: 'Lena Marsh',
      holderType: 'person',
      outright: 200_000_000,
      inTrust: 90_000_000,
      total: 290_000_000,
      isNobodys: false,
    },
    {
      holderId: 'zoo',
      holderName: 'Lakeside Zoo',
      holderType: 'charity',
      outright: 30_000_000,
      inTrust: 0,
      total: 30_000_000,
      isNobodys: false,
    },
  ],
  warnings: [],
  totals: {
    everything: 337_900_000,
    family: 290_000_000,
    charity: 30_000_000,
    tax: 9_900_000,
    claims: 8_000_000,
    state: 0,
    nobodys: 0,
    federalTax: 0,
    stateTax: 9_900_000,
    taxPercent: 2.93,
  },
  flow: { columns: [], nodes: [], edges: [] },
  ...more,
});

/** Nothing could be worked out, because of something that is put right among the holdings. */
export const PROBLEM = {
  code: 'OVERLAPPING_SHARES',
  field: 'assets.0.owners',
  message: 'The shares of the lake house come to 120%.',
};
const NOTHING = {
  everything: 0,
  family: 0,
  charity: 0,
  tax: 0,
  claims: 0,
  state: 0,
  nobodys: 0,
  federalTax: 0,
  stateTax: 0,
  taxPercent: 0,
};
export const withoutResult = (problem: object | null) =>
  distribution({ problem, deaths: [], taxes: [], finalHoldings: [], totals: NOTHING });
