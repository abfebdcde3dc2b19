import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ESTATE_CASES } from '../distribution/cases/shared-cases.ts';
import { calculations } from './registry.ts';
import { answerLine } from './run.ts';

const value = 100_000_000;
const lives = { fairMarketValueCents: value, payout: 0.08, rate: 0.05 };
const term = { fairMarketValueCents: value, years: 10, rate: 0.05 };
const SAMPLES: Readonly<Record<string, object>> = {
  rate7520Round: { afr120Pct: 5.23 },
  rate7520: { month: '2026-08' },
  rate7520Elect: { ratesPct: [5, 4.8], want: 'lowest' },
  afr: { month: '2026-08', term: 'mid', compounding: 'annual', multiple: 1.2 },
  afrCompounding: { annualPct: 4.35 },
  termFactors: { years: 10, rate: 0.05 },
  paymentFrequencyFactor: { rate: 0.05, frequency: 'monthly' },
  unitrustTimingFactor: { rate: 0.05, frequency: 'quarterly', monthsToFirstPayment: 3 },
  termUnitrustFactor: { years: 12, adjustedPayout: 0.075 },
  lifeFactors: { ages: [65], rate: 0.05 },
  lifeUnitrustFactor: { ages: [65, 70], adjustedPayout: 0.05 },
  lifeExpectancy: { ages: [65] },
  annuityPresentValue: { annualCents: 5_000_000, years: 10, rate: 0.05, timing: 'beginning' },
  crat: { ...lives, ages: [70] },
  cratExhaustion: { ...lives, ages: [61] },
  crut: { ...lives, monthsToFirstPayment: 3, years: 12, frequency: 'quarterly', growth: 0.06 },
  crutMaxPayout: { rate: 0.05, frequency: 'annual', monthsToFirstPayment: 0, years: 20 },
  clat: { ...lives, years: 10 },
  clatZeroed: { ...term, increase: 0.2 },
  clatSharkfin: { ...term, smallAnnuityCents: 1_000_000 },
  gratGift: { ...term, annuityCents: 10_000_000, increase: 0.1 },
  gratAnnuityForGift: { ...term, giftCents: 10_000_000 },
  gratZeroed: { ...term, growth: 0.08, factor: 'table' },
  gratDeathInTerm: { trustValueCents: value, annuityCents: 10_000_000, rateAtDeath: 0.05 },
  qprt: { ...term, age: 65 },
  federalTentativeTax: { amountCents: value, date: '2026-01-01' },
  federalCredit: { year: 2026 },
  federalEstateTax: { year: 2026, grossEstateCents: value, dsueCents: 1, stateDeathTaxCents: 1 },
  portableExclusion: { basicExclusionAtDeathCents: value, taxableEstateCents: value, giftsTaxedCents: 0 },
  giftExclusionOrder: { dsueAvailableCents: 1, ownExclusionCents: 2, taxableGiftCents: 3 },
  giftTax: { year: 2026, taxableGiftCents: value },
  annualExclusion: { year: 2026, donees: 3, giftEachCents: 5_000_000, split: true },
  gst: { exemptionAllocatedCents: 1, propertyValueCents: value },
  gstAddition: { trustValueBeforeCents: value, oldFraction: 0.5, additionCents: 1, newExemptionCents: 1 },
  gstLeadAnnuityTrust: { exemptionAllocatedCents: value, rate: 0.05, years: 10, valueAtEndCents: value },
  stateDeathTaxCredit2011: { taxableEstateCents: value },
  stateEstateTax: { state: 'MA', date: '2026-03-01', taxableEstateCents: value, grossCents: 5, inStateGrossCents: 4 },
  stateGiftTax: { state: 'CT', date: '2026-03-01', taxableGiftCents: value },
  inheritanceTax: { state: 'PA', date: '2026-03-01', heirClass: 'sibling', amountCents: value, heirAge: 30 },
  largeAnnualGifting: { startYear: 2026, years: 3, estateCents: value, growth: 0.05, donees: 4, state: 'NY' },
  impactOfPlanning: {
    year: 2026,
    years: 5,
    estateCents: value,
    growth: 0.05,
    steps: [{ kind: 'grat', amountCents: 5, termYears: 2, rate: 0.05 }],
  },
  lifeInsuranceNeeds: { annualNeedCents: 10_000_000, years: 2, returnRate: 0.05 },
};

