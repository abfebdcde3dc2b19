import { IconAlertTriangle } from '@tabler/icons-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import css from './choices.module.css';
import fieldCss from './field.module.css';
import { whenLeft } from './when-left.ts';

export type CheckProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
};

function Check({
  kind,
  label,
  hint,
  error,
  className,
  ...input
}: CheckProps & { readonly kind: 'checkbox' | 'switch' | 'radio' }) {
  const id = useId();
  const hintId = hint || error ? `${id}-hint` : undefined;
  return (
    <div className={classNames(css.check, className)}>
      <input
        {...input}
        id={id}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        role={kind === 'switch' ? 'switch' : undefined}
        className={kind === 'switch' ? css.switch : undefined}
        aria-describedby={hintId}
        aria-invalid={error ? true : undefined}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {(error || hint) && (
          <p id={hintId} className={error ? fieldCss.error : fieldCss.hint}>
            {error || hint}
          </p>
        )}
      </div>
    </div>
  );
}

export function Checkbox(props: CheckProps) {
  return <Check kind="checkbox" {...props} />;
}

/** A setting that takes effect at once. */
export function Switch(props: CheckProps) {
  return <Check kind="switch" {...props} />;
}

export interface RadioGroupProps {
  readonly label: ReactNode;
  readonly name: string;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly options: readonly { readonly value: string; readonly label: ReactNode; readonly hint?: ReactNode }[];
  /** The first option, for focus after an error. */
  readonly ref?: Ref<HTMLInputElement>;
}

export function RadioGroup({ label, name, value, onChange, onBlur, hint, error, options, ref }: RadioGroupProps) {
  const id = useId();
  const noteId = error || hint ? `${id}-note` : undefined;
  return (
    <fieldset className={css.radios} aria-describedby={noteId} onBlur={whenLeft(onBlur)}>
      <legend className={fieldCss.label}>{label}</legend>
      {options.map((option, index) => (
        <Check
          key={option.value}
          ref={index === 0 ? ref : undefined}
          kind="radio"
          name={name}
          label={option.label}
          hint={option.hint}
          checked={value === option.value}
          onChange={() => onChange(option.value)}
        />
      ))}
      {(error || hint) && (
        <p id={noteId} className={error ? fieldCss.error : fieldCss.hint} role={error ? 'alert' : undefined}>
          {error && <IconAlertTriangle size={15} stroke={1.6} aria-hidden />}
          <span>{error || hint}</span>
        </p>
      )}
    </fieldset>
  );
}

export interface CheckboxGroupProps {
  /** For assistive technology; what stands over the group says it to the eye. */
  readonly label: string;
  /** Of the list in its form. */
  readonly name: string;
  readonly error?: ReactNode;
  readonly children: ReactNode;
}

/** Checkboxes that together are one field, with the error of the whole. */
export function CheckboxGroup({ label, name, error, children }: CheckboxGroupProps) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset id={id} name={name} className={css.radios} aria-label={label} aria-describedby={errorId}>
      {children}
      {error && (
        <p id={errorId} className={fieldCss.error} role="alert">
          <IconAlertTriangle size={15} stroke={1.6} aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

export interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
}

/** One of two to four views of the same thing. */
export function Segmented<Value extends string>({ label, value, onChange, options }: SegmentedProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and its own box
    <div className={css.seg} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
