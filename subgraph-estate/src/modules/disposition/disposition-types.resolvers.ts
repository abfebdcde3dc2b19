import { dispositionLabel } from '@platform/contracts/disposition-labels';
import { labelOf } from '@platform/contracts/labels';
import { classMembers } from '../../domain/disposition/class-members.ts';
import { trustPaid } from '../../domain/disposition/designated.ts';
import { fundingRule } from '../../domain/disposition/funding-rule.ts';
import { isPlanRead } from '../../domain/disposition/plan.ts';
import { NO_RECORD } from '../../domain/disposition/planned-step.ts';
import { lineId } from '../../domain/disposition/step-id.ts';
import type {
  ClassDistributionResolvers,
  DesignatedFiduciaryResolvers,
  DispositionTakerResolvers,
  DispositionTemplateResolvers,
  DistributionRuleResolvers,
  DivisionEventResolvers,
  FundingAssetResolvers,
  FundingOptionResolvers,
} from '../../schema.generated.ts';
import {
  classKind,
  classOfRule,
  disclaimedTo,
  disclaimerFunding,
  givenAssetType,
  givenBy,
  isAtEachGeneration,
  receiverOf,
  usesGstExemption,
} from '../../views/disposition/fields.ts';
import { ownerKind, ownerName } from '../../views/disposition/funding-owner.ts';
import {
  badgeOf,
  canEdit,
  className,
  familyOf,
  templateGaps,
  templateWords,
} from '../../views/disposition/template-words.ts';
import {
  actingFor,
  chosenStep,
  fractionOf,
  giftAmount,
  giftTypeOf,
  isChosen,
  optionsOf,
  parentTemplate,
  remainderTrust,
  scenarioOf,
  schemeOf,
  structureOf,
  taxKindOf,
  templateId,
} from '../../views/disposition/templates.ts';
import { officeIn, roleTitle, turnIn } from '../../views/document/document-rows.ts';
import { holdingOf, personOf } from '../../views/parents.ts';
import { whenWords } from '../../views/trust/dispositions.ts';

export const DispositionTemplate: DispositionTemplateResolvers = {
  id: templateId,
  kind: ({ one }) => one.step.kind,
  step: ({ at }) => at + 1,
  instrumentId: ({ plan }) => plan.id,
  instrumentName: ({ plan }) => plan.name,
  description: ({ one }) => one.step.record?.description,
  divisionEvent: ({ estate, one }) => ({ estate, event: one.event }),
  dispositionStructure: structureOf,
  disclaimerTrustFundingType: disclaimerFunding,
  displayGstShares: ({ one }) => (one.step.record ?? NO_RECORD).displayGstShares,
  remainderTrustId: remainderTrust,
  parentTemplateId: (template) => {
    const parent = parentTemplate(template);
    return parent && templateId(parent);
  },
  fiduciaries: actingFor,
  designatedFiduciaries: ({ estate, one }) =>
    (trustPaid(estate, one.step)?.fiduciaries ?? []).map((fiduciary) => ({ estate, fiduciary })),
  fundingRule: ({ one }) => fundingRule(one.step),
  fundingOptions: optionsOf,
  fundingBadge: badgeOf,
  useGstExemption: usesGstExemption,
  otherDistributionFunding: ({ one }) => one.step.record?.otherFunding,
  customizeChildTemplatesNotesAndFiduciaries: ({ one }) => (one.step.record ?? NO_RECORD).customizeBelow,
  distributionDetails: templateWords,
  gaps: (template, _args, { today }) => templateGaps(template, today),
  takesAway: ({ one }) => one.step.takesAway ?? false,
  takers: ({ estate, one }) => one.step.to.map((target) => ({ estate, target })),
  asset: ({ estate, one }) => holdingOf(estate, one.step.assetId ?? null),
  amount: ({ one }) => one.step.amountCents,
  percent: ({ one }) => one.step.percent,
  canEdit,
};

export const DivisionEvent: DivisionEventResolvers = {
  type: ({ event }) => event.on,
  label: ({ estate, event }) => whenWords(estate, { on: event.on, personId: event.personId ?? undefined }),
  person: ({ estate, event }) => personOf(estate, event.personId),
};

