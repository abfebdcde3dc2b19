import { discountProblem, numberProblem, planningDateProblem } from '@platform/contracts/field-rules';
import {
  type Designation,
  DISCOUNTED_TYPES,
  type PropertyUse,
  type Share,
  WORKED_TYPES,
} from '@platform/estate-engine';
import { type Cents, DomainError, formatDollarsAndCents, type IsoDate, LARGEST_AMOUNT_CENTS } from '@platform/kernel';
import { cleanName } from '../estate/household.ts';
import { type Said, said, saidText } from '../estate/said.ts';
import { checkBeneficiaries } from '../insurance/policy-lines.ts';
import { checkBalance } from './balance.ts';
import type {
  AssetType,
  EstateAsset,
  EstateLiability,
  LiabilityType,
  PaymentTerms,
  PaymentType,
  RealEstateType,
  Titling,
} from './holding.ts';

/** What may be said of any holding; undefined leaves what is known, null takes it away. */
export interface HoldingFacts {
  readonly name?: Said<string>;
  readonly balanceCents?: Said<Cents>;
  readonly valuationDate?: Said<IsoDate>;
  readonly valuationSource?: Said<string>;
  readonly owners?: Said<readonly Share[]>;
}

export interface AssetFacts extends HoldingFacts {
  readonly assetType?: Said<AssetType>;
  readonly discountPercent?: Said<number>;
  readonly use?: Said<PropertyUse>;
  readonly isLifeEstate?: Said<boolean>;
  readonly costBasisCents?: Said<Cents>;
  readonly acquisitionDate?: Said<IsoDate>;
  readonly custodian?: Said<string>;
  readonly isLiquid?: Said<boolean>;
  readonly realEstateType?: Said<RealEstateType>;
  readonly retirementAccountType?: Said<NonNullable<EstateAsset['retirementAccountType']>>;
  readonly state?: Said<string>;
  readonly titling?: Said<Titling>;
  readonly contributions?: Said<readonly Share[]>;
  readonly beneficiaries?: Said<readonly Designation[]>;
}

export interface LiabilityFacts extends HoldingFacts {
  readonly liabilityType?: Said<LiabilityType>;
  readonly securedByAssetId?: Said<string>;
  readonly interestRate?: Said<number>;
  readonly lengthOfTerm?: Said<number>;
  readonly paymentAmountCents?: Said<Cents>;
  readonly paymentTerms?: Said<PaymentTerms>;
  readonly paymentType?: Said<PaymentType>;
}

/** What is said of a holding, as an asset's facts and as a debt's: what it is decides which of them count. */
export interface SaidOfHolding {
  /** Undefined where nothing says it. */
  readonly isLiability: boolean | undefined;
  readonly asset: AssetFacts;
  readonly liability: LiabilityFacts;
}

/** A hundred years: no loan runs longer. */
const LONGEST_TERM = 1_200;

export const NO_ASSET: Omit<EstateAsset, 'id' | 'name' | 'assetType'> = {
  balanceCents: 0,
  discountPercent: null,
  use: null,
  isLifeEstate: false,
  costBasisCents: null,
  acquisitionDate: null,
  custodian: null,
  isLiquid: null,
  realEstateType: null,
  valuationDate: null,
  valuationSource: null,
  state: null,
  owners: [],
  titling: null,
  contributions: [],
  beneficiaries: [],
  retirementAccountType: null,
  lifeInsurance: null,
};

export const NO_LIABILITY: Omit<EstateLiability, 'id' | 'name' | 'liabilityType'> = {
  balanceCents: 0,
  interestRate: null,
  lengthOfTerm: null,
  paymentAmountCents: null,
  paymentTerms: null,
  paymentType: null,
  owners: [],
  securedByAssetId: null,
  asOf: null,
  source: null,
};

export function refuse(code: string, message: string, field: string): never {
  throw new DomainError(code, message, { field });
}

export function checkPast(date: Said<IsoDate>, today: IsoDate, field: string, words: string): void {
  if (!date) return;
  if (date > today) refuse('DATE_IN_FUTURE', words, field);
  const unlikely = planningDateProblem(date, today);
  if (unlikely) refuse('OUT_OF_RANGE', `${unlikely}.`, field);
}

export function checkAmount(cents: Said<Cents>, field: string): void {
  if (typeof cents !== 'number') return;
  const problem = numberProblem(cents);
  if (problem) refuse('OUT_OF_RANGE', problem, field);
  if (cents > LARGEST_AMOUNT_CENTS)
    refuse('OUT_OF_RANGE', `An amount is at most ${formatDollarsAndCents(LARGEST_AMOUNT_CENTS)}.`, field);
}

function checkHolding({ balanceCents, valuationDate }: HoldingFacts, today: IsoDate): void {
  if (typeof balanceCents === 'number') checkBalance(balanceCents);
  checkPast(valuationDate, today, 'valuationDate', 'A value cannot be from the future.');
}

