import type { IsoDate } from '@platform/kernel';
import type { Estate } from '../../domain/estate/estate.ts';
import { type AssignableParent, assignableOf, type TrustParent, trustOf } from '../parents.ts';
import type { ClassParent, PlanTakerParent, RuleParent, TemplateParent } from './parents.ts';
import { classesOf, giverOf, schemeOf } from './templates.ts';

/** Whoever receives; null for a class of heirs. */
export function receiverOf({ estate, target }: PlanTakerParent): AssignableParent | null {
  return target.to === undefined ? null : assignableOf(estate, target.to);
}

/** Whoever gives, as the graph has them. */
export function givenBy(rule: RuleParent, today: IsoDate): AssignableParent | null {
  const giver = giverOf(rule, today);
  return giver === null ? null : assignableOf(rule.estate, giver);
}

export function disclaimedTo({ estate, target }: PlanTakerParent): TrustParent | null {
  return target.disclaimerTrustId === undefined ? null : trustOf(estate, target.disclaimerTrustId);
}

export const disclaimerFunding = ({ one }: TemplateParent): string | null =>
  one.step.to.some(({ disclaimerTrustId }) => disclaimerTrustId) ? 'DISCLAIMED_SHARE' : null;

export const usesGstExemption = ({ one }: TemplateParent): boolean => one.step.kind === 'GST_EXEMPT_FUNDING';

export const givenAssetType = ({ estate, one }: { estate: Estate; one: TemplateParent['one'] }) =>
  estate.assets.find(({ id }) => id === one.step.assetId)?.assetType;

/** The class that stands at a place of a step. */
export const classAt = (template: TemplateParent, line: number, instead: number | null): ClassParent | null =>
  classesOf(template).find(({ place }) => place.line === line && place.instead === instead) ?? null;

export const classOfRule = (rule: RuleParent): ClassParent | null => classAt(rule, rule.line, null);

export const classKind = ({ place }: ClassParent): string => (place.instead === null ? 'TAKER' : 'IN_PLACE');

export const isAtEachGeneration = (one: ClassParent): boolean => schemeOf(one) === 'PER_CAPITA_AT_EACH_GENERATION';