export const DispositionTaker: DispositionTakerResolvers = {
  to: receiverOf,
  heirClass: ({ target }) => target.class,
  classOf: ({ estate, target }) => personOf(estate, target.classOf),
  scheme: ({ target }) => target.scheme,
  percent: ({ target }) => target.percent,
  alternates: ({ estate, target }) => (target.alternates ?? []).map((one) => ({ estate, target: one })),
  disclaimerTrust: disclaimedTo,
  ages: ({ target }) => [...(target.ages ?? [])],
  notes: ({ target }) => target.note,
};

export const DistributionRule: DistributionRuleResolvers = {
  id: ({ plan, at, line }) => lineId({ planId: plan.id, at, line, instead: null }),
  dispositionTemplateId: templateId,
  amount: ({ one }) => one.step.amountCents,
  kind: ({ one }) => one.step.kind,
  taxKind: taxKindOf,
  death: (rule, _args, { today }) => scenarioOf(rule, today),
  assetType: givenAssetType,
  from: (rule, _args, { today }) => givenBy(rule, today),
  to: receiverOf,
  classDistribution: classOfRule,
  asset: ({ estate, one }) => holdingOf(estate, one.step.assetId ?? null),
  specificGiftAmount: giftAmount,
  specificGiftType: ({ one }) => giftTypeOf(one.step),
  generatedKind: ({ estate, plan }) => (isPlanRead(estate, plan) ? 'READ' : 'ENTERED'),
  numerator: (rule) => fractionOf(rule)?.numerator,
  denominator: (rule) => fractionOf(rule)?.denominator,
  notes: ({ target }) => target.note,
};

export const ClassDistribution: ClassDistributionResolvers = {
  id: ({ place }) => lineId(place),
  name: (one, _args, { today }) => className(one, today),
  mainGroup: ({ heirClass }) => heirClass,
  subGroup: (one, _args, { today }) => familyOf(one, today),
  kind: classKind,
  individuals: ({ estate, event, target }, _args, { today }) =>
    classMembers(estate, event, target, today).flatMap((id) => personOf(estate, id) ?? []),
  distributionType: schemeOf,
  atEachGeneration: isAtEachGeneration,
};

export const FundingOption: FundingOptionResolvers = {
  id: ({ rule, ...template }) => `${templateId(template)}:${rule}`,
  rule: ({ rule }) => rule,
  label: ({ rule }) => dispositionLabel('FundingRule', rule),
  isChosen,
  amount: (option) => chosenStep(option)?.amountCents,
  percent: (option) => chosenStep(option)?.percent,
  asset: (option) => holdingOf(option.estate, chosenStep(option)?.assetId ?? null),
};

export const FundingAsset: FundingAssetResolvers = {
  id: ({ funding }) => `${funding.asset.id}:${funding.ownerId}`,
  modelId: ({ funding }) => funding.asset.id,
  modelType: () => 'Asset',
  modelOwnerId: ({ funding }) => funding.ownerId,
  modelOwnerType: ({ estate, funding }) => ownerKind(estate, funding.ownerId),
  group: ({ funding }) => (funding.isGiven ? 'Given by itself' : labelOf('AssetType', funding.asset.assetType)),
  assetDescription: ({ funding }) => funding.asset.name,
  ownerDescription: ({ estate, funding }) => ownerName(estate, funding.ownerId),
  totalValue: ({ funding }) => funding.valueCents,
};

export const DesignatedFiduciary: DesignatedFiduciaryResolvers = {
  id: ({ fiduciary }) => fiduciary.id,
  displayOrder: ({ fiduciary }) => fiduciary.displayOrder,
  person: ({ estate, fiduciary }) => personOf(estate, fiduciary.personId),
  personName: ({ fiduciary }) => fiduciary.personName,
  role: ({ fiduciary }) => officeIn(fiduciary),
  prefix: ({ fiduciary }) => turnIn(fiduciary),
  roleTitle: ({ fiduciary }) => roleTitle(fiduciary),
  notes: ({ fiduciary }) => fiduciary.note,
};
