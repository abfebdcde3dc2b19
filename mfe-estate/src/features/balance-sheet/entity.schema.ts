import { discountProblem } from '@platform/contracts/field-rules';
import { labelOf } from '@platform/contracts/labels';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { optionalText, requiredText } from '@platform/mfe-kit/form-rules';
import { z } from 'zod';
import type { Entity } from './entity-query.ts';

const TYPES = [
  'LLC',
  'LIMITED_PARTNERSHIP',
  'GENERAL_PARTNERSHIP',
  'S_CORPORATION',
  'C_CORPORATION',
  'OTHER',
] as const satisfies readonly Entity['entityType'][];
export const ENTITY_TYPE_OPTIONS = TYPES.map((value) => ({
  value,
  label: labelOf('EntityType', value),
  mostCommon: value === 'LLC',
}));

export const MAX_OWNERS = 50;
/** Percentages are kept to five decimals. */
const UNIT = 100_000;
/** As near to the whole as counts for it: three thirds of 33.33. */
const TOLERANCE = 0.01;

const SHARE = 'A share is a percentage above 0 and up to 100';
const share = z.number({ error: 'A share is required' }).refine((percent) => percent > 0 && percent <= 100, SHARE);

export const entitySchema = z
  .object({
    name: requiredText('Name is required', 100),
    entityType: z.array(z.enum(TYPES)).length(1, 'Choose a type'),
    location: z.string(),
    discount: z
      .number()
      .nullable()
      .superRefine((percent, context) => {
        const problem = discountProblem(percent);
        if (problem) context.addIssue({ code: 'custom', message: problem });
      }),
    discountSource: optionalText(TEXT_LENGTHS.discountSource),
    owners: z
      .array(z.object({ ownerId: requiredText('Choose an owner'), percent: share }))
      .refine((all) => new Set(all.map(({ ownerId }) => ownerId)).size === all.length, 'Each owner once'),
    outsiders: z
      .array(z.object({ outsiderName: optionalText(TEXT_LENGTHS.outsiderName), percent: share }))
      .refine(
        (all) => new Set(all.map(({ outsiderName }) => outsiderName)).size === all.length,
        'Name each outside owner, once',
      ),
  })
  .superRefine(({ owners, outsiders }, context) => {
    const all = [...owners, ...outsiders];
    const sum = all.reduce((total, { percent }) => total + Math.round(percent * UNIT), 0) / UNIT;
    const path = [owners.length > 0 || outsiders.length === 0 ? 'owners' : 'outsiders'];
    const say = (message: string): void => context.addIssue({ code: 'custom', path, message });
    if (all.length === 0) say('Say who owns it');
    else if (sum > 100 + TOLERANCE) say(`The shares come to ${sum}%, more than the whole`);
    else if (sum < 100 - TOLERANCE)
      say(`The shares come to ${sum}%: say who owns the other ${Number((100 - sum).toFixed(5))}%`);
  });
export type EntityValues = z.output<typeof entitySchema>;
export const ENTITY_FIELDS = [
  'name',
  'entityType',
  'location',
  'owners',
  'outsiders',
  'discount',
  'discountSource',
] as const;

/** What the form shows of an entity; a new one is the client's. */
export function entityValues(entity: Entity | null, clientId: string): EntityValues {
  const shares = entity?.shares ?? [];
  return {
    name: entity?.name ?? '',
    entityType: entity ? [entity.entityType] : [],
    location: entity?.location ?? '',
    discount: entity?.discountPercent ?? null,
    discountSource: entity?.discountSource ?? '',
    owners: entity
      ? shares.flatMap(({ owner, percentage }) =>
          owner && 'id' in owner ? [{ ownerId: owner.id, percent: percentage }] : [],
        )
      : [{ ownerId: clientId, percent: 100 }],
    outsiders: shares
      .filter(({ affiliated }) => !affiliated)
      .map(({ outsiderName, percentage }) => ({ outsiderName: outsiderName ?? '', percent: percentage })),
  };
}

/** What the graph takes. */
export const entityInput = ({
  name,
  entityType,
  location,
  owners,
  outsiders,
  discount,
  discountSource,
}: EntityValues) => ({
  name,
  entityType: entityType[0] ?? null,
  location: location || null,
  discountPercent: discount,
  discountSource: discountSource || null,
  shares: [
    ...owners.map(({ ownerId, percent }) => ({ ownerId, percentage: percent })),
    ...outsiders.map(({ outsiderName, percent }) => ({ outsiderName: outsiderName || null, percentage: percent })),
  ],
});
