import { abbreviateCents, formatDate, formatWholeDollars } from '@platform/kernel';
import { Fragment } from 'react';
import css from '../report-page.module.css';
import type { ReportPageProps } from './report-pages.ts';

const dollars = (amount: number): string => (amount === 0 ? '–' : formatWholeDollars(amount));

export function BalanceSheetPage({ estate }: ReportPageProps) {
  const { balanceSheet, netWorthReceipt } = estate;
  const { columns, groups, totals, total, asOf } = balanceSheet;
  return (
    <>
      <h2>
        You own <em>{abbreviateCents(netWorthReceipt.total)}</em>
        {netWorthReceipt.outsideTotal > 0 && (
          <>
            , and <em>{abbreviateCents(netWorthReceipt.outsideTotal)}</em> is in trusts outside your estates
          </>
        )}
        .
      </h2>
      {asOf && <p className={css.lead}>Values as of {formatDate(asOf)}, in whole dollars.</p>}
      <table className={css.table}>
        <thead>
          <tr>
            <th>Holding</th>
            {columns.map(({ id, label }) => (
              <th key={id} className={css.number}>
                {label}
              </th>
            ))}
            <th className={css.number}>Total</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <Fragment key={group.label}>
              <tr className={css.group}>
                <td colSpan={columns.length + 2}>{group.label}</td>
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
                  {row.cells.map((cell, index) => (
                    <td key={columns[index]?.id} className={css.number}>
                      {dollars(cell)}
                    </td>
                  ))}
                  <td className={css.number}>{dollars(row.total)}</td>
                </tr>
              ))}
            </Fragment>
          ))}
          <tr className={css.sum}>
            <td>Total</td>
            {totals.map((amount, index) => (
              <td key={columns[index]?.id} className={css.number}>
                ${formatWholeDollars(amount)}
              </td>
            ))}
            <td className={css.number}>${formatWholeDollars(total)}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}
