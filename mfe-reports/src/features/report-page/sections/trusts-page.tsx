import { labelOf } from '@platform/contracts/labels';
import { abbreviateCents, counted, formatDate } from '@platform/kernel';
import css from '../report-page.module.css';
import type { ReportPageProps } from './report-pages.ts';

export function TrustsPage({ estate }: ReportPageProps) {
  const { trusts } = estate;
  return (
    <>
      <h2>{trusts.length === 0 ? 'The plan has no trusts.' : `The plan uses ${counted(trusts.length, 'trust')}.`}</h2>
      {trusts.map((trust) => (
        <section key={trust.id} className={css.trust}>
          <h3>{trust.name}</h3>
          <span className={css.muted}>
            {[
              labelOf('TrustKind', trust.kind),
              trust.situs,
              trust.createdUponDeath
                ? 'made at a death'
                : trust.executedAt
                  ? `signed ${formatDate(trust.executedAt)}`
                  : null,
              trust.netWorth ? `holds ${abbreviateCents(trust.netWorth)}` : null,
              trust.benefitAtDeath === null ? null : `pays ${abbreviateCents(trust.benefitAtDeath)} at a death`,
              trust.insideEstate === null
                ? 'no settlor named'
                : trust.insideEstate
                  ? 'in the taxable estate'
                  : 'outside the taxable estate',
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {trust.dispositions.length > 0 && (
            <ul>
              {trust.dispositions.map(({ id, when, description }) => (
                <li key={id}>
                  {when}: {description}
                </li>
              ))}
            </ul>
          )}
          {trust.fiduciaries.length > 0 && (
            <p className={css.muted}>
              {trust.fiduciaries.map(({ roleTitle, personName }) => `${roleTitle}: ${personName}`).join('; ')}
            </p>
          )}
        </section>
      ))}
    </>
  );
}
