import { inSentence, labelOf } from '@platform/contracts/labels';
import { placeName } from '@platform/contracts/states';
import {
  federalLaw,
  hasStateEstateTax,
  otherMakerToday,
  STATE_CODES,
  stateExclusion,
  type Target,
} from '@platform/estate-engine';
import { abbreviateCents, type IsoDate } from '@platform/kernel';
import { decedentOf } from '../../domain/disposition/class-members.ts';
import { trustPaid } from '../../domain/disposition/designated.ts';
import { isPlanRead, type Plan, planOf } from '../../domain/disposition/plan.ts';
import type { PlannedStep, PlannedTarget } from '../../domain/disposition/planned-step.ts';
import { FOR_A_SURVIVOR } from '../../domain/disposition/step-rules.ts';
import { amendmentsInForce, trustInForce, trustTextBefore } from '../../domain/document/amended-trusts.ts';
import type { EstateDocument, EstateFiduciary } from '../../domain/document/document.ts';
import { codicilsOf, textBefore } from '../../domain/document/in-force.ts';
import { replaces } from '../../domain/document/steps.ts';
import { type Estate, partyName, personById, spouseOf } from '../../domain/estate/estate.ts';
import { toEstateCase } from '../../domain/estate/estate-case.ts';
import { givenName, possessive } from '../../domain/estate/household-name.ts';
import type { EstateTrust } from '../../domain/trust/trust.ts';
import { listed } from '../listed.ts';
import { stepWords } from '../trust/dispositions.ts';
import type { ClassParent, TemplateParent } from './parents.ts';

const nameIn = (estate: Estate, id: string): string => partyName(estate, id) ?? 'somebody';

function targetName(estate: Estate, { to, class: heirClass }: Target): string {
  if (to !== undefined) return nameIn(estate, to);
  return heirClass ? inSentence(labelOf('HeirClass', heirClass)) : 'nobody';
}

const isOne = ([first, ...others]: readonly Target[]): boolean => others.length === 0 && first?.class === undefined;

/** `If Ida Marlow does not survive, her descendants take in her place, per stirpes.` */
function insteadWords(estate: Estate, target: PlannedTarget): string[] {
  const { to, scheme, alternates = [] } = target;
  const name = targetName(estate, target);
  const missing = to === undefined ? `If none of ${name} survives` : `If ${name} does not survive`;
  if (alternates.length > 0)
    return [
      `${missing}, ${listed(alternates.map((one) => targetName(estate, one)))} ${isOne(alternates) ? 'takes' : 'take'} instead.`,
      ...alternates.flatMap((one) => insteadWords(estate, one)),
    ];
  if (scheme === undefined) return [];
  const how = inSentence(labelOf('InheritanceScheme', scheme));
  if (to === undefined) return [`Shares among ${name} are ${how}.`];
  return personById(estate, to) ? [`${missing}, the descendants take the share, ${how}.`] : [];
}

