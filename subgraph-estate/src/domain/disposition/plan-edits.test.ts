import { BYPASS_FORMULAS, distribution, HEIR_CLASSES, SCHEMES, STEP_KINDS } from '@platform/estate-engine';
import { isDomainError } from '@platform/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomStoredEstate } from '../../seed/random-estate.fixture.ts';
import { runDistribution } from '../distribution/distribution.ts';
import { newDocument } from '../document/document-facts.ts';
import { checkEstate, type Estate } from '../estate/estate.ts';
import { toEstateCase } from '../estate/estate-case.ts';
import { familyOf } from '../person/family.fixture.ts';
import { type Plan, planOf, plansOf, withPlan } from './plan.ts';
import { editablePlan, withNewStep, withoutStep, withStepChanged } from './plan-edits.ts';
import type { PlannedStep, PlannedTarget } from './planned-step.ts';
import { type StepFacts, stepWith } from './step-facts.ts';

const TODAY = '2026-11-21';
const at = (most = 40) => fc.nat({ max: most });
const one = <Thing>(things: readonly Thing[], place: number): Thing | undefined =>
  things[place % Math.max(things.length, 1)];

interface Said {
  readonly plan: number;
  readonly place: number;
  readonly edit: 'add' | 'change' | 'remove';
  readonly kind: (typeof STEP_KINDS)[number];
  readonly on: 'FIRST_DEATH' | 'SECOND_DEATH' | 'DEATH_OF';
  readonly takers: readonly {
    readonly who: number;
    readonly heirClass: (typeof HEIR_CLASSES)[number] | null;
    readonly scheme: (typeof SCHEMES)[number] | null;
    readonly instead: number | null;
    readonly disclaimer: boolean;
    readonly staged: boolean;
  }[];
  readonly amount: number | null;
  readonly percent: number | null;
  readonly formula: (typeof BYPASS_FORMULAS)[number] | null;
  readonly note: boolean;
}
const said: fc.Arbitrary<Said> = fc.record({
  plan: at(),
  place: at(),
  edit: fc.constantFrom('add' as const, 'add' as const, 'change' as const, 'remove' as const),
  kind: fc.constantFrom(...STEP_KINDS),
  on: fc.constantFrom('FIRST_DEATH' as const, 'SECOND_DEATH' as const, 'DEATH_OF' as const),
  takers: fc.array(
    fc.record({
      who: at(),
      heirClass: fc.option(fc.constantFrom(...HEIR_CLASSES)),
      scheme: fc.option(fc.constantFrom(...SCHEMES)),
      instead: fc.option(at()),
      disclaimer: fc.boolean(),
      staged: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  amount: fc.option(fc.nat({ max: 90_000_000_00 })),
  percent: fc.option(fc.integer({ min: 1, max: 100 })),
  formula: fc.option(fc.constantFrom(...BYPASS_FORMULAS)),
  note: fc.boolean(),
});

function takersOf(estate: Estate, { takers }: Said): PlannedTarget[] {
  const parties = [...estate.people, ...estate.trusts, ...estate.charities].map(({ id }) => id);
  return takers.map(({ who, heirClass, scheme, instead, disclaimer, staged }) => {
    const trust = one(estate.trusts, who)?.id;
    const other = instead === null ? undefined : one(parties, instead);
    const named = one(parties, who) ?? '';
    const isPerson = !heirClass && estate.people.some(({ id }) => id === named);
    const isLine = isPerson || heirClass === 'CHILDREN' || heirClass === 'DESCENDANTS';
    return {
      ...(heirClass ? { class: heirClass } : { to: named }),
      ...(scheme && isLine && { scheme }),
      ...(other && { alternates: [{ to: other }] }),
      ...(disclaimer && trust && { disclaimerTrustId: trust }),
      ...(staged &&
        isLine && {
          ages: [
            { age: 25, percent: 40 },
            { age: 35, percent: 60 },
          ],
        }),
    };
  });
}

function factsOf(estate: Estate, plan: Plan, sayings: Said): StepFacts {
  const { kind, on, amount, percent, formula, note, place } = sayings;
  const isLimited = kind === 'GST_EXEMPT_FUNDING' || kind === 'MARITAL_FUNDING';
  return {
    kind,
    ...(plan.trust && { event: { on, personId: on === 'DEATH_OF' ? (one(estate.people, place)?.id ?? null) : null } }),
    takers: takersOf(estate, sayings),
    assetId: kind === 'SPECIFIC_GIFT' ? (one(estate.assets, place)?.id ?? null) : null,
    amountCents: kind === 'CASH_GIFT' ? (amount ?? 1) : isLimited ? amount : null,
    percent: kind === 'PERCENT_GIFT' ? (percent ?? 1) : isLimited && amount === null ? percent : null,
    formula: kind === 'BYPASS_FUNDING' ? (formula ?? 'FEDERAL') : null,
    ...(note && { description: 'As somebody wrote it', otherFunding: { title: 'Elsewhere', description: null } }),
  };
}

/** One edit as the service makes it; the estate as it was where the rules refuse it. */
function edited(estate: Estate, edit: Said): Estate {
  const known = one(plansOf(estate), edit.plan);
  if (!known) return estate;
  try {
    const plan = editablePlan(estate, known.id);
    const place = edit.place % Math.max(plan.steps.length, 1);
    const before = plan.steps[place] ?? null;
    if (edit.edit === 'remove' && before) return withoutStep(estate, plan, place);
    const step = stepWith(plan, edit.edit === 'change' ? before : null, factsOf(estate, plan, edit), 'other');
    if (edit.edit === 'change' && before) return withStepChanged(estate, plan, place, step).estate;
    return withNewStep(estate, plan, step, place).estate;
  } catch (error) {
    if (isDomainError(error)) return estate;
    throw error;
  }
}

describe('steps that the rules let through', () => {
  it('are played by the engine, whatever they are and in whichever order, and conserve every cent', () => {
    let taken = 0;
    fc.assert(
      fc.property(randomStoredEstate, fc.array(said, { minLength: 1, maxLength: 8 }), (random, edits) => {
        // A debt that a trust owes is paid or not by what the trust still holds: without debts the whole is the whole.
        const stored = { ...random, liabilities: [] };
        fc.pre(!('problem' in runDistribution(stored, TODAY)));
        const after = edits.reduce(edited, stored);
        if (after !== stored) taken += 1;
        checkEstate(after);
        const outcome = runDistribution(after, TODAY);
        expect('problem' in outcome ? outcome.problem : null).toBeNull();
        if (!('result' in outcome)) return;
        const total = (stage: 'TODAY' | 'FINAL') =>
          outcome.result.flow.totals.find((totals) => totals.stage === stage)?.totalCents;
        const before = runDistribution(stored, TODAY);
        const whole = 'result' in before ? before.result.flow.totals.find(({ stage }) => stage === 'FINAL') : undefined;
        expect(total('FINAL')).toBe(whole?.totalCents);
      }),
      { numRuns: 150 },
    );
    expect(taken).toBeGreaterThan(40);
  }, 60_000);

  it('change nothing in the figures by what stands beside them', () => {
    fc.assert(
      fc.property(randomStoredEstate, (stored) => {
        const noted = plansOf(stored).reduce((estate, { id }) => {
          const plan = planOf(estate, id);
          const record = { description: 'Words', displayGstShares: true, customizeBelow: true, otherFunding: null };
          return plan
            ? withPlan(
                estate,
                plan,
                plan.steps.map(({ event, step }) => ({
                  event,
                  step: { ...step, record, to: step.to.map((target) => ({ ...target, note: 'Words' })) },
                })),
              )
            : estate;
        }, stored);
        fc.pre(!('problem' in runDistribution(stored, TODAY)));
        expect(distribution(toEstateCase(noted, TODAY))).toEqual(distribution(toEstateCase(stored, TODAY)));
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});

it('a step that nobody has placed stands where its kind is read: gifts first, what is left last', () => {
  const people = familyOf({ ada: {}, dee: {}, eve: {} });
  let estate: Estate = { ...people, documents: [{ ...newDocument('will', 'WILL', 'Will', TODAY), ownerId: 'ada' }] };
  const add = (step: PlannedStep, place: number | null = null): number => {
    const plan = editablePlan(estate, 'will');
    const edited = withNewStep(estate, plan, { event: { on: 'DEATH_OF', personId: 'ada' }, step }, place);
    estate = edited.estate;
    return edited.at;
  };
  const gift = (to: string): PlannedStep => ({ kind: 'CASH_GIFT', amountCents: 100, to: [{ to }] });
  expect(add({ kind: 'RESIDUE', to: [{ to: 'dee' }] })).toBe(0);
  expect(add(gift('eve'))).toBe(0);
  expect(add(gift('dee'))).toBe(1);
  expect(add({ kind: 'PERCENT_GIFT', percent: 5, to: [{ to: 'eve' }] }, 3)).toBe(3);
  expect(planOf(estate, 'will')?.steps.map(({ step }) => step.kind)).toEqual([
    'CASH_GIFT',
    'CASH_GIFT',
    'RESIDUE',
    'PERCENT_GIFT',
  ]);
});
