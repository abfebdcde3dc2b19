import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { today } from '@platform/mfe-kit/calendar';
import { type FormElement, FormElements } from '@platform/mfe-kit/form-elements';
import { optionalBirthday, optionalPastDate, requiredText } from '@platform/mfe-kit/form-rules';
import { FormAlert, showServerErrors } from '@platform/mfe-kit/forms';
import { STATE_OPTIONS } from '@platform/mfe-kit/places';
import { Button, Modal, notify, Stack } from '@platform/ui-kit';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { graphql } from '../../gql/index.ts';
import { isStaleVersion } from '../estate/expected.ts';
import type { FamilyEstate, FamilyPerson } from './family-query.ts';

const CreatePersonMutation = graphql(`
  mutation CreatePerson($input: CreatePersonInput!) {
    createPerson(input: $input) { ok person { id name } estate { id version } }
  }
`);
const UpdatePersonMutation = graphql(`
  mutation UpdatePerson($input: UpdatePersonInput!) {
    updatePerson(input: $input) { ok person { id name } estate { id version } }
  }
`);

/** What the new person is to the other one. */
const RELATIONS = [
  { value: 'PARENT', label: 'Child of' },
  { value: 'STEPPARENT', label: 'Stepchild of' },
  { value: 'SPOUSE', label: 'Spouse of' },
  { value: 'DOMESTIC_PARTNER', label: 'Partner of' },
  { value: 'FORMER_SPOUSE', label: 'Former spouse of' },
  { value: 'SIBLING', label: 'Brother or sister of' },
] as const;

const NAME_LENGTH = 60;

const personSchema = z
  .object({
    firstName: requiredText('First name is required', NAME_LENGTH),
    lastName: requiredText('Last name is required', NAME_LENGTH),
    birthDate: optionalBirthday,
    deathDate: optionalPastDate('A death cannot be in the future'),
    state: z.string(),
    relationKind: z.enum(['', ...RELATIONS.map(({ value }) => value)]),
    relatedToId: z.string(),
  })
  .refine(({ birthDate, deathDate }) => !birthDate || !deathDate || birthDate <= deathDate, {
    path: ['deathDate'],
    message: 'The death cannot come before the birth',
  });
type PersonValues = z.infer<typeof personSchema>;
const FIELDS = ['firstName', 'lastName', 'birthDate', 'deathDate', 'state', 'relationKind', 'relatedToId'] as const;

export interface PersonDialogProps {
  readonly estate: FamilyEstate;
  /** null adds a person. */
  readonly person: FamilyPerson | null;
  readonly reload: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly onSaved: (personId: string) => void;
}

function initialValues(estate: FamilyEstate, person: FamilyPerson | null): PersonValues {
  return {
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    birthDate: person?.birthDate ?? '',
    deathDate: person?.deathDate ?? '',
    state: person?.state ?? '',
    relationKind: person ? '' : 'PARENT',
    relatedToId: estate.people.find(({ isClient }) => isClient)?.id ?? '',
  };
}

function useSavePerson({ estate, person }: PersonDialogProps) {
  const [create] = useMutation(CreatePersonMutation);
  const [update] = useMutation(UpdatePersonMutation);
  return async (values: PersonValues): Promise<string | undefined> => {
    const { firstName, lastName, relationKind, relatedToId } = values;
    const text = (value: string): string | null => value || null;
    const facts = {
      firstName,
      lastName,
      birthDate: text(values.birthDate),
      deathDate: text(values.deathDate),
      state: text(values.state),
      version: estate.version,
    };
    if (person) {
      await update({ variables: { input: { ...facts, id: person.id } } });
      return person.id;
    }
    const relation = relationKind ? { relationKind, relatedToId } : {};
    const { data } = await create({ variables: { input: { ...facts, ...relation, estateId: estate.id } } });
    return data?.createPerson.person?.id;
  };
}

/** Adds a person to the family, or changes one. Mounted while it is open. */
export function PersonDialog(props: PersonDialogProps) {
  const { estate, person, reload, onClose, onSaved } = props;
  const formId = useId();
  const write = useSavePerson(props);
  const form = useForm<PersonValues>({
    resolver: zodResolver(personSchema),
    mode: 'onTouched',
    defaultValues: initialValues(estate, person),
  });
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (values) => {
    try {
      const id = await write(values);
      await reload();
      notify(person ? `${values.firstName} ${values.lastName} is saved.` : `${values.firstName} is in the family.`);
      if (id) onSaved(id);
      onClose();
    } catch (error) {
      if (!isStaleVersion(error)) return showServerErrors(error, form.setError, FIELDS);
      await reload();
      form.setError('root', {
        message: 'The estate changed meanwhile and was read again. What you typed is kept: save it now.',
      });
    }
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={person ? person.name : 'Add person'}
      width={520}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={formId} busy={isSubmitting}>
            {person ? 'Save person' : 'Add person'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} aria-label={person ? 'Edit person' : 'Add person'} noValidate>
        <Stack gap={16}>
          <FormElements control={form.control} elements={elementsFor(estate, !person)} />
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </Modal>
  );
}

function relationElements(estate: FamilyEstate): readonly FormElement<PersonValues>[] {
  const people = estate.people.filter(({ isCorporateTrustee }) => !isCorporateTrustee);
  return [
    {
      kind: 'select',
      name: 'relationKind',
      label: 'Relationship',
      width: 'half',
      placeholder: 'No relationship',
      options: RELATIONS.map((relation) => ({ ...relation, mostCommon: relation.value === 'PARENT' })),
    },
    {
      kind: 'select',
      name: 'relatedToId',
      label: 'To whom',
      width: 'half',
      options: people.map(({ id, name }) => ({ value: id, label: name })),
    },
  ];
}

function elementsFor(estate: FamilyEstate, isNew: boolean): readonly FormElement<PersonValues>[] {
  const max = today();
  return [
    { kind: 'text', name: 'firstName', label: 'First name', width: 'half', autoComplete: 'off', autoFocus: true },
    { kind: 'text', name: 'lastName', label: 'Last name', width: 'half', autoComplete: 'off' },
    ...(isNew ? relationElements(estate) : []),
    { kind: 'date', name: 'birthDate', label: 'Born', width: 'half', optional: true, max },
    { kind: 'date', name: 'deathDate', label: 'Died', width: 'half', optional: true, max },
    {
      kind: 'select',
      name: 'state',
      label: 'State of residence',
      width: 'half',
      optional: true,
      placeholder: 'Not known',
      options: STATE_OPTIONS,
    },
  ];
}
