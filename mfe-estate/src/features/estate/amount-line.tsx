import { abbreviateCents, type IsoDate } from '@platform/kernel';
import css from './amount-line.module.css';
import { lineShape, type ValuePoint } from './amount-line-shape.ts';

interface AmountLineProps {
  /** Of at least two days, in their order; otherwise nothing is drawn. */
  readonly points: readonly ValuePoint[];
  /** What the line says to whoever does not see it. */
  readonly says: string;
  /** How the first and the last day are written below it. */
  readonly wordsOf: (day: IsoDate) => string;
}

/** An amount over time. A page that draws one has the same as a table. */
export function AmountLine({ points, says, wordsOf }: AmountLineProps) {
  const shape = lineShape(points);
  const first = points[0];
  const last = points.at(-1);
  if (!shape || !first || !last) return null;
  return (
    <div className={css.chart} role="img" aria-label={says}>
      <div className={css.plot} aria-hidden>
        {shape.grid.map(({ amount, top }) => (
          <span key={amount} className={css.across} style={{ top: `${top}%` }}>
            <span className={css.amount}>{abbreviateCents(amount)}</span>
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={css.line}>
          <title>{says}</title>
          {shape.area && <path d={shape.area} className={css.area} />}
          <path d={shape.line} className={css.stroke} />
        </svg>
        <i className={css.end} style={{ top: `${shape.endTop}%` }} />
      </div>
      <div className={css.days} aria-hidden>
        <span>{wordsOf(first.day)}</span>
        <span className={css.now}>
          {wordsOf(last.day)} <b>{abbreviateCents(last.amount)}</b>
        </span>
      </div>
    </div>
  );
}
