import { IconChevronDown, IconEye, IconEyeOff, IconSearch, IconX } from '@tabler/icons-react';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { InnerButton } from './button.tsx';
import { Field, type FieldFrameProps } from './field.tsx';
import css from './inputs.module.css';

type Bare<T> = Omit<T, 'size' | 'className' | 'prefix'>;

export type TextInputProps = FieldFrameProps &
  Bare<InputHTMLAttributes<HTMLInputElement>> & {
    readonly ref?: Ref<HTMLInputElement>;
    readonly prefix?: ReactNode;
    readonly suffix?: ReactNode;
    readonly align?: 'left' | 'right';
    /** Large spaced digits, for one-time codes. */
    readonly code?: boolean;
    /** Shows "n / max" under the field; needs maxLength and a controlled or initial value. */
    readonly length?: number;
  };

const counter = (length: number | undefined, max: number | undefined, hint: ReactNode): ReactNode =>
  length === undefined || max === undefined ? (
    hint
  ) : (
    <>
      {hint} {length} / {max}
    </>
  );

export function TextInput(props: TextInputProps) {
  const { label, hint, error, optional, aside, compact, className, prefix, suffix, align, code, length, ...input } =
    props;
  return (
    <Field {...{ label, error, optional, aside, compact, className }} hint={counter(length, input.maxLength, hint)}>
      {({ id, describedBy, invalid }) => (
        <span className={classNames(css.box, compact && css.short, invalid && css.invalid)}>
          {prefix}
          <input
            {...input}
            id={id}
            className={classNames(css.input, align === 'right' && css.right, code && css.code)}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
          />
          {suffix}
        </span>
      )}
    </Field>
  );
}

export function PasswordInput(props: Omit<TextInputProps, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false);
  const label = shown ? 'Hide password' : 'Show password';
  return (
    <TextInput
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <InnerButton label={label} title={label} onClick={() => setShown(!shown)}>
          {shown ? <IconEyeOff size={18} stroke={1.6} /> : <IconEye size={18} stroke={1.6} />}
        </InnerButton>
      }
    />
  );
}

export type TextAreaProps = FieldFrameProps &
  Bare<TextareaHTMLAttributes<HTMLTextAreaElement>> & {
    readonly ref?: Ref<HTMLTextAreaElement>;
    readonly length?: number;
  };

export function TextArea({ label, hint, error, optional, aside, className, length, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, error, optional, aside, className }} hint={counter(length, area.maxLength, hint)}>
      {({ id, describedBy, invalid }) => (
        <span className={classNames(css.box, invalid && css.invalid)}>
          <textarea
            {...area}
            id={id}
            className={classNames(css.input, css.area)}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
          />
        </span>
      )}
    </Field>
  );
}

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export type SelectProps = FieldFrameProps &
  Bare<SelectHTMLAttributes<HTMLSelectElement>> & {
    readonly ref?: Ref<HTMLSelectElement>;
    readonly options: readonly Option[];
    /** First, empty choice. */
    readonly placeholder?: string;
  };

/** The system's own list: best on phones and with screen readers. */
export function Select({
  label,
  hint,
  error,
  optional,
  aside,
  compact,
  className,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, optional, aside, compact, className }}>
      {({ id, describedBy, invalid }) => (
        <span className={classNames(css.box, compact && css.short, invalid && css.invalid)}>
          <select
            {...select}
            id={id}
            className={classNames(css.input, css.select)}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown size={16} stroke={1.6} aria-hidden />
        </span>
      )}
    </Field>
  );
}

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
}

/** Search of a list. The caller debounces (250 ms) and keeps it in the URL: see useListParams. */
export function SearchField({ label, value, onChange, placeholder = label }: SearchFieldProps) {
  return (
    <search className={classNames(css.box, css.short)}>
      <IconSearch size={16} stroke={1.6} aria-hidden />
      <input
        type="search"
        className={css.input}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) {
            event.preventDefault();
            onChange('');
          }
        }}
      />
      {value && (
        <InnerButton label="Clear search" onClick={() => onChange('')}>
          <IconX size={16} stroke={1.6} />
        </InnerButton>
      )}
    </search>
  );
}
