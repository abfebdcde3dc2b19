import { labelOf } from '@platform/contracts/labels';
import { formatDate, formatDollarsAndCents } from '@platform/kernel';
import { Checkbox, Note, Pagination, Switch } from '@platform/ui-kit';
import { useState } from 'react';
import css from './import.module.css';
import type { ImportRow, Looked } from './import-query.ts';
import { byPlace } from './import-words.ts';

const PER_PAGE = 100;

/** The part of a long list that is shown, and what leads to the others; nothing where all of it is. */
function usePages<Thing>(things: readonly Thing[], noun: string) {
  const [wanted, onPage] = useState(1);
  const total = things.length;
  const page = Math.min(wanted, Math.max(1, Math.ceil(total / PER_PAGE)));
  return {
    shown: things.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    pages: total > PER_PAGE && <Pagination page={page} perPage={PER_PAGE} total={total} onPage={onPage} noun={noun} />,
  };
}

interface ImportRowsProps {
  readonly rows: readonly ImportRow[];
  readonly leftOut: ReadonlySet<string>;
  readonly disabled: boolean;
  readonly onToggle: (id: string) => void;
}

const needsLook = ({ duplicate, warnings }: ImportRow): boolean => duplicate !== null || warnings.length > 0;

/** Every row as it would stand on the balance sheet; what may be there already is left out until somebody ticks it. */
export function ImportRows({ rows, leftOut, disabled, onToggle }: ImportRowsProps) {
  const [only, setOnly] = useState(false);
  const doubtful = rows.filter(needsLook);
  const isLong = rows.length > PER_PAGE && doubtful.length > 0;
  const { shown, pages } = usePages(only && isLong ? doubtful : rows, 'rows');
  return (
    <>
      {isLong && (
        <Switch
          label={`Show only what may need a look (${doubtful.length.toLocaleString('en-US')})`}
          checked={only}
          onChange={({ target }) => setOnly(target.checked)}
        />
      )}
      <ul className={css.rows} aria-label="Rows of the workbook">
        {shown.map(({ id, tab, row, name, assetType, owners, valuationDate, balance, duplicate, warnings }) => (
          <li key={id} className={css.row}>
            <Checkbox
              label={name}
              hint={
                <>
                  {labelOf('AssetType', assetType)}, {owners.join(' and ')}. Value of {formatDate(valuationDate)}. {tab}
                  , row {row}.
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
      {pages}
    </>
  );
}

/** Everything that is to be put right, by the rows of the sheet. */
export function ImportErrors({ errors, errorCount }: Pick<Looked, 'errors' | 'errorCount'>) {
  const more = errorCount - errors.length;
  const { shown, pages } = usePages(byPlace(errors), 'rows to put right');
  return (
    <>
      <Note tone="danger" alert>
        {errorCount === 1 ? 'One thing has' : `${errorCount.toLocaleString('en-US')} things have`} to be put right.
        Nothing was imported. Correct the workbook, save it, and choose it again.
      </Note>
      <ul className={css.rows} aria-label="What to put right">
        {shown.map(({ place, errors: here }) => (
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
      {pages}
      {more > 0 && <p>And {more.toLocaleString('en-US')} more, which are shown when these are put right.</p>}
    </>
  );
}
