import { formatCents, formatDollarsAndCents } from '@platform/kernel';
import css from '../../report-page.module.css';
import own from './taxes.module.css';

export interface PrintedLine {
  readonly label: string;
  readonly amount?: number | null;
  /** Stands where a line is no amount: a rate, a share. */
  readonly value?: string | null;
  readonly formula?: string | null;
  readonly rule?: string;
  readonly depth?: number;
}

const RULES: Readonly<Record<string, string | undefined>> = {
  subtotal: own.subtotal,
  total: own.total,
  info: own.info,
};

function amountOf({ amount, value, rule }: PrintedLine): string {
  if (typeof amount === 'number') return rule === 'total' ? formatDollarsAndCents(amount) : formatCents(amount);
  return value ?? '';
}

const classOf = ({ rule, depth = 0 }: PrintedLine): string =>
  [own.line, RULES[rule ?? ''], depth > 1 && own.indent].filter(Boolean).join(' ');

interface PrintedReceiptProps {
  readonly label: string;
  readonly lines: readonly PrintedLine[];
  /** One of many, small; the page says once that what leans is in no sum. */
  readonly isNote?: boolean;
}

/** A receipt on paper: dotted leaders drawn as borders, so that they stay vectors. */
export function PrintedReceipt({ label, lines, isNote = false }: PrintedReceiptProps) {
  return (
    <div className={isNote ? own.note : own.receipt}>
      <dl aria-label={label} data-amounts={label}>
        {lines.map((line, index) => (
          // Receipts repeat labels; their order is fixed.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <div key={index} className={classOf(line)}>
            <dt>
              {line.label}
              {line.rule === 'info' && !isNote && ' (not in the sum)'}
            </dt>
            <span className={css.dots} />
            <dd data-cents={line.amount}>{amountOf(line)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
