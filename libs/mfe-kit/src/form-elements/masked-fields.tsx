import {
  FIELD_MESSAGES,
  formatPhone,
  formatZip,
  PHONE_MAX_DIGITS,
  YEAR_DIGITS,
  ZIP_LONG_LENGTH,
} from '@platform/contracts/field-rules';
import { type Bound, type Owned, useBound } from '@platform/mfe-kit/forms';
import type { TextInputProps } from '@platform/ui-kit';
import type { FieldValues } from 'react-hook-form';
import { DigitsInput, MoneyInput, NumberInput } from './masked-input.tsx';
import { MASKS, type MaskName } from './masks.ts';

type FieldProps<Values extends FieldValues> = Bound<Values> &
  Omit<TextInputProps, Owned | 'type' | 'prefix' | 'suffix'>;

/** Money bound to a form; its value is cents, or null. Validate with `requiredCents`. */
export function MoneyField<Values extends FieldValues>({
  control,
  name,
  capped,
  ...rest
}: FieldProps<Values> & { readonly capped?: boolean }) {
  const { field, error } = useBound({ control, name });
  return <MoneyInput {...rest} {...field} capped={capped} error={error} />;
}

/** A number under a mask; its value is a number, or null. */
export function NumberField<Values extends FieldValues>({
  control,
  name,
  mask,
  ...rest
}: FieldProps<Values> & { readonly mask: MaskName }) {
  const { field, error } = useBound({ control, name });
  const sign = mask === 'percent' ? <span aria-hidden>%</span> : undefined;
  return <NumberInput after={sign} {...rest} {...field} mask={MASKS[mask]} error={error} />;
}

/** A phone number in the form (123) 456-7890, with a country code before it where there is one; its value is digits. */
export function PhoneField<Values extends FieldValues>({ control, name, ...rest }: FieldProps<Values>) {
  const { field, error } = useBound({ control, name });
  return (
    <DigitsInput
      autoComplete="tel"
      placeholder="(123) 456-7890"
      {...rest}
      {...field}
      inputMode="tel"
      format={formatPhone}
      maxDigits={PHONE_MAX_DIGITS}
      value={field.value ?? ''}
      error={error}
    />
  );
}

/** Five digits or nine; its value is digits. */
export function ZipField<Values extends FieldValues>({ control, name, ...rest }: FieldProps<Values>) {
  const { field, error } = useBound({ control, name });
  return (
    <DigitsInput
      autoComplete="postal-code"
      hint={error === FIELD_MESSAGES.zip ? undefined : FIELD_MESSAGES.zip}
      {...rest}
      {...field}
      format={formatZip}
      maxDigits={ZIP_LONG_LENGTH}
      value={field.value ?? ''}
      error={error}
    />
  );
}

const asTyped = (digits: string): string => digits;

/** Four digits, as text. */
export function YearField<Values extends FieldValues>({ control, name, ...rest }: FieldProps<Values>) {
  const { field, error } = useBound({ control, name });
  return (
    <DigitsInput
      {...rest}
      {...field}
      format={asTyped}
      maxDigits={YEAR_DIGITS}
      value={field.value ?? ''}
      error={error}
    />
  );
}
