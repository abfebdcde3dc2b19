import { CURRENCY_INTEGER_DIGITS } from '@platform/kernel';
import type { NumberFormatValues, NumericFormatProps } from 'react-number-format';

/** How a number is typed (estate domain §9). No mask takes a negative number. */
export interface NumberMask {
  readonly integerDigits: number;
  /** Most decimals. */
  readonly decimals: number;
  /** Decimals that a value shows at rest even when they are zero. */
  readonly minDecimals: number;
  readonly thousands: boolean;
  /** Whole numbers of this size and more are kept as this one and shown with a trailing +. */
  readonly cap?: number;
  /** Values have to stay below this. */
  readonly below?: number;
}

export const CURRENCY_DECIMALS = 2;
export const CURRENCY_CAP = 100_000_000;
export const CURRENCY_CAP_SUFFIX = '+';
export const CURRENCY_9_DIGIT_INTEGER_DIGITS = 9;
export const CURRENCY_9_DIGIT_DECIMALS = 3;
export const PERCENT_MIN_DECIMALS = 1;
export const PERCENT_MAX_DECIMALS = 5;
export const PERCENT_INTEGER_DIGITS = 3;
export const DECIMAL_DECIMALS = 4;
export const DECIMAL_INTEGER_DIGITS = 1;
export const LESS_THAN_ONE_DECIMALS = 3;

const currency: NumberMask = {
  integerDigits: CURRENCY_INTEGER_DIGITS,
  decimals: CURRENCY_DECIMALS,
  minDecimals: CURRENCY_DECIMALS,
  thousands: true,
};

export const MASKS = {
  currency,
  cappedCurrency: { ...currency, cap: CURRENCY_CAP },
  currency9Digit: {
    integerDigits: CURRENCY_9_DIGIT_INTEGER_DIGITS,
    decimals: CURRENCY_9_DIGIT_DECIMALS,
    minDecimals: 0,
    thousands: true,
  },
  percent: {
    integerDigits: PERCENT_INTEGER_DIGITS,
    decimals: PERCENT_MAX_DECIMALS,
    minDecimals: PERCENT_MIN_DECIMALS,
    thousands: false,
  },
  decimal: {
    integerDigits: DECIMAL_INTEGER_DIGITS,
    decimals: DECIMAL_DECIMALS,
    minDecimals: 0,
    thousands: false,
  },
  lessThanOne: {
    integerDigits: 1,
    decimals: LESS_THAN_ONE_DECIMALS,
    minDecimals: 0,
    thousands: false,
    below: 1,
  },
  /** Counts: no decimals. */
  whole: { integerDigits: CURRENCY_INTEGER_DIGITS, decimals: 0, minDecimals: 0, thousands: true },
} as const satisfies Readonly<Record<string, NumberMask>>;
export type MaskName = keyof typeof MASKS;

/** Whether what was typed (digits and a point, no separators) stays inside the mask; the field refuses anything else. */
export function fitsMask({ integerDigits, below }: NumberMask, typed: string): boolean {
  const [whole = ''] = typed.replace('-', '').split('.');
  const size = whole.replace(/^0+(?=\d)/, '').length;
  return size <= integerDigits && (below === undefined || typed === '' || Number(typed) < below);
}

/** The value kept: the cap for everything above it. */
export function keptText({ cap }: NumberMask, typed: string): string {
  return cap !== undefined && Number(typed) > cap ? String(cap) : typed;
}

/** Text of a value at rest, with the decimals that are always shown. Case: 5 as a percentage → `5.0`. */
export function restText({ minDecimals }: NumberMask, typed: string): string {
  if (typed === '' || minDecimals === 0) return typed;
  const [whole = '', decimals = ''] = typed.split('.');
  return `${whole || '0'}.${decimals.padEnd(minDecimals, '0')}`;
}

/** The mask as the input library takes it, for a value of `text`. */
export function maskProps(mask: NumberMask, text: string) {
  return {
    allowNegative: false,
    decimalScale: mask.decimals,
    thousandSeparator: mask.thousands ? ',' : false,
    thousandsGroupStyle: 'thousand',
    suffix: mask.cap !== undefined && Number(text) >= mask.cap ? CURRENCY_CAP_SUFFIX : '',
    isAllowed: ({ value }: NumberFormatValues) => fitsMask(mask, value),
    valueIsNumericString: true,
  } as const satisfies NumericFormatProps;
}
