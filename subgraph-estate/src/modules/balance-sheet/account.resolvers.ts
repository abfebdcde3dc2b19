import { accountCents, PROPERTY_OF_KIND, partsOf } from '../../domain/balance-sheet/held.ts';
import type {
  AssetAccountResolvers,
  AssetProportionResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../schema.generated.ts';
import { accountFacts } from '../../views/balance-sheet/account-view.ts';
import { isLiquidByType } from '../../views/balance-sheet/holding-view.ts';
import { valueHistory } from '../../views/balance-sheet/value-history-view.ts';
import { accountOf, namedHolding, namedParty, ownerOf } from '../../views/parents.ts';
import { titlingToGraph } from '../../views/titling.ts';
import { pageOf } from './holding-page.ts';

export const accountQueries: Pick<QueryResolvers, 'assetAccounts'> = {
  assetAccounts: async (_parent, { estateId, pagination }, { services }) => {
    const estate = await services.estates.one(estateId);
    return pageOf(
      estate.assetAccounts.map((account) => ({ estate, account })),
      pagination,
    );
  },
};

export const accountMutations: Pick<
  MutationResolvers,
  'createAssetAccount' | 'updateAssetAccount' | 'deleteAssetAccount' | 'bulkDeleteAssetAccounts'
> = {
  createAssetAccount: async (_parent, { estateId, version, attributes }, { services }) => {
    const { estate, id } = await services.accounts.create(estateId, version, accountFacts(attributes));
    return { ok: true, estate, assetAccount: accountOf(estate, id) };
  },
  updateAssetAccount: async (_parent, { id, version, attributes }, { services }) => {
    const estate = await services.accounts.update(id, version, accountFacts(attributes));
    return { ok: true, estate, assetAccount: accountOf(estate, id) };
  },
  deleteAssetAccount: async (_parent, { id, version }, { services }) => ({
    ok: true,
    estate: await services.accounts.remove(id, version),
    assetAccount: null,
  }),
  bulkDeleteAssetAccounts: async (_parent, { estateId, version, ids }, { services }) => ({
    ok: true,
    estate: await services.accounts.removeAll(estateId, version, ids),
  }),
};

export const AssetAccount: AssetAccountResolvers = {
  id: ({ account }) => account.id,
  estateId: ({ estate }) => estate.id,
  name: ({ account }) => account.name,
  kind: ({ account }) => account.kind,
  status: ({ account }) => account.status,
  balance: ({ estate, account }) => accountCents(estate, account),
  balanceType: ({ account }) => account.balanceType,
  valuationDate: ({ account }) => account.valuationDate,
  valuationSource: ({ account }) => account.valuationSource,
  valueHistory: ({ estate, account }) => valueHistory(estate, account.id),
  custodian: ({ account }) => account.custodian,
  owner: ({ estate, account }) => ownerOf(estate, account.owners),
  owners: ({ estate, account }) => account.owners.map((share) => ({ estate, share })),
  titling: ({ account }) => titlingToGraph(account.titling),
  beneficiaries: ({ estate, account }) =>
    [...new Set(account.beneficiaries.map(({ to }) => to))].map((id) => namedParty(estate, id)),
  designations: ({ estate, account }) => account.beneficiaries.map((designation) => ({ estate, designation })),
  assets: ({ estate, account }) => account.holds.map(({ assetId }) => namedHolding(estate, assetId)),
  assetProportions: ({ estate, account }) => partsOf(estate, account).map((part) => ({ estate, part })),
  isLiquid: ({ account }) => account.isLiquid ?? isLiquidByType(PROPERTY_OF_KIND[account.kind]),
  todOrPod: ({ account }) => account.todOrPod,
  retirementAccountType: ({ account }) => account.retirementAccountType,
  minorAccountType: ({ account }) => account.minorAccountType,
  educationSavingsType: ({ account }) => account.educationSavingsType,
  ageOfMajority: ({ account }) => account.ageOfMajority,
};

export const AssetProportion: AssetProportionResolvers = {
  asset: ({ estate, part }) => namedHolding(estate, part.assetId),
  percent: ({ part }) => part.percent,
  amount: ({ part }) => part.amountCents,
};
