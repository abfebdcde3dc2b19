import type { IsoDate } from '@platform/kernel';
import type { Estate } from '../../domain/estate/estate.ts';
import type { EstateTrust } from '../../domain/trust/trust.ts';
import { remainderOf, type TrustFacts } from '../../domain/trust/trust-facts.ts';
import { lifecycleOf, scheduleYears, termYearsOf } from '../../domain/trust/trust-schedule.ts';
import type { TrustInput } from '../../schema.generated.ts';
import { assignableOf, type DocumentParent, documentOf, personOf, type TrustRemainderParent } from '../parents.ts';
import { trustCents } from './any-trust.ts';

/** The graph's input in the domain's words. */
export const saidOfTrust = ({
  fiduciaries,
  remainder,
  trustTerm,
  powersOfAppointment,
  lateAllocations,
  ...rest
}: TrustInput): TrustFacts => ({
  ...rest,
  lateAllocations: lateAllocations?.map(({ allocatedOn, exemption, value }) => ({
    allocatedOn,
    exemptionCents: exemption,
    valueCents: value,
  })),
  powers: powersOfAppointment,
  schedule: trustTerm && {
    termYears: trustTerm.termLength ?? null,
    lifeOfId: trustTerm.lifeExpectancyPersonId ?? null,
    annuityCents: trustTerm.annuityPayment ?? null,
    payoutType: trustTerm.payoutType ?? 'Level',
    increasePercent: trustTerm.annualIncrease ?? null,
    lastAnnuityCents: trustTerm.lastPayment ?? null,
    payoutPercent: trustTerm.payoutRate ?? null,
    growthPercent: trustTerm.growthRate ?? null,
    incomeTaxPercent: trustTerm.incomeTax ?? null,
  },
  fiduciaries: fiduciaries?.map(({ personId, name, role, designation }) => ({
    personId: personId ?? null,
    name: name ?? null,
    role,
    designation,
  })),
  remainder: remainder && {
    on: remainder.on,
    personId: remainder.personId ?? null,
    shares: remainder.shares.map(({ toId, percent }) => ({ to: toId, percent: percent ?? null })),
  },
});

export function remainderView(estate: Estate, trust: EstateTrust): TrustRemainderParent | null {
  const remainder = remainderOf(trust);
  return remainder && { estate, remainder };
}

export const powersView = (estate: Estate, { powers }: EstateTrust) =>
  powers.flatMap(({ personId, kind }) => {
    const person = personOf(estate, personId);
    return person ? [{ person, kind }] : [];
  });

export const allocationsView = ({ lateAllocations }: EstateTrust) =>
  lateAllocations.map(({ allocatedOn, exemptionCents, valueCents }) => ({
    allocatedOn,
    exemption: exemptionCents,
    value: valueCents,
  }));

/** The document by which a trust was revoked. */
export const revocationOf = (estate: Estate, { revokedById }: EstateTrust): DocumentParent | null =>
  revokedById === null ? null : documentOf(estate, revokedById);

/** What a trust pays out in the years of its term; null where nobody has said so. */
export function termView(estate: Estate, trust: EstateTrust, today: IsoDate) {
  const { schedule, fundedAt } = trust;
  if (!schedule) return null;
  const holdsCents = trustCents({ kind: 'trust', estate, trust }, today) ?? 0;
  return {
    dateFunded: fundedAt,
    termLength: termYearsOf(estate, trust, today),
    useLifeExpectancy: schedule.lifeOfId !== null,
    lifeExpectancyPerson: personOf(estate, schedule.lifeOfId),
    annuityPayment: schedule.annuityCents,
    payoutType: schedule.payoutType,
    annualIncrease: schedule.increasePercent,
    lastPayment: schedule.lastAnnuityCents,
    payoutRate: schedule.payoutPercent,
    growthRate: schedule.growthPercent,
    incomeTax: schedule.incomeTaxPercent,
    trustTermBeneficiaries: trust.lifetimeBeneficiaries.flatMap((id) => assignableOf(estate, id) ?? []),
    lifecycleEvents: lifecycleOf(estate, trust, today).map(({ event, on, documentId }) => ({
      eventType: event,
      eventTimestamp: on,
      eventData: documentId === null ? null : documentOf(estate, documentId),
    })),
    tableRows: scheduleYears(estate, trust, holdsCents, today).map((row) => ({
      year: row.year,
      beginningBalance: row.beginningCents,
      annuityPayment: row.annuityCents,
      influxGrowth: row.growthCents,
      outflows: row.outflowCents,
      endingBalance: row.endingCents,
      incomeTaxPaid: row.incomeTaxCents,
    })),
  };
}
