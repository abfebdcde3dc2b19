import { isStale } from '../../domain/balance-sheet/valuation.ts';
import type {
  AssetResolvers,
  BeneficiaryDesignationResolvers,
  LiabilityResolvers,
  MutationResolvers,
  OwnerShareResolvers,
} from '../../schema.generated.ts';
import { assetOf, namedParty, personOf } from '../../views/parents.ts';
import { titlingFromGraph, titlingToGraph } from '../../views/titling.ts';

export const assetMutations: Pick<MutationResolvers, 'createAsset' | 'updateAsset' | 'deleteAsset'> = {
  createAsset: async (_parent, { estateId, version, attributes }, { services }) => {
    const input = { ...attributes, titling: titlingFromGraph(attributes.titling) };
    const { estate, assetId } = await services.assets.create(estateId, version, input);
    return { ok: true, estate, asset: assetOf(estate, assetId) };
  },
  updateAsset: async (_parent, { id, version, attributes }, { services }) => {
    const estate = await services.assets.update(id, version, {
      ...attributes,
      titling: titlingFromGraph(attributes.titling),
    });
    return { ok: true, estate, asset: assetOf(estate, id) };
  },
  deleteAsset: async (_parent, { id, version }, { services }) => ({
    ok: true,
    estate: await services.assets.remove(id, version),
    asset: null,
  }),
};

export const Asset: AssetResolvers = {
  __resolveReference: async ({ id }, { loaders }) => {
    const estate = await loaders.holder.assets.load(id);
    return estate && assetOf(estate, id);
  },
  id: ({ asset }) => asset.id,
  estateId: ({ estate }) => estate.id,
  name: ({ asset }) => asset.name,
  assetType: ({ asset }) => asset.assetType,
  balance: ({ asset }) => asset.balanceCents,
  valuationDate: ({ asset }) => asset.valuationDate,
  isStale: ({ asset }, _args, { today }) => isStale(asset.valuationDate, today),
  state: ({ asset }) => asset.state,
  owners: ({ estate, asset }) => asset.owners.map((share) => ({ estate, share })),
  titling: ({ asset }) => titlingToGraph(asset.titling),
  beneficiaries: ({ estate, asset }) => asset.beneficiaries.map((designation) => ({ estate, designation })),
  retirementAccountType: ({ asset }) => asset.retirementAccountType,
  insured: ({ estate, asset }) => personOf(estate, asset.lifeInsurance?.insuredId),
  secondaryInsured: ({ estate, asset }) => personOf(estate, asset.lifeInsurance?.secondaryInsuredId),
  netDeathBenefit: ({ asset }) => asset.lifeInsurance?.deathBenefitCents ?? null,
};

export const OwnerShare: OwnerShareResolvers = {
  owner: ({ estate, share }) => namedParty(estate, share.id),
  percent: ({ share }) => share.percent ?? null,
};

export const BeneficiaryDesignation: BeneficiaryDesignationResolvers = {
  to: ({ estate, designation }) => namedParty(estate, designation.to),
  percent: ({ designation }) => designation.percent ?? null,
  tier: ({ designation }) => designation.tier ?? 'PRIMARY',
};

export const Liability: LiabilityResolvers = {
  id: ({ liability }) => liability.id,
  name: ({ liability }) => liability.name,
  balance: ({ liability }) => liability.balanceCents,
  owners: ({ estate, liability }) => liability.owners.map((share) => ({ estate, share })),
  securedBy: ({ estate, liability }) =>
    liability.securedByAssetId ? assetOf(estate, liability.securedByAssetId) : null,
};
