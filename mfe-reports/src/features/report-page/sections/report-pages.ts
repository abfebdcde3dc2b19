import type { ComponentType } from 'react';
import type { ReportDocument, ReportEstate } from '../report-data.ts';
import { AssumptionsPage } from './assumptions-page.tsx';
import { BalanceSheetPage } from './balance-sheet-page.tsx';
import { CoverPage } from './cover-page.tsx';
import { DiagramPage } from './diagram-page.tsx';
import { DocumentsPage } from './documents-page.tsx';
import { FamilyPage } from './family-page.tsx';
import { SummaryPage } from './summary-page.tsx';
import { TaxesPage } from './taxes-page.tsx';
import { TrustsPage } from './trusts-page.tsx';

export interface ReportPageProps {
  readonly report: ReportDocument;
  readonly estate: ReportEstate;
}

interface ReportPage {
  /** In the running head. */
  readonly title: string;
  readonly Page: ComponentType<ReportPageProps>;
}

/** Sections by the id that a report asks for. */
export const REPORT_PAGES: Readonly<Record<string, ReportPage>> = {
  cover: { title: 'Cover', Page: CoverPage },
  summary: { title: 'Summary', Page: SummaryPage },
  family: { title: 'Your family', Page: FamilyPage },
  balance_sheet: { title: 'What you own', Page: BalanceSheetPage },
  diagram: { title: 'Who receives what', Page: DiagramPage },
  taxes: { title: 'Estate tax', Page: TaxesPage },
  trusts: { title: 'Your trusts', Page: TrustsPage },
  documents: { title: 'Your documents', Page: DocumentsPage },
  assumptions: { title: 'Notes and assumptions', Page: AssumptionsPage },
};
