import '@fontsource/newsreader/400.css';
import '@fontsource/newsreader/500.css';
import '@fontsource/public-sans/400.css';
import '@fontsource/public-sans/500.css';
import '@fontsource/public-sans/600.css';
import '@fontsource/public-sans/700.css';
import { useQuery } from '@apollo/client/react';
import { useDocumentTitle } from '@platform/mfe-kit';
import { today } from '@platform/mfe-kit/calendar';
import { ErrorState } from '@platform/ui-kit';
import { type CSSProperties, useEffect } from 'react';
import { useParams } from 'react-router';
import { fittingScale } from './fit.ts';
import { GAP, joinedSheets, type LaidOutSection } from './joined-sheets.ts';
import { pageName, pageStyles, paperOf, runningHead } from './page-styles.ts';
import { type ReportDocument, type ReportEstate, ReportPageQuery } from './report-data.ts';
import css from './report-page.module.css';
import { REPORT_PAGES, type ReportPage } from './sections/report-pages.ts';
import { SlidePage } from './sections/slide-page.tsx';

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
  const problem = failure(error, data !== undefined, report);
  useEffect(() => {
    if (problem) window.reportPageState = { state: 'error', message: problem };
    else if (report?.estate) {
      const { version: estateVersion } = report.estate;
      const height = paperOf(report.options.paperSize).height;
      void document.fonts.ready.then(() => {
        const sections = layOut(height);
        window.reportPageState = { state: 'ready', estateVersion, sections };
      });
    }
  }, [problem, report]);
  if (problem) return <ErrorState title="The report cannot be shown" text={problem} />;
  if (!report?.estate) return null;
  return <ReportPages report={report} estate={report.estate} />;
}

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
    const natural = sheet?.scrollHeight ?? 0;
    const scale = fittingScale(natural, pageHeight);
    if (sheet) sheet.style.zoom = String(scale);
    window.reportSectionLaidOut?.({ title, done: index + 1, of: articles.length });
    return { id, title, height: natural * scale };
  });
  join(articles, joinedSheets(sections, pageHeight));
  return sections.map(({ id, title }) => ({ id, title }));
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
  readonly Page: ReportPage['Page'];
}

/** A section of the registry, or a slide of the organization; null for what is neither any more. */
function printedPage(id: string, report: ReportDocument): Printed | null {
  const slide = report.slides.find((one) => `slide:${one.id}` === id);
  if (slide) return { id, title: slide.title, Page: SlidePage };
  const page = REPORT_PAGES[id];
  return page ? { id, ...page } : null;
}

function ReportPages({ report, estate }: { report: ReportDocument; estate: ReportEstate }) {
  // Of the printed file.
  useDocumentTitle(`${report.name}, ${estate.displayName}`);
  const pages = report.orderedRequestableSections.flatMap((id) => printedPage(id, report) ?? []);
  const contents = pages.map(({ id, title }) => ({ id, title }));
  const styles = pageStyles({
    family: estate.displayName,
    organization: estate.organization?.name ?? '',
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
            <Page id={id} report={report} estate={estate} contents={contents} />
          </div>
        </article>
      ))}
    </main>
  );
}
