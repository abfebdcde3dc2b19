import css from './report-page.module.css';

interface AmountCellProps {
  readonly amount: number;
  /** The amount as paper has room for it. */
  readonly children: string;
}

/** An amount in a table: a file of the table has it to the cent, however short paper says it. */
export function AmountCell({ amount, children }: AmountCellProps) {
  return (
    <td className={css.number} data-cents={amount}>
      {children}
    </td>
  );
}
