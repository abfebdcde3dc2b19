import { type Answers, screen } from '@platform/mfe-kit/testing';
import { ADA, BEN, distribution, openEstatePage, person } from '../estate/estate-page.fixture.tsx';
import { OverviewRoute } from './overview.route.tsx';

export const receipt = (more: object = {}) => ({
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
export const house = { id: 'house', name: 'Lake house', isStale: false, valuationDate: '2026-10-31' };
export const estate = (more: object = {}) => ({
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
  trusts: [],
  estateDocuments: [{ id: 'd1' }],
  lifeInsuranceSummary: { outsideTotal: 50_000_000 },
  netWorthReceipt: receipt(),
  distribution: distribution(),
  ...more,
});
export const will = {
  id: 'd1',
  name: 'Will of Ada Marsh',
  executedAt: '2019-03-01',
  status: 'UNDER_REVIEW',
  shownStatus: 'Under review',
  isTrust: false,
  ownerName: 'Ada Marsh',
};
export const listOf = (totalCount: number, ...collection: object[]) => ({ collection, metadata: { totalCount } });

export const page = { Page: OverviewRoute, path: '' };
export const change = {
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
export const history = (...collection: object[]) => ({ collection });
export const ANSWERS = { estate: estate(), documents: listOf(11, will), estateHistory: history(change) };
export const open = (
  more: object = {},
  options: Parameters<typeof openEstatePage>[2] = {},
  documents: object = listOf(0),
  estateHistory: unknown = history(),
) => openEstatePage(page, { estate: estate(more), documents, estateHistory } as Answers, options);
export const sheet = async (name: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { name });
  return heading.closest('section') as HTMLElement;
};
/** The caption under a figure of the strip at the top. */
export const figure = (label: string): string =>
  screen
    .getAllByText(label)
    .map((element) => element.parentElement?.textContent ?? '')
    .join(' ');
