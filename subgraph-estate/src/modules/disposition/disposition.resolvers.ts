import { listPage, listResult } from '@platform/service-kit';
import type { Context } from '../../context.ts';
import { fundingAssets } from '../../domain/disposition/funding-assets.ts';
import { planOf } from '../../domain/disposition/plan.ts';
import { placeOf, stepPlace } from '../../domain/disposition/step-id.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import type { EstateDocumentResolvers, QueryResolvers, TrustResolvers } from '../../schema.generated.ts';
import type { TemplateParent } from '../../views/disposition/parents.ts';
import { dispositionPreview } from '../../views/disposition/preview.ts';
import { saidOfStep } from '../../views/disposition/said-of-step.ts';
import { canEditPlan } from '../../views/disposition/template-words.ts';
import {
  allTemplates,
  classesOf,
  optionsOf,
  rulesOf,
  templateAt,
  templatesOf,
  templatesWhere,
} from '../../views/disposition/templates.ts';

async function estateOfPlan(planId: string, { loaders }: Context): Promise<Estate | null> {
  return (await loaders.holder.documents.load(planId)) ?? (await loaders.holder.trusts.load(planId));
}

async function templateOf(id: string, context: Context): Promise<TemplateParent | null> {
  const { planId, at } = stepPlace(id);
  const estate = await estateOfPlan(planId, context);
  return estate && templateAt(estate, planId, at);
}

export const dispositionQueries: Pick<
  QueryResolvers,
  | 'dispositionTemplates'
  | 'dispositionTemplateDetails'
  | 'fundingOptions'
  | 'fundingAssets'
  | 'classDistributions'
  | 'dispositionPreview'
  | 'dispositionPresetPreview'
> = {
  dispositionTemplates: async (_parent, { association, filter, pagination }, { services }) => {
    const all = templatesWhere(await services.dispositions.estateOf(association.estateId), filter ?? {});
    const { skip, limit } = listPage(pagination);
    return listResult(pagination, all.slice(skip, skip + limit), all.length);
  },
  dispositionTemplateDetails: async (_parent, { id }, context) => templateOf(id, context),
  fundingOptions: async (_parent, { id }, context) => {
    const template = await templateOf(id, context);
    return template ? optionsOf(template) : [];
  },
  fundingAssets: async (_parent, { id, step }, context) => {
    const estate = await estateOfPlan(id, context);
    const plan = estate && planOf(estate, id);
    if (!plan) return [];
    return fundingAssets(estate, plan, placeOf(step), context.today).map((funding) => ({ estate, funding }));
  },
  classDistributions: async (_parent, { association, pagination }, { services }) => {
    const all = allTemplates(await services.dispositions.estateOf(association.estateId)).flatMap(classesOf);
    const { skip, limit } = listPage(pagination);
    return listResult(pagination, all.slice(skip, skip + limit), all.length);
  },
  dispositionPreview: async (_parent, { instrumentId, id, attributes, remove }, { services, today }) => {
    const said = attributes && !remove ? saidOfStep(attributes) : null;
    const { before, after } = await services.dispositions.tried(instrumentId, id ?? null, said);
    return dispositionPreview(before, after, instrumentId, today);
  },
  dispositionPresetPreview: async (_parent, { instrumentId, preset }, { services, today }) => {
    const { before, after } = await services.dispositions.triedPreset(instrumentId, preset);
    return dispositionPreview(before, after, instrumentId, today);
  },
};

export const trustPlan: Pick<TrustResolvers, 'canEditDispositions' | 'dispositionTemplates' | 'distributionRules'> = {
  canEditDispositions: async (parent, _args, { loaders }) => {
    const { estate, trust } = await loaders.wholeTrust(parent);
    return canEditPlan(estate, trust.id);
  },
  dispositionTemplates: async (parent, _args, { loaders }) => {
    const { estate, trust } = await loaders.wholeTrust(parent);
    return templatesOf(estate, trust.id);
  },
  distributionRules: async (parent, { death }, { loaders, today }) => {
    const { estate, trust } = await loaders.wholeTrust(parent);
    return rulesOf(templatesOf(estate, trust.id), death, today);
  },
};

export const documentPlan: Pick<
  EstateDocumentResolvers,
  'canEditDispositions' | 'dispositionTemplates' | 'distributionRules'
> = {
  canEditDispositions: ({ estate, document }) => canEditPlan(estate, document.id),
  dispositionTemplates: ({ estate, document }) => templatesOf(estate, document.id),
  distributionRules: ({ estate, document }, { death }, { today }) =>
    rulesOf(templatesOf(estate, document.id), death, today),
};
