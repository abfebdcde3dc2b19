import type { GstStatus } from '@platform/contracts';
import { dateProblem, inclusionRatioProblem } from '@platform/contracts/field-rules';
import type { TrustTerm } from '@platform/estate-engine';
import { DomainError, type IsoDate, LARGEST_AMOUNT_CENTS } from '@platform/kernel';
import { isAnnotated } from '../disposition/planned-step.ts';
import { type FiduciaryFacts, fiduciaryOf, inSuccession } from '../document/fiduciary-facts.ts';
import { type Estate, partyName, personById } from '../estate/estate.ts';
import { cleanName } from '../estate/household.ts';
import { type Said, said } from '../estate/said.ts';
import { checkShares } from '../estate/shares.ts';
import type { EstateTrust, GstAllocation, QtipElection, TrustKind, TrustPower, TrustSchedule } from './trust.ts';
import { checkSchedule } from './trust-schedule.ts';

/** Who takes what is left at one death: all that many trusts say. */
export interface TrustRemainder {
  readonly on: TrustTerm['on'];
  /** Whose death, where it is neither the first nor the second of a couple. */
  readonly personId: string | null;
  readonly shares: readonly { readonly to: string; readonly percent: number | null }[];
}

/** What may be said of a trust; undefined leaves what is known, null takes it away. */
export interface TrustFacts {
  readonly name?: Said<string>;
  readonly kind?: Said<TrustKind>;
  readonly situs?: Said<string>;
  readonly executedAt?: Said<IsoDate>;
  readonly modifiedAt?: Said<IsoDate>;
  readonly fundedAt?: Said<IsoDate>;
  readonly terminated?: Said<boolean>;
  readonly revokedById?: Said<string>;
  readonly isDiscretionary?: Said<boolean>;
  readonly schedule?: Said<TrustSchedule>;
  readonly qtipElection?: Said<QtipElection>;
  readonly powers?: Said<readonly TrustPower[]>;
  readonly isQdot?: Said<boolean>;
  readonly isReverseQtip?: Said<boolean>;
  readonly gstStatus?: Said<GstStatus>;
  readonly inclusionRatio?: Said<number>;
  readonly lateAllocations?: Said<readonly GstAllocation[]>;
  readonly settlorIds?: Said<readonly string[]>;
  readonly lifetimeBeneficiaryIds?: Said<readonly string[]>;
  readonly fiduciaries?: Said<readonly FiduciaryFacts[]>;
  readonly remainder?: Said<TrustRemainder>;
}

function refuse(code: string, message: string, field: string): never {
  throw new DomainError(code, message, { field });
}

/** What a trust says of one death, where that is all it says; null where it says nothing, or more than a form holds. */
export function remainderOf({ terms }: Pick<EstateTrust, 'terms'>): TrustRemainder | null {
  const [term, ...others] = terms;
  const [step, ...more] = term?.steps ?? [];
  if (!term || !step || others.length > 0 || more.length > 0 || step.kind !== 'RESIDUE') return null;
  if (isAnnotated(step) || step.percent !== undefined) return null;
  const plain = step.to.flatMap(({ to, percent, ...rest }) =>
    to !== undefined && Object.keys(rest).length === 0 ? [{ to, percent: percent ?? null }] : [],
  );
  return plain.length === step.to.length ? { on: term.on, personId: term.personId ?? null, shares: plain } : null;
}

/** Whether a trust says more than who takes what is left at one death: that is changed by what was read of it alone. */
export const saysMore = (trust: Pick<EstateTrust, 'terms'>): boolean =>
  trust.terms.length > 0 && remainderOf(trust) === null;

function termsOf({ on, personId, shares }: TrustRemainder): readonly TrustTerm[] {
  const to = shares.map(({ to: id, percent }) => (percent === null ? { to: id } : { to: id, percent }));
  return [{ on, ...(on === 'DEATH_OF' && personId !== null && { personId }), steps: [{ kind: 'RESIDUE', to }] }];
}

const inTheirOrder = (all: readonly GstAllocation[]): GstAllocation[] =>
  all.toSorted((a, b) => a.allocatedOn.localeCompare(b.allocatedOn));

