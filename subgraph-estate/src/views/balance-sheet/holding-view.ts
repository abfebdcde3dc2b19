import type { Designation, Share } from '@platform/estate-engine';
import {
  type EstateAsset,
  type EstateLiability,
  LIABILITY_TYPES,
  type LiabilityType,
} from '../../domain/balance-sheet/holding.ts';
import type { SaidOfHolding } from '../../domain/balance-sheet/holding-facts.ts';
import type { AssetInput, AssetType as GraphAssetType, Titling as GraphTitling } from '../../schema.generated.ts';
import { titlingFromGraph, titlingToGraph } from '../titling.ts';

/** What the graph calls an asset: a thing that is owned, or a debt. */
export interface HoldingView extends Omit<EstateAsset, 'assetType' | 'titling'> {
  readonly isLiability: boolean;
  readonly assetType: GraphAssetType;
  readonly titling: GraphTitling | null;
  readonly interestRate: number | null;
  readonly lengthOfTerm: number | null;
  readonly paymentAmountCents: number | null;
  readonly paymentTerms: EstateLiability['paymentTerms'];
  readonly paymentType: EstateLiability['paymentType'];
  readonly securedByAssetId: string | null;
}

const LIQUID: ReadonlySet<string> = new Set(['CASH', 'BROKERAGE']);
/** Whether what is of this type can be turned into money soon, where nobody says. */
export const isLiquidByType = (type: EstateAsset['assetType']): boolean => LIQUID.has(type);

export const assetView = (asset: EstateAsset): HoldingView => ({
  ...asset,
  isLiability: false,
  isLiquid: asset.isLiquid ?? isLiquidByType(asset.assetType),
  titling: titlingToGraph(asset.titling),
  interestRate: null,
  lengthOfTerm: null,
  paymentAmountCents: null,
  paymentTerms: null,
  paymentType: null,
  securedByAssetId: null,
});

export const liabilityView = ({ liabilityType, asOf, source, ...debt }: EstateLiability): HoldingView => ({
  ...debt,
  isLiability: true,
  assetType: liabilityType,
  valuationDate: asOf,
  valuationSource: source,
  discountPercent: null,
  use: null,
  isLifeEstate: false,
  costBasisCents: null,
  acquisitionDate: null,
  custodian: null,
  isLiquid: null,
  realEstateType: null,
  retirementAccountType: null,
  lifeInsurance: null,
  state: null,
  titling: null,
  contributions: [],
  beneficiaries: [],
});

const isDebt = (type: GraphAssetType): type is LiabilityType => (LIABILITY_TYPES as readonly string[]).includes(type);

export const shares = (given: AssetInput['owners']): Share[] | undefined =>
  given?.map(({ ownerId, percent }) => (typeof percent === 'number' ? { id: ownerId, percent } : { id: ownerId }));

export const designations = (given: AssetInput['beneficiaries']): Designation[] | undefined =>
  given?.map(({ beneficiaryId, percent, tier, perStirpes }) => ({
    to: beneficiaryId,
    tier: tier ?? 'PRIMARY',
    ...(typeof percent === 'number' && { percent }),
    ...(perStirpes && { perStirpes }),
  }));

/** The graph's input in the domain's words. */
export function saidOfHolding(input: AssetInput): SaidOfHolding {
  const { assetType, balance, costBasis, paymentAmount, securedById, titling, isLiability, ...rest } = input;
  const common = {
    name: rest.name,
    balanceCents: balance,
    valuationDate: rest.valuationDate,
    valuationSource: rest.valuationSource,
    owners: shares(rest.owners),
  };
  return {
    isLiability: isLiability ?? (assetType ? isDebt(assetType) : undefined),
    asset: {
      ...common,
      assetType: assetType && !isDebt(assetType) ? assetType : undefined,
      discountPercent: rest.discountPercent,
      use: rest.use,
      isLifeEstate: rest.isLifeEstate,
      costBasisCents: costBasis,
      acquisitionDate: rest.acquisitionDate,
      custodian: rest.custodian,
      isLiquid: rest.isLiquid,
      realEstateType: rest.realEstateType,
      retirementAccountType: rest.retirementAccountType,
      state: rest.state,
      titling: titlingFromGraph(titling),
      contributions: shares(rest.contributions),
      beneficiaries: designations(rest.beneficiaries),
    },
    liability: {
      ...common,
      liabilityType: assetType && isDebt(assetType) ? assetType : undefined,
      securedByAssetId: securedById,
      interestRate: rest.interestRate,
      lengthOfTerm: rest.lengthOfTerm,
      paymentAmountCents: paymentAmount,
      paymentTerms: rest.paymentTerms,
      paymentType: rest.paymentType,
    },
  };
}
