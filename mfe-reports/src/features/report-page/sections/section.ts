import type { TEXT_LABELS } from '@platform/contracts/labels';
import type { ComponentType } from 'react';
import type { ReportDocument, ReportEstate } from '../report-data.ts';
import type { PartWorkings } from './workings/workings.section.tsx';

export interface SectionProps {
  /** Of the section. */
  readonly id: string;
  readonly report: ReportDocument;
  /** Each section reads its own fragment of it. */
  readonly estate: ReportEstate;
  /** All that is printed, in its order. */
  readonly contents: readonly { readonly id: string; readonly title: string }[];
  /** Of every amount, where the report prints them. */
  readonly workings?: readonly PartWorkings[];
}

/** A folder beside this file: what the section asks for, how it is drawn, when there is nothing to draw. */
export interface ReportSection {
  /** As the server's registry and the labels name it. */
  readonly id: keyof typeof TEXT_LABELS.ReportSection;
  readonly Page: ComponentType<SectionProps>;
  /** Whether the estate has nothing for it: a page that only says so is not printed. */
  readonly isEmpty?: (props: Pick<SectionProps, 'report' | 'estate'>) => boolean;
}