const MOST_ALLOCATIONS = 20;

/** Reg. 26.2642-2(a)(2), 26.2642-4: a day on which the trust had property, exemption, and what it held then. */
function checkAllocations({ fundedAt }: EstateTrust, all: readonly GstAllocation[], today: IsoDate): void {
  if (all.length > MOST_ALLOCATIONS)
    refuse('OUT_OF_RANGE', `At most ${MOST_ALLOCATIONS} allocations can be listed.`, 'lateAllocations');
  all.forEach(({ allocatedOn, exemptionCents, valueCents }, at) => {
    const field = (name: string): string => `lateAllocations.${at}.${name}`;
    const badDay = dateProblem(allocatedOn);
    if (badDay) refuse('OUT_OF_RANGE', badDay, field('allocatedOn'));
    if (allocatedOn > today) refuse('DATE_IN_FUTURE', 'This day has not come yet.', field('allocatedOn'));
    if (fundedAt && allocatedOn < fundedAt)
      refuse('OUT_OF_RANGE', 'Exemption is allocated late after the trust was funded.', field('allocatedOn'));
    for (const [name, cents] of [
      ['exemption', exemptionCents],
      ['value', valueCents],
    ] as const)
      if (!Number.isSafeInteger(cents) || cents <= 0 || cents > LARGEST_AMOUNT_CENTS)
        refuse('OUT_OF_RANGE', 'Enter an amount above 0.', field(name));
  });
}

/** A trust with what is said of it, in an estate. Throws: DomainError REQUIRED, TOO_LONG, NOT_ONE_OF. */
export function trustWith(
  estate: Estate,
  known: EstateTrust,
  facts: TrustFacts,
  fiduciaryId: (at: number) => string,
): EstateTrust {
  const gstStatus = said(facts.gstStatus, known.gstStatus);
  return {
    ...known,
    name: facts.name ? cleanName(facts.name, 'name') : known.name,
    kind: facts.kind ?? known.kind,
    situs: said(facts.situs, known.situs),
    executedAt: said(facts.executedAt, known.executedAt),
    modifiedAt: said(facts.modifiedAt, known.modifiedAt),
    fundedAt: said(facts.fundedAt, known.fundedAt),
    // What is revoked has ended.
    terminated: (facts.terminated ?? known.terminated) || Boolean(said(facts.revokedById, known.revokedById)),
    revokedById: said(facts.revokedById, known.revokedById),
    isDiscretionary: said(facts.isDiscretionary, known.isDiscretionary),
    schedule: said(facts.schedule, known.schedule),
    qtipElection: said(facts.qtipElection, known.qtipElection),
    powers: facts.powers === undefined ? known.powers : (facts.powers ?? []),
    isQdot: facts.isQdot ?? known.isQdot,
    isReverseQtip: facts.isReverseQtip ?? known.isReverseQtip,
    gstStatus,
    // A ratio is of a trust that is exempt in part.
    inclusionRatio: gstStatus === 'PARTIALLY_EXEMPT' ? said(facts.inclusionRatio, known.inclusionRatio) : null,
    lateAllocations:
      facts.lateAllocations === undefined ? known.lateAllocations : inTheirOrder(facts.lateAllocations ?? []),
    settlors: facts.settlorIds === undefined ? known.settlors : (facts.settlorIds ?? []),
    lifetimeBeneficiaries:
      facts.lifetimeBeneficiaryIds === undefined ? known.lifetimeBeneficiaries : (facts.lifetimeBeneficiaryIds ?? []),
    fiduciaries:
      facts.fiduciaries === undefined
        ? known.fiduciaries
        : inSuccession((facts.fiduciaries ?? []).map((one, at) => fiduciaryOf(estate, fiduciaryId(at), one))),
    terms: facts.remainder === undefined ? known.terms : facts.remainder ? termsOf(facts.remainder) : [],
  };
}

const REMAINDER = { field: 'remainder', each: 'beneficiary', all: 'beneficiaries' };
/** Thirds are entered as 33.33 (CONVENTIONS C2). */
const TOLERANCE = 0.01;

