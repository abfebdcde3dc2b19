import {
  type Icon,
  IconAlertTriangle,
  IconCloudX,
  IconFilterOff,
  IconInbox,
  IconLock,
  IconPlugConnectedX,
  IconRefresh,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Monogram } from '../data/chip.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import type { Tone } from '../meaning.tsx';
import css from './feedback.module.css';

interface StateProps {
  readonly icon: ReactNode;
  readonly tone: Tone;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
  readonly reference?: string;
  readonly alert?: boolean;
  /** It is the whole page, which is called so. */
  readonly page?: boolean;
}

function State({ icon, tone, title, text, actions, reference, alert, page }: StateProps) {
  return (
    <div className={css.empty} role={alert ? 'alert' : undefined}>
      <Monogram square size={48} tone={tone}>
        {icon}
      </Monogram>
      {page ? <PageTitle inToolbar>{title}</PageTitle> : <h2>{title}</h2>}
      {text && <p>{text}</p>}
      {actions && <div className={css.actions}>{actions}</div>}
      {reference && <p className={css.reference}>Reference {reference}</p>}
    </div>
  );
}

const glyph = (Glyph: Icon): ReactNode => <Glyph size={24} stroke={1.6} />;

export interface EmptyStateProps {
  readonly title: ReactNode;
  /** What this is, in one or two sentences. */
  readonly text?: ReactNode;
  readonly icon?: ReactNode;
  readonly tone?: Tone;
  /** The first action. */
  readonly actions?: ReactNode;
  /** It is the whole page, which is called so. */
  readonly page?: boolean;
}

/** First use: what this is, and how to begin. */
export function EmptyState({ icon, tone = 'family', ...rest }: EmptyStateProps) {
  return <State icon={icon ?? glyph(IconInbox)} tone={tone} {...rest} />;
}

export interface FilteredEmptyStateProps {
  readonly title: ReactNode;
  /** Names the filter: "State is Vermont". */
  readonly text?: ReactNode;
  readonly onClear: () => void;
  readonly clearLabel?: string;
}

export function FilteredEmptyState({ title, text, onClear, clearLabel = 'Clear filters' }: FilteredEmptyStateProps) {
  return (
    <State
      icon={glyph(IconFilterOff)}
      tone="asset"
      title={title}
      text={text}
      actions={<Button onClick={onClear}>{clearLabel}</Button>}
    />
  );
}

export interface ErrorStateProps {
  readonly title?: ReactNode;
  readonly text?: ReactNode;
  /** The error; its reference id is shown when it carries one. */
  readonly error?: unknown;
  readonly reference?: string;
  readonly onRetry?: () => void;
  readonly actions?: ReactNode;
  /** It is the whole page, which is called so. */
  readonly page?: boolean;
}

/** Masked errors of the gateway end with "Reference: <id>". */
export function referenceOf(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : '';
  return /Reference:?\s+([\w-]+)/.exec(message)?.[1];
}

export function ErrorState({
  title = 'This did not load',
  text = 'Nothing is lost. Try again, or come back in a minute.',
  error,
  reference = referenceOf(error),
  onRetry,
  actions,
  page,
}: ErrorStateProps) {
  return (
    <State
      alert
      page={page}
      icon={glyph(IconCloudX)}
      tone="tax"
      title={title}
      text={text}
      reference={reference}
      actions={
        <>
          {onRetry && (
            <Button primary icon={<IconRefresh size={17} stroke={1.6} />} onClick={onRetry}>
              Try again
            </Button>
          )}
          {actions}
        </>
      }
    />
  );
}

export interface UnavailableStateProps {
  /** The area's name, such as Documents. */
  readonly name?: string;
  readonly onRetry: () => void;
  readonly actions?: ReactNode;
}

/** A part of the application did not load; everything else goes on. */
export function UnavailableState({ name = 'This section', onRetry, actions }: UnavailableStateProps) {
  return (
    <State
      alert
      page
      icon={glyph(IconPlugConnectedX)}
      tone="document"
      title={`${name} is unavailable right now`}
      text="This section is unavailable. All other areas work as usual. We tried twice and told support."
      actions={
        <>
          <Button primary icon={<IconRefresh size={17} stroke={1.6} />} onClick={onRetry}>
            Try again
          </Button>
          {actions}
        </>
      }
    />
  );
}

export function AccessDeniedState({ hint, actions }: { hint?: ReactNode; actions?: ReactNode }) {
  return (
    <State
      page
      icon={glyph(IconLock)}
      tone="asset"
      title="Access Denied"
      text={<>You do not have access{hint ? <>. {hint}</> : null}</>}
      actions={actions}
    />
  );
}

export function CrashState() {
  return (
    <State
      alert
      page
      icon={glyph(IconAlertTriangle)}
      tone="tax"
      title="Something went wrong..."
      text="Please try refreshing the page."
      actions={
        <Button primary onClick={() => window.location.reload()}>
          Refresh
        </Button>
      }
    />
  );
}
