import { type Cents, formatCents, isIsoDate } from '@platform/kernel';
import {
  PasswordInput,
  Select,
  type SelectProps,
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from '@platform/ui-kit';
import { useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface Bound<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
}
type Owned = 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref' | 'error';

function useBound<Values extends FieldValues>({ control, name }: Bound<Values>) {
  const { field, fieldState } = useController({ control, name });
  return { field, error: fieldState.error?.message };
}

/** Text input bound to a form; with maxLength it counts "n / max". */
export function TextField<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values> & Omit<TextInputProps, Owned>) {
  const { field, error } = useBound({ control, name });
  const value = field.value ?? '';
  return (
    <TextInput
      {...rest}
      {...field}
      value={value}
      length={rest.maxLength ? String(value).length : undefined}
      error={error}
    />
  );
}

export function PasswordField<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values> & Omit<TextInputProps, Owned | 'type' | 'suffix'>) {
  const { field, error } = useBound({ control, name });
  return <PasswordInput {...rest} {...field} value={field.value ?? ''} error={error} />;
}

export function TextAreaField<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values> & Omit<TextAreaProps, Owned>) {
  const { field, error } = useBound({ control, name });
  const value = field.value ?? '';
  return (
    <TextArea
      {...rest}
      {...field}
      value={value}
      length={rest.maxLength ? String(value).length : undefined}
      error={error}
    />
  );
}

export function SelectField<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values> & Omit<SelectProps, Owned>) {
  const { field, error } = useBound({ control, name });
  return <Select {...rest} {...field} value={field.value ?? ''} error={error} />;
}

const MAX_INTEGER_DIGITS = 12;

/** Dollars as typed ("1,250.5", "$300") to cents; null when it is no amount. Up to 12 integer digits, never negative. */
export function parseDollars(text: string): Cents | null {
  const match = /^(\d+)?(?:\.(\d{0,2}))?$/.exec(text.replace(/[$,\s]/g, ''));
  const [, whole = '', fraction = ''] = match ?? [];
  if (!match || (whole === '' && fraction === '') || whole.length > MAX_INTEGER_DIGITS) return null;
  return Number(whole || '0') * 100 + Number(fraction.padEnd(2, '0'));
}

export type MoneyInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'prefix' | 'type'> & {
  readonly value: Cents | null;
  /** NaN while what is typed is no amount; null when the field is empty. */
  readonly onChange: (value: Cents | null) => void;
};

/** Dollars are typed, cents are kept; on leaving the field it shows two decimals and thousands separators. */
export function MoneyInput({ value, onChange, onBlur, ...rest }: MoneyInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? (value === null || Number.isNaN(value) ? '' : formatCents(value));
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      align="right"
      prefix={<span aria-hidden>$</span>}
      value={shown}
      onChange={(event) => {
        const text = event.target.value;
        setDraft(text);
        onChange(text.trim() === '' ? null : (parseDollars(text) ?? Number.NaN));
      }}
      onBlur={(event) => {
        if (draft === null || draft.trim() === '' || parseDollars(draft) !== null) setDraft(null);
        onBlur?.(event);
      }}
    />
  );
}

/** Money bound to a form; its value is cents, or null. Validate with a number schema: NaN is "not an amount". */
export function MoneyField<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values> & Omit<TextInputProps, Owned>) {
  const { field, error } = useBound({ control, name });
  const value = (field.value ?? null) as Cents | null;
  return (
    <MoneyInput {...rest} ref={field.ref} onBlur={field.onBlur} value={value} onChange={field.onChange} error={error} />
  );
}

/** A calendar date (YYYY-MM-DD) by the browser's own picker; '' is no date. */
export function DateField<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values> & Omit<TextInputProps, Owned | 'type'>) {
  const { field, error } = useBound({ control, name });
  return (
    <TextInput
      {...rest}
      {...field}
      type="date"
      value={field.value ?? ''}
      onChange={(event) => field.onChange(isIsoDate(event.target.value) ? event.target.value : '')}
      error={error}
    />
  );
}
