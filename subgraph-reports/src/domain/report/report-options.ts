import { DomainError } from '@platform/kernel';

export const BALANCE_SHEET_VIEWS = ['BY_OWNER', 'SUMS_ONLY'] as const;
export const PAPER_SIZES = ['LETTER', 'A4'] as const;

/** What a report says of its sections and of itself, beside which sections it has; a template keeps the same. */
export interface ReportOptions {
  balanceSheetViewMode: (typeof BALANCE_SHEET_VIEWS)[number];
  /** Wills and trusts together in one list, or each person's apart. */
  hasConsolidatedDocuments: boolean;
  hidePageNumbers: boolean;
  /** Under a name of the family: age and state, or nothing. */
  isFamilyTreeLabelAgeState: boolean;
  isGstTaxInfoExpanded: boolean;
  /** Of the diagram who holds what, without what passes at a death. */
  onlyShowEntityStructure: boolean;
  projectionsEnabled: boolean;
  /** "Preview" stands across its pages; the client does not see it. */
  isPreview: boolean;
  paperSize: (typeof PAPER_SIZES)[number];
}

export const USUAL_OPTIONS: ReportOptions = {
  balanceSheetViewMode: 'BY_OWNER',
  hasConsolidatedDocuments: true,
  hidePageNumbers: false,
  isFamilyTreeLabelAgeState: true,
  isGstTaxInfoExpanded: false,
  onlyShowEntityStructure: false,
  projectionsEnabled: false,
  isPreview: false,
  paperSize: 'LETTER',
};

export type OptionChanges = { readonly [Name in keyof ReportOptions]?: ReportOptions[Name] | null | undefined };

/** The switches of an organization that bind options. */
export interface OptionRules {
  readonly requiresPageNumbers: boolean;
  readonly canUnlockPreviewToggle: boolean;
}

/**
 * The options after a change; what is left out stays. Throws DomainError `PAGE_NUMBERS_REQUIRED`, `PREVIEW_LOCKED`.
 * Case: page numbers are hidden where the organization requires them → PAGE_NUMBERS_REQUIRED.
 */
export function changedOptions(options: ReportOptions, changes: OptionChanges, rules: OptionRules): ReportOptions {
  const said = Object.fromEntries(
    Object.keys(USUAL_OPTIONS).flatMap((name) => {
      const value = changes[name as keyof ReportOptions];
      return value === undefined || value === null ? [] : [[name, value]];
    }),
  );
  const changed: ReportOptions = { ...options, ...said };
  if (changed.hidePageNumbers && !options.hidePageNumbers && rules.requiresPageNumbers)
    throw new DomainError('PAGE_NUMBERS_REQUIRED', 'Your organization prints every report with page numbers.', {
      field: 'hidePageNumbers',
    });
  if (options.isPreview && !changed.isPreview && !rules.canUnlockPreviewToggle)
    throw new DomainError('PREVIEW_LOCKED', 'Your organization does not let a preview become a report.', {
      field: 'isPreview',
    });
  return rules.requiresPageNumbers ? { ...changed, hidePageNumbers: false } : changed;
}
