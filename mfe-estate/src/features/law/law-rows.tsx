import { LAW_TOPICS, type LawRow, TOPIC_WORDS } from '@platform/estate-engine/law-book';
import { counted, type IsoDate } from '@platform/kernel';
import { Sheet } from '@platform/ui-kit';
import css from './law.module.css';
import { LawRowArticle } from './law-row.tsx';

const isLawOn = (day: IsoDate, { from, until }: LawRow): boolean =>
  (from === undefined || from <= day) && (until === undefined || day < until);

const idOf = ({ from, title }: LawRow): string => `${from ?? ''} ${title}`;
const listed = (rows: readonly LawRow[]) => rows.map((row) => <LawRowArticle key={idOf(row)} row={row} />);

/** The rows of one jurisdiction by subject. What is the law on the day stands open; other years are one click away. */
export function LawRows({ rows, day }: { readonly rows: readonly LawRow[]; readonly day: IsoDate }) {
  return LAW_TOPICS.map((topic) => {
    const held = rows.filter((row) => row.topic === topic);
    if (held.length === 0) return null;
    const now = held.filter((row) => isLawOn(day, row));
    const others = held.filter((row) => !isLawOn(day, row));
    return (
      <Sheet key={topic} title={TOPIC_WORDS[topic]} padded={false}>
        {now.length > 0 ? listed(now) : <p className={css.none}>Nothing of it is the law today.</p>}
        {others.length > 0 && (
          <details className={css.others}>
            <summary>Other dates: {counted(others.length, 'row')}</summary>
            {listed(others)}
          </details>
        )}
      </Sheet>
    );
  });
}

/** The rows that an authority of a receipt leads to, whatever their years. */
export function CitedRows({ rows, of }: { readonly rows: readonly LawRow[]; readonly of: string }) {
  return (
    <Sheet title={of} padded={false}>
      {listed(rows)}
    </Sheet>
  );
}
