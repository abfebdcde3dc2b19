import type { Cents } from '@platform/kernel';
import type { ValuedPayment } from '../calculators/annuity-stream.ts';
import type { Authority, Working } from '../explanation/working.ts';

/** What a receipt shows of a number: money as an amount, everything else as it reads. */
type Shown = { readonly cents: Cents } | { readonly value: string };

const shown = (of: Shown): Partial<Working> => ('cents' in of ? { amountCents: of.cents } : { value: of.value });

export const money = (amount: Cents): Shown => ({ cents: amount });
export const reads = (value: string | number): Shown => ({ value: String(value) });
/** A decimal as a percentage, without binary noise. Case: 0.052 → `5.2%`. */
export const inPercent = (rate: number): Shown => reads(`${Number((rate * 100).toFixed(6))}%`);
/** A percentage as the IRS prints it. */
export const percentPrinted = (ratePct: number): Shown => reads(`${ratePct}%`);
export const ofAges = (ages: readonly number[]): Shown => reads(ages.join(' and '));

/** One answer, what it was worked out from, how, and where that is written. */
export function receipt(
  label: string,
  result: Shown,
  formula: string,
  basis: readonly (readonly [label: string, of: Shown])[],
  ...authority: readonly Authority[]
): Working {
  return {
    label,
    ...shown(result),
    formula,
    basis: basis.map(([name, of]) => ({ label: name, ...shown(of) })),
    authority,
  };
}

const at = (cite: string, title: string): Authority => ({ cite, title });

/** Where the rates, tables and rules are written. */
export const SOURCES = {
  section7520: at(
    'IRC § 7520(a); Reg. § 25.7520-1',
    '120% of the mid-term rate, to the nearest two tenths of a percent',
  ),
  election7520: at(
    'IRC § 7520(a); Reg. § 25.7520-2(a)(2)',
    'With a charitable deduction, of the month or the two before',
  ),
  federalRate: at('IRC § 1274(d)', 'Applicable federal rate, as the month’s revenue ruling prints it'),
  compounding: at('Reg. § 1.1274-4(b)', 'Rates of the same yield'),
  tableB: at('Reg. § 20.2031-7(d)(6), Table B', 'Term certain'),
  tableK: at('Reg. § 20.2031-7(d)(6), Tables J and K', 'Payments more often than yearly'),
  tableF: at('Reg. § 1.664-4(e)(6), Table F', 'Time of the payments of a unitrust'),
  tableD: at('Reg. § 1.664-4(e)(3), Table D', 'Remainder of a unitrust for a term'),
  tableS: at('Reg. § 20.2031-7(d)(7), Table S; Publication 1457', 'Factors of lives'),
  tableU: at('Reg. § 1.664-4(e)(5), Tables U; Publication 1458', 'Remainder of a unitrust for lives'),
  mortality: at('Reg. § 20.2031-7(d)(7)(ii), Table 2010CM', 'Numbers living at each age'),
  exhaustion: at('Rev. Rul. 77-374', 'The fund is not to run out but in one case of twenty'),
  unitrust10: at('IRC § 664(d)(2)(D)', 'At least 10% remain for charity'),
  leadTrust: at('IRC §§ 2055(e)(2)(B), 2522(c)(2)(B)', 'Guaranteed annuity for charity'),
  retained: at('IRC § 2702(b); Reg. § 25.2702-3', 'A qualified annuity that the grantor keeps'),
  walton: at('Walton v. Commissioner, 115 T.C. 589', 'The annuity of a term is valued in full'),
  schedule: at('IRC § 2001(c)', 'Rate schedule'),
  credit: at('IRC § 2010(c)', 'The credit is the tentative tax on the exclusion'),
  gstAddition: at('Reg. § 26.2642-4(a)', 'The fraction is worked out anew'),
  gstLead: at('IRC § 2642(e); Reg. § 26.2642-3', 'The exemption grows at the rate of the deduction'),
  credit2011: at('Former IRC § 2011(b)', 'On the taxable estate less $60,000'),
} as const;

/** A stream of payments, each at what it is worth today; they add up to what the stream is worth. */
export function streamReceipt(
  label: string,
  rows: readonly ValuedPayment[],
  ...authority: readonly Authority[]
): Working {
  const parts = rows.map(({ year, annuityCents, presentValueCents }) => ({
    label: `Year ${year}, worth today`,
    amountCents: presentValueCents,
    basis: [{ label: 'Paid', amountCents: annuityCents }],
  }));
  return { label, amountCents: parts.reduce((sum, { amountCents }) => sum + amountCents, 0), parts, authority };
}
