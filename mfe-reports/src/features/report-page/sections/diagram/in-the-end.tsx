import { formatDollarsAndCents, sumCents } from '@platform/kernel';
import { AmountCell } from '../../amount-cell.tsx';
import css from '../../report-page.module.css';
import { MOST_TOGETHER } from '../../whole-groups.ts';

interface Holding {
  readonly holderId: string;
  readonly holderName: string;
  readonly outright: number;
  readonly inTrust: number;
  readonly total: number;
}

const cell = (amount: number): string => (amount === 0 ? '–' : formatDollarsAndCents(amount));

/** Everybody who has something after the last death, the largest first. */
export function InTheEnd({ holdings }: { holdings: readonly Holding[] }) {
  const rows = holdings.filter(({ total }) => total > 0).toSorted((one, other) => other.total - one.total);
  if (rows.length === 0) return null;
  const sum = (amountOf: (holding: Holding) => number): number => sumCents(rows.map(amountOf));
  const [outright, inTrust, total] = [
    sum((holding) => holding.outright),
    sum((holding) => holding.inTrust),
    sum((holding) => holding.total),
  ];
  return (
    <section>
      <h3>What everybody has in the end</h3>
      <table className={css.table}>
        <thead>
          <tr>
            <th>Who</th>
            <th className={css.number}>Outright</th>
            <th className={css.number}>In trust</th>
            <th className={css.number}>Together</th>
          </tr>
        </thead>
        <tbody className={rows.length <= MOST_TOGETHER ? css.whole : undefined}>
          {rows.map((row) => (
            <tr key={row.holderId}>
              <td>{row.holderName}</td>
              <AmountCell amount={row.outright}>{cell(row.outright)}</AmountCell>
              <AmountCell amount={row.inTrust}>{cell(row.inTrust)}</AmountCell>
              <AmountCell amount={row.total}>{cell(row.total)}</AmountCell>
            </tr>
          ))}
        </tbody>
        <tbody className={css.whole}>
          <tr className={css.sum}>
            <td>Total</td>
            <AmountCell amount={outright}>{cell(outright)}</AmountCell>
            <AmountCell amount={inTrust}>{cell(inTrust)}</AmountCell>
            <AmountCell amount={total}>{cell(total)}</AmountCell>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
