import { pastDate, requiredCents, requiredText } from '@platform/mfe-kit/form-rules';
import { z } from 'zod';

export const ASSET_TYPES = [
  { value: 'CASH', label: 'Cash' },
  { value: 'BROKERAGE', label: 'Investments', mostCommon: true },
  { value: 'RETIREMENT', label: 'Retirement' },
  { value: 'REAL_ESTATE', label: 'Real estate' },
  { value: 'BUSINESS', label: 'Business' },
  { value: 'TANGIBLE', label: 'Personal property' },
  { value: 'OTHER', label: 'Other' },
] as const;

export const TITLINGS = [
  { value: 'SOLE', label: 'Sole' },
  { value: 'JOINT_WITH_SURVIVORSHIP', label: 'Joint with survivorship' },
  { value: 'TENANCY_IN_COMMON', label: 'Tenancy in common' },
  { value: 'TENANCY_BY_ENTIRETY', label: 'Tenancy by the entirety' },
  { value: 'COMMUNITY_PROPERTY', label: 'Community property' },
  { value: 'COMMUNITY_PROPERTY_WITH_SURVIVORSHIP', label: 'Community property with survivorship' },
  { value: 'TRUST_OWNED', label: 'Owned by a trust' },
] as const;

export const HOLDING_NAME_LENGTH = 100;
export const MAX_OWNERS = 10;

const SHARE = 'A share is a percentage above 0 and up to 100';
const share = z
  .number()
  .nullable()
  .refine((percent) => percent === null || (percent > 0 && percent <= 100), SHARE);

const owner = z.object({ ownerId: requiredText('Choose an owner'), percent: share });
type Owner = z.infer<typeof owner>;

/** Percentages are kept to five decimals, so their sum is compared in hundred-thousandths. */
const isOverAll = (owners: readonly Owner[]): boolean =>
  owners.reduce((sum, { percent }) => sum + Math.round((percent ?? 0) * 100_000), 0) > 100 * 100_000;

export const holdingSchema = z.object({
  name: requiredText('Name is required', HOLDING_NAME_LENGTH),
  assetType: z.array(z.enum(ASSET_TYPES.map(({ value }) => value))).length(1, 'Choose a type'),
  owners: z
    .array(owner)
    .min(1, 'Choose an owner')
    .refine((owners) => new Set(owners.map(({ ownerId }) => ownerId)).size === owners.length, 'Each owner once')
    .refine((owners) => !isOverAll(owners), 'The shares are more than 100% together'),
  balance: requiredCents,
  valuationDate: pastDate('A value cannot be from the future'),
  state: z.string(),
  titling: z.enum(['', ...TITLINGS.map(({ value }) => value)]),
});
export type HoldingForm = z.input<typeof holdingSchema>;
export type HoldingValues = z.output<typeof holdingSchema>;

/** What the graph takes. */
export function holdingInput({ assetType: [assetType], state, titling, owners, ...values }: HoldingValues) {
  return {
    ...values,
    assetType,
    owners: owners.map(({ ownerId, percent }) => (percent === null ? { ownerId } : { ownerId, percent })),
    ...(state && { state }),
    ...(titling && { titling }),
  };
}
