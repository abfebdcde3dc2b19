import { type Cents, formatDollarsAndCents, formatWholeDollars } from '@platform/kernel';
import { Sheet } from '@platform/ui-kit';
import type { Compared } from './outcomes.ts';
import { ReceiptButton } from './receipt-button.tsx';
import css from './what-if.module.css';

/** What the two sides are called, and two that are the same. */
export interface SideNames {
  readonly before: string;
  readonly after: string;
  readonly same: string;
}

export const PLAN_AND_WHAT_IF: SideNames = { before: 'As planned', after: 'What if', same: 'As planned' };

/** `+$1,200` with its words for whoever hears it; the word for the same where nothing changes. */
export function Difference({ cents, same }: { readonly cents: Cents; readonly same: string }) {
  if (cents === 0) return <>{same}</>;
  const sign = cents > 0 ? '+' : '−';
  return (
    <abbr title={`${sign}${formatDollarsAndCents(Math.abs(cents))}`}>
      {sign}${formatWholeDollars(Math.abs(cents))}
    </abbr>
  );
}

const Whole = ({ cents }: { readonly cents: Cents }) => (
  <abbr title={formatDollarsAndCents(cents)}>{formatWholeDollars(cents)}</abbr>
);

interface ComparisonProps {
  readonly title: string;
  readonly first: string;
  readonly lines: readonly Compared[];
  readonly sides: SideNames;
  readonly none?: string;
  /** What is said of both sides above the lines. */
  readonly says?: string;
  /** Opens the receipt of a line; which lines have one, `hasReceipt` says: all where it is left out. */
  readonly onOpen?: ((id: string, label: string) => void) | undefined;
  readonly hasReceipt?: (id: string) => boolean;
}

/** Two sides of a plan line by line, with the difference; on a phone each line is a block of its own. */
export function Comparison({
  title,
  first,
  lines,
  sides,
  none,
  says,
  onOpen,
  hasReceipt = () => true,
}: ComparisonProps) {
  return (
    <Sheet title={title} padded={lines.length === 0}>
      {says && <p className={css.says}>{says}</p>}
      {lines.length === 0 ? (
        <p className={css.none}>{none}</p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              <th scope="col">{sides.before}</th>
              <th scope="col">{sides.after}</th>
              <th scope="col">Difference</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, label, before, after }) => (
              <tr key={id} className={before === after ? css.same : undefined}>
                <th scope="row">
                  {label}
                  {onOpen && hasReceipt(id) && <ReceiptButton of={label} onOpen={() => onOpen(id, label)} />}
                </th>
                <td data-label={sides.before}>
                  <Whole cents={before} />
                </td>
                <td data-label={sides.after}>
                  <Whole cents={after} />
                </td>
                <td data-label="Difference">
                  <Difference cents={after - before} same={sides.same} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Sheet>
  );
}
