import { balanceSheetOptions } from './balance-sheet/balance-sheet.options.ts';
import { diagramOptions } from './diagram/diagram.options.ts';
import { documentsOptions } from './documents/documents.options.ts';
import { familyOptions } from './family/family.options.ts';
import { lifeInsuranceOptions } from './life-insurance/life-insurance.options.ts';
import { milestonesOptions } from './milestones/milestones.options.ts';
import type { SectionOption } from './section-option.ts';
import { summaryOptions } from './summary/summary.options.ts';
import { taxesOptions } from './taxes/taxes.options.ts';

/** What can be chosen for each section, by its id; apart from how it is drawn, for a builder loads no pages. */
const OPTIONS: Readonly<Record<string, readonly SectionOption[]>> = {
  summary: summaryOptions,
  family: familyOptions,
  balance_sheet: balanceSheetOptions,
  life_insurance: lifeInsuranceOptions,
  diagram: diagramOptions,
  taxes: taxesOptions,
  documents: documentsOptions,
  milestones: milestonesOptions,
};

export const optionsOf = (sectionId: string): readonly SectionOption[] => OPTIONS[sectionId] ?? [];
export const ALL_OPTIONS: readonly SectionOption[] = Object.values(OPTIONS).flat();
