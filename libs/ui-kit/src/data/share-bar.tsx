import type { Cents } from '@platform/kernel';
import { type Meaning, toneColour } from '../meaning.tsx';
import css from './data.module.css';
import { Money } from './figure.tsx';

export interface Share {
  readonly id: string;
  readonly name: string;
  readonly cents: Cents;
  readonly meaning: Meaning;
}

export interface ShareBarProps {
  readonly label: string;
  /** In any order: shown as family and trust, then charity, then tax, then the rest. */
  readonly shares: readonly Share[];
  readonly legend?: boolean;
}

const ORDER: Readonly<Record<Meaning, number>> = { family: 0, trust: 1, charity: 2, tax: 3, document: 4, asset: 5 };

/** Who gets how much of a whole, as one bar with a legend that also says it in words. */
export function ShareBar({ label, shares, legend = true }: ShareBarProps) {
  const shown = shares.filter((share) => share.cents > 0).sort((a, b) => ORDER[a.meaning] - ORDER[b.meaning]);
  const whole = shown.reduce((sum, share) => sum + share.cents, 0);
  if (whole === 0) return null;
  const percent = (cents: Cents): string => `${((100 * cents) / whole).toFixed(1)}%`;
  return (
    <figure aria-label={label}>
      <div className={css.bar} aria-hidden>
        {shown.map((share) => (
          <span
            key={share.id}
            title={`${share.name} ${percent(share.cents)}`}
            style={{ flexGrow: share.cents / whole, background: toneColour(share.meaning, 'solid') }}
          />
        ))}
      </div>
      {legend && (
        <ul className={css.legend}>
          {shown.map((share) => (
            <li key={share.id}>
              <span className={css.swatch} style={{ background: toneColour(share.meaning, 'solid') }} aria-hidden />
              <span>{share.name}</span>
              <b>
                <Money cents={share.cents} />
              </b>
              <span className={css.caption}>{percent(share.cents)}</span>
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
