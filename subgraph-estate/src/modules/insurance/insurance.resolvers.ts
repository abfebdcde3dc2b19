import { isStale } from '../../domain/balance-sheet/valuation.ts';
import { premiumPerYearCents } from '../../domain/insurance/policy.ts';
import type {
  LifeInsuranceBeneficiaryResolvers,
  LifeInsuranceResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../schema.generated.ts';
import { assigneeSubtype } from '../../views/insurance/assignee-subtype.ts';
import { saidOfPolicy } from '../../views/insurance/policy-input.ts';
import { policyNotes } from '../../views/insurance/policy-notes.ts';
import { policyStandings } from '../../views/insurance/policy-summary.ts';
import { lifeInsuranceOf, namedParty, ownerOf, personOf } from '../../views/parents.ts';

export const insuranceQueries: Pick<QueryResolvers, 'lifeInsurances'> = {
  lifeInsurances: (_parent, { association, filter, pagination }, { services }) =>
    services.insurance.list({
      estateId: association?.estateId,
      searchTerm: filter?.searchTerm,
      insuredId: filter?.insuredId,
      pagination,
    }),
};

export const insuranceMutations: Pick<
  MutationResolvers,
  'createLifeInsurance' | 'updateLifeInsurance' | 'deleteLifeInsurance'
> = {
  createLifeInsurance: async (_parent, { estateId, version, attributes }, { services }) => {
    const { estate, id } = await services.insurance.create(estateId, version, saidOfPolicy(attributes));
    return { ok: true, estate, lifeInsurance: lifeInsuranceOf(estate, id) };
  },
  updateLifeInsurance: async (_parent, { id, version, attributes }, { services }) => {
    const estate = await services.insurance.update(id, version, saidOfPolicy(attributes));
    return { ok: true, estate, lifeInsurance: lifeInsuranceOf(estate, id) };
  },
  deleteLifeInsurance: async (_parent, { id, version }, { services }) => ({
    ok: true,
    estate: await services.insurance.remove(id, version),
    lifeInsurance: null,
  }),
};

export const LifeInsurance: LifeInsuranceResolvers = {
  id: ({ asset }) => asset.id,
  estateId: ({ estate }) => estate.id,
  estateName: ({ estate }) => estate.displayName,
  name: ({ asset }) => asset.name,
  insured: ({ estate, asset }) => personOf(estate, asset.lifeInsurance?.insuredId),
  secondaryInsured: ({ estate, asset }) => personOf(estate, asset.lifeInsurance?.secondaryInsuredId),
  owner: ({ estate, asset }) => ownerOf(estate, asset.owners),
  policyKind: ({ asset }) => asset.lifeInsurance?.policyKind ?? null,
  policyLength: ({ asset }) => asset.lifeInsurance?.policyLength ?? null,
  policyRating: ({ asset }) => asset.lifeInsurance?.policyRating ?? null,
  policyInformation: ({ asset }) => asset.lifeInsurance?.policyInformation ?? null,
  policyNumber: ({ asset }) => asset.lifeInsurance?.policyNumber ?? null,
  carrier: ({ asset }) => asset.custodian,
  premium: ({ asset }) => asset.lifeInsurance?.premiumCents ?? null,
  premiumFrequency: ({ asset }) => asset.lifeInsurance?.premiumFrequency ?? null,
  premiumPerYear: ({ asset }) => asset.lifeInsurance && premiumPerYearCents(asset.lifeInsurance),
  netDeathBenefit: ({ asset }) => asset.lifeInsurance?.deathBenefitCents ?? null,
  csv: ({ asset }) => asset.balanceCents,
  csvAsOf: ({ asset }) => asset.valuationDate,
  isStale: ({ asset }, _args, { today }) => isStale(asset.valuationDate, today),
  issueDate: ({ asset }) => asset.lifeInsurance?.issueDate ?? null,
  lastReviewed: ({ asset }) => asset.lifeInsurance?.lastReviewed ?? null,
  taxBasis: ({ asset }) => asset.costBasisCents,
  transferredOn: ({ asset }) => asset.lifeInsurance?.transferredOn ?? null,
  transferor: ({ estate, asset }) => personOf(estate, asset.lifeInsurance?.transferorId),
  beneficiaries: ({ estate, asset }) => asset.beneficiaries.map((designation) => ({ estate, designation })),
  standings: ({ estate, asset }, _args, { today }) => policyStandings(estate, asset.id, today),
  notes: ({ estate, asset }, _args, { today }) => policyNotes(estate, asset, today),
};

export const LifeInsuranceBeneficiary: LifeInsuranceBeneficiaryResolvers = {
  assignee: ({ estate, designation }) => namedParty(estate, designation.to),
  percent: ({ designation }) => designation.percent ?? null,
  kind: ({ designation }) => designation.tier ?? 'PRIMARY',
  assigneeSubtype: ({ estate, designation }) => assigneeSubtype(estate, designation.to),
  perStirpes: ({ designation }) => designation.perStirpes ?? false,
};
