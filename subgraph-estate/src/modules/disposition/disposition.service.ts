import type { Actor } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { derivedId, newDocumentId } from '@platform/service-kit';
import { withoutTrust } from '../../domain/balance-sheet/removal.ts';
import { withDesignated } from '../../domain/disposition/designated.ts';
import { type FundingFacts, fundingFacts, withoutLimit } from '../../domain/disposition/funding-rule.ts';
import type { Plan, PlanStep } from '../../domain/disposition/plan.ts';
import {
  type EditedPlan,
  editablePlan,
  stepAt,
  withNewStep,
  withoutStep,
  withStepChanged,
  withSteps,
} from '../../domain/disposition/plan-edits.ts';
import { type DispositionPreset, MOST_NEW_TRUSTS, withPreset } from '../../domain/disposition/presets.ts';
import { type StepFacts, stepWith } from '../../domain/disposition/step-facts.ts';
import { linePlace, type StepPlace, stepPlace } from '../../domain/disposition/step-id.ts';
import { type ClassFacts, plannedTakers, type TakerFacts } from '../../domain/disposition/takers.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import type { StepSaid } from '../../views/disposition/said-of-step.ts';
import { inUseWords } from '../../views/person/use-words.ts';
import type { EstateService } from '../estate/estate.service.ts';

export type DispositionService = ReturnType<typeof createDispositionService>;

/** A change of a plan, and where the step is afterwards. */
export interface ChangedStep {
  readonly estate: Estate;
  readonly place: StepPlace;
}
export interface ChangedLine extends ChangedStep {
  readonly line: number;
}
export interface ChangedClass extends ChangedLine {
  readonly instead: number | null;
}
export interface LineFacts {
  readonly taker: TakerFacts;
  readonly facts: Pick<StepFacts, 'kind' | 'event'>;
  readonly funding: FundingFacts | undefined;
}

const NOTHING_SAID: StepSaid = { facts: {}, takers: undefined, funding: undefined, designated: undefined, at: null };
/** Where a rule is added. */
export interface RulePlace {
  readonly dispositionTemplateId?: string | null | undefined;
  readonly instrumentId?: string | null | undefined;
}
const NOBODY: TakerFacts = {
  to: null,
  newTrust: null,
  heirClass: null,
  classOf: null,
  scheme: null,
  percent: null,
  alternates: [],
  disclaimerTrustId: null,
  ages: [],
  note: null,
};
const PARTS = ['documents', 'trusts'] as const;

/** Throws: DomainError NOT_FOUND, TRUST_IN_USE. */
function withoutUnused(estate: Estate, id: string): Estate {
  if (!estate.trusts.some((trust) => trust.id === id)) throw new DomainError('NOT_FOUND', 'Not found', { field: 'id' });
  const inUse = inUseWords(estate, id);
  if (inUse) throw new DomainError('TRUST_IN_USE', inUse, { field: 'id' });
  return withoutTrust(estate, id);
}

