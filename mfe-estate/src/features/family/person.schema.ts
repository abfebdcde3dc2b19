import { labelOf } from '@platform/contracts/labels';
import { optionalBirthday, optionalPastDate, requiredText } from '@platform/mfe-kit/form-rules';
import { z } from 'zod';
import type { RelationRole } from '../../gql/graphql.ts';
import type { FamilyEstate, FamilyPerson } from './family-query.ts';

/** In the order in which they are mostly needed. */
const ROLES: readonly RelationRole[] = [
  'CHILD',
  'ADOPTED_CHILD',
  'STEPCHILD',
  'SPOUSE',
  'DOMESTIC_PARTNER',
  'FORMER_SPOUSE',
  'PARENT',
  'ADOPTIVE_PARENT',
  'STEPPARENT',
  'SIBLING',
];
export const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: `${labelOf('RelationRole', value)} of` }));

export const NAME_LENGTH = 60;

const tieSchema = z.object({
  role: z.enum(['', ...ROLES]).superRefine((role, context) => {
    if (!role) context.addIssue({ code: 'custom', message: 'Choose what they are to each other' });
  }),
  otherId: z.string().min(1, 'Choose a person'),
});

export const personSchema = z
  .object({
    firstName: requiredText('First name is required', NAME_LENGTH),
    lastName: requiredText('Last name is required', NAME_LENGTH),
    birthDate: optionalBirthday,
    deathDate: optionalPastDate('A death cannot be in the future'),
    state: z.string(),
    relations: z.array(tieSchema),
  })
  .refine(({ birthDate, deathDate }) => !birthDate || !deathDate || birthDate <= deathDate, {
    path: ['deathDate'],
    message: 'The death cannot come before the birth',
  });
export type PersonValues = z.infer<typeof personSchema>;
export const PERSON_FIELDS = ['firstName', 'lastName', 'birthDate', 'deathDate', 'state', 'relations'] as const;

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
    state: person?.state ?? '',
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
