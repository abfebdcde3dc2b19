import { defineScreens } from '@platform/mfe-kit/screens';

/** Reports, and the pages under /service that are printed to PDF. */
export const TITLE = 'Reports';

const SWITCHED_OFF = 'Your organization has switched off reports for advisors. Ask an administrator.';

export const SCREENS = defineScreens([
  {
    id: 'reports',
    path: 'reports',
    title: 'Reports',
    access: { action: 'report:view', permissions: ['notClient'] },
    menu: { group: 'main', order: 40, key: 'r' },
  },
  {
    id: 'new-report',
    path: 'reports/new',
    title: 'New report',
    access: { action: 'report:create', permissions: ['notClient'], switchedOffHint: SWITCHED_OFF },
  },
  {
    id: 'many-reports',
    path: 'reports/many',
    title: 'Reports for many clients',
    crumb: 'For many clients',
    access: { action: 'report:create', permissions: ['notClient'], switchedOffHint: SWITCHED_OFF },
  },
  {
    id: 'report-queue',
    path: 'reports/many/:batchId',
    title: 'Reports being made',
    access: { action: 'report:create', permissions: ['notClient'], switchedOffHint: SWITCHED_OFF },
  },
  {
    id: 'report-templates',
    path: 'reports/templates',
    title: 'Report templates',
    crumb: 'Templates',
    access: {
      action: 'report:templates',
      permissions: ['notClient'],
      switchedOffHint: 'Your organization does not use report templates. An administrator can switch them on.',
    },
  },
  {
    id: 'estate-reports',
    path: 'estate/:estateId/reports',
    title: 'Reports',
    access: { action: 'report:view' },
    frame: 'estate',
    rail: { order: 80, icon: 'IconReport' },
    clientBar: { order: 40 },
  },
  {
    id: 'estate-new-report',
    path: 'estate/:estateId/reports/new',
    title: 'New report',
    access: { action: 'report:create', switchedOffHint: SWITCHED_OFF },
    frame: 'estate',
  },
  {
    id: 'statements',
    path: 'estate/:estateId/reports/statements',
    title: 'Statements',
    access: { action: 'report:view', permissions: ['notClient'] },
    frame: 'estate',
  },
  {
    id: 'new-statement',
    path: 'estate/:estateId/reports/statements/new',
    title: 'New statement',
    access: { action: 'report:create', switchedOffHint: SWITCHED_OFF },
    frame: 'estate',
  },
  {
    id: 'report-builder',
    path: 'estate/:estateId/reports/:reportId',
    title: 'Report builder',
    access: { action: 'report:create', switchedOffHint: SWITCHED_OFF },
    frame: 'estate',
    canvas: true,
  },
  {
    id: 'report-life',
    path: 'estate/:estateId/reports/:reportId/versions',
    title: 'Report',
    parent: 'estate-reports',
    access: { action: 'report:view', permissions: ['notClient'] },
    frame: 'estate',
  },
  {
    id: 'report-content',
    path: 'report-content',
    title: 'Report content',
    access: { action: 'report:content', permissions: ['orgAdmin', 'reportAdmin'] },
    frame: 'organization',
    rail: { order: 25, icon: 'IconPresentation', when: { organization: 'own' } },
  },
  {
    id: 'statement-page',
    path: 'service/pfs-reports/:statementId',
    title: 'Personal financial statement',
    access: 'public',
    frame: 'none',
  },
  {
    id: 'summary-page',
    path: 'service/estate-documents-summary-reports/:summaryId',
    title: 'Summary of the documents',
    access: 'public',
    frame: 'none',
  },
  { id: 'report-page', path: 'service/reports/:reportId', title: 'Report', access: 'public', frame: 'none' },
]);
