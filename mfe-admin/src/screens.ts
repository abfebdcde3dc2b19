import { defineScreens } from '@platform/mfe-kit/screens';

/** The organization area. */
export const TITLE = 'Organization';

/** Their own organization's pages; a super administrator reaches them by address. */
const ADMINS = { roles: ['ADMIN'] } as const;

export const SCREENS = defineScreens([
  {
    id: 'organizations',
    path: 'organizations',
    title: 'Organizations',
    access: { action: 'organization:list', permissions: ['superAdmin'] },
    frame: 'organization',
    rail: { order: 5, icon: 'IconBuildingCommunity' },
    menu: { group: 'organization', order: 5 },
  },
  {
    id: 'organization-overview',
    path: 'organization-overview/*',
    title: 'Organization overview',
    access: { action: 'organization:overview', permissions: ['orgAdmin'] },
    frame: 'organization',
    rail: { order: 10, icon: 'IconBuilding', label: 'Overview' },
    menu: { group: 'organization', order: 10, label: 'Organization', when: ADMINS },
  },
  {
    id: 'organization-settings',
    path: 'organization-settings',
    title: 'Organization settings',
    access: { action: 'organization:edit', permissions: ['orgAdmin'] },
    frame: 'organization',
    rail: { order: 20, icon: 'IconSettings', label: 'Settings', when: { organization: 'own' } },
  },
  {
    id: 'team-members',
    path: 'organizations/:organizationId/team-members',
    title: 'Members',
    access: { action: 'member:list', permissions: ['orgAdmin'] },
    frame: 'organization',
    rail: { order: 30, icon: 'IconUsers' },
    menu: { group: 'organization', order: 30, label: 'Team members', when: ADMINS },
  },
  {
    id: 'admins',
    path: 'organizations/:organizationId/admins',
    title: 'Admins',
    access: { action: 'member:list', permissions: ['orgAdmin'] },
    frame: 'organization',
    rail: { order: 40, icon: 'IconShieldLock' },
    menu: { group: 'organization', order: 20, when: ADMINS },
  },
  {
    // The specification's name for planners; their page is reached from the members.
    id: 'planners',
    path: 'weps/*',
    title: 'Planners',
    access: { action: 'member:list', permissions: ['orgAdmin'] },
    frame: 'organization',
  },
  {
    id: 'audit-logs',
    path: 'organizations/:organizationId/audit-logs',
    title: 'Audit logs',
    access: {
      action: 'audit:view',
      permissions: ['orgAdmin'],
      switchedOffHint:
        'Your organization does not show its audit log. An administrator can show it again in the settings.',
    },
    frame: 'organization',
    rail: { order: 50, icon: 'IconListDetails' },
    menu: { group: 'organization', order: 40, when: ADMINS },
  },
  {
    id: 'support',
    path: 'admin/support',
    title: 'Support mode',
    access: { action: 'support:impersonate', permissions: ['orgAdmin'] },
    frame: 'organization',
    rail: { order: 60, icon: 'IconHeadset', separated: true },
    menu: { group: 'organization', order: 50, label: 'Support' },
  },
  {
    // For developers, by its address: no menu and no rail leads there, and production has none.
    id: 'form-elements',
    path: 'internal/forms',
    title: 'Form elements',
    access: { action: 'organization:list', permissions: ['superAdmin'] },
    when: { flag: 'DEVELOPER_PAGES' },
    frame: 'organization',
  },
]);
