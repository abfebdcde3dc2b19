import type { Designation } from '@platform/estate-engine';
import type { PolicyFacts } from '../../domain/insurance/policy-facts.ts';
import type { LifeInsuranceInput } from '../../schema.generated.ts';

const designations = (given: LifeInsuranceInput['beneficiaries']): Designation[] | undefined =>
  given?.map(({ assigneeId, percent, kind, perStirpes }) => ({
    to: assigneeId,
    tier: kind ?? 'PRIMARY',
    ...(typeof percent === 'number' && { percent }),
    ...(perStirpes && { perStirpes }),
  }));

/** The graph's input in the domain's words. */
export function saidOfPolicy({
  name,
  carrier,
  premium,
  netDeathBenefit,
  csv,
  csvAsOf,
  taxBasis,
  beneficiaries,
  ...rest
}: LifeInsuranceInput): PolicyFacts {
  return {
    asset: {
      name,
      balanceCents: csv,
      valuationDate: csvAsOf,
      custodian: carrier,
      costBasisCents: taxBasis,
      beneficiaries: designations(beneficiaries),
    },
    ownerId: rest.ownerId,
    insuredId: rest.insuredId,
    secondaryInsuredId: rest.secondaryInsuredId,
    deathBenefitCents: netDeathBenefit,
    transferredOn: rest.transferredOn,
    transferorId: rest.transferorId,
    policyKind: rest.policyKind,
    policyNumber: rest.policyNumber,
    policyLength: rest.policyLength,
    policyRating: rest.policyRating,
    policyInformation: rest.policyInformation,
    premiumCents: premium,
    premiumFrequency: rest.premiumFrequency,
    issueDate: rest.issueDate,
    lastReviewed: rest.lastReviewed,
  };
}
