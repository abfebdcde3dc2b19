import { largeAnnualGifting } from '../calculators/annual-gifting.ts';
import { lifeInsuranceNeeds } from '../calculators/insurance-needs.ts';
import { type PlanningStep, planningImpact } from '../calculators/planning-impact.ts';
import { type JsonSchema, validate } from '../validation/json-schema.ts';
import {
  assumptions,
  calculation,
  cents,
  described,
  flag,
  MOST_CENTS,
  objectOf,
  optional,
  rate,
  state,
  whole,
  year,
} from './calculation.ts';

const amount: JsonSchema = { type: 'integer', minimum: 0, maximum: MOST_CENTS, description: 'US cents' };
const decimal: JsonSchema = { type: 'number', description: 'a decimal: 0.05 is 5%' };

const STEP_FIELDS: Readonly<Record<PlanningStep['kind'], readonly [Record<string, JsonSchema>, readonly string[]]>> = {
  annualGifts: [{ annualCents: amount }, ['annualCents']],
  lifetimeGift: [{ amountCents: amount, discount: decimal }, ['amountCents']],
  grat: [
    { amountCents: amount, termYears: { type: 'integer', minimum: 1 }, rate: decimal, growth: decimal },
    ['amountCents', 'termYears', 'rate'],
  ],
  insuranceTrust: [
    { deathBenefitCents: amount, annualPremiumCents: amount },
    ['deathBenefitCents', 'annualPremiumCents'],
  ],
  charity: [{ amountCents: amount }, ['amountCents']],
};

const kind: JsonSchema = { type: 'string', enum: Object.keys(STEP_FIELDS) };
const steps = objectOf<PlanningStep[]>({
  type: 'array',
  description: Object.entries(STEP_FIELDS)
    .map(([name, [fields]]) => `${name}: ${Object.keys(fields).join(', ')}`)
    .join('; '),
  items: { type: 'object', required: ['kind'], properties: { kind } },
});

/** Each kind of step has fields of its own, which one schema for all of them cannot say. */
function requireSteps(all: readonly PlanningStep[]): void {
  for (const [index, step] of all.entries()) {
    const [properties, required] = STEP_FIELDS[step.kind];
    const schema: JsonSchema = {
      type: 'object',
      additionalProperties: false,
      properties: { kind, ...properties },
      required,
    };
    validate(schema, step, `steps[${index}]`);
  }
}

const couple = {
  married: optional(described(flag, 'two exclusions')),
  state: optional(state),
  exclusionUsedCents: optional(cents),
  assumptions,
};

export const planningCalculations = [
  calculation(
    'largeAnnualGifting',
    'Yearly gifts against keeping everything until a death at the end of the last year. Answers rows[year, giftCents, excludedCents, taxableGiftCents, estateWithoutCents, estateWithCents, giftsValueCents], taxWithoutCents, taxWithCents, savedCents, toHeirsWithoutCents, toHeirsWithCents, workings.',
    {
      startYear: year,
      years: whole,
      estateCents: cents,
      growth: rate,
      donees: whole,
      giftEachCents: optional(described(cents, "to each donee a year; without it each year's annual exclusion")),
      split: optional(flag),
      ...couple,
    },
    (input) => largeAnnualGifting(input),
  ),
  calculation(
    'impactOfPlanning',
    'What each step of a plan does to estate tax and heirs at a death some years from now. Answers rows[step, estateCents, outsideCents, charityCents, taxCents, toHeirsCents, savedCents], taxWithoutCents, taxWithCents, savedCents, workings.',
    {
      year: described(year, 'the first year of the plan'),
      years: described(whole, 'until the death'),
      estateCents: cents,
      growth: rate,
      steps,
      ...couple,
    },
    (input) => {
      requireSteps(input.steps);
      return planningImpact(input);
    },
  ),
  calculation(
    'lifeInsuranceNeeds',
    'Life insurance a family needs, less what it has. Answers incomeNeedCents, needCents, resourcesCents, gapCents, surplusCents, rows[year, shortfallCents, presentValueCents], workings.',
    {
      annualNeedCents: described(cents, "spent in the first year, in today's money"),
      years: whole,
      inflation: optional(rate),
      returnRate: rate,
      otherIncomeCents: optional(cents),
      debtsCents: optional(cents),
      finalExpensesCents: optional(cents),
      educationCents: optional(cents),
      estateTaxCents: optional(cents),
      liquidAssetsCents: optional(cents),
      existingCoverageCents: optional(cents),
    },
    (input) => lifeInsuranceNeeds(input),
  ),
];
