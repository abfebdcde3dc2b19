import type { ResultOf } from '@graphql-typed-document-node/core';
import { abbreviateCents, formatDate, formatWholeDollars } from '@platform/kernel';
import { graphql, readFragment } from '../../../../gql/index.ts';
import { AmountCell } from '../../amount-cell.tsx';
import css from '../../report-page.module.css';
import { MOST_TOGETHER } from '../../whole-groups.ts';
import { isSumColumn } from '../diagram/entity-structure.ts';
import type { ReportSection, SectionProps } from '../section.ts';
import { OutsideEstate } from './outside-estate.tsx';

const BalanceSheetSection = graphql(`
  fragment BalanceSheetSection on Estate {
    balanceSheet {
      asOf
      columns { id label inTaxableEstate }
      groups { label rows { id label detailUnderAsOf isLiability cells total } }
      totals
    }
    netWorthReceipt { total outsideTotal outside { label amount note } }
    lifeInsurances { id name carrier csv owner { ... on Person { id name } ... on Trust { id name } ... on Entity { id name } ... on JointOwner { id name } } standings { amount isBenefit inTaxableEstate } }
    distribution { finalHoldings { holderId holderName holderType total } }
  }
`);

const dollars = (amount: number): string => (amount === 0 ? '–' : formatWholeDollars(amount));

const ownersOf = (
  cells: readonly number[],
  owners: readonly { readonly label: string; readonly index: number }[],
): string =>
  owners
    .filter(({ index }) => cells[index] !== 0)
    .map(({ label }) => label)
    .join(', ');

/** Whoever holds what stands outside has no column: the policy itself says who it is, or the receipt of net worth. */
const outsideOwner = (
  { id, label }: { readonly id: string; readonly label: string },
  { lifeInsurances, netWorthReceipt }: ResultOf<typeof BalanceSheetSection>,
): string =>
  lifeInsurances.find((policy) => policy.id === id)?.owner?.name ??
  netWorthReceipt.outside.find((one) => one.label === label)?.note ??
  '–';

function BalanceSheetPage({ estate, report }: SectionProps) {
  const sheet = readFragment(BalanceSheetSection, estate);
  const { balanceSheet, netWorthReceipt } = sheet;
  const { columns, groups, totals, asOf } = balanceSheet;
  // Paper has room for the two sums; who owns a holding stands beside it in words.
  const owners = columns.map(({ id, label }, index) => ({ id, label, index })).filter(({ id }) => !isSumColumn(id));
  const sums = columns.map(({ id, label }, index) => ({ id, label, index })).filter(({ id }) => isSumColumn(id));
  const hasOwners = report.options.balanceSheetViewMode === 'BY_OWNER';
  return (
    <>
      <h2>
        You own <em>{abbreviateCents(netWorthReceipt.total)}</em>
        {netWorthReceipt.outsideTotal > 0 && (
          <>
            , and <em>{abbreviateCents(netWorthReceipt.outsideTotal)}</em> stands outside your taxable estates
          </>
        )}
        .
      </h2>
      <p className={css.lead}>
        {asOf && `Values as of ${formatDate(asOf)} where a line says no other day, in whole dollars. `}
        In the table insurance counts at its cash value; above, what stands outside counts it at its benefit.
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            <th>Holding</th>
            {hasOwners && <th>Owner</th>}
            {sums.map(({ id, label }) => (
              <th key={id} className={css.number}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.label} className={group.rows.length <= MOST_TOGETHER ? css.whole : undefined}>
            <tr className={css.group}>
              <td colSpan={sums.length + (hasOwners ? 2 : 1)}>{group.label}</td>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.id}>
                <td>
                  {row.label}
                  {row.detailUnderAsOf && (
                    <span className={css.muted} data-note>
                      {' '}
                      {row.detailUnderAsOf}
                    </span>
                  )}
                </td>
                {hasOwners && <td>{ownersOf(row.cells, owners) || outsideOwner(row, sheet)}</td>}
                {sums.map(({ id, index }) => (
                  <AmountCell key={id} amount={row.cells[index] ?? 0}>
                    {dollars(row.cells[index] ?? 0)}
                  </AmountCell>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tbody className={css.whole}>
          <tr className={css.sum}>
            <td colSpan={hasOwners ? 2 : 1}>Total</td>
            {sums.map(({ id, index }) => (
              <AmountCell key={id} amount={totals[index] ?? 0}>
                {`$${formatWholeDollars(totals[index] ?? 0)}`}
              </AmountCell>
            ))}
          </tr>
        </tbody>
      </table>
      <OutsideEstate estate={sheet} view={report.outsideEstateViewSetting} />
    </>
  );
}

export const balanceSheetSection: ReportSection = {
  id: 'balance_sheet',
  Page: BalanceSheetPage,
  isEmpty({ estate }) {
    const { balanceSheet, netWorthReceipt } = readFragment(BalanceSheetSection, estate);
    return balanceSheet.groups.every(({ rows }) => rows.length === 0) && netWorthReceipt.outside.length === 0;
  },
};
