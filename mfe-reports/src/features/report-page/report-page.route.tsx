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
import { fittingScale, overviewFigure, shrunkFigure } from './fit.ts';
import { GAP, joinedSheets, type LaidOutSection } from './joined-sheets.ts';
import { footLogoHeight, printableLogo } from './logo.ts';
import { type FootLogo, pageName, pageStyles, paperOf, runningHead } from './page-styles.ts';
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
      sections?: { id: string; title: string }[];
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

/** Fits each section to its pages, telling the renderer how far it is; answers what there is, in its order. */
function layOut(pageHeight: number): { id: string; title: string }[] {
  const articles = [...document.querySelectorAll<HTMLElement>('article[data-section]')];
  const sections = articles.map((article, index) => {
    const { section: id = '', title = '' } = article.dataset;
    const sheet = article.querySelector<HTMLElement>('[data-sheet]');
    const { height, head } = sheet ? fitted(sheet, pageHeight) : { height: 0, head: 0 };
    window.reportSectionLaidOut?.({ title, done: index + 1, of: articles.length });
    return { id, title, height, head };
  });
  join(articles, joinedSheets(sections, pageHeight));
  return sections.map(({ id, title }) => ({ id, title }));
}

/** px of a table that stand together at least: its head, and a few lines. */
const FIRST_LINES = 120;

function headOf(sheet: HTMLElement): number {
  const first = [...sheet.children].find((child) => !child.matches('h2, p'));
  if (!first) return sheet.scrollHeight;
  const { top, height } = first.getBoundingClientRect();
  return top - sheet.getBoundingClientRect().top + (first.matches(WHOLE) ? height : Math.min(height, FIRST_LINES));
}

/** What does not split at the end of a page. */
const WHOLE = '[data-shrinks]';

/** Draws a section, or its figure, so much smaller that its last page is not nearly empty. */
function fitted(sheet: HTMLElement, pageHeight: number): { height: number; head: number } {
  const overview = sheet.querySelector<HTMLElement>('[data-overview]');
  if (overview) {
    const scale = overviewFigure(sheet.scrollHeight, pageHeight, overview.offsetHeight);
    overview.style.zoom = String(scale ?? 1);
    overview.hidden = scale === null;
  }
  const figure = sheet.querySelector<HTMLElement>(WHOLE);
  if (figure) figure.style.zoom = String(shrunkFigure(sheet.scrollHeight, pageHeight, figure.offsetHeight));
  const height = sheet.scrollHeight;
  const head = headOf(sheet);
  const scale = fittingScale(height, pageHeight);
  sheet.style.zoom = String(scale);
  return { height: height * scale, head: head * scale };
}

/** Sections that share pages have one name of a page, and stand in its head together. */
function join(articles: readonly HTMLElement[], groups: readonly (readonly LaidOutSection[])[]): void {
  for (const group of groups) {
    const [first, ...rest] = group;
    if (!first || rest.length === 0) continue;
    const of = group.flatMap(({ id }) => articles.find(({ dataset }) => dataset['section'] === id) ?? []);
    for (const article of of) article.style.setProperty('page', pageName(first.id));
    for (const article of of.slice(0, -1)) article.style.breakAfter = 'auto';
    for (const article of of.slice(1)) article.style.marginTop = `${GAP}px`;
    const style = document.createElement('style');
    style.textContent = runningHead(
      first.id,
      group.map(({ title }) => title),
    );
    of[0]?.before(style);
  }
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
  const pages = report.orderedRequestableSections.flatMap((id) => printedPage(id, report, estate) ?? []);
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
  return (
    <main className={css.report} style={{ '--sheet': `${paperOf(report.options.paperSize).width}px` } as CSSProperties}>
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
