import type { Step, Target, TrustTerm } from '@platform/estate-engine';
import { mergedSteps } from '../document/steps.ts';
import { type Estate, personById, spouseOf } from '../estate/estate.ts';
import { givenName, possessive } from '../estate/household-name.ts';
import { childrenOf } from '../person/family.ts';
import { type EstateTrust, emptyTrust } from '../trust/trust.ts';
import { inTerms, type Plan, withPlan } from './plan.ts';
import type { DivisionEvent } from './planned-step.ts';
import { checkStep, checkSteps, FIELDS, refuse } from './step-rules.ts';

/** Steps that are commonly written together. */
export const DISPOSITION_PRESETS = [
  'SPOUSE_THEN_DESCENDANTS',
  'BYPASS_AND_QTIP',
  'SURVIVOR_BYPASS_QTIP',
  'DISCLAIMER_TRUST',
  'GST_SHARES',
] as const;
export type DispositionPreset = (typeof DISPOSITION_PRESETS)[number];

/** Whose plan it is: at which death it is played, and who may survive it. */
interface Setting {
  readonly event: DivisionEvent;
  /** Null where either of two may be the one. */
  readonly survivorId: string | null;
  readonly settlors: readonly string[];
  readonly childIds: readonly string[];
  /** `Ada’s`, `Marsh`. */
  readonly prefix: string;
}

/** Throws: DomainError REQUIRED, OUT_OF_RANGE. */
function settingOf(estate: Estate, { ownerId, trust }: Plan): Setting {
  const settlors = trust ? trust.settlors : ownerId === null ? [] : [ownerId];
  const [first, ...others] = settlors;
  const maker = personById(estate, first ?? null);
  if (!maker) refuse('REQUIRED', 'Say first whose it is: who survives hangs on that.', FIELDS.event);
  const children = settlors.flatMap((id) => childrenOf(estate, id)).filter(({ isDeceased }) => !isDeceased);
  const childIds = [...new Set(children.map(({ id }) => id))];
  if (others.length > 0)
    return {
      event: { on: 'FIRST_DEATH', personId: null },
      survivorId: null,
      settlors,
      childIds,
      prefix: maker.lastName ?? maker.name,
    };
  const spouse = spouseOf(estate, maker.id);
  return {
    event: { on: 'DEATH_OF', personId: maker.id },
    survivorId: spouse && !spouse.isDeceased ? spouse.id : null,
    settlors,
    childIds,
    prefix: possessive(givenName(maker)),
  };
}

const DESCENDANTS: Target = { class: 'DESCENDANTS', scheme: 'PER_STIRPES' };

interface Parts {
  readonly steps: readonly Step[];
  readonly trusts: readonly EstateTrust[];
}

type End = Pick<TrustTerm, 'on' | 'personId'>;

/** `makerId` left out: of whoever dies then. */
const toFamilyOf = (makerId: string | undefined, end: End): TrustTerm => ({
  ...end,
  steps: [{ kind: 'RESIDUE', to: [{ ...DESCENDANTS, ...(makerId !== undefined && { classOf: makerId }) }] }],
});

/**
 * Of what two made together. The survivor's own share is for the survivor's family; what comes of whoever died first is
 * for that one's, who may have children of an earlier marriage.
 */
function endsOfTwo({ settlors }: Setting, kind: EstateTrust['kind']): readonly TrustTerm[] {
  if (kind === 'SURVIVOR') return [toFamilyOf(undefined, { on: 'SECOND_DEATH' })];
  return settlors.flatMap((survivorId) =>
    settlors
      .filter((id) => id !== survivorId)
      .map((makerId) => toFamilyOf(makerId, { on: 'DEATH_OF', personId: survivorId })),
  );
}

/** A trust for the survivor, which the family of its maker receives once the survivor is dead too. */
function survivorsTrust(setting: Setting, id: string, kind: EstateTrust['kind'], name: string): EstateTrust {
  const { survivorId, settlors, prefix } = setting;
  const ends: readonly TrustTerm[] =
    survivorId === null
      ? endsOfTwo(setting, kind)
      : [toFamilyOf(settlors[0], { on: 'DEATH_OF', personId: survivorId })];
  return {
    ...emptyTrust(id, `${prefix} ${name}`),
    kind,
    settlors,
    lifetimeBeneficiaries: survivorId === null ? settlors : [survivorId],
    qtipElection: kind === 'MARITAL' ? 'FEDERAL_AND_STATE' : null,
    terms: ends,
  };
}

/** Of one preset. */
export const MOST_NEW_TRUSTS = 3;

const pays = (kind: Step['kind'], trust: EstateTrust): Step => ({ kind, to: [{ to: trust.id }] });
const toDescendants: Step = { kind: 'RESIDUE', to: [DESCENDANTS] };