/** The steps of wills and trusts, changed one by one: the very steps that the figures are worked out from. */
export function createDispositionService(estates: EstateService, actor: Actor, idempotencyKey: string | null) {
  const trustId = (at: number): string => newDocumentId(actor.accountId, idempotencyKey, `disposition-trust-${at}`);

  /** A step with all that is said of it; the estate has the trusts that it names for the first time. */
  function saidOf(estate: Estate, plan: Plan, known: PlanStep | null, said: StepSaid) {
    const kind = said.facts.kind ?? known?.step.kind;
    const named = said.takers && plannedTakers(estate, plan, said.takers, trustId);
    const facts: StepFacts = {
      ...said.facts,
      ...(named && { takers: named.to }),
      ...(said.funding && kind && fundingFacts(kind, said.funding)),
    };
    const otherFundingId = derivedId('other-funding', plan.id, String(plan.steps.length));
    return { estate: named?.estate ?? estate, step: stepWith(plan, known, facts, otherFundingId) };
  }

  function withActing(edited: EditedPlan, { designated }: StepSaid, { step }: PlanStep): EditedPlan {
    if (designated === undefined) return edited;
    const newId = (id: string, at: number): string => derivedId('designated-fiduciary', id, String(at));
    return { ...edited, estate: withDesignated(edited.estate, step, designated, newId) };
  }

  function added(estate: Estate, planId: string, said: StepSaid): EditedPlan {
    const plan = editablePlan(estate, planId);
    const { estate: named, step } = saidOf(estate, plan, null, said);
    return withActing(withNewStep(named, plan, step, said.at), said, step);
  }

  function changed(estate: Estate, { planId, at }: StepPlace, said: StepSaid): EditedPlan {
    const plan = editablePlan(estate, planId);
    const { estate: named, step } = saidOf(estate, plan, stepAt(plan, at), said);
    return withActing(withStepChanged(named, plan, at, step, said.at), said, step);
  }

  function removed(estate: Estate, { planId, at }: StepPlace): Estate {
    const plan = editablePlan(estate, planId);
    stepAt(plan, at);
    return withoutStep(estate, plan, at);
  }

  const holding = (planId: string): Promise<Estate> => estates.holding(PARTS, planId, 'Document');

  /** `again`: where the step stands by a request that is repeated, and finds its change made already. */
  async function save(
    planId: string,
    version: number,
    rule: (estate: Estate) => EditedPlan,
    again: number | ((estate: Estate) => number),
  ): Promise<ChangedStep> {
    let at: number | null = null;
    const estate = await estates.change(await holding(planId), version, (current) => {
      const edited = rule(current);
      at = edited.at;
      return edited.estate;
    });
    return { estate, place: { planId, at: at ?? (typeof again === 'number' ? again : again(estate)) } };
  }

  /** A step that was added before, by what it says. */
  const addedBefore = (planId: string, said: StepSaid) => (estate: Estate) => {
    const plan = editablePlan(estate, planId);
    const { step } = saidOf(estate, plan, null, said);
    const words = JSON.stringify({ ...step.step, record: null });
    return Math.max(
      0,
      plan.steps.findLastIndex((one) => JSON.stringify({ ...one.step, record: null }) === words),
    );
  };

  /** The takers of a step as a rule has them. */
  const withTakers =
    (
      place: StepPlace,
      rule: (estate: Estate, plan: Plan, step: PlanStep) => { estate: Estate; to: PlanStep['step']['to'] },
    ) =>
    (current: Estate): EditedPlan => {
      const plan = editablePlan(current, place.planId);
      const known = stepAt(plan, place.at);
      const { estate, to } = rule(current, plan, known);
      return withStepChanged(estate, plan, place.at, { ...known, step: { ...known.step, to } });
    };

  return {
    /** Throws: DomainError REQUIRED, NOT_FOUND. */
    estateOf: async (estateId: string | null | undefined): Promise<Estate> => {
      if (!estateId) throw new DomainError('REQUIRED', 'Choose a client', { field: 'estateId' });
      return estates.one(estateId);
    },

    /** Throws: DomainError NOT_FOUND, STALE_VERSION, READ_FROM_FILE, and what `checkStep` throws. */
    create: (planId: string, version: number, said: StepSaid): Promise<ChangedStep> =>
      save(planId, version, (current) => added(current, planId, said), addedBefore(planId, said)),

    /** Throws: as `create`. */
    async update(id: string, version: number, said: StepSaid): Promise<ChangedStep> {
      const place = stepPlace(id);
      return save(place.planId, version, (current) => changed(current, place, said), said.at ?? place.at);
    },

    /** Throws: DomainError NOT_FOUND, STALE_VERSION, READ_FROM_FILE. */
    async remove(id: string, version: number): Promise<Estate> {
      const place = stepPlace(id);
      return estates.change(await holding(place.planId), version, (current) => removed(current, place));
    },

    /** A step that is added (`id` null), changed or taken away, in an estate that nobody stores. Throws: as `create`. */
    async tried(planId: string, id: string | null, said: StepSaid | null): Promise<{ before: Estate; after: Estate }> {
      const before = await holding(planId);
      if (id === null) return { before, after: said ? added(before, planId, said).estate : before };
      const place = stepPlace(id);
      return { before, after: said ? changed(before, place, said).estate : removed(before, place) };
    },

    /** A preset in an estate that nobody stores. Throws: as `addPreset`. */
    async triedPreset(planId: string, preset: DispositionPreset): Promise<{ before: Estate; after: Estate }> {
      const before = await holding(planId);
      return { before, after: withPreset(before, editablePlan(before, planId), preset, trustId) };
    },

    /** Throws: DomainError NOT_FOUND, STALE_VERSION, READ_FROM_FILE, and what `withPreset` throws. */
    async addPreset(planId: string, version: number, preset: DispositionPreset) {
      const estate = await estates.change(await holding(planId), version, (current) =>
        withPreset(current, editablePlan(current, planId), preset, trustId),
      );
      const made = new Set(Array.from({ length: MOST_NEW_TRUSTS }, (_, at) => trustId(at)));
      return { estate, newTrustIds: estate.trusts.map(({ id }) => id).filter((id) => made.has(id)) };
    },

    /**
     * All steps as they were before a preset, without the trusts that began with it.
     * Throws: DomainError NOT_FOUND, STALE_VERSION, READ_FROM_FILE, TRUST_IN_USE, and what `checkStep` throws.
     */
    async undoPreset(planId: string, version: number, before: readonly StepSaid[], newTrustIds: readonly string[]) {
      return estates.change(await holding(planId), version, (current) => {
        const plan = editablePlan(current, planId);
        const steps: PlanStep[] = [];
        for (const said of before) steps.push(saidOf(current, { ...plan, steps }, null, said).step);
        return newTrustIds.reduce(withoutUnused, withSteps(current, plan, steps));
      });
    },

    /** One more line of a step. Throws: as `create`. */
    async addLines(id: string, version: number, takers: readonly TakerFacts[]): Promise<ChangedLine> {
      const place = stepPlace(id);
      const rule = withTakers(place, (estate, plan, { step }) => {
        const named = plannedTakers(estate, plan, takers, trustId);
        return { ...named, to: [...step.to, ...named.to] };
      });
      const saved = await save(place.planId, version, rule, place.at);
      const { step } = stepAt(editablePlan(saved.estate, place.planId), place.at);
      return { ...saved, line: step.to.length - takers.length };
    },

    /** All lines of a step. Throws: as `create`. */
    async replaceLines(id: string, version: number, takers: readonly TakerFacts[]): Promise<ChangedStep> {
      return this.update(id, version, { ...NOTHING_SAID, takers });
    },

    /** A step of one line. Throws: as `create`. */
    async createLine(planId: string, version: number, { taker, facts, funding }: LineFacts): Promise<ChangedLine> {
      const said = { ...NOTHING_SAID, facts, takers: [taker], funding };
      return { ...(await this.create(planId, version, said)), line: 0 };
    },

    /** A line more of a step, or a step of one line. Throws: DomainError REQUIRED, and as `create`. */
    async addRule(
      { dispositionTemplateId: stepIdOf, instrumentId }: RulePlace,
      version: number,
      said: LineFacts,
    ): Promise<ChangedLine> {
      if (stepIdOf) return this.addLines(stepIdOf, version, [said.taker]);
      if (!instrumentId)
        throw new DomainError('REQUIRED', 'Say which document or trust it is of.', { field: 'instrumentId' });
      return this.createLine(instrumentId, version, said);
    },

    /** A class of heirs as one more taker of a step. Throws: as `create`. */
    addClass(id: string, version: number, said: ClassFacts): Promise<ChangedLine> {
      return this.addLines(id, version, [{ ...NOBODY, ...said }]);
    },

    /** Throws: as `create`. */
    async updateLine(id: string, version: number, { taker, facts, funding }: LineFacts): Promise<ChangedLine> {
      const place = linePlace(id);
      if (place.instead !== null) throw new DomainError('NOT_FOUND', 'Not found', { field: 'id' });
      const saved = await save(
        place.planId,
        version,
        (current) => {
          const plan = editablePlan(current, place.planId);
          const known = stepAt(plan, place.at);
          if (!known.step.to[place.line]) throw new DomainError('NOT_FOUND', 'Not found', { field: 'id' });
          const named = plannedTakers(current, plan, [taker], trustId);
          const to = known.step.to.toSpliced(place.line, 1, ...named.to);
          const { step } = saidOf(named.estate, plan, known, { ...NOTHING_SAID, facts, funding });
          return withStepChanged(named.estate, plan, place.at, { ...step, step: { ...step.step, to } });
        },
        place.at,
      );
      return { ...saved, line: place.line };
    },

    /** The last line takes its step with it. Throws: DomainError NOT_FOUND, STALE_VERSION, READ_FROM_FILE, SHARES_UNDER_100. */
    async removeLine(id: string, version: number): Promise<Estate> {
      const { line, instead, ...place } = linePlace(id);
      return estates.change(await holding(place.planId), version, (current) => {
        const { step } = stepAt(editablePlan(current, place.planId), place.at);
        const target = step.to[line];
        const isThere = target && (instead === null || target.alternates?.[instead]);
        if (!isThere) throw new DomainError('NOT_FOUND', 'Not found', { field: 'id' });
        if (instead === null && step.to.length === 1) return removed(current, place);
        const { alternates = [], ...rest } = target;
        const others = alternates.toSpliced(instead ?? 0, 1);
        const left = instead === null ? [] : [{ ...rest, ...(others.length > 0 && { alternates: others }) }];
        return withTakers(place, (estate) => ({ estate, to: step.to.toSpliced(line, 1, ...left) }))(current).estate;
      });
    },

    /** What a class of heirs is, at its place; what is not said stays. Throws: as `create`. */
    async updateClass(id: string, version: number, said: ClassFacts): Promise<ChangedClass> {
      const { line, instead, ...place } = linePlace(id);
      const saved = await save(
        place.planId,
        version,
        withTakers(place, (estate, _plan, { step }) => {
          const target = step.to[line];
          const named = instead === null ? target : target?.alternates?.[instead];
          if (!target || !named?.class) throw new DomainError('NOT_FOUND', 'Not found', { field: 'id' });
          const entries = Object.entries({
            ...named,
            ...(said.heirClass && { class: said.heirClass }),
            ...(said.classOf !== undefined && { classOf: said.classOf }),
            ...(said.scheme !== undefined && { scheme: said.scheme }),
            ...(said.percent !== undefined && { percent: said.percent }),
          }).filter(([, value]) => value !== null);
          const changedTarget = Object.fromEntries(entries) as typeof named;
          const next =
            instead === null
              ? changedTarget
              : { ...target, alternates: (target.alternates ?? []).toSpliced(instead, 1, changedTarget) };
          return { estate, to: step.to.toSpliced(line, 1, next) };
        }),
        place.at,
      );
      return { ...saved, line, instead };
    },

    /** Throws: as `create`. */
    fund: (id: string, version: number, funding: FundingFacts): Promise<ChangedStep> => {
      const place = stepPlace(id);
      return save(place.planId, version, (current) => changed(current, place, { ...NOTHING_SAID, funding }), place.at);
    },

    /** Throws: DomainError REQUIRED for a step that says nothing without what pays it, and as `create`. */
    async unfund(id: string, version: number): Promise<ChangedStep> {
      const place = stepPlace(id);
      return save(
        place.planId,
        version,
        (current) => {
          const { kind } = stepAt(editablePlan(current, place.planId), place.at).step;
          return changed(current, place, { ...NOTHING_SAID, facts: withoutLimit(kind) });
        },
        place.at,
      );
    },
  };
}
