import { type RetainedTerm, type TrustTermYear, trustTermYears } from '@platform/estate-engine';
import { addYears, type Cents, DomainError, type IsoDate } from '@platform/kernel';
import { type Estate, personById } from '../estate/estate.ts';
import { lifeExpectancyOf } from '../person/life-expectancy.ts';
import type { EstateTrust, TrustSchedule } from './trust.ts';

/** Longer than any law lets a term trust last that people make. */
const MOST_YEARS = 100;
const PERCENTS = [
  ['payoutPercent', 'payoutRate', 0, 100, 'A payout is between 0% and 100% a year.'],
  ['growthPercent', 'growthRate', -50, 50, 'Growth is between -50% and 50% a year.'],
  ['incomeTaxPercent', 'incomeTax', 0, 60, 'Income tax is between 0% and 60%.'],
] as const;

function refuse(code: string, message: string, field: string): never {
  throw new DomainError(code, message, { field: `trustTerm.${field}` });
}

/** Treas. Reg. 25.2702-3(b)(1)(ii): a year’s annuity of a GRAT is at most 120% of the year before. */
const MOST_RISE_OF_GRAT = 20;
/** Rev. Proc. 2007-45, sec. 5.02(2) lets a lead annuity rise; more than this is taken for a slip. */
const MOST_RISE = 1000;

/** What a kind of trust may pay beside a level annuity. Throws: DomainError REQUIRED, OUT_OF_RANGE, NOT_LEVEL. */
function checkPayout(kind: EstateTrust['kind'], schedule: TrustSchedule): void {
  const { payoutType, annuityCents, increasePercent, lastAnnuityCents } = schedule;
  if (payoutType === 'Level') return;
  if (kind === 'CRUT')
    refuse('NOT_LEVEL', 'A charitable remainder trust pays the same amount or part each year.', 'payoutType');
  if (annuityCents === null) refuse('REQUIRED', 'Give the amount of a year.', 'annuityPayment');
  const mostRise = kind === 'GRAT' ? MOST_RISE_OF_GRAT : MOST_RISE;
  const ofGrat = 'Of a GRAT each payment is at most 120% of the one before.';
  if (payoutType === 'Increasing') {
    if (increasePercent === null || increasePercent <= 0)
      refuse('REQUIRED', 'Say by how much each payment rises.', 'annualIncrease');
    if (increasePercent > mostRise)
      refuse('OUT_OF_RANGE', kind === 'GRAT' ? ofGrat : `A rise is up to ${MOST_RISE}% a year.`, 'annualIncrease');
    return;
  }
  if (lastAnnuityCents === null || lastAnnuityCents <= annuityCents)
    refuse('REQUIRED', 'Give a last payment that is more than that of a year.', 'lastPayment');
  if (kind === 'GRAT' && BigInt(lastAnnuityCents) * 100n > BigInt(annuityCents) * BigInt(100 + mostRise))
    refuse('OUT_OF_RANGE', ofGrat, 'lastPayment');
}

/**
 * Throws: DomainError OUT_OF_RANGE, UNKNOWN_REFERENCE, TWO_TERMS, TWO_PAYOUTS, REQUIRED, NOT_LEVEL, naming the field of
 * the graph.
 */
export function checkSchedule(estate: Estate, kind: EstateTrust['kind'], schedule: TrustSchedule): void {
  const { termYears, lifeOfId, annuityCents, payoutPercent } = schedule;
  if (termYears !== null && !(Number.isInteger(termYears) && termYears >= 1 && termYears <= MOST_YEARS))
    refuse('OUT_OF_RANGE', `A term is of 1 to ${MOST_YEARS} years.`, 'termLength');
  if (termYears !== null && lifeOfId !== null)
    refuse('TWO_TERMS', 'A term is of years or of a life, not of both.', 'termLength');
  if (lifeOfId !== null && !personById(estate, lifeOfId))
    refuse('UNKNOWN_REFERENCE', 'This person is not part of the estate.', 'lifeExpectancyPersonId');
  if (annuityCents !== null && annuityCents < 0)
    refuse('OUT_OF_RANGE', 'Give the amount without a minus.', 'annuityPayment');
  if (annuityCents !== null && payoutPercent !== null)
    refuse('TWO_PAYOUTS', 'Give an amount a year or a part of what there is, not both.', 'payoutRate');
  checkPayout(kind, schedule);
  for (const [name, field, least, most, words] of PERCENTS) {
    const percent = schedule[name];
    if (percent !== null && !(percent >= least && percent <= most)) refuse('OUT_OF_RANGE', words, field);
  }
}

