import { createHash } from 'node:crypto';
import type { MARK_NAMES, PrintedMarks } from '../../domain/report/freshness.ts';
import type { ReportRecord } from '../../domain/report/report.ts';
import type { ReportContent } from '../../domain/report-content/report-content.ts';
import type { ReportViewRecord } from '../../domain/report-view/report-view.ts';
import { omissionsOf, printedSlides, titleOfRole } from '../../views/report/content-view.ts';

interface Deps {
  readonly contentOf: (organizationId: string) => Promise<ReportContent>;
  readonly viewOf: (estateId: string) => Promise<ReportViewRecord>;
  /** Null where identity has not told it. */
  readonly lookOf: (organizationId: string) => Promise<string | null>;
}

const markOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** How what the organization and the settings put into a report stands now. */
export function createPrintedMarks({ contentOf, viewOf, lookOf }: Deps) {
  return async (
    report: Pick<ReportRecord, 'organizationId' | 'estateId' | 'requestedRole'>,
    sections: readonly string[],
  ): Promise<PrintedMarks> => {
    const [content, { showDiagramNumbers, outside }, look] = await Promise.all([
      contentOf(report.organizationId),
      viewOf(report.estateId),
      lookOf(report.organizationId),
    ]);
    const shown: Omit<Record<(typeof MARK_NAMES)[number], unknown>, 'look'> = {
      slides: printedSlides(content, sections).map(({ id, title, contents, showHeader }) => [
        id,
        title,
        contents,
        showHeader,
      ]),
      disclosures: content.disclosures
        .filter(({ isActive }) => isActive)
        .map(({ title, disclosureContent }) => [title, disclosureContent]),
      omissions: omissionsOf(content),
      title: titleOfRole(content, report.requestedRole ?? null),
      views: [
        sections.includes('summary') && showDiagramNumbers,
        sections.includes('balance_sheet') && Object.entries(outside).toSorted(),
      ],
    };
    const marks = Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, markOf(value)]));
    return { ...(marks as Omit<PrintedMarks, 'look'>), look };
  };
}
export type PrintedMarksOf = ReturnType<typeof createPrintedMarks>;
