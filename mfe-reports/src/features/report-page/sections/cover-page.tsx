import { counted, formatLongDay } from '@platform/kernel';
import { dayOf } from '@platform/mfe-kit/calendar';
import { PageTitle } from '@platform/ui-kit';
import css from '../report-page.module.css';
import { outOfPlan } from './plan-documents.ts';
import type { ReportPageProps } from './report-pages.ts';

const LINES = 44;

/** One estate becoming many: a fan of curves from one narrow band. */
function LineFan() {
  const paths = Array.from({ length: LINES }, (_, index) => {
    const t = index / (LINES - 1);
    const start = 283 + t * 46;
    const end = -260 + t * 1160;
    return `M0 ${start.toFixed(1)}C260 ${start.toFixed(1)} 420 ${((start + end) / 2).toFixed(1)} 816 ${end.toFixed(1)}`;
  });
  return (
    <svg viewBox="0 0 816 628" preserveAspectRatio="none" aria-hidden="true">
      {paths.map((d) => (
        <path key={d} d={d} fill="none" stroke="currentColor" strokeWidth="0.8" />
      ))}
    </svg>
  );
}

export function CoverPage({ report, estate }: ReportPageProps) {
  const clients = estate.people.filter(({ isClient, isSpouse, isDeceased }) => (isClient || isSpouse) && !isDeceased);
  const names = clients.map(({ name }) => name).join(' and ');
  const place = [estate.city, estate.clientState].filter(Boolean).join(', ');
  const inPlan = estate.estateDocuments.filter((document) => outOfPlan(document) === null);
  const count = inPlan.length + estate.trusts.filter(({ executedAt }) => executedAt).length;
  return (
    <>
      <div className={css.coverTop}>
        <LineFan />
        <b>{estate.organization?.name}</b>
      </div>
      <div className={css.coverBody}>
        <p>{report.name}</p>
        <PageTitle>{estate.displayName}</PageTitle>
        {report.subName && <p className={css.names}>{report.subName}</p>}
        <p className={css.names}>{[names, place].filter(Boolean).join(', ')}</p>
        <dl>
          <div>
            <dt>Date</dt>
            <dd>{formatLongDay(dayOf(report.requestedAt))}</dd>
          </div>
          <div>
            <dt>Prepared by</dt>
            <dd>
              {report.preparedBy ?? estate.organization?.name}
              {report.preparedByTitle ? `, ${report.preparedByTitle}` : ''}
            </dd>
          </div>
          {estate.netWorthReceipt.asOf && (
            <div>
              <dt>Values as of</dt>
              <dd>{formatLongDay(estate.netWorthReceipt.asOf)}</dd>
            </div>
          )}
          <div>
            <dt>Plan reviewed</dt>
            <dd>{counted(count, 'document')}</dd>
          </div>
        </dl>
      </div>
    </>
  );
}
