import { isStale } from '../../domain/balance-sheet/valuation.ts';
import type {
  AssetResolvers,
  BeneficiaryDesignationResolvers,
  MutationResolvers,
  OwnerShareResolvers,
  QueryResolvers,
} from '../../schema.generated.ts';
import { saidOfHolding } from '../../views/balance-sheet/holding-view.ts';
import { valueHistory } from '../../views/balance-sheet/value-history-view.ts';
import { holdingOf, namedParty, ownerOf, personOf } from '../../views/parents.ts';
import { holdingPage } from './holding-page.ts';

export const assetQueries: Pick<QueryResolvers, 'assets'> = {
  assets: async (_parent, { estateId, pagination }, { services }) =>
    holdingPage(await services.estates.one(estateId), pagination),
};

export const assetMutations: Pick<
  MutationResolvers,
  | 'createAsset'
  | 'updateAsset'
  | 'deleteAsset'
  | 'restoreAsset'
  | 'splitAsset'
  | 'bulkUpdateAssets'
  | 'bulkDeleteAssets'
  | 'bulkRestoreAssets'
> = {
  bulkUpdateAssets: async (_parent, { estateId, version, changes }, { services }) => {
    const said = changes.map(({ id, attributes }) => ({ id, said: saidOfHolding(attributes) }));
    return { ok: true, estate: await services.assets.updateAll(estateId, version, said) };
  },
  bulkDeleteAssets: async (_parent, { estateId, version, ids }, { services }) => ({
    ok: true,
    estate: await services.assets.removeAll(estateId, version, ids),
  }),
  bulkRestoreAssets: async (_parent, { estateId, version, ids }, { services }) => ({
    ok: true,
    estate: await services.assets.restoreAll(estateId, version, ids),
  }),
  createAsset: async (_parent, { estateId, version, attributes }, { services }) => {
    const { estate, id } = await services.assets.create(estateId, version, saidOfHolding(attributes));
    return { ok: true, estate, asset: holdingOf(estate, id) };
  },
  updateAsset: async (_parent, { id, version, attributes }, { services }) => {
    const estate = await services.assets.update(id, version, saidOfHolding(attributes));
    return { ok: true, estate, asset: holdingOf(estate, id) };
  },
  deleteAsset: async (_parent, { id, version }, { services }) => ({
    ok: true,
    estate: await services.assets.remove(id, version),
    asset: null,
  }),
  splitAsset: async (_parent, { id, version, parts }, { services }) => {
    const { estate, ids } = await services.assets.split(id, version, parts);
    return { ok: true, estate, assets: ids.flatMap((part) => holdingOf(estate, part) ?? []) };
  },
  restoreAsset: async (_parent, { estateId, id, version }, { services }) => {
    const estate = await services.assets.restore(estateId, id, version);
    return { ok: true, estate, asset: holdingOf(estate, id) };
  },
};

export const Asset: AssetResolvers = {
  __resolveReference: async ({ id }, { loaders }) => {
    const estate = (await loaders.holder.assets.load(id)) ?? (await loaders.holder.liabilities.load(id));
    return estate && holdingOf(estate, id);
  },
  id: ({ holding }) => holding.id,
  estateId: ({ estate }) => estate.id,
  name: ({ holding }) => holding.name,
  assetType: ({ holding }) => holding.assetType,
  isLiability: ({ holding }) => holding.isLiability,
  balance: ({ holding }) => holding.balanceCents,
  discountPercent: ({ holding }) => holding.discountPercent,
  use: ({ holding }) => holding.use,
  isLifeEstate: ({ holding }) => holding.isLifeEstate,
  costBasis: ({ holding }) => holding.costBasisCents,
  acquisitionDate: ({ holding }) => holding.acquisitionDate,
  isLiquid: ({ holding }) => holding.isLiquid,
  realEstateType: ({ holding }) => holding.realEstateType,
  custodian: ({ holding }) => holding.custodian,
  valuationDate: ({ holding }) => holding.valuationDate,
  valuationSource: ({ holding }) => holding.valuationSource,
  valueHistory: ({ estate, holding }) => valueHistory(estate, holding.id),
  isStale: ({ holding }, _args, { today }) => isStale(holding.valuationDate, today),
  state: ({ holding }) => holding.state,
  owner: ({ estate, holding }) => ownerOf(estate, holding.owners),
  owners: ({ estate, holding }) => holding.owners.map((share) => ({ estate, share })),
  contributions: ({ estate, holding }) => holding.contributions.map((share) => ({ estate, share })),
  titling: ({ holding }) => holding.titling,
  beneficiaries: ({ estate, holding }) => holding.beneficiaries.map((designation) => ({ estate, designation })),
  retirementAccountType: ({ holding }) => holding.retirementAccountType,
  insured: ({ estate, holding }) => personOf(estate, holding.lifeInsurance?.insuredId),
  secondaryInsured: ({ estate, holding }) => personOf(estate, holding.lifeInsurance?.secondaryInsuredId),
  netDeathBenefit: ({ holding }) => holding.lifeInsurance?.deathBenefitCents ?? null,
  interestRate: ({ holding }) => holding.interestRate,
  lengthOfTerm: ({ holding }) => holding.lengthOfTerm,
  paymentAmount: ({ holding }) => holding.paymentAmountCents,
  paymentTerms: ({ holding }) => holding.paymentTerms,
  paymentType: ({ holding }) => holding.paymentType,
  securedBy: ({ estate, holding }) => holdingOf(estate, holding.securedByAssetId),
};

export const OwnerShare: OwnerShareResolvers = {
  owner: ({ estate, share }) => namedParty(estate, share.id),
  percent: ({ share }) => share.percent ?? null,
};

export const BeneficiaryDesignation: BeneficiaryDesignationResolvers = {
  to: ({ estate, designation }) => namedParty(estate, designation.to),
  percent: ({ designation }) => designation.percent ?? null,
  tier: ({ designation }) => designation.tier ?? 'PRIMARY',
  perStirpes: ({ designation }) => designation.perStirpes ?? false,
};
