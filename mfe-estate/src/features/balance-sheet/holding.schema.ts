import { discountProblem } from '@platform/contracts/field-rules';
import { labelOf } from '@platform/contracts/labels';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { today } from '@platform/mfe-kit/calendar';
import {
  optionalCents,
  optionalPastDate,
  optionalText,
  requiredCents,
  requiredText,
} from '@platform/mfe-kit/form-rules';
import { z } from 'zod';
import type { AssetType } from '../../gql/graphql.ts';
import type { Holding } from './balance-sheet-query.ts';

/** What the household owns, or what it owes: the two forms of the balance sheet. */
export type HoldingKind = 'asset' | 'debt';

/** In the order in which they are mostly needed. Policies are asked for by a form of their own. */
const TYPES: Readonly<Record<HoldingKind, readonly AssetType[]>> = {
  asset: ['CASH', 'BROKERAGE', 'RETIREMENT', 'REAL_ESTATE', 'BUSINESS', 'TANGIBLE', 'OTHER'],
  debt: ['MORTGAGE', 'LINE_OF_CREDIT', 'LOAN', 'CREDIT_CARD', 'OTHER_DEBT'],
};
const MOST_COMMON: ReadonlySet<AssetType> = new Set(['BROKERAGE', 'MORTGAGE']);
export const typeOptions = (kind: HoldingKind) =>
  TYPES[kind].map((value) => ({ value, label: labelOf('AssetType', value), mostCommon: MOST_COMMON.has(value) }));

const TITLINGS = [
  'SOLE',
  'JOINT_WITH_SURVIVORSHIP',
  'TENANCY_IN_COMMON',
  'TENANCY_BY_ENTIRETY',
  'COMMUNITY_PROPERTY',
  'COMMUNITY_PROPERTY_WITH_SURVIVORSHIP',
  'TRUST_OWNED',
] as const;
const PROPERTY_USES = ['FARM', 'BUSINESS'] as const;
const REAL_ESTATE_TYPES = ['PRIMARY_RESIDENCE', 'SECOND_HOME', 'RENTAL', 'COMMERCIAL', 'LAND'] as const;
const RETIREMENT_ACCOUNT_TYPES = ['IRA', 'ROTH_IRA', 'EMPLOYER_PLAN'] as const;
const PAYMENT_TYPES = ['PRINCIPAL_AND_INTEREST', 'INTEREST_ONLY', 'BALLOON'] as const;
const PAYMENT_TERMS = ['MONTHLY', 'QUARTERLY', 'SEMIANNUALLY', 'ANNUALLY'] as const;
const TIERS = ['PRIMARY', 'CONTINGENT'] as const;

/** The choices of a field, in words. */
export const CHOICES = {
  titling: TITLINGS.map((value) => ({ value, label: labelOf('Titling', value) })),
  use: PROPERTY_USES.map((value) => ({ value, label: labelOf('PropertyUse', value) })),
  realEstateType: REAL_ESTATE_TYPES.map((value) => ({ value, label: labelOf('RealEstateType', value) })),
  retirementAccountType: RETIREMENT_ACCOUNT_TYPES.map((value) => ({
    value,
    label: labelOf('RetirementAccountType', value),
  })),
  paymentType: PAYMENT_TYPES.map((value) => ({ value, label: labelOf('PaymentType', value) })),
  paymentTerms: PAYMENT_TERMS.map((value) => ({ value, label: labelOf('PaymentTerms', value) })),
  tier: TIERS.map((value) => ({ value, label: labelOf('BeneficiaryTier', value) })),
};

export const HOLDING_NAME_LENGTH = 100;
export const MAX_SHARES = 50;
/** Months: no loan runs longer than a hundred years. */
const LONGEST_TERM = 1_200;

const SHARE = 'A share is a percentage above 0 and up to 100';
const share = z
  .number()
  .nullable()
  .refine((percent) => percent === null || (percent > 0 && percent <= 100), SHARE);
interface Shared {
  readonly percent: number | null;
}

/** Percentages are kept to five decimals, so their sum is compared in hundred-thousandths. */
const isOverAll = (shares: readonly Shared[]): boolean =>
  shares.reduce((sum, { percent }) => sum + Math.round((percent ?? 0) * 100_000), 0) > 100 * 100_000;
const isNamedTwice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

const OVER = 'The shares are more than 100% together';
export const shares = (choose: string, once: string) =>
  z
    .array(z.object({ ownerId: requiredText(choose), percent: share }))
    .refine((all) => !isNamedTwice(all.map(({ ownerId }) => ownerId)), once)
    .refine((all) => !isOverAll(all), OVER);
const beneficiary = z.object({
  beneficiaryId: requiredText('Choose a beneficiary'),
  percent: share,
  tier: z.enum(TIERS),
  perStirpes: z.boolean(),
});
type Beneficiary = z.infer<typeof beneficiary>;
const eachTier = (all: readonly Beneficiary[], isWrong: (same: readonly Beneficiary[]) => boolean): boolean =>
  TIERS.every((tier) => !isWrong(all.filter((one) => one.tier === tier)));

/** Whoever receives something: each once, and at most the whole, in each line. */
export const beneficiaryList = z
  .array(beneficiary)
  .refine(
    (all) => eachTier(all, (same) => isNamedTwice(same.map(({ beneficiaryId }) => beneficiaryId))),
    'Each beneficiary once',
  )
  .refine((all) => eachTier(all, isOverAll), OVER);

