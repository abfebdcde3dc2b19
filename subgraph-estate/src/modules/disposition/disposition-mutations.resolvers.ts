import type { Estate } from '../../domain/estate/estate.ts';
import type { DistributionRuleInput, MutationResolvers } from '../../schema.generated.ts';
import { classAt } from '../../views/disposition/fields.ts';
import type { TemplateParent } from '../../views/disposition/parents.ts';
import { classFacts, eventOf, fundingOf, saidOfStep, takerOf } from '../../views/disposition/said-of-step.ts';
import { chosenOption, ruleAt, rulesOf, templateAt, templatesOf } from '../../views/disposition/templates.ts';
import { trustOf } from '../../views/parents.ts';
import type { ChangedLine, ChangedStep, LineFacts } from './disposition.service.ts';

const templateOf = ({ estate, place }: ChangedStep): TemplateParent | null =>
  templateAt(estate, place.planId, place.at);

const changedTemplate = (changed: ChangedStep) => ({
  ok: true,
  estate: changed.estate,
  dispositionTemplate: templateOf(changed),
});

function changedRule(changed: ChangedLine) {
  const template = templateOf(changed);
  return { ok: true, estate: changed.estate, distributionRule: template && ruleAt(template, changed.line) };
}

function changedPool(changed: ChangedStep, today: string) {
  const template = templateOf(changed);
  const distributionRules = template ? rulesOf([template], null, today) : [];
  return { ...changedTemplate(changed), distributionRules };
}

function changedFunding(changed: ChangedStep) {
  const template = templateOf(changed);
  return { ok: true, estate: changed.estate, fundingOption: template && chosenOption(template) };
}

function changedClass(changed: ChangedLine, instead: number | null) {
  const template = templateOf(changed);
  return { ok: true, estate: changed.estate, classDistribution: template && classAt(template, changed.line, instead) };
}

const changedPreset = (estate: Estate, instrumentId: string, newTrustIds: readonly string[]) => ({
  ok: true,
  estate,
  dispositionTemplates: templatesOf(estate, instrumentId),
  newTrusts: newTrustIds.flatMap((id) => trustOf(estate, id) ?? []),
});

const lineOf = ({ taker, kind, divisionEvent, funding }: DistributionRuleInput): LineFacts => ({
  taker: takerOf(taker),
  facts: { kind, event: divisionEvent && eventOf(divisionEvent) },
  funding: funding ? fundingOf(funding) : undefined,
});

export const templateMutations: Pick<
  MutationResolvers,
  | 'createDispositionTemplate'
  | 'createCustomDispositionTemplate'
  | 'addDispositionPreset'
  | 'undoDispositionPreset'
  | 'updateDispositionTemplate'
  | 'deleteDispositionTemplate'
  | 'addFundingPoolDistributions'
  | 'updateFundingPoolDistributions'
  | 'upsertFundingOption'
  | 'deleteFundingOption'
> = {
  createDispositionTemplate: async (_parent, { instrumentId, version, attributes }, { services }) =>
    changedTemplate(await services.dispositions.create(instrumentId, version, saidOfStep(attributes))),
  addDispositionPreset: async (_parent, { instrumentId, version, preset }, { services }) => {
    const { estate, newTrustIds } = await services.dispositions.addPreset(instrumentId, version, preset);
    return changedPreset(estate, instrumentId, newTrustIds);
  },
  undoDispositionPreset: async (_parent, args, { services }) => {
    const { instrumentId, version, dispositionTemplates, newTrustIds } = args;
    const before = dispositionTemplates.map(saidOfStep);
    return changedPreset(
      await services.dispositions.undoPreset(instrumentId, version, before, newTrustIds),
      instrumentId,
      [],
    );
  },
  createCustomDispositionTemplate: async (_parent, { instrumentId, version, attributes }, { services }) => {
    const { title, description, template } = attributes;
    const said = saidOfStep({ ...template, otherDistributionFunding: { title, description } });
    return changedTemplate(await services.dispositions.create(instrumentId, version, said));
  },
  updateDispositionTemplate: async (_parent, { id, version, attributes }, { services }) =>
    changedTemplate(await services.dispositions.update(id, version, saidOfStep(attributes))),
  deleteDispositionTemplate: async (_parent, { id, version }, { services }) => ({
    ok: true,
    dispositionTemplate: null,
    estate: await services.dispositions.remove(id, version),
  }),
  addFundingPoolDistributions: async (_parent, { dispositionTemplateId, version, distributions }, context) =>
    changedPool(
      await context.services.dispositions.addLines(dispositionTemplateId, version, distributions.map(takerOf)),
      context.today,
    ),
  updateFundingPoolDistributions: async (_parent, { dispositionTemplateId, version, distributions }, context) =>
    changedPool(
      await context.services.dispositions.replaceLines(dispositionTemplateId, version, distributions.map(takerOf)),
      context.today,
    ),
  upsertFundingOption: async (_parent, { dispositionTemplateId, version, attributes }, { services }) =>
    changedFunding(await services.dispositions.fund(dispositionTemplateId, version, fundingOf(attributes))),
  deleteFundingOption: async (_parent, { dispositionTemplateId, version }, { services }) =>
    changedFunding(await services.dispositions.unfund(dispositionTemplateId, version)),
};

export const ruleMutations: Pick<
  MutationResolvers,
  | 'createDistributionRule'
  | 'updateDistributionRule'
  | 'deleteDistributionRule'
  | 'createClassDistribution'
  | 'updateClassDistribution'
  | 'deleteClassDistribution'
> = {
  createDistributionRule: async (_parent, { version, attributes, ...where }, { services }) =>
    changedRule(await services.dispositions.addRule(where, version, lineOf(attributes))),
  updateDistributionRule: async (_parent, { id, version, attributes }, { services }) =>
    changedRule(await services.dispositions.updateLine(id, version, lineOf(attributes))),
  deleteDistributionRule: async (_parent, { id, version }, { services }) => ({
    ok: true,
    distributionRule: null,
    estate: await services.dispositions.removeLine(id, version),
  }),
  createClassDistribution: async (_parent, { dispositionTemplateId, version, attributes }, { services }) => {
    const changed = await services.dispositions.addClass(dispositionTemplateId, version, classFacts(attributes));
    return changedClass(changed, null);
  },
  updateClassDistribution: async (_parent, { id, version, attributes }, { services }) => {
    const changed = await services.dispositions.updateClass(id, version, classFacts(attributes));
    return changedClass(changed, changed.instead);
  },
  deleteClassDistribution: async (_parent, { id, version }, { services }) => ({
    ok: true,
    classDistribution: null,
    estate: await services.dispositions.removeLine(id, version),
  }),
};
