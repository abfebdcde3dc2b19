import { abbreviateCents, type Cents, formatDollarsAndCents } from '@platform/kernel';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type Tone, toneColour } from '../meaning.tsx';
import css from './data.module.css';

export interface MoneyProps {
  /** null or undefined shows an en dash: there is nothing, which is not zero */
  readonly cents: Cents | null | undefined;
}

/** Abbreviated amount; the exact one shows on hover, and screen readers hear the exact one. */
export function Money({ cents }: MoneyProps) {
  if (cents === null || cents === undefined) return <span title="No amount">–</span>;
  const exact = formatDollarsAndCents(cents);
  const short = abbreviateCents(cents);
  if (short === exact) return <span>{exact}</span>;
  return (
    <abbr title={exact}>
      <span aria-hidden>{short}</span>
      <span className={css.hidden}>{exact}</span>
    </abbr>
  );
}

export interface FigureProps {
  readonly label?: ReactNode;
  /** Tone of the label, such as tax. */
  readonly tone?: Tone;
  /** Money in cents; or any other value through `children`. */
  readonly cents?: Cents | null;
  readonly size?: 'xl' | 'lg' | 'md';
  readonly caption?: ReactNode;
  readonly children?: ReactNode;
}

export function Figure({ label, tone, cents, size = 'lg', caption, children }: FigureProps) {
  return (
    <div>
      {label && (
        <div className={css.label} style={tone && { color: toneColour(tone, 'solid') }}>
          {label}
        </div>
      )}
      <div className={css[size]}>{children ?? <Money cents={cents} />}</div>
      {caption && <p className={css.caption}>{caption}</p>}
    </div>
  );
}

export interface FigureStripProps {
  readonly figures: readonly (FigureProps & { readonly id: string })[];
  readonly label?: string;
}

/** Figures side by side under an ink rule; two by two on a phone. */
export function FigureStrip({ figures, label = 'Key figures' }: FigureStripProps) {
  return (
    <section className={css.strip} aria-label={label}>
      {figures.map(({ id, ...figure }) => (
        <div key={id} className={css.cell}>
          <Figure {...figure} />
        </div>
      ))}
    </section>
  );
}

export interface MeterProps {
  /** 0–100 */
  readonly percent: number;
  readonly label: string;
  readonly tone?: 'accent' | 'warning' | 'positive' | 'danger';
}

export function ProgressBar({ percent, label, tone = 'accent' }: MeterProps) {
  const value = Math.max(0, Math.min(100, Math.round(percent)));
  const colour = tone === 'accent' ? 'var(--accent-shape, var(--accent-default))' : toneColour(tone, 'solid');
  return (
    <span
      className={css.meter}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
    >
      <span style={{ width: `${value}%`, background: colour }} />
    </span>
  );
}

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}

export function Caption({ children }: { children: ReactNode }) {
  return <p className={css.caption}>{children}</p>;
}

export interface FigureTextProps {
  readonly size?: 'xl' | 'lg' | 'md';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Text in the serif of figures, where a Figure with label and caption is too much. */
export function FigureText({ size = 'md', className, children }: FigureTextProps) {
  return <span className={classNames(css[size], className)}>{children}</span>;
}
