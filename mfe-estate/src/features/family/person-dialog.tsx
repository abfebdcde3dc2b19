import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { refreshed } from '@platform/mfe-kit';
import { FormElements } from '@platform/mfe-kit/form-elements';
import {
  ConflictDialog,
  changeReversibly,
  FormAlert,
  FormModal,
  OldFormNote,
  useConflictGuard,
  useGuardedSave,
  type Versioned,
} from '@platform/mfe-kit/forms';
import { Button, notify, Stack } from '@platform/ui-kit';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { graphql } from '../../gql/index.ts';
import type { FamilyEstate, FamilyPerson } from './family-query.ts';
import {
  completeTies,
  PERSON_FIELDS,
  type PersonForm,
  type PersonValues,
  personInput,
  personSchema,
  personValues,
} from './person.schema.ts';
import { elementsFor, inWords, PERSON_LABELS } from './person-elements.ts';
import { RelationSuggestions, useSuggestions } from './relation-suggestions.tsx';

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

export interface PersonDialogProps {
  readonly estate: FamilyEstate;
  /** null adds a person. */
  readonly person: FamilyPerson | null;
  /** Reads the family again, past what is cached. */
  readonly reload: () => Promise<FamilyEstate | null>;
  readonly onClose: () => void;
  readonly onSaved: (personId: string) => void;
}

function usePersonGuard({ estate, person, reload, onSaved }: PersonDialogProps) {
  const [create] = useMutation(CreatePersonMutation);
  const [update] = useMutation(UpdatePersonMutation);
  // The version of the moment the dialog opened: what the person saw is what they change.
  const [opened] = useState<Versioned<PersonValues>>({
    values: personValues(estate, person),
    version: estate.version,
  });
  const write = async (values: PersonValues, version: number, before: Versioned<PersonValues>): Promise<void> => {
    if (!person) {
      const { data } = await create({ variables: { input: { ...personInput(values), version, estateId: estate.id } } });
      await refreshed(reload);
      notify(`${values.firstName} is in the family.`);
      const made = data?.createPerson.person?.id;
      if (made) onSaved(made);
      return;
    }
    const name = `${before.values.firstName} ${before.values.lastName}`;
    await changeReversibly({
      name,
      before,
      after: values,
      change: async (to, over) => {
        const { data } = await update({ variables: { input: { ...personInput(to), version: over, id: person.id } } });
        return data?.updatePerson.estate?.version ?? over + 1;
      },
      read,
      saved: `${values.firstName} ${values.lastName} is saved.`,
      undone: `${name} is as before.`,
    });
    onSaved(person.id);
  };
  const read = async (): Promise<Versioned<PersonValues> | null> => {
    const now = await reload();
    if (!now) return null;
    if (!person) return { values: opened.values, version: now.version };
    const saved = now.people.find(({ id }) => id === person.id);
    return saved ? { values: personValues(now, saved), version: now.version } : null;
  };
  return { opened, ...useConflictGuard({ opened, read, write }) };
}

/** Adds a person to the family, or changes one. Mounted while it is open. */
export function PersonDialog(props: PersonDialogProps) {
  const { estate, person, onClose } = props;
  const formId = useId();
  const guard = usePersonGuard(props);
  const form = useForm<PersonForm, unknown, PersonValues>({
    resolver: zodResolver(personSchema),
    mode: 'onTouched',
    defaultValues: guard.opened.values,
  });
  const { errors, isSubmitting } = form.formState;
  const rows = useWatch({ control: form.control, name: 'relations' });
  const gifts = useWatch({ control: form.control, name: 'gifts' });
  const suggested = useSuggestions(estate.id, person?.id ?? null, completeTies(rows));
  const { save, settling } = useGuardedSave<PersonValues, PersonForm>({
    form,
    guard,
    fields: PERSON_FIELDS,
    removed: 'Somebody has removed this person meanwhile. What you typed is not saved.',
    onSaved: onClose,
  });
  if (settling) {
    return (
      <ConflictDialog
        {...settling}
        labelOf={(name) => PERSON_LABELS[name]}
        wordsOf={(name, values) => inWords(estate, name, values)}
        onClose={onClose}
      />
    );
  }
  return (
    <FormModal
      control={form.control}
      onClose={onClose}
      title={person ? person.name : 'Add person'}
      width={560}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={formId} busy={isSubmitting}>
            {person ? 'Save person' : 'Add person'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={form.handleSubmit((values) =>
          save({ ...values, relations: [...values.relations, ...suggested.taken] }),
        )}
        aria-label={person ? 'Edit person' : 'Add person'}
        noValidate
      >
        <Stack gap={16}>
          {estate.version > guard.opened.version && !isSubmitting && <OldFormNote />}
          <FormElements control={form.control} elements={elementsFor(estate, person, gifts)} />
          <RelationSuggestions {...suggested} />
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </FormModal>
  );
}
