import { labelOf } from '@platform/contracts/labels';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { today } from '@platform/mfe-kit/calendar';
import { optionalCents, optionalPastDate, optionalText, requiredText } from '@platform/mfe-kit/form-rules';
import { z } from 'zod';
import type { Account } from './account-query.ts';
import { beneficiaryList, CHOICES, HOLDING_NAME_LENGTH, shares } from './holding.schema.ts';

const KINDS = ['BANK', 'BROKERAGE', 'RETIREMENT', 'MINOR', 'EDUCATION_SAVINGS', 'OTHER'] as const;
const BALANCES = ['STATED', 'FROM_ASSETS'] as const;
const REGISTRATIONS = ['TOD', 'POD'] as const;
const MINORS = ['UTMA', 'UGMA'] as const;
const EDUCATION = ['PLAN_529', 'COVERDELL'] as const;
const STATUSES = ['OPEN', 'CLOSED'] as const;
const RETIREMENT = ['IRA', 'ROTH_IRA', 'EMPLOYER_PLAN'] as const;
const TITLES = CHOICES.titling.map(({ value }) => value);

export const ACCOUNT_CHOICES = {
  kind: KINDS.map((value) => ({ value, label: labelOf('AssetAccountKind', value) })),
  balanceType: BALANCES.map((value) => ({ value, label: labelOf('AccountBalanceType', value) })),
  todOrPod: REGISTRATIONS.map((value) => ({ value, label: labelOf('TodOrPod', value) })),
  minorAccountType: MINORS.map((value) => ({ value, label: labelOf('MinorAccountType', value) })),
  educationSavingsType: EDUCATION.map((value) => ({ value, label: labelOf('EducationSavingsType', value) })),
  status: STATUSES.map((value) => ({ value, label: labelOf('AssetAccountStatus', value) })),
  retirementAccountType: CHOICES.retirementAccountType,
  titling: CHOICES.titling,
};

const choice = <Value extends string>(values: readonly Value[]) => z.enum(['', ...values]);
const share = z
  .number({ error: 'A share is required' })
  .refine((percent) => percent > 0 && percent <= 100, 'A share is a percentage above 0 and up to 100');

export const accountSchema = z
  .object({
    name: requiredText('Name is required', HOLDING_NAME_LENGTH),
    kind: z.array(z.enum(KINDS)).length(1, 'Choose a kind'),
    balanceType: z.enum(BALANCES),
    balance: optionalCents,
    valuationDate: optionalPastDate('A value cannot be from the future'),
    valuationSource: optionalText(TEXT_LENGTHS.valuationSource),
    custodian: optionalText(TEXT_LENGTHS.custodian),
    status: z.enum(STATUSES),
    owners: shares('Choose an owner', 'Each owner once').min(1, 'Choose an owner'),
    titling: choice(TITLES),
    beneficiaries: beneficiaryList,
    todOrPod: choice(REGISTRATIONS),
    retirementAccountType: choice(RETIREMENT),
    minorAccountType: choice(MINORS),
    educationSavingsType: choice(EDUCATION),
    ageOfMajority: z
      .number()
      .nullable()
      .refine((age) => age === null || (age >= 18 && age <= 25), 'A minor’s account ends between 18 and 25'),
    assetProportions: z
      .array(z.object({ assetId: requiredText('Choose an asset'), percent: share }))
      .refine((all) => new Set(all.map(({ assetId }) => assetId)).size === all.length, 'Each asset once'),
  })
  .superRefine(({ balanceType, balance, todOrPod, beneficiaries, assetProportions }, context) => {
    const say = (path: string, message: string): void => context.addIssue({ code: 'custom', path: [path], message });
    if (balanceType === 'STATED' && balance === null) say('balance', 'Balance is required');
    if (balanceType === 'FROM_ASSETS' && assetProportions.length === 0)
      say('assetProportions', 'Say what the account holds');
    if (todOrPod && beneficiaries.length === 0) say('beneficiaries', 'Name who receives it on death');
  });
export type AccountForm = z.input<typeof accountSchema>;
export type AccountValues = z.output<typeof accountSchema>;
export const ACCOUNT_FIELDS = [
  'name',
  'kind',
  'balanceType',
  'balance',
  'valuationDate',
  'valuationSource',
  'custodian',
  'status',
  'owners',
  'titling',
  'beneficiaries',
  'todOrPod',
  'retirementAccountType',
  'minorAccountType',
  'educationSavingsType',
  'ageOfMajority',
  'assetProportions',
] as const;

/** What the form shows of an account; a new one is the client's, with a balance of its own. */
export function accountValues(account: Account | null, clientId: string): AccountValues {
  const percentOf = (percent: number | null | undefined): number | null => percent ?? null;
  return {
    name: account?.name ?? '',
    kind: account ? [account.kind] : [],
    balanceType: account?.balanceType ?? 'STATED',
    balance: account?.balanceType === 'STATED' ? account.balance : null,
    valuationDate: account ? (account.valuationDate ?? '') : today(),
    valuationSource: account?.valuationSource ?? '',
    custodian: account?.custodian ?? '',
    status: account?.status ?? 'OPEN',
    owners: account
      ? account.owners.map(({ owner, percent }) => ({ ownerId: owner.id, percent: percentOf(percent) }))
      : [{ ownerId: clientId, percent: null }],
    titling: account?.titling ?? '',
    beneficiaries: (account?.designations ?? []).map(({ to, percent, tier, perStirpes }) => ({
      beneficiaryId: to.id,
      percent: percentOf(percent),
      tier,
      perStirpes,
    })),
    todOrPod: account?.todOrPod ?? '',
    retirementAccountType: account?.retirementAccountType ?? '',
    minorAccountType: account?.minorAccountType ?? '',
    educationSavingsType: account?.educationSavingsType ?? '',
    ageOfMajority: account?.ageOfMajority ?? null,
    assetProportions: (account?.assetProportions ?? []).map(({ asset, percent }) => ({ assetId: asset.id, percent })),
  };
}

const orNull = <Value>(value: Value | ''): Value | null => (value === '' ? null : value);

/** What the graph takes: nothing chosen is null. */
export const accountInput = ({ kind, balance, ...values }: AccountValues) => ({
  ...values,
  kind: kind[0] ?? null,
  balance: values.balanceType === 'STATED' ? balance : null,
  valuationDate: orNull(values.valuationDate),
  valuationSource: orNull(values.valuationSource),
  custodian: orNull(values.custodian),
  titling: orNull(values.titling),
  todOrPod: orNull(values.todOrPod),
  retirementAccountType: orNull(values.retirementAccountType),
  minorAccountType: orNull(values.minorAccountType),
  educationSavingsType: orNull(values.educationSavingsType),
});
