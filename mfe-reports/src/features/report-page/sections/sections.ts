import { assumptionsSection } from './assumptions/assumptions.section.tsx';
import { balanceSheetSection } from './balance-sheet/balance-sheet.section.tsx';
import { contentsSection } from './contents/contents.section.tsx';
import { coverSection } from './cover/cover.section.tsx';
import { diagramSection } from './diagram/diagram.section.tsx';
import { documentsSection } from './documents/documents.section.tsx';
import { familySection } from './family/family.section.tsx';
import { lifeInsuranceSection } from './life-insurance/life-insurance.section.tsx';
import { milestonesSection } from './milestones/milestones.section.tsx';
import { opportunitiesSection } from './opportunities/opportunities.section.tsx';
import type { ReportSection } from './section.ts';
import { summarySection } from './summary/summary.section.tsx';
import { taxesSection } from './taxes/taxes.section.tsx';
import { teamSection } from './team/team.section.tsx';
import { trustsSection } from './trusts/trusts.section.tsx';
import { workingsSection } from './workings/workings.section.tsx';

const SECTIONS: readonly ReportSection[] = [
  coverSection,
  contentsSection,
  summarySection,
  familySection,
  balanceSheetSection,
  lifeInsuranceSection,
  diagramSection,
  taxesSection,
  trustsSection,
  documentsSection,
  opportunitiesSection,
  milestonesSection,
  teamSection,
  workingsSection,
  assumptionsSection,
];

/** Sections by the id that a report asks for. */
export const sectionOf = (id: string): ReportSection | undefined => SECTIONS.find((section) => section.id === id);
