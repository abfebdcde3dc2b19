import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import css from './field.module.css';

export interface FieldFrameProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Says "optional" beside the label. */
  readonly optional?: boolean;
  /** At the right of the label, such as a link or a counter. */
  readonly aside?: ReactNode;
  /** In a toolbar: the label is for assistive technology alone, the box as low as a search field. */
  readonly compact?: boolean;
  readonly className?: string;
}

export interface FieldIds {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

/** Label, hint and error of one control, tied together for assistive technology. */
export function Field(props: FieldFrameProps & { readonly children: (ids: FieldIds) => ReactNode }) {
  const { label, hint, error, optional, aside, compact, className, children } = props;
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames(css.field, className)}>
      <div className={classNames(css.labelRow, compact && css.hidden)}>
        <label className={css.label} htmlFor={id}>
          {label}{' '}
          {optional && (
            <span className={css.optional} data-aside>
              optional
            </span>
          )}
        </label>
        {aside}
      </div>
      {children({ id, describedBy, invalid: Boolean(error) })}
      {error && (
        <p className={css.error} id={errorId} role="alert">
          <IconAlertTriangle size={15} stroke={1.6} aria-hidden />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className={css.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
