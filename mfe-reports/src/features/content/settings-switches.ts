import type { Content } from './content.queries.ts';

export interface SettingText {
  readonly name: keyof Omit<Content['settings'], '__typename'>;
  readonly label: string;
  /** What it means while it is on, and while it is off. */
  readonly on: string;
  readonly off: string;
}

export const MAKING: readonly SettingText[] = [
  {
    name: 'allowsCustomReportTitles',
    label: 'Reports are named by who makes them',
    on: 'Whoever makes a report names it',
    off: 'Every report has the name of its template, or the usual one',
  },
  {
    name: 'canGeneratePreview',
    label: 'Show the pages while a report is put together',
    on: 'The builder shows the pages as they will be printed',
    off: 'The builder shows the list of pages alone',
  },
  {
    name: 'canUnlockPreviewToggle',
    label: 'A preview may become a report',
    on: 'The mark “Preview” can be taken off',
    off: 'What was marked as a preview stays one',
  },
  {
    name: 'lockReportOrder',
    label: 'Keep the order of pages',
    on: 'Pages stand in the usual order for everybody but planners',
    off: 'Whoever makes a report moves its pages',
  },
  {
    name: 'lockWepsReportOrder',
    label: 'Keep the order of pages for planners',
    on: 'Pages stand in the usual order for planners',
    off: 'Planners move the pages of their reports',
  },
];

export const PRINTING: readonly SettingText[] = [
  {
    name: 'requiresPageNumbers',
    label: 'Always print page numbers',
    on: 'Nobody can leave them out',
    off: 'Whoever makes a report may leave them out',
  },
  {
    name: 'shouldHideSteps',
    label: 'Leave out the steps of calculations',
    on: 'Taxes are printed with their result alone',
    off: 'Taxes are printed line by line',
  },
  {
    name: 'shouldHideTerms',
    label: 'Leave out the list of terms',
    on: 'The notes explain no terms',
    off: 'The notes say in plain words what terms of the report mean',
  },
  {
    name: 'shouldHideVanillaDisclosure',
    label: 'Print your own disclosures alone',
    on: 'Ours are left out, as long as one of yours is in use',
    off: 'Ours are printed after yours',
  },
];
