import { type Answers, renderScreen, screen, sessionOf } from '@platform/mfe-kit/testing';
import { ClientsRoute } from './clients.route.tsx';

export const NORA = { id: 'account-1', name: 'Nora Finch' };
export const NO_VIEWS = { id: 'views-1', version: 1, views: [] };
export const ADMIN = sessionOf({ account: { activeRole: 'ADMIN', assumableRoles: ['ADMIN'] } });

export const listOf = (...collection: object[]) => ({
  collection,
  metadata: { totalCount: collection.length, currentPage: 1, limitValue: 50 },
});

/** A row of the list of clients. */
export const client = (id: string, displayName: string, changes: object = {}) => ({
  id,
  version: 3,
  displayName,
  city: 'Burlington',
  clientState: 'VT',
  organizationId: 'organization-1',
  maritalStatus: 'SINGLE',
  calculatedNetWorth: 125_000_000,
  calculatedFederalTaxEstimate: 0,
  calculatedStateTaxEstimate: 0,
  calculatedExclusionLeft: 1_500_000_000,
  calculationProblem: null,
  calculatedAsOf: '2026-05-04',
  calculationIsStale: false,
  documentsStatus: 'COMPLETE',
  updatedAt: '2026-05-04T10:00:00.000Z',
  advisor: NORA,
  sharedEstateOwnerships: [],
  profileGroups: [],
  ...changes,
});

interface Opened {
  readonly at?: string;
  readonly session?: ReturnType<typeof sessionOf>;
}

/** The list of clients, of an organization without groups and an account without saved views unless `answers` say so. */
export const openClients = (answers: Answers, { at = '/clients', session = sessionOf() }: Opened = {}) =>
  renderScreen(<ClientsRoute />, {
    at,
    session,
    answers: { clientAdvisors: [], profileGroups: { collection: [] }, ownClientViews: NO_VIEWS, ...answers },
  });

/** `hidden`: jsdom lays nothing out, so a menu takes its button for one that was scrolled out of sight. */
export const menuItem = (name: string) => ({ name, hidden: true });

/** The menu of the only client of the list, opened. */
export async function openMenuOf(row: ReturnType<typeof client>, answers: Answers, session = sessionOf()) {
  const shown = openClients({ estates: listOf(row), ...answers }, { session });
  await shown.user.click(await screen.findByRole('button', { name: `More for ${row.displayName}` }));
  await screen.findByRole('menuitem', menuItem('Rename'));
  return shown;
}