function extraWords(estate: Estate, target: PlannedTarget): string[] {
  const name = targetName(estate, target);
  const { ages = [], disclaimerTrustId, classOf } = target;
  const stages = ages.map(({ age, percent }) => `${percent}% at ${age}`);
  return [
    ...(classOf ? [`Meant is the family of ${nameIn(estate, classOf)}.`] : []),
    ...(stages.length > 0 ? [`The share is released in stages: ${listed(stages)}.`] : []),
    ...(disclaimerTrustId ? [`What ${name} disclaims goes to ${nameIn(estate, disclaimerTrustId)}.`] : []),
  ];
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** A step in plain words, with who takes in whose place. */
export function templateWords({ estate, one: { step } }: TemplateParent): string {
  if (step.takesAway) return sentence(stepWords(estate, step));
  const limit =
    step.kind === 'GST_EXEMPT_FUNDING' || step.kind === 'MARITAL_FUNDING' || step.kind === 'RESIDUE'
      ? limitWords(step)
      : [];
  return [
    sentence(stepWords(estate, step)),
    ...limit,
    ...step.to.flatMap((target) => [...extraWords(estate, target), ...insteadWords(estate, target)]),
  ].join(' ');
}

function limitWords({ amountCents, percent }: TemplateParent['one']['step']): string[] {
  if (amountCents !== undefined) return ['No more than the amount that is written.'];
  return percent === undefined ? [] : [`It is ${percent}% of what is there then.`];
}

export function badgeOf({ estate, one: { step } }: TemplateParent): string | null {
  const trust = trustPaid(estate, step);
  if (step.kind === 'GST_EXEMPT_FUNDING' || trust?.gstStatus === 'EXEMPT') return 'GST exempt';
  if (step.kind === 'BYPASS_FUNDING') return 'Formula';
  if (step.kind !== 'MARITAL_FUNDING') return null;
  return trust?.qtipElection && trust.qtipElection !== 'NONE' ? 'QTIP' : 'Marital';
}

function survivorGap({ estate, one: { step, event } }: TemplateParent, today: IsoDate): string[] {
  if (step.takesAway || !FOR_A_SURVIVOR.has(step.kind)) return [];
  const decedentId = decedentOf(estate, event, today);
  const dies = personById(estate, decedentId);
  if (event.on === 'SECOND_DEATH')
    return ['It is for a spouse who survives: at the second death there is none, and it does nothing.'];
  const spouse = dies && spouseOf(estate, dies.id);
  if (!dies || (spouse && !spouse.isDeceased)) return [];
  return [`It is for a spouse who survives: ${givenName(dies)} has none, and it does nothing.`];
}

const actsForTrust = ({ role }: EstateFiduciary): boolean => role.endsWith('trustee');

/** Of a trust that begins with the step: its own trustee, else that of the will or trust that it comes out of. */
function trusteeGap({ plan }: TemplateParent, trust: EstateTrust): string[] {
  const instrument = plan.trust ?? plan.document;
  const named = [...trust.fiduciaries, ...(instrument?.fiduciaries ?? [])].some(actsForTrust);
  return named || !trust.createdUponDeath ? [] : [`Nobody is named as trustee of ${trust.name}.`];
}

/** What passes free of federal tax by a formula may be more than the state leaves free. */
function stateGap({ estate, one: { step } }: TemplateParent, today: IsoDate): string[] {
  const { clientState } = estate;
  if (step.takesAway || step.kind !== 'BYPASS_FUNDING' || (step.formula ?? 'FEDERAL') !== 'FEDERAL') return [];
  if (!STATE_CODES.has(clientState) || !hasStateEstateTax(clientState, today)) return [];
  const free = stateExclusion(clientState, today);
  return free < federalLaw(today).basicExclusionCents
    ? [
        `${placeName(clientState)} leaves less free than the federal law: above ${abbreviateCents(free)} this trust pays its estate tax at this death already. A formula of the state, or the lesser of both, waits with it.`,
      ]
    : [];
}

function trustGaps(template: TemplateParent): string[] {
  const { estate, one } = template;
  const { step } = one;
  return step.to.flatMap(({ to }) => {
    const trust = estate.trusts.find(({ id }) => id === to);
    if (!trust) return [];
    const says = trustInForce(estate, trust).terms.some(({ steps }) => steps.length > 0);
    const elects = trust.qtipElection !== null && trust.qtipElection !== 'NONE';
    return [
      ...trusteeGap(template, trust),
      ...(says ? [] : [`${trust.name} does not say who receives what is left in it: it keeps it.`]),
      ...(step.kind === 'MARITAL_FUNDING' && trust.createdUponDeath && trust.kind !== 'SURVIVOR' && !elects
        ? [`No marital deduction is elected for ${trust.name}, so it is taxed like any other.`]
        : []),
    ];
  });
}

/** A step of the same death that leaves everything leaves nothing for those after it. */
function orderGap({ plan, at, one: { event, step } }: TemplateParent): string[] {
  if (step.takesAway || step.kind.endsWith('_GIFT') || step.kind === 'SURVIVOR_SHARE') return [];
  const before = plan.steps
    .slice(0, at)
    .filter((one) => one.event.on === event.on && one.event.personId === event.personId);
  const whole = before.some(
    ({ step: { kind, percent, takesAway } }) =>
      !takesAway && kind === 'RESIDUE' && (percent === undefined || percent >= 100),
  );
  return whole ? ['A step before it leaves everything that is left: nothing is there for this one.'] : [];
}

const replacedWords = (name: string): string =>
  `${name} says something else in its place: this step changes no figure.`;

/** Of a will and of a codicil: a later codicil of the same will. */
function replacedByCodicil(estate: Estate, document: EstateDocument, step: PlannedStep): string[] {
  const willId = document.kind === 'CODICIL' ? document.parentId : document.id;
  const codicils = willId === null ? [] : codicilsOf(estate.documents, willId);
  const later = codicils.slice(codicils.findIndex(({ id }) => id === document.id) + 1);
  const by = later.findLast(({ will }) => will && replaces(will.steps, step));
  return by ? [replacedWords(by.name)] : [];
}

/** A later text that says something of the same death in the place of a step leaves it without effect. */
function replacedGap({ estate, plan: { id, trust, document }, one: { event, step } }: TemplateParent): string[] {
  if (!trust) return document ? replacedByCodicil(estate, document, step) : [];
  const counting = amendmentsInForce(estate, trust);
  const later = counting.slice(counting.findIndex((document) => document.id === id) + 1);
  const by = later.findLast(({ amendment }) => {
    const own = amendment?.terms.filter(({ on, personId = null }) => on === event.on && personId === event.personId);
    return amendment?.restates || own?.some(({ steps }) => replaces(steps, step));
  });
  return by ? [replacedWords(by.name)] : [];
}

/** What an instrument orders at a death before a codicil or an amendment of it is read. */
function stepsBefore({ estate, plan: { document, trust }, one: { event } }: TemplateParent): readonly PlannedStep[] {
  if (!document) return [];
  if (!trust) {
    const will = estate.documents.find(({ id }) => id === document.parentId);
    return will ? textBefore(estate, will, document) : [];
  }
  return trustTextBefore(estate, trust, document)
    .filter(({ on, personId = null }) => on === event.on && personId === event.personId)
    .flatMap(({ steps }) => steps);
}

/** What takes away something that no earlier text gives does nothing. */
function takenGap(template: TemplateParent): string[] {
  const { step } = template.one;
  if (!step.takesAway || stepsBefore(template).some((one) => replaces([step], one))) return [];
  return ['No earlier text says this at that death: there is nothing that it takes away.'];
}

const LINES: ReadonlySet<string | undefined> = new Set(['CHILDREN', 'DESCENDANTS']);

/** A class that names nobody is of whoever dies: of a trust that somebody else made, another family may be meant. */
function familyGap({ estate, plan: { trust }, one: { step, event } }: TemplateParent, today: IsoDate): string[] {
  const isOpen = step.to.some(({ class: group, classOf }) => LINES.has(group) && classOf === undefined);
  const dies = trust && isOpen ? personById(estate, decedentOf(estate, event, today)) : undefined;
  if (!trust || !dies || otherMakerToday(toEstateCase(estate, today), trust.id, dies.id) === undefined) return [];
  return [`It does not say whose family is meant: the figures take that of ${givenName(dies)}, who dies then.`];
}

/** What a step leaves open, and what of it no figure counts, in words. */
export function templateGaps(template: TemplateParent, today: IsoDate): string[] {
  const { record, to } = template.one.step;
  const { otherFunding = null } = record ?? {};
  return [
    ...replacedGap(template),
    ...takenGap(template),
    ...survivorGap(template, today),
    ...familyGap(template, today),
    ...orderGap(template),
    ...stateGap(template, today),
    ...trustGaps(template),
    ...(otherFunding ? [`“${otherFunding.title}” is kept in words alone: no figure counts it.`] : []),
    ...(to.some(({ disclaimerTrustId }) => disclaimerTrustId) ? ['The figures take it that nobody disclaims.'] : []),
  ];
}

const isOpen = (estate: Estate, plan: Plan): boolean =>
  !isPlanRead(estate, plan) && (plan.document?.isOnFile ?? true) && (plan.trust !== null || plan.ownerId !== null);

export const canEdit = ({ estate, plan }: TemplateParent): boolean => isOpen(estate, plan);

/** Of a document or trust; false for a paper that orders nothing. */
export function canEditPlan(estate: Estate, instrumentId: string): boolean {
  const plan = planOf(estate, instrumentId);
  return plan !== null && isOpen(estate, plan);
}

/** `The children of Ruth, per stirpes`. */
export function className(
  { estate, event, heirClass, target: { classOf, scheme } }: ClassParent,
  today: IsoDate,
): string {
  const whose = personById(estate, classOf ?? decedentOf(estate, event, today));
  const group = labelOf('HeirClass', heirClass);
  const how = scheme ? `, ${inSentence(labelOf('InheritanceScheme', scheme))}` : '';
  return `${whose ? `${group} of ${givenName(whose)}` : group}${how}`;
}

export const familyOf = ({ estate, event, target: { classOf } }: ClassParent, today: IsoDate): string | null => {
  const whose = personById(estate, classOf ?? decedentOf(estate, event, today));
  return whose ? `${possessive(givenName(whose))} family` : null;
};