const choice = <Value extends string>(values: readonly Value[]) => z.enum(['', ...values]);

export const holdingSchema = z.object({
  name: requiredText('Name is required', HOLDING_NAME_LENGTH),
  assetType: z.array(z.custom<AssetType>(() => true)).length(1, 'Choose a type'),
  owners: shares('Choose an owner', 'Each owner once').min(1, 'Choose an owner'),
  balance: requiredCents,
  valuationDate: optionalPastDate('A value cannot be from the future'),
  valuationSource: optionalText(TEXT_LENGTHS.valuationSource),
  state: z.string(),
  titling: choice(TITLINGS),
  contributions: shares('Choose who paid', 'Each person once'),
  use: choice(PROPERTY_USES),
  isLifeEstate: z.boolean(),
  realEstateType: choice(REAL_ESTATE_TYPES),
  retirementAccountType: choice(RETIREMENT_ACCOUNT_TYPES),
  beneficiaries: beneficiaryList,
  discount: z
    .number()
    .nullable()
    .superRefine((percent, context) => {
      const problem = discountProblem(percent);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    }),
  costBasis: optionalCents,
  acquisitionDate: optionalPastDate('It cannot have been acquired in the future'),
  custodian: optionalText(TEXT_LENGTHS.custodian),
  securedById: z.string(),
  interestRate: z
    .number()
    .nullable()
    .refine((rate) => rate === null || rate <= 100, 'An interest rate is at most 100% a year'),
  lengthOfTerm: z
    .number()
    .nullable()
    .refine(
      (months) => months === null || (months > 0 && months <= LONGEST_TERM),
      `A term is between 1 and ${LONGEST_TERM.toLocaleString('en-US')} months`,
    ),
  paymentAmount: optionalCents,
  paymentTerms: choice(PAYMENT_TERMS),
  paymentType: choice(PAYMENT_TYPES),
});
export type HoldingForm = z.input<typeof holdingSchema>;
export type HoldingValues = z.output<typeof holdingSchema>;
export const HOLDING_FIELDS = Object.keys(holdingSchema.shape) as (keyof HoldingValues)[];

export const sharesOf = (given: Holding['owners']) =>
  given.map(({ owner, percent }) => ({ ownerId: owner.id, percent: percent ?? null }));

/** What the form shows of a holding; something new is the client's, of today. */
export function holdingValues(holding: Holding | null, clientId: string): HoldingValues {
  return {
    name: holding?.name ?? '',
    assetType: holding ? [holding.assetType] : [],
    owners: holding ? sharesOf(holding.owners) : [{ ownerId: clientId, percent: null }],
    // An amount that nobody has typed yet: the schema asks for it.
    balance: holding ? holding.balance : (null as unknown as number),
    valuationDate: holding ? (holding.valuationDate ?? '') : today(),
    valuationSource: holding?.valuationSource ?? '',
    state: holding?.state ?? '',
    titling: holding?.titling ?? '',
    contributions: holding ? sharesOf(holding.contributions) : [],
    use: holding?.use ?? '',
    isLifeEstate: holding?.isLifeEstate ?? false,
    realEstateType: holding?.realEstateType ?? '',
    retirementAccountType: holding?.retirementAccountType ?? '',
    beneficiaries: (holding?.beneficiaries ?? []).map(({ to, percent, tier, perStirpes }) => ({
      beneficiaryId: to.id,
      percent: percent ?? null,
      tier,
      perStirpes,
    })),
    discount: holding?.discountPercent ?? null,
    costBasis: holding?.costBasis ?? null,
    acquisitionDate: holding?.acquisitionDate ?? '',
    custodian: holding?.custodian ?? '',
    securedById: holding?.securedBy?.id ?? '',
    interestRate: holding?.interestRate ?? null,
    lengthOfTerm: holding?.lengthOfTerm ?? null,
    paymentAmount: holding?.paymentAmount ?? null,
    paymentTerms: holding?.paymentTerms ?? '',
    paymentType: holding?.paymentType ?? '',
  };
}

const orNull = <Value>(value: Value | ''): Value | null => (value === '' ? null : value);

/** What the graph takes of the one kind or the other: nothing chosen is null. */
export function holdingInput(kind: HoldingKind, values: HoldingValues) {
  const { name, assetType, owners, balance, valuationDate, valuationSource } = values;
  const common = {
    name,
    assetType: assetType[0] ?? null,
    owners,
    balance,
    valuationDate: orNull(valuationDate),
    valuationSource: orNull(valuationSource),
  };
  if (kind === 'debt')
    return {
      ...common,
      isLiability: true,
      securedById: orNull(values.securedById),
      interestRate: values.interestRate,
      lengthOfTerm: values.lengthOfTerm,
      paymentAmount: values.paymentAmount,
      paymentTerms: orNull(values.paymentTerms),
      paymentType: orNull(values.paymentType),
    };
  return {
    ...common,
    isLiability: false,
    state: orNull(values.state),
    titling: orNull(values.titling),
    contributions: values.contributions,
    use: orNull(values.use),
    isLifeEstate: values.isLifeEstate,
    realEstateType: orNull(values.realEstateType),
    retirementAccountType: orNull(values.retirementAccountType),
    beneficiaries: values.beneficiaries,
    discountPercent: values.discount,
    costBasis: values.costBasis,
    acquisitionDate: orNull(values.acquisitionDate),
    custodian: orNull(values.custodian),
  };
}
