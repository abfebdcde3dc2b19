import { qualifiedPersonalResidenceTrust } from '../calculators/residence-trust.ts';
import { gratAnnuityForGift, gratDeathInTerm, gratGift, gratZeroed } from '../calculators/retained-annuity-trust.ts';
import type { Working } from '../explanation/working.ts';
import {
  answered,
  calculation,
  cents,
  described,
  flag,
  frequency,
  mortalityTable,
  numbers,
  oneOf,
  optional,
  rate,
  whole,
} from './calculation.ts';
import { inPercent, money, reads, receipt, SOURCES, streamReceipt } from './receipts.ts';

const terms = { fairMarketValueCents: cents, years: whole, rate };
const increase = optional(described(rate, 'of each annuity over the one before, at most 0.2; without it 0'));

export const retainedCalculations = [
  calculation(
    'gratGift',
    'Gift made to a grantor retained annuity trust for an annuity. Answers retainedCents, giftCents, rows.',
    { ...terms, annuityCents: cents, frequency, increase },
    (input) => answered(gratGift(input)),
  ),
  calculation(
    'gratAnnuityForGift',
    'The first-year annuity that makes a wanted gift. Answers annuityCents, rows.',
    { ...terms, giftCents: cents, frequency, increase },
    (input) => {
      const result = gratAnnuityForGift(input);
      return {
        ...result,
        workings: [streamReceipt('Worth of the annuities today', result.rows, SOURCES.retained, SOURCES.tableB)],
      };
    },
  ),
  calculation(
    'gratZeroed',
    'The annuity that leaves no gift, and what is left for the remainder. Answers firstAnnuityCents, lastAnnuityCents, remainderCents, rows[year, beginCents, growthCents, annuityCents, endCents].',
    {
      ...terms,
      growth: optional(described(rate, 'what the trust earns a year; without it the rate')),
      increase,
      factor: optional(oneOf(['exact', 'table'], 'exact')),
    },
    (input) => {
      const result = gratZeroed(input);
      const { fairMarketValueCents } = input;
      const sum = (of: (row: (typeof result.rows)[number]) => number): number =>
        result.rows.reduce((total, row) => total + of(row), 0);
      const remainder: Working = {
        label: 'Left for the remainder',
        amountCents: result.remainderCents,
        parts: [
          { label: 'Put into the trust', amountCents: fairMarketValueCents },
          { label: 'Growth', amountCents: sum((row) => row.growthCents) },
          { label: 'Annuities paid', amountCents: -sum((row) => row.annuityCents) },
        ],
        authority: [SOURCES.retained],
      };
      const basis = [
        ['Put into the trust', money(fairMarketValueCents)],
        ['Years', reads(input.years)],
        ['Rate', inPercent(input.rate)],
      ] as const;
      const first = receipt(
        'First annuity',
        money(result.firstAnnuityCents),
        'value ÷ what 1 a year is worth today, growing as the annuity does',
        basis,
        SOURCES.retained,
        SOURCES.walton,
      );
      return { ...result, workings: [first, remainder] };
    },
  ),
  calculation(
    'gratDeathInTerm',
    'What is included in the estate of a grantor who dies within the term. Answers includedCents.',
    { trustValueCents: cents, annuityCents: cents, rateAtDeath: rate },
    (input) => {
      const { includedCents, working } = gratDeathInTerm(input);
      return { includedCents, workings: [working] };
    },
  ),
  calculation(
    'qprt',
    'Qualified personal residence trust. Answers giftCents, retainedCents, remainderFactor, survivalProbability, valueAtEndCents, removedCents, estateTaxSavedCents, rows[year, valueCents, survivalProbability].',
    {
      ...terms,
      age: described(whole, 'of the grantor at nearest birthday'),
      reversion: optional(described(flag, 'goes back to the estate at death within the term; without it true')),
      growth: optional(rate),
      estateTaxRate: optional(described(rate, 'without it 0.4')),
      mortalityTable,
    },
    (input) => {
      const { remainderFactor, survivalProbability, working, ...result } = qualifiedPersonalResidenceTrust(input);
      return { ...numbers({ remainderFactor, survivalProbability }), ...result, workings: [working] };
    },
  ),
];
