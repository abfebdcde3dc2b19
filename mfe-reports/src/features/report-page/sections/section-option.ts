/** Of this report: it is saved with its draft. */
export type ReportOptionName =
  | 'balanceSheetViewMode'
  | 'hasConsolidatedDocuments'
  | 'isFamilyTreeLabelAgeState'
  | 'isGstTaxInfoExpanded'
  | 'onlyShowEntityStructure'
  | 'projectionsEnabled';
/** Of all reports of the estate. */
export type ViewSettingName =
  | 'showDiagramNumbers'
  | 'lifeInsuranceAmountView'
  | 'lifeInsuranceView'
  | 'showCharities'
  | 'showDollarAmount'
  | 'showLifeInsurance';

interface Words {
  readonly label: string;
  readonly hint?: string;
  /** Values of a choice with their words; without them it is on or off. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

/** Something that can be chosen for one section. */
export type SectionOption = Words &
  (
    | { readonly of: 'report'; readonly name: ReportOptionName }
    | { readonly of: 'estate'; readonly name: ViewSettingName }
  );