const NUMBERS = [-1, 0, 0.5, 21, 60, 201, 1e6, 1e12, 1e15, Number.MAX_SAFE_INTEGER, 1e-9, 1e-300, 1e300, 0.9999];
const TEXTS = ['', 'ZZ', 'NY', 'abc', '2026-02-30', '9999-12-31', '1900-01-01', '__proto__', 'weekly', 'NaN'];
const JUNK: readonly unknown[] = [null, true, [], {}, [[1]], { a: 1 }, ...NUMBERS, ...TEXTS];

type Path = readonly (string | number)[];
function paths(of: unknown, at: Path = []): Path[] {
  if (typeof of !== 'object' || of === null) return [];
  return Object.entries(of).flatMap(([key, part]) => {
    const path = [...at, Array.isArray(of) ? Number(key) : key];
    return [path, ...paths(part, path)];
  });
}

/** One part of an input gone, replaced, or joined by something that does not belong there. */
function spoil(input: object, where: number, how: number, what: number): unknown {
  const copy = structuredClone(input);
  const all = paths(copy);
  const path = all[where % all.length] ?? [];
  const parent = path.slice(0, -1).reduce<unknown>((part, key) => Reflect.get(part as object, key), copy) as object;
  const key = path.at(-1) ?? '';
  const old: unknown = Reflect.get(parent, key);
  const kin = typeof old === 'number' ? NUMBERS : typeof old === 'string' ? TEXTS : JUNK;
  const list = how % 4 === 1 ? JUNK : kin;
  const junk = list[what % list.length];
  if (how % 4 === 0) Reflect.deleteProperty(parent, key);
  else if (how % 4 === 3) Reflect.set(parent, Array.isArray(parent) ? parent.length : 'extra', junk);
  else Reflect.set(parent, key, junk);
  return copy;
}

function unsound(result: unknown, name = ''): string[] {
  if (typeof result === 'number') {
    const sound = name.endsWith('Cents') ? Number.isSafeInteger(result) : Number.isFinite(result);
    return sound ? [] : [`${name} ${result}`];
  }
  if (result === null) return name === 'years' ? [] : [name];
  if (typeof result !== 'object') return [];
  return Object.entries(result).flatMap(([key, part]) => unsound(part, Array.isArray(result) ? name : key));
}

const inputs: readonly (readonly [string, object])[] = [
  ...Object.entries(SAMPLES),
  ...ESTATE_CASES.map(({ input }) => ['distribution', input] as const),
  ['projection', { case: ESTATE_CASES[0]?.input, years: 1 }] as const,
  ['inheritedProperty', { case: ESTATE_CASES[0]?.input, incomeTaxPercent: 37 }] as const,
];

describe('bad input', { timeout: 60_000 }, () => {
  it('is tried for every calculation there is', () => {
    expect([...new Set(inputs.map(([name]) => name))].toSorted()).toEqual(Object.keys(calculations).toSorted());
    for (const [name, input] of inputs) expect(answerLine(JSON.stringify({ name, input }))).not.toHaveProperty('error');
  });

  it('gives an error with a code, a field and words, or an answer in sound numbers: never a fault, never NaN', () => {
    const parts = fc.tuple(fc.nat(inputs.length - 1), fc.nat(9_999), fc.nat(99), fc.nat(99));
    fc.assert(
      fc.property(parts, ([which, where, how, what]) => {
        const [name, sample] = inputs[which] ?? ['', {}];
        const line = JSON.stringify({ name, input: spoil(sample, where, how, what) });
        const answered = JSON.parse(JSON.stringify(answerLine(line))) as { error?: Record<string, string> };
        if (!answered.error) {
          expect(unsound(answered)).toEqual([]);
          return;
        }
        const { code, field, message } = answered.error;
        expect(code).toMatch(/^[A-Z][A-Z0-9_]+$/);
        expect(code).not.toBe('INTERNAL_ERROR');
        expect(field).toBeTruthy();
        expect(message).not.toMatch(/undefined|\[object|Infinity|Cannot |is not a function|is not iterable/);
      }),
      { numRuns: 1_500, seed: 20_261_121 },
    );
  });
});
