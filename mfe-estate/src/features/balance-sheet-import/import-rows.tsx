import { labelOf } from '@platform/contracts/labels';
import { formatDate, formatDollarsAndCents } from '@platform/kernel';
import { Checkbox, Note } from '@platform/ui-kit';
import css from './import.module.css';
import type { ImportRow, Looked } from './import-query.ts';
import { byPlace } from './import-words.ts';

interface ImportRowsProps {
  readonly rows: readonly ImportRow[];
  readonly leftOut: ReadonlySet<string>;
  readonly disabled: boolean;
  readonly onToggle: (id: string) => void;
}

/** Every row as it would stand on the balance sheet; what may be there already is left out until somebody ticks it. */
export function ImportRows({ rows, leftOut, disabled, onToggle }: ImportRowsProps) {
  return (
    <ul className={css.rows} aria-label="Rows of the workbook">
      {rows.map(({ id, tab, row, name, assetType, owners, valuationDate, balance, duplicate, warnings }) => (
        <li key={id} className={css.row}>
          <Checkbox
            label={name}
            hint={
              <>
                {labelOf('AssetType', assetType)}, {owners.join(' and ')}. Value of {formatDate(valuationDate)}. {tab},
                row {row}.
                {[...(duplicate ? [duplicate] : []), ...warnings].map((words) => (
                  <span key={words} className={css.warning}>
                    {words}
                  </span>
                ))}
              </>
            }
            checked={!leftOut.has(id)}
            disabled={disabled}
            onChange={() => onToggle(id)}
          />
          <span className={css.amount}>{formatDollarsAndCents(balance)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Everything that is to be put right, by the rows of the sheet. */
export function ImportErrors({ errors, errorCount }: Pick<Looked, 'errors' | 'errorCount'>) {
  const more = errorCount - errors.length;
  return (
    <>
      <Note tone="danger" alert>
        {errorCount === 1 ? 'One thing has' : `${errorCount.toLocaleString('en-US')} things have`} to be put right.
        Nothing was imported. Correct the workbook, save it, and choose it again.
      </Note>
      <ul className={css.rows} aria-label="What to put right">
        {byPlace(errors).map(({ place, errors: here }) => (
          <li key={place} className={css.wrong}>
            <b>{place}</b>
            {here.map(({ column, message }) => (
              <p key={`${column} ${message}`}>
                {column && <span className={css.column}>{column}: </span>}
                {message}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {more > 0 && <p>And {more.toLocaleString('en-US')} more, which are shown when these are put right.</p>}
    </>
  );
}
