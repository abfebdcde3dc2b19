import type { ComponentType } from 'react';
import type { ReportDocument, ReportEstate } from '../report-data.ts';
import { AssumptionsPage } from './assumptions-page.tsx';
import { BalanceSheetPage } from './balance-sheet-page.tsx';
import { ContentsPage } from './contents-page.tsx';
import { CoverPage } from './cover-page.tsx';
import { DiagramPage } from './diagram-page.tsx';
import { DocumentsPage } from './documents-page.tsx';
import { FamilyPage } from './family-page.tsx';
import { LifeInsurancePage } from './life-insurance-page.tsx';
import { MilestonesPage } from './milestones-page.tsx';
import { OpportunitiesPage } from './opportunities-page.tsx';
import { SummaryPage } from './summary-page.tsx';
import { TaxesPage } from './taxes-page.tsx';
import { TeamPage } from './team-page.tsx';
import { TrustsPage } from './trusts-page.tsx';

export interface ReportPageProps {
  /** Of the section. */
  readonly id: string;
  readonly report: ReportDocument;
  readonly estate: ReportEstate;
  /** All that is printed, in its order. */
  readonly contents: readonly { readonly id: string; readonly title: string }[];
}

export interface ReportPage {
  /** In the running head. */
  readonly title: string;
  readonly Page: ComponentType<ReportPageProps>;
}

/** Sections by the id that a report asks for. */
export const REPORT_PAGES: Readonly<Record<string, ReportPage>> = {
  cover: { title: 'Cover', Page: CoverPage },
  contents: { title: 'Contents', Page: ContentsPage },
  summary: { title: 'Summary', Page: SummaryPage },
  family: { title: 'Your family', Page: FamilyPage },
  balance_sheet: { title: 'What you own', Page: BalanceSheetPage },
  life_insurance: { title: 'Life insurance', Page: LifeInsurancePage },
  diagram: { title: 'Who receives what', Page: DiagramPage },
  taxes: { title: 'Estate tax', Page: TaxesPage },
  trusts: { title: 'Your trusts', Page: TrustsPage },
  documents: { title: 'Your documents', Page: DocumentsPage },
  opportunities: { title: 'Opportunities', Page: OpportunitiesPage },
  milestones: { title: 'Milestones', Page: MilestonesPage },
  team: { title: 'Your team', Page: TeamPage },
  assumptions: { title: 'Notes and assumptions', Page: AssumptionsPage },
};
