import '@fontsource/newsreader/400.css';
import '@fontsource/newsreader/500.css';
import '@fontsource/public-sans/400.css';
import '@fontsource/public-sans/500.css';
import '@fontsource/public-sans/600.css';
import '@fontsource/public-sans/700.css';
import { useQuery } from '@apollo/client/react';
import { labelOf } from '@platform/contracts/labels';
import { useDocumentTitle } from '@platform/mfe-kit';
import { today } from '@platform/mfe-kit/calendar';
import { ErrorState } from '@platform/ui-kit';
import { type CSSProperties, useEffect } from 'react';
import { useParams } from 'react-router';
import { layOut } from './lay-out.ts';
import { footLogoHeight, printableLogo } from './logo.ts';
import { type FootLogo, pageName, pageStyles, paperOf, sheetHeight } from './page-styles.ts';
import { type ReportDocument, type ReportEstate, ReportPageQuery } from './report-data.ts';
import css from './report-page.module.css';
import type { ReportSection } from './sections/section.ts';
import { sectionOf } from './sections/sections.ts';
import { SlidePage } from './sections/slide/slide-page.tsx';
import { type PartWorkings, WorkingsQuery, workingsSection } from './sections/workings/workings.section.tsx';
import { settled } from './settled.ts';

declare global {
  interface Window {
    /** Read by the renderer: nothing is printed before it is set. */
    reportPageState?: {
      state: 'ready' | 'error';
      message?: string;
      estateVersion?: number;
      sections?: { id: string; title: string; page: number }[];
    };
    /** Listens to how far the page is, where somebody prints it. */
    reportSectionLaidOut?: (laidOut: { title: string; done: number; of: number }) => void;
  }
}

/** Years of a projection, this one included. */
const YEARS = 20;

/** URL: /service/reports/:reportId, opened by the renderer with a session that reads this estate only. */
export function ReportPageRoute() {
  const { reportId = '' } = useParams();
  const fromYear = Number(today().slice(0, 4));
  const { data, error } = useQuery(ReportPageQuery, {
    variables: { reportId, fromYear, toYear: fromYear + YEARS - 1 },
    fetchPolicy: 'network-only',
  });
  const report = data?.report;
  const needsWorkings = report?.orderedRequestableSections.includes(workingsSection.id) === true;
  const workings = useQuery(WorkingsQuery, {
    variables: { reportId },
    fetchPolicy: 'network-only',
    skip: !needsWorkings,
  });
  const worked = workings.data?.report?.estate;
  const problem =
    failure(error ?? workings.error, data !== undefined, report) ?? changed(report?.estate?.version, worked?.version);
  const isWhole = !needsWorkings || worked !== undefined;
  useEffect(() => {
    if (problem) window.reportPageState = { state: 'error', message: problem };
    else if (report?.estate && isWhole) {
      const { version: estateVersion } = report.estate;
      const height = paperOf(report.options.paperSize).height;
      void settled().then(() => {
        const sections = layOut(height);
        window.reportPageState = { state: 'ready', estateVersion, sections };
      });
    }
  }, [problem, report, isWhole]);
  if (problem) return <ErrorState title="The report cannot be shown" text={problem} />;
  if (!report?.estate || !isWhole) return null;
  return <ReportPages report={report} estate={report.estate} workings={worked?.allWorkings ?? []} />;
}

/** Figures and workings are asked for one after the other, and must be of one moment. */
const changed = (version: number | undefined, workedVersion: number | undefined): string | null =>
  workedVersion === undefined || workedVersion === version
    ? null
    : 'The estate was changed while the report was drawn.';

function failure(error: unknown, answered: boolean, report: ReportDocument | null | undefined): string | null {
  if (error) return error instanceof Error ? error.message : 'The report did not load.';
  if (!answered) return null;
  if (!report?.estate) return 'The report or its estate does not exist any more.';
  const { problem } = report.estate.distribution;
  return problem ? `The distribution cannot be worked out: ${problem.message}` : null;
}

interface Printed {
  readonly id: string;
  readonly title: string;
  readonly Page: ReportSection['Page'];
}

/** A section of the registry that has something to say, or a slide of the organization; null for what is neither. */
function printedPage(id: string, report: ReportDocument, estate: ReportEstate): Printed | null {
  const slide = report.slides.find((one) => `slide:${one.id}` === id);
  if (slide) return { id, title: slide.title, Page: SlidePage };
  const section = sectionOf(id);
  if (!section || section.isEmpty?.({ report, estate })) return null;
  return { id, title: labelOf('ReportSection', section.id), Page: section.Page };
}

/** Beside the name of the organization at the foot of each page. */
function footLogo(organization: ReportEstate['organization']): FootLogo | null {
  const url = printableLogo(organization?.logoUrl);
  return url ? { url, height: footLogoHeight(organization?.pdfLogoFooterHeight) } : null;
}

function ReportPages({
  report,
  estate,
  workings,
}: {
  report: ReportDocument;
  estate: ReportEstate;
  workings: readonly PartWorkings[];
}) {
  // Of the printed file.
  useDocumentTitle(`${report.name}, ${estate.displayName}`);
  const pages = report.orderedRequestableSections
    .filter((id) => id !== workingsSection.id || workings.length > 0)
    .flatMap((id) => printedPage(id, report, estate) ?? []);
  const contents = pages.map(({ id, title }) => ({ id, title }));
  const styles = pageStyles({
    family: estate.displayName,
    organization: estate.organization?.name ?? '',
    logo: footLogo(estate.organization),
    pages: contents,
    paper: report.options.paperSize,
    hasNumbers: !report.options.hidePageNumbers,
    isPreview: report.options.isPreview,
    hasFoot: !report.leavesOut.platformDisclosure,
  });
  const { paperSize } = report.options;
  const sizes = { '--sheet': `${paperOf(paperSize).width}px`, '--page-height': sheetHeight(paperSize) };
  return (
    <main className={css.report} style={sizes as CSSProperties}>
      <style>{styles}</style>
      {pages.map(({ id, title, Page }) => (
        <article
          key={id}
          id={`section-${id}`}
          data-section={id}
          data-title={title}
          className={id === 'cover' ? css.cover : css.sheet}
          style={{ page: pageName(id) }}
        >
          <div data-sheet={id === 'cover' ? undefined : id}>
            <Page id={id} report={report} estate={estate} contents={contents} workings={workings} />
          </div>
        </article>
      ))}
    </main>
  );
}
