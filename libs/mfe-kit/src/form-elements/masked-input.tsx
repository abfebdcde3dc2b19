import { type Cents, parseDollars } from '@platform/kernel';
import { TextInput, type TextInputProps } from '@platform/ui-kit';
import { type ReactNode, useState } from 'react';
import { NumberFormatBase, NumericFormat, numericFormatter } from 'react-number-format';
import { CURRENCY_CAP, keptText, MASKS, maskProps, type NumberMask, restText } from './masks.ts';

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
  /** Cents; null when the field is empty; the text itself while it is no amount, so that a form can say why. */
  readonly value: Cents | string | null | undefined;
  readonly onChange: (value: Cents | string | null) => void;
  /** Amounts of 100,000,000 dollars and more are kept as that, shown with a trailing +. */
  readonly capped?: boolean;
};

/** Cents as dollars with a point: no fraction of a float on the way. Case: 125050 → `1250.50`. */
const dollarsOf = (cents: Cents): string => {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** An amount at rest, under its mask. Case: 120000000 → `1,200,000.00`. */
function amountText(value: MoneyInputProps['value'], mask: NumberMask): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  const text = restText(mask, keptText(mask, dollarsOf(value)));
  return numericFormatter(text, maskProps(mask, text));
}

/**
 * Dollars are typed, cents are kept. The text stays as it is typed, so that nothing of it is dropped without a word; on
 * leaving the field it is shown as the amount that was understood: `1.2M` becomes 1,200,000.00.
 */
export function MoneyInput({ value, onChange, onBlur, capped = false, ...rest }: MoneyInputProps) {
  const mask = capped ? MASKS.cappedCurrency : MASKS.currency;
  const [draft, setDraft] = useState<string | null>(null);
  const cap = capped ? CURRENCY_CAP * 100 : Number.POSITIVE_INFINITY;
  const take = (typed: string): void => {
    setDraft(typed);
    const cents = parseDollars(typed);
    onChange(cents === null ? typed.trim() || null : Math.min(cents, cap));
  };
  return (
    <Box
      {...rest}
      before={<span aria-hidden>$</span>}
      inputMode="decimal"
      align="right"
      autoComplete="off"
      value={draft ?? amountText(value, mask)}
      onChange={(event) => take(event.target.value)}
      onBlur={(event) => {
        setDraft(null);
        onBlur?.(event);
      }}
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
