import { counted, formatLongDay } from '@platform/kernel';
import { dayOf } from '@platform/mfe-kit/calendar';
import { PageTitle } from '@platform/ui-kit';
import { graphql, readFragment } from '../../../../gql/index.ts';
import { logoHeight, printableLogo } from '../../logo.ts';
import { outOfPlan } from '../documents/plan-documents.ts';
import type { ReportSection, SectionProps } from '../section.ts';
import own from './cover.module.css';

const CoverSection = graphql(`
  fragment CoverSection on Estate {
    city
    clientState
    people { id name isClient isSpouse isDeceased }
    trusts { id executedAt }
    estateDocuments { id isOnFile standing executedAt }
    netWorthReceipt { asOf }
  }
`);

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

/** Case: signed in 2008 and 2021 → `2008 to 2021`. */
function yearsOf(signed: readonly { readonly executedAt?: string | null }[]): string | null {
  const years = signed.flatMap(({ executedAt }) => (executedAt ? [executedAt.slice(0, 4)] : [])).toSorted();
  const [first, last] = [years.at(0), years.at(-1)];
  if (!first || !last) return null;
  return first === last ? first : `${first} to ${last}`;
}

/** The organization's own logo as tall as it wants it, else its name. */
function CoverLogo({ organization }: Pick<SectionProps['estate'], 'organization'>) {
  const logo = organization && printableLogo(organization.logoUrl);
  if (!organization || !logo) return <b>{organization?.name}</b>;
  return <img src={logo} alt={organization.name} style={{ height: logoHeight(organization.pdfLogoHeight) }} />;
}

function CoverPage({ report, estate }: SectionProps) {
  const { people, city, clientState, trusts, estateDocuments, netWorthReceipt } = readFragment(CoverSection, estate);
  const clients = people.filter(({ isClient, isSpouse, isDeceased }) => (isClient || isSpouse) && !isDeceased);
  const names = clients.map(({ name }) => name).join(' and ');
  const place = [city, clientState].filter(Boolean).join(', ');
  const inPlan = estateDocuments.filter((document) => outOfPlan(document) === null);
  const signed = [...inPlan, ...trusts.filter(({ executedAt }) => executedAt)];
  return (
    <>
      <div className={own.coverTop}>
        <LineFan />
        <CoverLogo organization={estate.organization} />
      </div>
      <div className={own.coverBody}>
        <p>{report.name}</p>
        <PageTitle>{estate.displayName}</PageTitle>
        {report.subName && <p className={own.names}>{report.subName}</p>}
        <p className={own.names}>{[names, place].filter(Boolean).join(', ')}</p>
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
          {netWorthReceipt.asOf && (
            <div>
              <dt>Values as of</dt>
              <dd>{formatLongDay(netWorthReceipt.asOf)}</dd>
            </div>
          )}
          <div>
            <dt>Plan reviewed</dt>
            <dd>{[counted(signed.length, 'document'), yearsOf(signed)].filter(Boolean).join(', ')}</dd>
          </div>
        </dl>
      </div>
    </>
  );
}

export const coverSection: ReportSection = { id: 'cover', Page: CoverPage };
