import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Row } from '../layout/page.tsx';
import { type IconName, MeaningIcon, type Tone, toneColour } from '../meaning.tsx';
import css from './feedback.module.css';

export interface NoteProps {
  readonly tone?: Extract<Tone, 'asset' | 'accent' | 'warning' | 'danger' | 'positive'>;
  readonly icon?: IconName;
  /** Announces itself when it appears. */
  readonly alert?: boolean;
  readonly children: ReactNode;
}

const TONE_ICON: Readonly<Record<string, IconName>> = {
  asset: 'accent',
  accent: 'opportunity',
  warning: 'warning',
  danger: 'danger',
  positive: 'positive',
};

export function Note({ tone = 'asset', icon, alert, children }: NoteProps) {
  return (
    <div className={css.note} role={alert ? 'alert' : undefined} style={{ background: toneColour(tone, 'tint') }}>
      <span style={{ color: toneColour(tone, 'solid') }}>
        <MeaningIcon name={icon ?? TONE_ICON[tone] ?? 'accent'} size={18} />
      </span>
      <div>{children}</div>
    </div>
  );
}

export interface StaleNoteProps {
  /** What is shown still, such as "the list". */
  readonly what: string;
  readonly onRetry: () => void;
}

/** Above something that was read before and could not be read again. */
export function StaleNote({ what, onRetry }: StaleNoteProps) {
  return (
    <Note tone="warning" alert>
      <Row gap={10} wrap>
        <span>The last update did not arrive. You see {what} as it was before.</span>
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      </Row>
    </Note>
  );
}

export interface BannerProps {
  readonly tone?: 'warning' | 'danger' | 'accent' | 'asset';
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A bar under the top bar: offline, trial. */
export function Banner({ tone = 'accent', action, children }: BannerProps) {
  return (
    <div className={css.banner} role="status" style={{ background: toneColour(tone, 'tint'), color: 'var(--text)' }}>
      <span>{children}</span>
      {action}
    </div>
  );
}
