import { formatWholeDollars } from '@platform/kernel';
import { AmountCell } from '../../amount-cell.tsx';
import css from '../../report-page.module.css';
import {
  charitiesInTheEnd,
  type OutsideEstateFigures,
  type OutsideLine,
  type OutsideView,
  outsideLines,
} from './outside-lines.ts';

interface OutsideEstateProps {
  readonly estate: OutsideEstateFigures;
  readonly view: OutsideView;
}

export function OutsideEstate({ estate, view }: OutsideEstateProps) {
  const lines = outsideLines(estate, view);
  const charities = charitiesInTheEnd(estate, view);
  return (
    <>
      {lines.length > 0 && <OutsideTable lines={lines} estate={estate} view={view} />}
      {charities.length > 0 && (
        <p className={css.muted}>
          To charity in the end, which is part of what the estates leave: {charities.join('; ')}.
        </p>
      )}
    </>
  );
}

function OutsideTable({ lines, estate, view }: OutsideEstateProps & { lines: readonly OutsideLine[] }) {
  const hasInsurance = view.showLifeInsurance && estate.lifeInsurances.length > 0;
  return (
    <>
      <h3>What stands outside your taxable estates</h3>
      {view.showDollarAmount && hasInsurance && (
        <p className={css.muted}>
          Life insurance at {view.lifeInsuranceAmountView === 'CASH_VALUE' ? 'its cash value' : 'what it pays'}.
        </p>
      )}
      <table className={css.table}>
        <thead>
          <tr>
            <th>Outside the estate</th>
            <th>About it</th>
            {view.showDollarAmount && <th className={css.number}>Amount</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, label, detail, amount }) => (
            <tr key={id}>
              <td>{label}</td>
              <td className={css.muted}>{detail}</td>
              {view.showDollarAmount &&
                (amount === null ? (
                  <td className={css.number}>–</td>
                ) : (
                  <AmountCell amount={amount}>{formatWholeDollars(amount)}</AmountCell>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
