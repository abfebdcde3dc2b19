import type {
  DispositionKind,
  DispositionTakerInput,
  DispositionTemplateInput,
  FundingRule,
  HeirClass,
  InheritanceScheme,
  InsteadTakerInput,
  QtipChoice,
  TrustKind,
  TrustOccasion,
} from '../../gql/graphql.ts';
import type { PlanTaker, Template } from './dispositions-query.ts';
import { LIMITED, NEW_TRUST, namesTaker, needsAmount, needsPercent, type StepValues } from './step.schema.ts';

/** Who receives, as one choice of the form: somebody by id, or a class of heirs. */
const CLASS = 'class:';
export const ofClass = (heirClass: string): string => `${CLASS}${heirClass}`;
const isClass = (chosen: string): boolean => chosen.startsWith(CLASS);
/** The choice of a death: an occasion, or whose. */
const OF = 'DEATH_OF:';
export const deathOf = (personId: string): string => `${OF}${personId}`;

type InsteadTaker = PlanTaker['alternates'][number];
type Named = Pick<InsteadTaker, 'to' | 'heirClass'>;
const choiceOf = ({ to, heirClass }: Named): string => (to ? to.id : heirClass ? ofClass(heirClass) : '');

export const NEW_TAKER = {
  taker: '',
  percent: null,
  classOf: '',
  scheme: '',
  instead: '',
  insteadScheme: '',
  disclaimerTrustId: '',
  notes: '',
};
const EMPTY: StepValues = {
  kind: '',
  takesAway: false,
  when: '',
  assetId: '',
  rule: '',
  amount: null,
  percent: null,
  takers: [NEW_TAKER],
  newTrustName: '',
  newTrustKind: '',
  newTrustElection: '',
  newTrustFor: [],
  stages: [],
  fiduciaries: [],
  description: '',
  otherTitle: '',
  otherDescription: '',
  displayGstShares: false,
};

const agesOf = (taker: PlanTaker): string => JSON.stringify(taker.ages.map(({ age, percent }) => [age, percent]));

/** Whether the form can hold everything that a step says of who receives; else that stays as it is. */
export function holdsTakers({ takers }: Template): boolean {
  const stages = new Set(takers.map(agesOf));
  return (
    stages.size <= 1 &&
    takers.every(
      ({ alternates }) =>
        alternates.length <= 1 &&
        alternates.every((one) => !one.classOf && one.alternates.length === 0 && typeof one.percent !== 'number'),
    )
  );
}

function whenOf({ divisionEvent: { type, person } }: Template): string {
  return type === 'DEATH_OF' ? deathOf(person?.id ?? '') : type;
}

/** What the form shows of a step; nothing of a new one is assumed but the death of the step before it. */
export function stepValues(template: Template | null, last: Template | undefined): StepValues {
  if (!template) return { ...EMPTY, when: last ? whenOf(last) : '' };
  return {
    ...EMPTY,
    kind: template.kind,
    takesAway: template.takesAway,
    when: whenOf(template),
    assetId: template.asset?.id ?? '',
    rule: template.fundingRule,
    amount: template.amount ?? null,
    percent: template.percent ?? null,
    takers: template.takers.map((one) => ({
      taker: choiceOf(one),
      percent: one.percent ?? null,
      classOf: one.classOf?.id ?? '',
      scheme: one.scheme ?? '',
      instead: one.alternates[0] ? choiceOf(one.alternates[0]) : '',
      insteadScheme: one.alternates[0]?.scheme ?? '',
      disclaimerTrustId: one.disclaimerTrust?.id ?? '',
      notes: one.notes ?? '',
    })),
    stages: (template.takers[0]?.ages ?? []).map(({ age, percent }) => ({ age, percent })),
    fiduciaries: template.designatedFiduciaries.map(({ id, person, personName, role, prefix, notes }) => ({
      id,
      personId: person?.id ?? '',
      name: person ? '' : personName,
      role,
      prefix,
      noteBody: notes ?? '',
    })),
    description: template.description ?? '',
    otherTitle: template.otherDistributionFunding?.title ?? '',
    otherDescription: template.otherDistributionFunding?.description ?? '',
    displayGstShares: template.displayGstShares,
  };
}

const named = (chosen: string) =>
  isClass(chosen) ? { heirClass: chosen.slice(CLASS.length) as HeirClass } : { toId: chosen };
const schemeOf = (scheme: string) => (scheme || null) as InheritanceScheme | null;

function takerInput(values: StepValues, one: StepValues['takers'][number], isPerson: (id: string) => boolean) {
  const stages = values.stages.flatMap(({ age, percent }) => (age && percent ? [{ age, percent }] : []));
  const isStaged = isClass(one.taker) || isPerson(one.taker);
  const newTrust = {
    name: values.newTrustName,
    kind: values.newTrustKind as TrustKind,
    qtipElection: (values.newTrustElection || null) as QtipChoice | null,
    lifetimeBeneficiaryIds: values.newTrustFor.map(({ personId }) => personId),
  };
  return {
    ...(one.taker === NEW_TRUST ? { newTrust } : named(one.taker)),
    ...(isClass(one.taker) && one.classOf && { classOfId: one.classOf }),
    percent: one.percent,
    scheme: schemeOf(one.scheme),
    alternates: one.instead ? [{ ...named(one.instead), scheme: schemeOf(one.insteadScheme) }] : [],
    disclaimerTrustId: one.disclaimerTrustId || null,
    ages: isStaged ? stages : [],
    notes: one.notes || null,
  } satisfies DispositionTakerInput;
}

