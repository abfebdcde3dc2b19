import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import css from './feedback.module.css';

const DELAY_MS = 200;

export interface SkeletonProps {
  readonly width?: number | string;
  /** px */
  readonly height?: number;
  readonly round?: boolean;
}

/** One grey bar. Compose a shape like the result inside `SkeletonGroup`. */
export function SkeletonBar({ width = '100%', height = 12, round }: SkeletonProps) {
  return <span className={css.skeleton} style={{ width, height, borderRadius: round ? '50%' : undefined }} />;
}

/** Holds the place at once and paints after 200 ms, so a quick answer never flashes. */
export function SkeletonGroup({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      role="status"
      aria-label={label}
      data-skeleton={shown ? '' : undefined}
      className={classNames(!shown && css.waiting)}
    >
      {children}
    </div>
  );
}

export interface SkeletonRowsProps {
  readonly rows?: number;
  /** With a round shape at the left, as lists of people and clients have. */
  readonly avatar?: boolean;
  readonly label?: string;
}

const WIDTHS = [60, 48, 66, 52, 57];

/** Rows of a list or a table. */
export function Skeleton({ rows = 4, avatar, label }: SkeletonRowsProps) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => {
        const width = WIDTHS[row % WIDTHS.length] ?? 50;
        return (
          <div key={row} className={css.skeletonRow}>
            {avatar && <SkeletonBar width={36} height={36} round />}
            <span className={css.grow}>
              <SkeletonBar width={`${width}%`} />
              <SkeletonBar width={`${width - 20}%`} height={10} />
            </span>
            <SkeletonBar width={72} />
          </div>
        );
      })}
    </SkeletonGroup>
  );
}