function survivorOf({ survivorId }: Setting): string {
  return (
    survivorId ?? refuse('REQUIRED', 'There is no one spouse who would survive: this is for a spouse.', FIELDS.kind)
  );
}

function bypassAndQtip(setting: Setting, newId: (at: number) => string): Parts {
  const bypass = survivorsTrust(setting, newId(0), 'BYPASS', 'Bypass Trust');
  const marital = survivorsTrust(setting, newId(1), 'MARITAL', 'Marital Trust');
  const steps: Step[] = [
    { ...pays('BYPASS_FUNDING', bypass), formula: 'FEDERAL' },
    pays('MARITAL_FUNDING', marital),
    toDescendants,
  ];
  return { steps, trusts: [bypass, marital] };
}

const PARTS: Readonly<Record<DispositionPreset, (setting: Setting, newId: (at: number) => string) => Parts>> = {
  SPOUSE_THEN_DESCENDANTS: (setting) => ({
    steps: [{ kind: 'RESIDUE', to: [{ to: survivorOf(setting), alternates: [DESCENDANTS] }] }],
    trusts: [],
  }),
  BYPASS_AND_QTIP: (setting, newId) => {
    if (setting.settlors.length === 1) survivorOf(setting);
    return bypassAndQtip(setting, newId);
  },
  SURVIVOR_BYPASS_QTIP: (setting, newId) => {
    if (setting.settlors.length < 2)
      refuse('OUT_OF_RANGE', 'Only a trust that two made together has a share of the survivor.', FIELDS.kind);
    const survivor = survivorsTrust(setting, newId(2), 'SURVIVOR', 'Survivor’s Trust');
    const { steps, trusts } = bypassAndQtip(setting, newId);
    return { steps: [pays('SURVIVOR_SHARE', survivor), ...steps], trusts: [survivor, ...trusts] };
  },
  DISCLAIMER_TRUST: (setting, newId) => {
    const to = survivorOf(setting);
    const trust = survivorsTrust(setting, newId(0), 'DISCLAIMER_TRUST', 'Disclaimer Trust');
    return {
      steps: [{ kind: 'RESIDUE', to: [{ to, disclaimerTrustId: trust.id, alternates: [DESCENDANTS] }] }],
      trusts: [trust],
    };
  },
  GST_SHARES: ({ settlors, childIds, prefix }, newId) => {
    const exempt: EstateTrust = {
      ...emptyTrust(newId(0), `${prefix} GST Exempt Trust`),
      kind: 'POT_TRUST',
      settlors,
      lifetimeBeneficiaries: childIds,
      gstStatus: 'EXEMPT',
    };
    return { steps: [pays('GST_EXEMPT_FUNDING', exempt), toDescendants], trusts: [exempt] };
  },
};

/**
 * What stays in a trust of two while the second lives, or pours into it then, goes to the family of the second, unless
 * the trust says where it goes.
 */
function survivorsHalf({ settlors }: Setting, others: Plan['steps']): Plan['steps'] {
  if (settlors.length < 2 || others.length > 0) return [];
  return [{ event: { on: 'SECOND_DEATH', personId: null }, step: toDescendants }];
}

/**
 * A will or trust with steps that are commonly written together, and the trusts that begin with them: each step takes
 * the place of the one of its kind at that death, the others stay. `newId` makes the ids of the trusts.
 * Throws: DomainError REQUIRED, OUT_OF_RANGE, and as `checkSteps`.
 */
export function withPreset(
  estate: Estate,
  plan: Plan,
  preset: DispositionPreset,
  newId: (at: number) => string,
): Estate {
  const setting = settingOf(estate, plan);
  const { steps, trusts } = PARTS[preset](setting, newId);
  const made = { ...estate, trusts: [...estate.trusts, ...trusts] };
  const { event } = setting;
  const isOfEvent = (one: DivisionEvent): boolean => one.on === event.on && one.personId === event.personId;
  const own = plan.steps.filter((one) => isOfEvent(one.event)).map(({ step }) => step);
  // What is there to be left goes as it did, where the new steps leave nothing else.
  const rest = own.some(({ kind }) => kind === 'RESIDUE');
  const added = steps.filter((step) => !(step === toDescendants && rest));
  const merged = mergedSteps(own, added).map((step) => ({ event, step }));
  const others = plan.steps.filter((one) => !isOfEvent(one.event));
  const ordered = inTerms([...others, ...merged, ...survivorsHalf(setting, others)]);
  for (const step of added) checkStep(made, plan, { event, step });
  checkSteps(ordered);
  return withPlan(made, plan, ordered);
}
