import { type Cents, parseDollars } from '@platform/kernel';
import { TextInput, type TextInputProps } from '@platform/ui-kit';
import { type ReactNode, useState } from 'react';
import { NumberFormatBase, NumericFormat } from 'react-number-format';
import { keptText, MASKS, maskProps, type NumberMask, restText } from './masks.ts';

type InputProps = Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'defaultValue' | 'prefix' | 'suffix'> & {
  /** At the left of what is typed, such as a sign of currency. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
};

/** The mask keeps `prefix` and `suffix` for itself: texts inside the value. */
function Box({
  before,
  after,
  ...rest
}: Omit<TextInputProps, 'prefix' | 'suffix'> & Pick<InputProps, 'before' | 'after'>) {
  return <TextInput {...rest} prefix={before} suffix={after} />;
}

interface MaskedTextProps extends InputProps {
  readonly mask: NumberMask;
  /** Digits and a point; '' is empty. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** While it is typed the text stays as typed; on leaving the field the decimals that are always shown are added. */
function MaskedText({ mask, text, onText, onBlur, ref, ...rest }: MaskedTextProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? restText(mask, keptText(mask, text));
  return (
    <NumericFormat
      {...rest}
      {...maskProps(mask, shown)}
      customInput={Box}
      getInputRef={ref}
      inputMode="decimal"
      align="right"
      value={shown}
      onValueChange={({ value }, { event }) => {
        if (!event) return;
        const kept = keptText(mask, value);
        setDraft(kept);
        onText(kept);
      }}
      onBlur={(event) => {
        setDraft(null);
        onBlur?.(event);
      }}
    />
  );
}

export type NumberInputProps = InputProps & {
  readonly mask: NumberMask;
  readonly value: number | null | undefined;
  /** null when the field is empty. */
  readonly onChange: (value: number | null) => void;
};

const textOf = (value: number | null | undefined): string =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : '';

export function NumberInput({ value, onChange, ...rest }: NumberInputProps) {
  const onText = (text: string): void => onChange(text === '' || text === '.' ? null : Number(text));
  return <MaskedText {...rest} text={textOf(value)} onText={onText} />;
}

export type MoneyInputProps = Omit<NumberInputProps, 'mask' | 'value' | 'onChange' | 'before'> & {
  readonly value: Cents | null | undefined;
  readonly onChange: (value: Cents | null) => void;
  /** Amounts of 100,000,000 dollars and more are kept as that, shown with a trailing +. */
  readonly capped?: boolean;
};

/** Cents as dollars with a point: no fraction of a float on the way. Case: 125050 → `1250.50`. */
const dollarsOf = (cents: Cents | null | undefined): string => {
  if (typeof cents !== 'number' || !Number.isFinite(cents)) return '';
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Dollars are typed, cents are kept. */
export function MoneyInput({ value, onChange, capped = false, ...rest }: MoneyInputProps) {
  return (
    <MaskedText
      {...rest}
      mask={capped ? MASKS.cappedCurrency : MASKS.currency}
      before={<span aria-hidden>$</span>}
      text={dollarsOf(value)}
      onText={(text) => onChange(parseDollars(text))}
    />
  );
}

export type DigitsInputProps = InputProps & {
  /** Digits as they are shown. */
  readonly format: (digits: string) => string;
  readonly maxDigits: number;
  readonly value: string;
  readonly onChange: (digits: string) => void;
};

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Digits with signs between them: phone numbers, zip codes, years. Its value is the digits alone. */
export function DigitsInput({ format, maxDigits, value, onChange, ref, ...rest }: DigitsInputProps) {
  return (
    <NumberFormatBase
      inputMode="numeric"
      {...rest}
      customInput={Box}
      getInputRef={ref}
      format={format}
      removeFormatting={digitsOf}
      valueIsNumericString
      value={digitsOf(value)}
      isAllowed={(typed) => typed.value.length <= maxDigits}
      onValueChange={(typed, { event }) => event && onChange(typed.value)}
    />
  );
}