/** Throws: DomainError OUT_OF_RANGE, DATE_IN_FUTURE, naming the field. */
export function checkAssetFacts(facts: AssetFacts, today: IsoDate): void {
  checkHolding(facts, today);
  checkPast(facts.acquisitionDate, today, 'acquisitionDate', 'It cannot have been acquired in the future.');
  checkAmount(facts.costBasisCents, 'costBasis');
  const problem = discountProblem(facts.discountPercent ?? null);
  if (problem) refuse('OUT_OF_RANGE', problem, 'discountPercent');
}

/** Throws: DomainError OUT_OF_RANGE, DATE_IN_FUTURE, naming the field. */
export function checkLiabilityFacts(facts: LiabilityFacts, today: IsoDate): void {
  checkHolding(facts, today);
  checkAmount(facts.paymentAmountCents, 'paymentAmount');
  const { interestRate, lengthOfTerm } = facts;
  if (typeof interestRate === 'number' && !(interestRate >= 0 && interestRate <= 100))
    refuse('OUT_OF_RANGE', 'An interest rate is between 0% and 100% a year.', 'interestRate');
  if (
    typeof lengthOfTerm === 'number' &&
    !(Number.isInteger(lengthOfTerm) && lengthOfTerm > 0 && lengthOfTerm <= LONGEST_TERM)
  )
    refuse('OUT_OF_RANGE', `A term is between 1 and ${LONGEST_TERM.toLocaleString('en-US')} months.`, 'lengthOfTerm');
}

/** A new value says where it comes from, or it comes from whoever enters it: never from the source of the last one. */
function sourceOf(known: { balanceCents: Cents; source: string | null }, facts: HoldingFacts): string | null {
  const isNew = typeof facts.balanceCents === 'number' && facts.balanceCents !== known.balanceCents;
  return saidText(facts.valuationSource, isNew ? null : known.source);
}

/**
 * A policy stays one: what it insures would be lost. Who receives it receives all of it; shares that were stored before
 * this rule do not keep anybody from changing the rest.
 */
function checkPolicy(known: EstateAsset, assetType: AssetType, { beneficiaries }: AssetFacts): void {
  if (known.lifeInsurance && assetType !== 'LIFE_INSURANCE')
    refuse('OUT_OF_RANGE', 'A policy cannot become another kind of asset.', 'assetType');
  const isNew = beneficiaries && JSON.stringify(beneficiaries) !== JSON.stringify(known.beneficiaries);
  if (isNew && assetType === 'LIFE_INSURANCE') checkBeneficiaries(beneficiaries);
}

/**
 * An asset with what is said of it. What suits only one kind of asset goes when the asset is of another: the kind of a
 * property, of a retirement account, who is to receive an account.
 */
export function assetWith(known: EstateAsset, facts: AssetFacts): EstateAsset {
  const assetType = facts.assetType ?? known.assetType;
  checkPolicy(known, assetType, facts);
  return {
    ...known,
    assetType,
    name: facts.name ? cleanName(facts.name, 'name') : known.name,
    balanceCents: facts.balanceCents ?? known.balanceCents,
    discountPercent: DISCOUNTED_TYPES.includes(assetType) ? said(facts.discountPercent, known.discountPercent) : null,
    use: WORKED_TYPES.includes(assetType) ? said(facts.use, known.use) : null,
    isLifeEstate: assetType === 'REAL_ESTATE' && (said(facts.isLifeEstate, known.isLifeEstate) ?? false),
    costBasisCents: said(facts.costBasisCents, known.costBasisCents),
    acquisitionDate: said(facts.acquisitionDate, known.acquisitionDate),
    custodian: saidText(facts.custodian, known.custodian),
    isLiquid: said(facts.isLiquid, known.isLiquid),
    realEstateType: assetType === 'REAL_ESTATE' ? said(facts.realEstateType, known.realEstateType) : null,
    retirementAccountType:
      assetType === 'RETIREMENT' ? said(facts.retirementAccountType, known.retirementAccountType) : null,
    valuationDate: said(facts.valuationDate, known.valuationDate),
    valuationSource: sourceOf({ balanceCents: known.balanceCents, source: known.valuationSource }, facts),
    state: said(facts.state, known.state),
    owners: facts.owners ?? known.owners,
    titling: said(facts.titling, known.titling),
    contributions: facts.contributions ?? known.contributions,
    beneficiaries: facts.beneficiaries ?? known.beneficiaries,
  };
}

/** A debt with what is said of it. */
export function liabilityWith(known: EstateLiability, facts: LiabilityFacts): EstateLiability {
  return {
    ...known,
    name: facts.name ? cleanName(facts.name, 'name') : known.name,
    liabilityType: facts.liabilityType ?? known.liabilityType,
    balanceCents: facts.balanceCents ?? known.balanceCents,
    interestRate: said(facts.interestRate, known.interestRate),
    lengthOfTerm: said(facts.lengthOfTerm, known.lengthOfTerm),
    paymentAmountCents: said(facts.paymentAmountCents, known.paymentAmountCents),
    paymentTerms: said(facts.paymentTerms, known.paymentTerms),
    paymentType: said(facts.paymentType, known.paymentType),
    owners: facts.owners ?? known.owners,
    securedByAssetId: said(facts.securedByAssetId, known.securedByAssetId),
    asOf: said(facts.valuationDate, known.asOf),
    source: sourceOf(known, facts),
  };
}
