import { abbreviateCents, formatDate, formatWholeDollars } from '@platform/kernel';
import css from '../report-page.module.css';
import { isSumColumn } from './entity-structure.ts';
import { OutsideEstate } from './outside-estate.tsx';
import type { ReportPageProps } from './report-pages.ts';

const dollars = (amount: number): string => (amount === 0 ? '–' : formatWholeDollars(amount));

/** Rows of a group that stay on one page with their head. */
const WHOLE = 12;

export function BalanceSheetPage({ estate, report }: ReportPageProps) {
  const { balanceSheet, netWorthReceipt } = estate;
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
        {asOf && `Values as of ${formatDate(asOf)}, in whole dollars. `}
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
          <tbody key={group.label} className={group.rows.length <= WHOLE ? css.whole : undefined}>
            <tr className={css.group}>
              <td colSpan={sums.length + (hasOwners ? 2 : 1)}>{group.label}</td>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.id}>
                <td>
                  {row.label}
                  {row.detail && <span className={css.muted}> {row.detail}</span>}
                  {row.isStale && row.valuationDate && (
                    <span className={css.muted}> valued {formatDate(row.valuationDate)}</span>
                  )}
                </td>
                {hasOwners && (
                  <td>
                    {owners
                      .filter(({ index }) => row.cells[index] !== 0)
                      .map(({ label }) => label)
                      .join(', ')}
                  </td>
                )}
                {sums.map(({ id, index }) => (
                  <td key={id} className={css.number}>
                    {dollars(row.cells[index] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tbody className={css.whole}>
          <tr className={css.sum}>
            <td colSpan={hasOwners ? 2 : 1}>Total</td>
            {sums.map(({ id, index }) => (
              <td key={id} className={css.number}>
                ${formatWholeDollars(totals[index] ?? 0)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <OutsideEstate estate={estate} view={report.outsideEstateViewSetting} />
    </>
  );
}
