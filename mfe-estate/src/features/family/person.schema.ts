import { labelOf } from '@platform/contracts/labels';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import {
  optionalBirthday,
  optionalCents,
  optionalPastDate,
  optionalText,
  requiredCents,
  requiredDate,
  requiredText,
} from '@platform/mfe-kit/form-rules';
import { z } from 'zod';
import type { RelationRole } from '../../gql/graphql.ts';
import type { FamilyEstate, FamilyPerson } from './family-query.ts';
import { giftInput, giftSchema, giftValues } from './gift.schema.ts';

/** In the order in which they are mostly needed. */
const ROLES: readonly RelationRole[] = [
  'CHILD',
  'ADOPTED_CHILD',
  'STEPCHILD',
  'SPOUSE',
  'DOMESTIC_PARTNER',
  'REGISTERED_PARTNER',
  'FORMER_SPOUSE',
  'PARENT',
  'ADOPTIVE_PARENT',
  'STEPPARENT',
  'SIBLING',
];
export const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: `${labelOf('RelationRole', value)} of` }));

const NAME_LENGTH = 60;

const tieSchema = z.object({
  role: z.enum(['', ...ROLES]).superRefine((role, context) => {
    if (!role) context.addIssue({ code: 'custom', message: 'Choose what they are to each other' });
  }),
  otherId: z.string().min(1, 'Choose a person'),
});

/** An estate that paid federal tax on what the person received of it. */
const earlierEstateSchema = z
  .object({
    diedOn: requiredDate('Enter the day of death').pipe(optionalPastDate('A death cannot be in the future')),
    value: requiredCents,
    taxableEstate: requiredCents,
    federalTax: requiredCents,
  })
  .refine(({ taxableEstate, federalTax }) => federalTax <= taxableEstate, {
    path: ['federalTax'],
    message: 'The tax cannot be more than the estate',
  });
export type EarlierEstateForm = z.input<typeof earlierEstateSchema>;

export const personSchema = z
  .object({
    firstName: requiredText('First name is required', NAME_LENGTH),
    lastName: requiredText('Last name is required', NAME_LENGTH),
    birthDate: optionalBirthday,
    deathDate: optionalPastDate('A death cannot be in the future'),
    isDeceased: z.boolean(),
    state: z.string(),
    relations: z.array(tieSchema),
    preferredName: optionalText(TEXT_LENGTHS.preferredName),
    gender: optionalText(TEXT_LENGTHS.gender),
    citizenship: z.string(),
    country: z.string(),
    isSpecialNeeds: z.boolean(),
    isDisabled: z.boolean(),
    isCorporateTrustee: z.boolean(),
    bio: optionalText(TEXT_LENGTHS.bio),
    gifts: z.array(giftSchema),
    federalExemptionUsed: optionalCents,
    stateExemptionUsed: optionalCents,
    gstExemptionUsed: optionalCents,
    federalDsue: optionalCents,
    federalDsueUsed: optionalCents,
    earlierDsueUsed: optionalCents,
    earlierEstates: z.array(earlierEstateSchema),
    federalDsueSource: optionalText(TEXT_LENGTHS.federalDsueSource),
    hawaiiStateDsueRemaining: optionalCents,
    marylandStateDsueRemaining: optionalCents,
  })
  .refine(({ birthDate, deathDate }) => !birthDate || !deathDate || birthDate <= deathDate, {
    path: ['deathDate'],
    message: 'The death cannot come before the birth',
  });
export type PersonForm = z.input<typeof personSchema>;
export type PersonValues = z.output<typeof personSchema>;
export const PERSON_FIELDS = Object.keys(personSchema.shape) as (keyof PersonValues)[];

export interface NamedTie {
  readonly role: RelationRole;
  readonly otherId: string;
}

/** The rows of the form that say something whole. */
export const completeTies = (rows: PersonValues['relations']): NamedTie[] =>
  rows.flatMap(({ role, otherId }) => (role && otherId ? [{ role, otherId }] : []));

/** What the form shows of a person; somebody new is taken for a child of the client until somebody says otherwise. */
export function personValues(estate: FamilyEstate, person: FamilyPerson | null): PersonValues {
  const client = estate.people.find(({ isClient }) => isClient);
  return {
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    birthDate: person?.birthDate ?? '',
    deathDate: person?.deathDate ?? '',
    isDeceased: person?.isDeceased ?? false,
    state: person?.state ?? '',
    preferredName: person?.preferredName ?? '',
    gender: person?.gender ?? '',
    citizenship: person?.citizenship ?? '',
    country: person?.country ?? '',
    isSpecialNeeds: person?.isSpecialNeeds ?? false,
    isDisabled: person?.isDisabled ?? false,
    isCorporateTrustee: person?.isCorporateTrustee ?? false,
    bio: person?.bio ?? '',
    // Nothing used is an empty field: a zero in it would have to be taken away before typing.
    // What is worked out from listed gifts is nothing to type.
    federalExemptionUsed: (person?.gifts.length === 0 && person.federalExemptionUsed) || null,
    stateExemptionUsed: person?.stateExemptionUsed || null,
    gstExemptionUsed: (person?.gifts.length === 0 && person.gstExemptionUsed) || null,
    gifts: giftValues(person),
    federalDsue: person?.federalDsue || null,
    federalDsueUsed: person?.federalDsueUsed || null,
    earlierDsueUsed: person?.earlierDsueUsed || null,
    earlierEstates: (person?.earlierEstates ?? []).map(({ diedOn, value, taxableEstate, federalTax }) => ({
      diedOn,
      value,
      taxableEstate,
      federalTax,
    })),
    federalDsueSource: person?.federalDsueSource ?? '',
    hawaiiStateDsueRemaining: person?.hawaiiStateDsueRemaining || null,
    marylandStateDsueRemaining: person?.marylandStateDsueRemaining || null,
    relations: person
      ? person.ties.map(({ role, other }) => ({ role, otherId: other.id }))
      : client
        ? [{ role: 'CHILD', otherId: client.id }]
        : [],
  };
}

/** `Child of Paul Delacroix, Stepchild of Sylvie Delacroix` */
export function tiesInWords(estate: FamilyEstate, rows: PersonValues['relations']): string {
  const names = new Map(estate.people.map(({ id, name }) => [id, name]));
  const words = completeTies(rows).map(
    ({ role, otherId }) => `${labelOf('RelationRole', role)} of ${names.get(otherId) ?? 'somebody removed'}`,
  );
  return words.join(', ') || 'No relationship';
}

/** What the graph takes: an empty text is null. */
export function personInput({ relations, gifts, isDeceased, deathDate, ...values }: PersonValues) {
  const orNull = Object.entries(values).map(([name, value]) => [name, value === '' ? null : value]);
  return {
    ...(Object.fromEntries(orNull) as { [Field in keyof typeof values]: Exclude<(typeof values)[Field], ''> | null }),
    firstName: values.firstName,
    lastName: values.lastName,
    deathDate: deathDate || null,
    isDeceased: isDeceased || Boolean(deathDate),
    relations: completeTies(relations),
    gifts: gifts.map(giftInput),
    // Listed gifts stand in place of the sums.
    ...(gifts.length > 0 && { federalExemptionUsed: null, gstExemptionUsed: null }),
  };
}
