import { abbreviateCents, counted, formatDate, formatWholeDollars } from '@platform/kernel';
import css from '../report-page.module.css';
import type { ReportPageProps } from './report-pages.ts';

type Policy = ReportPageProps['estate']['lifeInsurances'][number];

const beneficiaries = ({ beneficiaries: all }: Policy): string =>
  all
    .map(({ assignee, percent, kind }) =>
      [assignee.name, percent ? `${percent}%` : null, kind === 'CONTINGENT' ? 'contingent' : null]
        .filter(Boolean)
        .join(', '),
    )
    .join('; ') || '–';

/** Where a policy counts, of each of its parts once. */
const places = ({ standings }: Policy): string =>
  [
    ...new Set(
      standings.map(({ inTaxableEstate }) =>
        inTaxableEstate === null
          ? 'not known whose'
          : inTaxableEstate
            ? 'in the taxable estate'
            : 'outside the taxable estate',
      ),
    ),
  ].join('; ');

export function LifeInsurancePage({ estate, report }: ReportPageProps) {
  const { lifeInsurances: policies, lifeInsuranceSummary: summary } = estate;
  const { lifeInsuranceView, lifeInsuranceAmountView } = report.outsideEstateViewSetting;
  if (policies.length === 0) return <h2>No life insurance is entered.</h2>;
  const isOne = lifeInsuranceView === 'TOGETHER';
  return (
    <>
      <h2>
        {counted(summary.count, 'policy', 'policies')} would pay <em>{abbreviateCents(summary.benefit)}</em>.
      </h2>
      <p className={css.lead}>
        {abbreviateCents(summary.outsideTotal)} of it stands outside the taxable estates. The cash value is{' '}
        {abbreviateCents(summary.cashValue)} as of {formatDate(summary.asOf)}.
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            <th>Policy</th>
            <th>Insured</th>
            <th>Owner</th>
            <th>Goes to</th>
            <th className={css.number}>{lifeInsuranceAmountView === 'CASH_VALUE' ? 'Cash value' : 'Pays'}</th>
          </tr>
        </thead>
        <tbody>
          {isOne
            ? null
            : policies.map((policy) => (
                <tr key={policy.id}>
                  <td>
                    {policy.name}
                    <br />
                    <span className={css.muted}>{[policy.carrier, places(policy)].filter(Boolean).join(' · ')}</span>
                  </td>
                  <td>{policy.insured?.name ?? '–'}</td>
                  <td>{policy.owner?.name ?? '–'}</td>
                  <td>{beneficiaries(policy)}</td>
                  <td className={css.number}>
                    {formatWholeDollars(
                      lifeInsuranceAmountView === 'CASH_VALUE' ? policy.csv : (policy.netDeathBenefit ?? 0),
                    )}
                  </td>
                </tr>
              ))}
          <tr className={css.sum}>
            <td colSpan={4}>{isOne ? 'All policies' : 'Total'}</td>
            <td className={css.number}>
              ${formatWholeDollars(lifeInsuranceAmountView === 'CASH_VALUE' ? summary.cashValue : summary.benefit)}
            </td>
          </tr>
        </tbody>
      </table>
    </>
  );
}