/** How a step is paid; the kinds that can be paid in one way alone choose nothing. */
function ruleOf({ kind, rule }: StepValues): FundingRule {
  if (kind === 'SPECIFIC_GIFT') return 'NAMED_ASSET';
  if (kind === 'CASH_GIFT') return 'FIXED_AMOUNT';
  if (kind === 'PERCENT_GIFT') return 'PART_OF_ESTATE';
  if (kind === 'SURVIVOR_SHARE') return 'OWN_SHARE_OF_SURVIVOR';
  if (kind === 'BYPASS_FUNDING')
    return rule.endsWith('EXCLUSION') || rule.startsWith('LESSER') ? (rule as FundingRule) : 'FEDERAL_EXCLUSION';
  const isLimit = LIMITED.has(kind) && (needsAmount(kind, rule) || needsPercent(kind, rule));
  if (isLimit) return rule as FundingRule;
  return kind === 'GST_EXEMPT_FUNDING' ? 'GST_EXEMPTION' : 'ALL_THAT_IS_LEFT';
}

function eventInput(when: string): DispositionTemplateInput['divisionEvent'] {
  if (!when) return undefined;
  return when.startsWith(OF) ? { type: 'DEATH_OF', personId: when.slice(OF.length) } : { type: when as TrustOccasion };
}

export interface InputOf {
  /** Of what is changed; null adds one. */
  readonly template: Template | null;
  /** Of a trust or what amends one: each step is of one death. */
  readonly isOfTrust: boolean;
  readonly isPerson: (id: string) => boolean;
  /** Whether all that receive are one trust, which then has trustees. */
  readonly paysTrust: boolean;
}

/** What is taken away: a thing, what somebody was given, or what the kind of step says by itself. */
function takenInput({ kind, when, assetId, takers, description }: StepValues, isOfTrust: boolean) {
  const [first] = namesTaker(kind) ? takers : [];
  return {
    kind: kind as DispositionKind,
    takesAway: true,
    ...(isOfTrust && { divisionEvent: eventInput(when) }),
    takers: first ? [named(first.taker)] : [],
    ...(kind === 'SPECIFIC_GIFT' && { funding: { rule: 'NAMED_ASSET' as const, assetId } }),
    description: description || null,
  };
}

/** What the graph takes. Takers that the form cannot hold are left as they are. */
export function stepInput(
  values: StepValues,
  { template, isOfTrust, isPerson, paysTrust }: InputOf,
): DispositionTemplateInput {
  const { kind, rule } = values;
  if (values.takesAway) return takenInput(values, isOfTrust);
  const holds = !template || holdsTakers(template);
  return {
    kind: kind as DispositionKind,
    takesAway: false,
    ...(isOfTrust && { divisionEvent: eventInput(values.when) }),
    ...(holds && { takers: values.takers.map((one) => takerInput(values, one, isPerson)) }),
    funding: {
      rule: ruleOf(values),
      ...(kind === 'SPECIFIC_GIFT' && { assetId: values.assetId }),
      ...(needsAmount(kind, rule) && { amount: values.amount }),
      ...(needsPercent(kind, rule) && { percent: values.percent }),
    },
    description: values.description || null,
    displayGstShares: values.displayGstShares,
    otherDistributionFunding: values.otherTitle.trim()
      ? { title: values.otherTitle, description: values.otherDescription || null }
      : null,
    ...(paysTrust && {
      designatedFiduciaries: values.fiduciaries.map(({ id, personId, name, role, prefix, noteBody }) => ({
        id: id || null,
        personId: personId || null,
        name: personId ? null : name || null,
        role: `${prefix}::${role}`,
        noteBody: noteBody || null,
      })),
    }),
  };
}

const namedInput = ({ to, heirClass, classOf, scheme, percent }: Omit<InsteadTaker, 'alternates'>) => ({
  ...(to ? { toId: to.id } : { heirClass }),
  classOfId: classOf?.id ?? null,
  scheme,
  percent,
});
const insteadInput = (one: InsteadTaker): InsteadTakerInput => ({
  ...namedInput(one),
  alternates: one.alternates.map(namedInput),
});

/** All that a step says, to bring it back as it was. Whoever acts for its trust stays with the trust. */
export function wholeInput(template: Template): DispositionTemplateInput {
  const { kind, step, divisionEvent, takers, fundingRule, amount, percent, asset, takesAway } = template;
  return {
    kind,
    step,
    takesAway,
    divisionEvent: { type: divisionEvent.type, personId: divisionEvent.person?.id ?? null },
    takers: takers.map((one) => ({
      ...namedInput(one),
      alternates: one.alternates.map(insteadInput),
      disclaimerTrustId: one.disclaimerTrust?.id ?? null,
      ages: one.ages.map(({ age, percent: part }) => ({ age, percent: part })),
      notes: one.notes,
    })),
    ...((!takesAway || asset) && { funding: { rule: fundingRule, amount, percent, assetId: asset?.id ?? null } }),
    description: template.description,
    displayGstShares: template.displayGstShares,
    customizeChildTemplatesNotesAndFiduciaries: template.customizeChildTemplatesNotesAndFiduciaries,
    otherDistributionFunding: template.otherDistributionFunding
      ? {
          title: template.otherDistributionFunding.title,
          description: template.otherDistributionFunding.description,
        }
      : null,
  };
}
