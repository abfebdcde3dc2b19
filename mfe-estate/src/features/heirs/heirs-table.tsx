import { formatDollarsAndCents, formatWholeDollars } from '@platform/kernel';
import { Receipt } from '@platform/ui-kit';
import { IconChevronRight } from '@tabler/icons-react';
import { Fragment, useId, useState } from 'react';
import { accountLines, gainLines, statutesOfLines } from './heir-lines.ts';
import css from './heirs.module.css';
import type { Heir } from './heirs-query.ts';

/** Whole dollars; the exact amount on hover. Nothing is an en dash. */
function Amount({ cents }: { readonly cents: number }) {
  if (cents === 0) return <>–</>;
  return <abbr title={formatDollarsAndCents(cents)}>{formatWholeDollars(cents)}</abbr>;
}

interface CellProps {
  /** Stands beside the figure where the head of the table does not. */
  readonly label: string;
  readonly cents: number;
  /** Of no interest where there is none: left out of a narrow list. */
  readonly isEmpty?: boolean;
  readonly note?: string | undefined;
}

function Cell({ label, cents, isEmpty = cents === 0, note }: CellProps) {
  return (
    <td className={isEmpty ? css.none : undefined}>
      <span className={css.label} aria-hidden>
        {label}
      </span>
      <span>
        <Amount cents={cents} />
        {note && <small>{note}</small>}
      </span>
    </td>
  );
}

export interface HeirsTableProps {
  readonly heirs: readonly Heir[];
  /** The rate that was asked for. */
  readonly percent: number | null;
}

/** One row for each heir, which opens to its lines. */
export function HeirsTable({ heirs, percent }: HeirsTableProps) {
  return (
    <table className={css.heirs}>
      <thead>
        <tr>
          <th scope="col">Heir</th>
          <th scope="col">Basis</th>
          <th scope="col">Built-in gain</th>
          <th scope="col">Of unknown basis</th>
          <th scope="col">Retirement accounts</th>
          {percent !== null && <th scope="col">Estimated income tax</th>}
        </tr>
      </thead>
      <tbody>
        {heirs.map((heir) => (
          <HeirRows key={heir.holderId} heir={heir} percent={percent} />
        ))}
      </tbody>
    </table>
  );
}

function HeirRows({ heir, percent }: { readonly heir: Heir; readonly percent: number | null }) {
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const { holderName, known, basis, gain, unknown, account, incomeTax, firstLastYear } = heir;
  const until = firstLastYear ? `By the end of ${firstLastYear}` : undefined;
  return (
    <Fragment>
      <tr>
        <th scope="row">
          <button type="button" aria-expanded={isOpen} aria-controls={detailsId} onClick={() => setOpen(!isOpen)}>
            <IconChevronRight size={16} stroke={1.6} aria-hidden />
            {holderName}
          </button>
        </th>
        <Cell label="Basis" cents={basis} isEmpty={known === 0} />
        <Cell label="Built-in gain" cents={gain} />
        <Cell label="Of unknown basis" cents={unknown} />
        <Cell label="Retirement accounts" cents={account} note={until} />
        {percent !== null && <Cell label="Estimated income tax" cents={incomeTax ?? 0} />}
      </tr>
      <tr id={detailsId} hidden={!isOpen}>
        <td colSpan={percent === null ? 5 : 6}>{isOpen && <HeirDetails heir={heir} percent={percent} />}</td>
      </tr>
    </Fragment>
  );
}

function HeirDetails({ heir, percent }: { readonly heir: Heir; readonly percent: number | null }) {
  const { holderName, properties, accounts } = heir;
  return (
    <div className={css.details}>
      {properties.length > 0 && (
        <div>
          <h3>Property</h3>
          <Receipt
            label={`Gain built into what ${holderName} holds`}
            lines={gainLines(heir)}
            statutes={statutesOfLines(properties)}
          />
        </div>
      )}
      {accounts.length > 0 && (
        <div>
          <h3>Retirement accounts</h3>
          <Receipt
            label={`Retirement accounts of ${holderName}`}
            lines={accountLines(heir, percent)}
            statutes={statutesOfLines(accounts)}
          />
        </div>
      )}
    </div>
  );
}
