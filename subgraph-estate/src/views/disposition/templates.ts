import type { Scheme, Step } from '@platform/estate-engine';
import type { IsoDate } from '@platform/kernel';
import { decedentOf } from '../../domain/disposition/class-members.ts';
import { trustPaid } from '../../domain/disposition/designated.ts';
import { fundingRule, RULES_OF } from '../../domain/disposition/funding-rule.ts';
import { type Plan, planOf, plansOf } from '../../domain/disposition/plan.ts';
import { stepId } from '../../domain/disposition/step-id.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import { scenarioDeaths } from '../../domain/estate/estate-case.ts';
import type { FiduciaryView } from '../document/document-rows.ts';
import type { ClassParent, FundingOptionParent, RuleParent, TemplateParent } from './parents.ts';

export type Scenario = 'TODAY' | 'FIRST_DEATH' | 'SECOND_DEATH';

const templatesIn = (estate: Estate, plan: Plan): TemplateParent[] =>
  plan.steps.map((one, at) => ({ estate, plan, at, one }));

/** Of one document or trust; none of what orders nothing. */
export function templatesOf(estate: Estate, instrumentId: string): TemplateParent[] {
  const plan = planOf(estate, instrumentId);
  return plan ? templatesIn(estate, plan) : [];
}

export interface TemplateFilter {
  readonly instrumentId?: string | null | undefined;
  readonly kind?: Step['kind'] | null | undefined;
}
/** Of all instruments, those that are asked for. */
export const templatesWhere = (estate: Estate, { instrumentId, kind }: TemplateFilter): TemplateParent[] =>
  allTemplates(estate).filter(
    ({ plan, one }) => (!instrumentId || plan.id === instrumentId) && (!kind || one.step.kind === kind),
  );

export const allTemplates = (estate: Estate): TemplateParent[] =>
  plansOf(estate).flatMap((plan) => templatesIn(estate, plan));

export const templateAt = (estate: Estate, planId: string, at: number): TemplateParent | null =>
  templatesOf(estate, planId)[at] ?? null;

export const templateId = ({ plan, at }: TemplateParent): string => stepId({ planId: plan.id, at });

export function structureOf({ estate, one: { step } }: TemplateParent) {
  const ways = new Set(
    step.to.map(({ to, class: heirClass, ages }) => {
      if (ages?.length) return 'IN_STAGES' as const;
      if (heirClass) return 'BY_CLASS' as const;
      return estate.trusts.some(({ id }) => id === to) ? ('IN_TRUST' as const) : ('OUTRIGHT' as const);
    }),
  );
  const [first = 'OUTRIGHT' as const, ...others] = ways;
  return others.length > 0 ? ('SEVERAL_WAYS' as const) : first;
}

/** The trust to which a step leaves all that is left. */
export function remainderTrust({ estate, one: { step } }: TemplateParent): string | null {
  return step.kind === 'RESIDUE' ? (trustPaid(estate, step)?.id ?? null) : null;
}

/** The first step, in the order of instruments, that pays the trust of this one, where that begins at a death. */
export function parentTemplate({ estate, plan }: TemplateParent): TemplateParent | null {
  if (!plan.trust?.createdUponDeath) return null;
  const pays = ({ one }: TemplateParent): boolean => one.step.to.some(({ to }) => to === plan.id);
  return allTemplates(estate).find((other) => other.plan.id !== plan.id && pays(other)) ?? null;
}

export function actingFor({ estate, plan, one }: TemplateParent): FiduciaryView[] {
  const trust = trustPaid(estate, one.step);
  const source = trust && trust.fiduciaries.length > 0 ? trust : (plan.trust ?? plan.document);
  return (source?.fiduciaries ?? []).map((fiduciary) => ({ fiduciary, estate, namedIn: source?.name ?? null }));
}

export const optionsOf = (template: TemplateParent): FundingOptionParent[] =>
  RULES_OF[template.one.step.kind].map((rule) => ({ ...template, rule }));

export const chosenOption = (template: TemplateParent): FundingOptionParent => ({
  ...template,
  rule: fundingRule(template.one.step),
});

export const isChosen = ({ one: { step }, rule }: FundingOptionParent): boolean => fundingRule(step) === rule;
/** The step, of the option by which it is paid. */
export const chosenStep = (option: FundingOptionParent): Step | null => (isChosen(option) ? option.one.step : null);

