import type { ResultOf } from '@graphql-typed-document-node/core';
import { abbreviateCents, formatDate, formatWholeDollars } from '@platform/kernel';
import { graphql, readFragment } from '../../../../gql/index.ts';
import { AmountCell } from '../../amount-cell.tsx';
import { countedInWords } from '../../count-words.ts';
import css from '../../report-page.module.css';
import type { ReportSection, SectionProps } from '../section.ts';

const LifeInsuranceSection = graphql(`
  fragment LifeInsuranceSection on Estate {
    lifeInsurances { id name carrier policyNumber insured { id name } secondaryInsured { id name } owner { ... on Person { id name } ... on Trust { id name } ... on Entity { id name } ... on JointOwner { id name } } netDeathBenefit csv standings { amount isBenefit inTaxableEstate why cite } beneficiaries { assignee { ... on Person { id name } ... on Trust { id name } ... on Charitable { id name } ... on Entity { id name } } percent kind } }
    lifeInsuranceSummary { count benefit cashValue outsideTotal unknownTotal asOf }
  }
`);
type Policy = ResultOf<typeof LifeInsuranceSection>['lifeInsurances'][number];

const beneficiaries = ({ beneficiaries: all }: Policy): string =>
  all
    .map(({ assignee, percent, kind }) =>
      [assignee.name, percent ? `${percent}%` : null, kind === 'CONTINGENT' ? 'contingent' : null]
        .filter(Boolean)
        .join(', '),
    )
    .join('; ');

/** A survivorship policy pays at the second of two deaths. */
const insuredOf = ({ insured, secondaryInsured }: Policy): string =>
  [insured?.name, secondaryInsured?.name].filter(Boolean).join(' and ') || '–';

type Summary = ResultOf<typeof LifeInsuranceSection>['lifeInsuranceSummary'];

function outsideWords({ outsideTotal, benefit }: Pick<Summary, 'outsideTotal' | 'benefit'>): string {
  if (outsideTotal === 0) return 'None of it stands outside the taxable estates.';
  if (outsideTotal === benefit) return 'All of it stands outside the taxable estates.';
  return `${abbreviateCents(outsideTotal)} of it stands outside the taxable estates.`;
}

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

function LifeInsurancePage({ estate, report }: SectionProps) {
  const { lifeInsurances: policies, lifeInsuranceSummary: summary } = readFragment(LifeInsuranceSection, estate);
  const { lifeInsuranceView, lifeInsuranceAmountView } = report.outsideEstateViewSetting;
  const isOne = lifeInsuranceView === 'TOGETHER';
  const isCashValue = lifeInsuranceAmountView === 'CASH_VALUE';
  const amountOf = ({ csv, netDeathBenefit }: Policy): number => (isCashValue ? csv : (netDeathBenefit ?? 0));
  const total = isCashValue ? summary.cashValue : summary.benefit;
  return (
    <>
      <h2>
        {countedInWords(summary.count, 'policy', 'policies')} would pay <em>{abbreviateCents(summary.benefit)}</em>.
      </h2>
      <p className={css.lead}>
        {outsideWords(summary)} The cash value is {abbreviateCents(summary.cashValue)} as of {formatDate(summary.asOf)}.
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            <th>Policy</th>
            <th>Insured</th>
            <th>Owner</th>
            <th>Goes to</th>
            <th className={css.number}>{isCashValue ? 'Cash value' : 'Pays'}</th>
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
                    <span className={css.muted} data-note>
                      {[policy.carrier, places(policy)].filter(Boolean).join(' · ')}
                    </span>
                  </td>
                  <td>{insuredOf(policy)}</td>
                  <td>{policy.owner?.name ?? '–'}</td>
                  <td>{beneficiaries(policy) || policy.owner?.name || '–'}</td>
                  <AmountCell amount={amountOf(policy)}>{formatWholeDollars(amountOf(policy))}</AmountCell>
                </tr>
              ))}
          <tr className={css.sum}>
            <td colSpan={4}>{isOne ? 'All policies' : 'Total'}</td>
            <AmountCell amount={total}>{`$${formatWholeDollars(total)}`}</AmountCell>
          </tr>
        </tbody>
      </table>
    </>
  );
}

export const lifeInsuranceSection: ReportSection = {
  id: 'life_insurance',
  Page: LifeInsurancePage,
  isEmpty: ({ estate }) => readFragment(LifeInsuranceSection, estate).lifeInsurances.length === 0,
};
