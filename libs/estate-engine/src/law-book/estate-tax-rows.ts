import { formatBps } from '../explanation/working.ts';
import { SECTION_2011, SECTION_2011_ADJUSTMENT_CENTS, SECTION_2011_AUTHORITY } from '../law/federal-tables.ts';
import {
  type GiftAddBack,
  LAST_STATE_YEAR,
  STATE_REGIMES,
  type StateMethod,
  type StateRegime,
  untaxedSince,
} from '../law/state-tables.ts';
import { STATE_GIFT_TAX_AUTHORITY } from '../state/gift-tax.ts';
import { dollars, type LawRow } from './law-row.ts';

type Rates = NonNullable<LawRow['rates']>;

const FORMER_CREDIT: Rates = {
  of: `the taxable estate less ${dollars(SECTION_2011_ADJUSTMENT_CENTS / 100)}, by former IRC § 2011(b)`,
  table: SECTION_2011,
};

/** What the tax is worked out from, in words, with the table it is read from. */
function methodWords(method: StateMethod): { readonly says: readonly string[]; readonly rates?: Rates } {
  switch (method.kind) {
    case 'EXCESS': {
      const cap = method.capDollars === undefined ? [] : [`The tax is at most ${dollars(method.capDollars)}.`];
      return {
        says: ['What exceeds the exclusion is taxed.', ...cap],
        rates: { of: 'what exceeds the exclusion', table: method.table },
      };
    }
    case 'ZERO_BRACKET':
      return {
        says: ['The bands are those of the whole estate; the part up to the exclusion is free.'],
        rates: { of: 'the taxable estate', table: method.table },
      };
    case 'WHOLE':
      return {
        says: ['The table is of the whole estate and begins at the exclusion.'],
        rates: { of: 'the taxable estate', table: method.table },
      };
    case 'CLIFF':
      return {
        says: [
          'An estate up to the exclusion has a credit for the whole tax.',
          'Above it the credit is the tax on the exclusion less 20 times what the estate exceeds it by; from 105% of the exclusion there is none, and the whole estate is taxed.',
        ],
        rates: { of: 'the taxable estate', table: method.table },
      };
    case 'SECTION_2011_LESS_CREDIT':
      return {
        says: [`The former federal credit for state death taxes, less ${dollars(method.creditDollars)}.`],
        rates: FORMER_CREDIT,
      };
    case 'INTERRELATED':
      return {
        says: [
          'The lesser of the former federal credit and the federal tax above the exclusion, each worked out on the estate after this tax.',
        ],
        rates: FORMER_CREDIT,
      };
    case 'CAPPED_EXCESS':
      return {
        says: [
          `${formatBps(method.rateBps)} of what exceeds the exclusion, at most the former federal credit, less the inheritance tax paid.`,
        ],
        rates: FORMER_CREDIT,
      };
  }
}

/** How the amount goes on past the tables. */
function afterTheTables({ indexing }: StateRegime): string {
  if (indexing === 'NONE') return `After ${LAST_STATE_YEAR} the amount is taken to stay as it is.`;
  if (indexing === 'FEDERAL') return `After ${LAST_STATE_YEAR} it follows the federal exclusion, projected.`;
  return `After ${LAST_STATE_YEAR} it is projected with inflation, in steps of ${dollars(indexing.roundedToDollars)}, and marked.`;
}

function regimeRow(regime: StateRegime, next: StateRegime | undefined): LawRow {
  const { says, rates } = methodWords(regime.method);
  return {
    topic: 'estate-tax',
    from: regime.from,
    ...(next ? { until: next.from } : {}),
    title: regime.exclusionDollars > 0 ? `Exclusion of ${dollars(regime.exclusionDollars)}` : 'Estate tax',
    says: [
      ...says,
      regime.portable
        ? 'The survivor may use what the first spouse left of the exclusion.'
        : 'What the first spouse leaves of the exclusion is lost.',
      regime.outOfStateLeavesBase
        ? 'Real estate and tangibles elsewhere leave the base.'
        : 'Real estate and tangibles elsewhere lower the tax in their proportion.',
      ...(next ? [] : [afterTheTables(regime)]),
    ],
    ...(rates ? { rates } : {}),
    authority: rates === FORMER_CREDIT ? [...regime.authority, SECTION_2011_AUTHORITY] : regime.authority,
    certainty: regime.certainty,
    isOwn: true,
  };
}

const YEARS: Readonly<Record<number, string>> = { 1: 'year', 2: 'two years', 3: 'three years' };

function giftSays(rule: GiftAddBack): string[] {
  const { years, givenFrom, lowersExclusion, inShareOfState, leavesOutElsewhere, federalDeduction } = rule;
  const which = years === 'LIFETIME' ? 'a lifetime' : `the last ${YEARS[years] ?? `${years} years`} before death`;
  return [
    `Taxable gifts of ${which} ${lowersExclusion ? 'lower the exclusion' : 'count in the estate'}${givenFrom ? `, if given from ${givenFrom.slice(0, 4)} on` : ''}.`,
    ...(inShareOfState ? ['They count on both sides of the share of property in the state.'] : []),
    ...(leavesOutElsewhere ? ['Gifts of real estate and tangibles elsewhere are left out.'] : []),
    ...(federalDeduction
      ? [
          federalDeduction.debtFrom === undefined
            ? 'The tax they add is not deducted from the federal estate.'
            : `The tax they add is deducted from the federal estate for deaths from ${federalDeduction.debtFrom.slice(0, 4)}, as the statute names it a debt; not before.`,
        ]
      : []),
  ];
}

function giftRow(regime: StateRegime, rule: GiftAddBack): LawRow {
  return {
    topic: 'gifts',
    from: regime.from,
    ...(rule.until === undefined ? {} : { until: rule.until }),
    title: 'Gifts that the estate tax counts again',
    says: giftSays(rule),
    authority: [{ cite: rule.cite }, ...(rule.federalDeduction ? [{ cite: rule.federalDeduction.cite }] : [])],
    certainty: rule.certainty,
    isOwn: true,
  };
}

const giftTaxRow = ({ from, certainty }: StateRegime): LawRow => ({
  topic: 'gifts',
  from,
  title: 'A tax on gifts',
  says: ['Taxable gifts are taxed by the same table and exclusion; what was paid is credited at death.'],
  authority: [STATE_GIFT_TAX_AUTHORITY],
  certainty,
  isOwn: true,
});

/** The estate tax of a state, newest first; of a state without one, that it has none and since when that is known. */
export function estateTaxRows(state: string): readonly LawRow[] {
  const held = STATE_REGIMES.filter((regime) => regime.state === state);
  const [first] = held;
  if (!first) return [untaxed(state)];
  const rules = held.filter(
    ({ giftAddBack }, index) => giftAddBack !== undefined && held[index - 1]?.giftAddBack !== giftAddBack,
  );
  return [
    ...held.map((regime, index) => regimeRow(regime, held[index + 1])).toReversed(),
    ...rules.flatMap((regime) => (regime.giftAddBack ? [giftRow(regime, regime.giftAddBack)] : [])),
    ...(first.hasGiftTax ? [giftTaxRow(first)] : []),
  ];
}

const untaxed = (state: string): LawRow => ({
  topic: 'estate-tax',
  from: untaxedSince(state),
  title: 'No estate tax',
  says: ['No row is held: the state is taken to tax no estate. Deaths before that day are refused in words.'],
  authority: [],
  isOwn: false,
});