/** Which death of the plan a step is played at; null at the death of somebody else. */
export function scenarioOf({ estate, one: { event } }: TemplateParent, today: IsoDate): Scenario | null {
  if (event.on !== 'DEATH_OF') return event.on;
  const decedentId = decedentOf(estate, event, today);
  const at = scenarioDeaths(estate, today).findIndex(({ personId }) => personId === decedentId);
  return at === 0 ? 'FIRST_DEATH' : at === 1 ? 'SECOND_DEATH' : null;
}

/** Lines of steps; a death of today is the first. */
export function rulesOf(
  templates: readonly TemplateParent[],
  death: Scenario | null | undefined,
  today: IsoDate,
): RuleParent[] {
  const asked = death === 'TODAY' ? 'FIRST_DEATH' : death;
  return templates
    .filter(({ one }) => !one.step.takesAway)
    .filter((template) => !asked || scenarioOf(template, today) === asked)
    .flatMap((template) => template.one.step.to.map((target, line) => ({ ...template, line, target })));
}

export const ruleAt = (template: TemplateParent, line: number): RuleParent | null => {
  const target = template.one.step.to[line];
  return target ? { ...template, line, target } : null;
};

/** The classes that a step names, and those in somebody's place. */
export function classesOf({ estate, plan, at, one }: TemplateParent): ClassParent[] {
  if (one.step.takesAway) return [];
  return one.step.to.flatMap((target, line) =>
    [target, ...(target.alternates ?? [])].flatMap((named, index): ClassParent[] =>
      named.class
        ? [
            {
              estate,
              event: one.event,
              place: { planId: plan.id, at, line, instead: index === 0 ? null : index - 1 },
              heirClass: named.class,
              target: named,
            },
          ]
        : [],
    ),
  );
}

const WHOLE = 100_000;

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** A line's part of what its step gives, as a fraction; null where others with a share of their own leave it open. */
export function fractionOf({ one: { step }, target }: RuleParent): { numerator: number; denominator: number } | null {
  const equal = step.to.every(({ percent }) => percent === target.percent);
  if (equal) return { numerator: 1, denominator: step.to.length };
  if (target.percent === undefined) return null;
  const parts = Math.round(target.percent * (WHOLE / 100));
  const divisor = greatestDivisor(parts, WHOLE);
  return { numerator: parts / divisor, denominator: WHOLE / divisor };
}

/** How tax looks at a line by what its step is; what hangs on more than the step is the engine's to say. */
export function taxKindOf({ estate, one: { step }, target }: RuleParent) {
  if (estate.charities.some(({ id }) => id === target.to)) return 'FOR_CHARITY' as const;
  if (step.kind === 'BYPASS_FUNDING') return 'USES_EXCLUSION' as const;
  if (step.kind === 'GST_EXEMPT_FUNDING') return 'USES_GST_EXEMPTION' as const;
  if (step.kind === 'MARITAL_FUNDING') return 'FOR_THE_SPOUSE' as const;
  return step.kind === 'SURVIVOR_SHARE' ? ('NO_TRANSFER' as const) : null;
}

/** Who gives: the trust, or whoever dies. */
export function giverOf({ estate, plan, one: { event } }: TemplateParent, today: IsoDate): string | null {
  return plan.trust ? plan.trust.id : decedentOf(estate, event, today);
}

/** How a class is divided where the instrument does not say (C10). */
const UNSAID: Scheme = 'PER_CAPITA_AT_EACH_GENERATION';
export const schemeOf = ({ target: { scheme } }: ClassParent): Scheme => scheme ?? UNSAID;

const GIFT_TYPES: Partial<Record<Step['kind'], 'ASSET' | 'AMOUNT' | 'PART'>> = {
  SPECIFIC_GIFT: 'ASSET',
  CASH_GIFT: 'AMOUNT',
  PERCENT_GIFT: 'PART',
};
export const giftAmount = ({ one: { step } }: TemplateParent): number | null =>
  step.kind === 'CASH_GIFT' ? (step.amountCents ?? null) : null;
export const giftTypeOf = ({ kind }: Step) => GIFT_TYPES[kind] ?? null;
