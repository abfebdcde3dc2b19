import '@fontsource/newsreader/400.css';
import '@fontsource/newsreader/500.css';
import '@fontsource/public-sans/400.css';
import '@fontsource/public-sans/500.css';
import '@fontsource/public-sans/600.css';
import '@fontsource/public-sans/700.css';
import { useQuery } from '@apollo/client/react';
import { ErrorState } from '@platform/ui-kit';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { fittingScale } from './fit.ts';
import { PAGE_HEIGHT, pageStyles } from './page-styles.ts';
import { type ReportDocument, type ReportEstate, ReportPageQuery } from './report-data.ts';
import css from './report-page.module.css';
import { REPORT_PAGES } from './sections/report-pages.ts';

declare global {
  interface Window {
    /** Read by the renderer: nothing is printed before it is set. */
    reportPageState?: { state: 'ready' | 'error'; message?: string };
  }
}

/** URL: /service/reports/:reportId, opened by the renderer with a session that reads this estate only. */
export function ReportPageRoute() {
  const { reportId = '' } = useParams();
  const { data, error } = useQuery(ReportPageQuery, { variables: { reportId }, fetchPolicy: 'network-only' });
  const report = data?.report;
  const problem = failure(error, data !== undefined, report);
  useEffect(() => {
    if (problem) window.reportPageState = { state: 'error', message: problem };
    else if (report) {
      void document.fonts.ready.then(() => {
        for (const sheet of document.querySelectorAll<HTMLElement>('[data-sheet]')) {
          sheet.style.zoom = String(fittingScale(sheet.scrollHeight, PAGE_HEIGHT));
        }
        window.reportPageState = { state: 'ready' };
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

function ReportPages({ report, estate }: { report: ReportDocument; estate: ReportEstate }) {
  const pages = report.orderedRequestableSections.flatMap((id) => {
    const page = REPORT_PAGES[id];
    return page ? [{ id, ...page }] : [];
  });
  const styles = pageStyles({
    family: estate.displayName,
    organization: estate.organization?.name ?? '',
    pages: pages.map(({ id, title }) => ({ id, title })),
  });
  return (
    <main className={css.report}>
      <style>{styles}</style>
      {pages.map(({ id, Page }) => (
        <article key={id} className={id === 'cover' ? css.cover : css.sheet} style={{ page: id.replace(/_/g, '-') }}>
          <div data-sheet={id === 'cover' ? undefined : id}>
            <Page report={report} estate={estate} />
          </div>
        </article>
      ))}
    </main>
  );
}