/** Years of the term from its beginning; null where nobody has said, or nobody knows the age that it hangs on. */
export function termYearsOf(estate: Estate, { schedule }: EstateTrust, today: IsoDate): number | null {
  if (!schedule) return null;
  if (schedule.lifeOfId === null) return schedule.termYears;
  const person = personById(estate, schedule.lifeOfId);
  return (person && lifeExpectancyOf(person, today)?.years) ?? null;
}

/**
 * The last day of the term: of years from the funding, of a life from today. Null where either is not known.
 */
export function termEndsOn(estate: Estate, trust: EstateTrust, today: IsoDate): IsoDate | null {
  const years = termYearsOf(estate, trust, today);
  if (years === null) return null;
  if (trust.schedule?.lifeOfId !== null) return addYears(today, years);
  const from = trust.fundedAt ?? trust.executedAt;
  return from === null ? null : addYears(from, years);
}

/** Whose settlor keeps an interest for the term: by IRC 2036 property counts with him if he dies before its end. */
const RETAINING: ReadonlySet<EstateTrust['kind']> = new Set(['GRAT', 'QPRT']);

/** The term for which a settlor keeps an annuity, or the use of a home; null of other trusts, and where no end is known. */
export function retainedTermOf(estate: Estate, trust: EstateTrust, today: IsoDate): RetainedTerm | null {
  const endsOn = RETAINING.has(trust.kind) && !trust.terminated ? termEndsOn(estate, trust, today) : null;
  if (endsOn === null) return null;
  // Of an annuity that rises the reg. counts more than its amount of a year: the whole trust is taken to count.
  const isLevel = trust.schedule?.payoutType === 'Level';
  const annuityCents = trust.kind === 'GRAT' && isLevel ? trust.schedule?.annuityCents : null;
  return { endsOn, ...(annuityCents ? { annuityCents } : {}) };
}

/** The years that are left of a term, worked out from what the trust holds today; none where that is not known. */
export function scheduleYears(
  estate: Estate,
  trust: EstateTrust,
  holdsCents: Cents,
  today: IsoDate,
): readonly TrustTermYear[] {
  const { schedule } = trust;
  const endsOn = termEndsOn(estate, trust, today);
  if (!schedule || endsOn === null || trust.terminated) return [];
  const firstYear = Number(today.slice(0, 4));
  const { annuityCents, payoutPercent, growthPercent, incomeTaxPercent, lastAnnuityCents } = schedule;
  const began = trust.fundedAt ?? trust.executedAt ?? today;
  return trustTermYears({
    beginningCents: Math.max(0, holdsCents),
    firstYear,
    years: Math.max(0, Number(endsOn.slice(0, 4)) - firstYear),
    ...(annuityCents !== null && { annuityCents }),
    payoutType: schedule.payoutType,
    increaseRate: (schedule.increasePercent ?? 0) / 100,
    yearsPaid: Math.max(0, firstYear - Number(began.slice(0, 4))),
    ...(lastAnnuityCents !== null && { lastAnnuityCents }),
    payoutRate: (payoutPercent ?? 0) / 100,
    growthRate: (growthPercent ?? 0) / 100,
    incomeTaxRate: (incomeTaxPercent ?? 0) / 100,
  });
}

export const LIFECYCLE_EVENTS = ['EXECUTED', 'FUNDED', 'MODIFIED', 'TERM_ENDS', 'REVOKED', 'TERMINATED'] as const;
export type LifecycleEvent = (typeof LIFECYCLE_EVENTS)[number];

export interface TrustLifecycleEvent {
  readonly event: LifecycleEvent;
  /** null where the day is not known. */
  readonly on: IsoDate | null;
  /** Of a revocation: the document. */
  readonly documentId: string | null;
}

/** What has happened to a trust and is to happen, for all that is known, in order of days. */
export function lifecycleOf(estate: Estate, trust: EstateTrust, today: IsoDate): TrustLifecycleEvent[] {
  const revocation = estate.documents.find(({ id }) => id === trust.revokedById);
  const at = (event: LifecycleEvent, on: IsoDate | null): TrustLifecycleEvent[] =>
    on === null ? [] : [{ event, on, documentId: null }];
  const events = [
    ...at('EXECUTED', trust.executedAt),
    ...at('FUNDED', trust.fundedAt),
    ...at('MODIFIED', trust.modifiedAt),
    ...(trust.terminated ? [] : at('TERM_ENDS', termEndsOn(estate, trust, today))),
    ...(revocation
      ? [{ event: 'REVOKED' as const, on: revocation.executedAt, documentId: revocation.id }]
      : trust.terminated
        ? [{ event: 'TERMINATED' as const, on: null, documentId: null }]
        : []),
  ];
  return events.toSorted((a, b) => (a.on ?? '9999').localeCompare(b.on ?? '9999'));
}
