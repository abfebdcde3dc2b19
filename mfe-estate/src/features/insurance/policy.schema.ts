import { beneficiaryProblems } from '@platform/contracts/beneficiary-lines';
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
import type { Policy } from './insurance-query.ts';

const KINDS = [
  'TERM',
  'WHOLE_LIFE',
  'UNIVERSAL_LIFE',
  'INDEXED_UNIVERSAL_LIFE',
  'VARIABLE_UNIVERSAL_LIFE',
  'VARIABLE_LIFE',
  'GROUP',
  'PRIVATE_PLACEMENT',
  'OTHER',
] as const satisfies readonly NonNullable<Policy['policyKind']>[];
const FREQUENCIES = ['Monthly', 'Quarterly', 'Semiannual', 'Annual'] as const satisfies readonly NonNullable<
  Policy['premiumFrequency']
>[];
const LINES = ['PRIMARY', 'CONTINGENT'] as const;

/** The choices of a field, in words. */
export const CHOICES = {
  policyKind: KINDS.map((value) => ({ value, label: labelOf('PolicyKind', value) })),
  premiumFrequency: FREQUENCIES.map((value) => ({ value, label: labelOf('InsurancePaymentFrequency', value) })),
  kind: LINES.map((value) => ({ value, label: labelOf('BeneficiaryTier', value) })),
};

export const POLICY_NAME_LENGTH = 100;
/** Years. */
const LONGEST_POLICY = 100;

const beneficiary = z.object({
  assigneeId: requiredText('Choose a beneficiary'),
  percent: z
    .number()
    .nullable()
    .refine(
      (percent) => percent === null || (percent > 0 && percent <= 100),
      'A share is a percentage above 0 and up to 100',
    ),
  kind: z.enum(LINES),
  perStirpes: z.boolean(),
});
type Beneficiary = z.infer<typeof beneficiary>;

const isNamedTwice = (all: readonly Beneficiary[]): boolean =>
  new Set(all.map(({ assigneeId, kind }) => `${kind} ${assigneeId}`)).size < all.length;

const beneficiaries = z
  .array(beneficiary)
  .refine((all) => !isNamedTwice(all), 'Each beneficiary once in a line')
  .superRefine((all, context) => {
    const problems = beneficiaryProblems(all.map(({ kind, percent }) => ({ tier: kind, percent })));
    if (problems.length > 0) context.addIssue({ code: 'custom', message: problems.join(' ') });
  });

export const policySchema = z
  .object({
    name: requiredText('Name is required', POLICY_NAME_LENGTH),
    policyKind: z.enum(['', ...KINDS]),
    insuredId: requiredText('Choose whose life it insures'),
    secondaryInsuredId: z.string(),
    ownerId: requiredText('Choose an owner'),
    netDeathBenefit: requiredCents,
    csv: optionalCents,
    csvAsOf: optionalPastDate('A value cannot be from the future'),
    premium: optionalCents,
    premiumFrequency: z.enum(['', ...FREQUENCIES]),
    beneficiaries,
    carrier: optionalText(TEXT_LENGTHS.carrier),
    policyNumber: optionalText(TEXT_LENGTHS.policyNumber),
    issueDate: optionalPastDate('A policy cannot have been issued in the future'),
    policyLength: z
      .number()
      .nullable()
      .refine(
        (years) => years === null || (years > 0 && years <= LONGEST_POLICY),
        `A policy runs between 1 and ${LONGEST_POLICY} years`,
      ),
    policyRating: optionalText(TEXT_LENGTHS.policyRating),
    lastReviewed: optionalPastDate('A review cannot have been in the future'),
    taxBasis: optionalCents,
    policyInformation: optionalText(TEXT_LENGTHS.policyInformation),
    transferredOn: optionalPastDate('A policy cannot have been given away in the future'),
    transferorId: z.string(),
  })
  .superRefine((policy, context) => {
    const wrong = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (policy.secondaryInsuredId && policy.secondaryInsuredId === policy.insuredId)
      wrong('secondaryInsuredId', 'The second insured is somebody else than the first');
    if (policy.premium && !policy.premiumFrequency) wrong('premiumFrequency', 'Choose how often the premium is paid');
    if (policy.transferredOn && policy.ownerId === (policy.transferorId || policy.insuredId))
      wrong('transferorId', 'Whoever gave the policy away cannot own it still: name its new owner, or who gave it');
    if (policy.transferorId && !policy.transferredOn) wrong('transferredOn', 'Say when it was given away');
    if (policy.transferredOn && policy.issueDate && policy.transferredOn < policy.issueDate)
      wrong('transferredOn', 'A policy cannot have been given away before it was issued');
  });
export type PolicyForm = z.input<typeof policySchema>;
export type PolicyValues = z.output<typeof policySchema>;
export const POLICY_FIELDS = Object.keys(policySchema.shape) as (keyof PolicyValues)[];

/** What the form shows of a policy. Whose life it is and who owns it is asked, never assumed. */
export function policyValues(policy: Policy | null): PolicyValues {
  return {
    name: policy?.name ?? '',
    policyKind: policy?.policyKind ?? '',
    insuredId: policy?.insured?.id ?? '',
    secondaryInsuredId: policy?.secondaryInsured?.id ?? '',
    ownerId: policy?.owner?.id ?? '',
    // An amount that nobody has typed yet: the schema asks for it.
    netDeathBenefit: policy?.netDeathBenefit ?? (null as unknown as number),
    csv: policy?.csv ?? null,
    csvAsOf: policy ? (policy.csvAsOf ?? '') : today(),
    premium: policy?.premium ?? null,
    premiumFrequency: policy?.premiumFrequency ?? '',
    beneficiaries: (policy?.beneficiaries ?? []).map(({ assignee, percent, kind, perStirpes }) => ({
      assigneeId: assignee.id,
      percent: percent ?? null,
      kind,
      perStirpes,
    })),
    carrier: policy?.carrier ?? '',
    policyNumber: policy?.policyNumber ?? '',
    issueDate: policy?.issueDate ?? '',
    policyLength: policy?.policyLength ?? null,
    policyRating: policy?.policyRating ?? '',
    lastReviewed: policy?.lastReviewed ?? '',
    taxBasis: policy?.taxBasis ?? null,
    policyInformation: policy?.policyInformation ?? '',
    transferredOn: policy?.transferredOn ?? '',
    transferorId: policy?.transferor?.id ?? '',
  };
}

const orNull = <Value>(value: Value | ''): Value | null => (value === '' ? null : value);

/** What the graph takes: nothing chosen is null; an owner that nobody has changed is not said again. */
export function policyInput(values: PolicyValues, openedOwner: string) {
  const { ownerId, csv, ...rest } = values;
  return {
    ...rest,
    ...(ownerId !== openedOwner && { ownerId }),
    csv: csv ?? 0,
    policyKind: orNull(rest.policyKind),
    secondaryInsuredId: orNull(rest.secondaryInsuredId),
    csvAsOf: orNull(rest.csvAsOf),
    premiumFrequency: orNull(rest.premiumFrequency),
    carrier: orNull(rest.carrier),
    policyNumber: orNull(rest.policyNumber),
    issueDate: orNull(rest.issueDate),
    policyRating: orNull(rest.policyRating),
    lastReviewed: orNull(rest.lastReviewed),
    policyInformation: orNull(rest.policyInformation),
    transferredOn: orNull(rest.transferredOn),
    transferorId: orNull(rest.transferorId),
  };
}
