import { remoteRoutes } from '@platform/mfe-kit';
import { SCREENS } from './screens.ts';

const clients = () => import('./features/clients/clients.route.tsx').then((module) => module.ClientsRoute);
const trusts = () => import('./features/trusts/trusts.route.tsx').then((module) => module.TrustsRoute);

export default remoteRoutes(SCREENS, {
  clients,
  law: () => import('./features/law/law.route.tsx').then((module) => module.LawRoute),
  'new-client': clients,
  'archived-clients': () =>
    import('./features/clients/archived-clients.route.tsx').then((module) => module.ArchivedClientsRoute),
  'deleted-clients': () =>
    import('./features/clients/deleted-clients.route.tsx').then((module) => module.DeletedClientsRoute),
  reminders: () => import('./features/reminders/reminders.route.tsx').then((module) => module.RemindersRoute),
  estate: () => import('./features/overview/overview.route.tsx').then((module) => module.OverviewRoute),
  family: () => import('./features/family/family.route.tsx').then((module) => module.FamilyRoute),
  'balance-sheet': () =>
    import('./features/balance-sheet/balance-sheet.route.tsx').then((module) => module.BalanceSheetRoute),
  insurance: () => import('./features/insurance/insurance.route.tsx').then((module) => module.InsuranceRoute),
  trusts,
  trust: trusts,
  'estate-diagram': () => import('./features/diagram/diagram.route.tsx').then((module) => module.DiagramRoute),
  conflicts: () => import('./features/conflicts/conflicts.route.tsx').then((module) => module.ConflictsRoute),
  taxes: () => import('./features/taxes/taxes.route.tsx').then((module) => module.TaxesRoute),
  history: () => import('./features/history/history.route.tsx').then((module) => module.HistoryRoute),
  'what-if': () => import('./features/what-if/what-if.route.tsx').then((module) => module.WhatIfRoute),
  'what-if-compare': () => import('./features/what-if/compare.route.tsx').then((module) => module.CompareRoute),
  timeline: () => import('./features/timeline/timeline.route.tsx').then((module) => module.TimelineRoute),
  milestones: () => import('./features/milestones/milestones.route.tsx').then((module) => module.MilestonesRoute),
  'cash-flow': () => import('./features/cash-flow/cash-flow.route.tsx').then((module) => module.CashFlowRoute),
  team: () => import('./features/team/team.route.tsx').then((module) => module.TeamRoute),
});
