import { defineScreens } from '@platform/mfe-kit/screens';

/** Clients and everything of one estate but its documents and reports. */
export const TITLE = 'Clients';

export const SCREENS = defineScreens([
  {
    id: 'clients',
    path: 'clients',
    title: 'Clients',
    access: { action: 'estate:list' },
    menu: { group: 'main', order: 20, key: 'c' },
  },
  { id: 'new-client', path: 'clients/new', title: 'New client', access: { action: 'estate:create' } },
  {
    id: 'deleted-clients',
    path: 'clients/deleted',
    title: 'Deleted clients',
    parent: 'clients',
    access: { action: 'estate:delete', hint: 'Ask an administrator of your organization.' },
  },
  {
    id: 'estate',
    path: 'estate/:estateId',
    title: 'Overview',
    crumb: 'Estate overview',
    parent: 'clients',
    access: { action: 'estate:view', hint: 'Ask an advisor of this client.' },
    frame: 'estate',
    rail: { order: 10, icon: 'IconLayoutGrid' },
    clientBar: { order: 20, label: 'Estate' },
  },
  {
    id: 'family',
    path: 'estate/:estateId/family',
    title: 'Family',
    access: { action: 'estate:view' },
    frame: 'estate',
    rail: { order: 20, icon: 'IconUsers' },
    clientBar: { order: 10 },
  },
  {
    id: 'balance-sheet',
    path: 'estate/:estateId/balance-sheet',
    title: 'Balance sheet',
    access: { action: 'estate:view' },
    frame: 'estate',
    rail: { order: 30, icon: 'IconBuildingBank' },
  },
  {
    id: 'trusts',
    path: 'estate/:estateId/trusts',
    title: 'Trusts',
    access: { action: 'estate:view' },
    frame: 'estate',
    rail: { order: 40, icon: 'IconShield' },
  },
  {
    id: 'trust',
    path: 'estate/:estateId/trusts/:trustId',
    title: 'Trust',
    access: { action: 'estate:view' },
    frame: 'estate',
  },
  {
    id: 'estate-diagram',
    path: 'estate/:estateId/estate-plan/estate-diagram',
    title: 'Estate diagram',
    access: { action: 'estate:view' },
    frame: 'estate',
    canvas: true,
    rail: { order: 60, icon: 'IconSitemap' },
  },
  {
    id: 'taxes',
    path: 'estate/:estateId/taxes',
    title: 'Taxes',
    access: { action: 'estate:view' },
    frame: 'estate',
    rail: { order: 70, icon: 'IconReceipt' },
  },
]);
