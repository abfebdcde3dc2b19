import { type LawRow, rangeWords, rateLines } from '@platform/estate-engine/law-book';
import { Caption, Chip, Statute } from '@platform/ui-kit';
import css from './law.module.css';

/** One rule: when it is the law, what it says, where that is written, and how sure it is. */
export function LawRowArticle({ row }: { readonly row: LawRow }) {
  const { title, says, authority, certainty, isOwn } = row;
  return (
    <article className={css.row}>
      <Caption>{rangeWords(row)}</Caption>
      <div className={css.what}>
        <h3>{title}</h3>
        {says.map((one) => (
          <p key={one}>{one}</p>
        ))}
        {row.rates && <Rates {...row.rates} />}
        {authority.length > 0 && (
          <div className={css.authority}>
            {authority.map(({ cite, title: about }) => (
              <Statute key={cite} citation={cite} note={about} />
            ))}
          </div>
        )}
      </div>
      <div className={css.sure}>
        {certainty && (
          <Chip tone={certainty === 'C' || certainty === 'D' ? 'warning' : 'asset'}>Certainty {certainty}</Chip>
        )}
        {!isOwn && <Chip tone="warning">No row of its own</Chip>}
      </div>
    </article>
  );
}

function Rates({ of, table }: NonNullable<LawRow['rates']>) {
  return (
    <details>
      <summary>Rates</summary>
      <Caption>Of {of}</Caption>
      <ol className={css.rates}>
        {rateLines(table).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </details>
  );
}