function checkRemainder(estate: Estate, trust: EstateTrust, { on, personId, shares }: TrustRemainder): void {
  const { field } = REMAINDER;
  if (on === 'DEATH_OF' && !personById(estate, personId)) refuse('REQUIRED', 'Say at whose death.', field);
  if (shares.length === 0) refuse('REQUIRED', 'Say who receives.', field);
  if (shares.some(({ to }) => to === trust.id)) refuse('OUT_OF_RANGE', 'A trust does not pass on to itself.', field);
  checkShares(
    shares.map(({ to, percent }) => ({ id: to, percent: percent ?? undefined })),
    REMAINDER,
    TOLERANCE,
  );
  const open = shares.some(({ percent }) => percent === null);
  const sum = shares.reduce((total, { percent }) => total + (percent ?? 0), 0);
  if (!open && sum < 100 - TOLERANCE)
    refuse(
      'SHARES_UNDER_100',
      `The shares add up to ${Number(sum.toFixed(5))}%. Say who receives the other ${Number((100 - sum).toFixed(5))}%.`,
      field,
    );
}

/**
 * What somebody says of a trust: everybody it names is of its estate, an inclusion ratio is between 0.001 and 0.999
 * (platform specification §5), what is left goes to somebody, all of it.
 * Throws: DomainError UNKNOWN_REFERENCE, OUT_OF_RANGE, DATE_IN_FUTURE, REQUIRED, SHARES_UNDER_100 and as `checkShares`
 * and `checkSchedule`, naming the field.
 */
export function checkTrust(estate: Estate, trust: EstateTrust, facts: TrustFacts, today: IsoDate): void {
  const people = (ids: readonly string[], field: string): void => {
    if (ids.some((id) => !personById(estate, id)))
      refuse('UNKNOWN_REFERENCE', 'This person is not part of the estate.', field);
    if (new Set(ids).size < ids.length) refuse('DUPLICATE_OWNER', 'Each person is named once.', field);
  };
  if (facts.settlorIds) people(trust.settlors, 'settlorIds');
  if (facts.powers)
    people(
      trust.powers.map(({ personId }) => personId),
      'powersOfAppointment',
    );
  const couldElect = trust.kind === 'MARITAL' || trust.isQdot || (trust.qtipElection ?? 'NONE') !== 'NONE';
  if (facts.isReverseQtip && !couldElect)
    refuse(
      'OUT_OF_RANGE',
      'A reverse election is of a trust that is elected for the marital deduction.',
      'isReverseQtip',
    );
  const parties: (readonly [string, readonly string[]])[] = [
    ['lifetimeBeneficiaryIds', facts.lifetimeBeneficiaryIds ?? []],
    ['remainder', facts.remainder?.shares.map(({ to }) => to) ?? []],
  ];
  for (const [field, ids] of parties)
    if (ids.some((id) => partyName(estate, id) === null || estate.entities.some((entity) => entity.id === id)))
      refuse('UNKNOWN_REFERENCE', 'Choose a person, a trust or a charity of this estate.', field);
  const { inclusionRatio } = trust;
  const wrong = inclusionRatioProblem(inclusionRatio);
  if (wrong) refuse('OUT_OF_RANGE', wrong, 'inclusionRatio');
  if (facts.lateAllocations) checkAllocations(trust, facts.lateAllocations, today);
  if (facts.remainder) checkRemainder(estate, trust, facts.remainder);
  if (trust.schedule && (facts.schedule || facts.kind)) checkSchedule(estate, trust.kind, trust.schedule);
  if (facts.revokedById && !estate.documents.some(({ id }) => id === facts.revokedById))
    refuse('UNKNOWN_REFERENCE', 'Choose a document of this estate.', 'revokedById');
  for (const field of ['modifiedAt', 'fundedAt'] as const) {
    const day = facts[field];
    if (day && day > today) refuse('DATE_IN_FUTURE', 'This day has not come yet.', field);
    if (day && trust.executedAt && day < trust.executedAt)
      refuse('OUT_OF_RANGE', 'A trust is made before it is funded or changed.', field);
  }
}
