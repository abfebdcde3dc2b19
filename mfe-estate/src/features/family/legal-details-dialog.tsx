import { useMutation, useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { formatPhone, formatZip } from '@platform/contracts/field-rules';
import { formatDate } from '@platform/kernel';
import { refreshed } from '@platform/mfe-kit';
import { today } from '@platform/mfe-kit/calendar';
import { type FormElement, FormElements } from '@platform/mfe-kit/form-elements';
import {
  ConflictDialog,
  FormAlert,
  FormModal,
  useConflictGuard,
  useGuardedSave,
  type Versioned,
} from '@platform/mfe-kit/forms';
import { STATE_OPTIONS, stateName } from '@platform/mfe-kit/places';
import { Button, ErrorState, Modal, notify, Skeleton, Stack } from '@platform/ui-kit';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { graphql } from '../../gql/index.ts';
import {
  ADDRESS_LENGTH,
  CITY_LENGTH,
  INITIALS_LENGTH,
  knownDetails,
  LEGAL_NAME_LENGTH,
  type LegalDetails,
  legalDetailsSchema,
} from './legal-details.schema.ts';

const LegalDetailsQuery = graphql(`
  query LegalDetails($personId: ID!) {
    person(id: $personId) {
      id
      name
      legalName
      initials
      birthDate
      phoneNumber
      email
      address1
      address2
      city
      state
      zip
      estate { id version }
    }
  }
`);
const UpdateLegalDetailsMutation = graphql(`
  mutation UpdateLegalDetails($input: UpdatePersonInput!) {
    updatePerson(input: $input) {
      ok
      person { id legalName initials birthDate phoneNumber email address1 address2 city state zip }
      estate { id version }
    }
  }
`);
type Person = NonNullable<ResultOf<typeof LegalDetailsQuery>['person']>;

const ELEMENTS: readonly FormElement<LegalDetails>[] = [
  { kind: 'text', name: 'legalName', label: 'Full legal name', maxLength: LEGAL_NAME_LENGTH, autoFocus: true },
  { kind: 'text', name: 'initials', label: 'Initials', width: 'third', maxLength: INITIALS_LENGTH },
  { kind: 'date', name: 'birthDate', label: 'Birthday', width: 'third', max: today() },
  { kind: 'phone', name: 'phoneNumber', label: 'Phone number', width: 'third', autoComplete: 'off' },
  { kind: 'email', name: 'email', label: 'E-mail', optional: true, autoComplete: 'off' },
  { kind: 'text', name: 'address1', label: 'Full address', autoComplete: 'off', maxLength: ADDRESS_LENGTH },
  { kind: 'text', name: 'address2', label: 'Apartment or suite', optional: true, autoComplete: 'off' },
  { kind: 'text', name: 'city', label: 'City', width: 'third', autoComplete: 'off', maxLength: CITY_LENGTH },
  {
    kind: 'select',
    name: 'state',
    label: 'State',
    width: 'third',
    placeholder: 'Choose a state',
    options: STATE_OPTIONS,
  },
  { kind: 'zip', name: 'zip', label: 'Zip code', width: 'third', autoComplete: 'off' },
];
const DIALOG = { title: 'Details for documents', width: 620 };
const FIELDS = Object.keys(legalDetailsSchema.shape) as (keyof LegalDetails)[];

export interface LegalDetailsDialogProps {
  readonly personId: string;
  readonly reload: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** What documents say of a person. Mounted while it is open. */
export function LegalDetailsDialog({ personId, reload, onClose }: LegalDetailsDialogProps) {
  const { data, error, refetch } = useQuery(LegalDetailsQuery, {
    variables: { personId },
    fetchPolicy: 'network-only',
  });
  const person = data?.person;
  if (!person) {
    return (
      <Modal opened onClose={onClose} {...DIALOG} footer={<Button onClick={onClose}>Cancel</Button>}>
        {error || data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={6} label="Loading details" />
        )}
      </Modal>
    );
  }
  return (
    <DetailsForm
      key={person.id}
      person={person}
      reload={async () => {
        const [{ data: now }] = await Promise.all([refetch(), reload()]);
        return now?.person ?? null;
      }}
      onClose={onClose}
    />
  );
}

interface DetailsFormProps extends Omit<LegalDetailsDialogProps, 'personId' | 'reload'> {
  readonly reload: () => Promise<Person | null>;
  readonly person: Person;
}

function DetailsForm({ person, reload, onClose }: DetailsFormProps) {
  const formId = useId();
  const [update] = useMutation(UpdateLegalDetailsMutation);
  const [opened] = useState(() => versionOf(person));
  const guard = useConflictGuard<LegalDetails>({
    opened,
    read: async () => {
      const now = await reload();
      return now && versionOf(now);
    },
    write: async (values, version) => {
      const known = { email: values.email || null, address2: values.address2 || null };
      await update({ variables: { input: { ...values, ...known, id: person.id, version } } });
      await refreshed(reload);
      notify(`The details of ${person.name} are saved.`);
    },
  });
  const form = useForm<LegalDetails>({
    resolver: zodResolver(legalDetailsSchema),
    mode: 'onTouched',
    defaultValues: opened.values,
  });
  const { errors, isSubmitting } = form.formState;
  const { save, settling } = useGuardedSave<LegalDetails, LegalDetails>({
    form,
    guard,
    fields: FIELDS,
    removed: 'Somebody has removed this person meanwhile.',
    onSaved: onClose,
  });
  if (settling) {
    return (
      <ConflictDialog
        {...settling}
        labelOf={(name) => LABELS[name]}
        wordsOf={(name, values) => inWords(name, values[name])}
        onClose={onClose}
      />
    );
  }
  return (
    <FormModal
      control={form.control}
      onClose={onClose}
      {...DIALOG}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={formId} busy={isSubmitting}>
            Save details
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={form.handleSubmit(save)}
        aria-label={`Details of ${person.name} for documents`}
        noValidate
      >
        <Stack gap={20}>
          <FormElements control={form.control} elements={ELEMENTS} />
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </FormModal>
  );
}

const versionOf = (person: Person): Versioned<LegalDetails> => ({
  values: knownDetails(person),
  version: person.estate?.version ?? 0,
});

const LABELS = Object.fromEntries(
  ELEMENTS.flatMap((element) => ('name' in element ? [[element.name, element.label]] : [])),
) as Readonly<Record<keyof LegalDetails, string>>;

function inWords(name: keyof LegalDetails, value: string): string {
  if (!value) return 'not known';
  if (name === 'birthDate') return formatDate(value);
  if (name === 'phoneNumber') return formatPhone(value);
  if (name === 'zip') return formatZip(value);
  return name === 'state' ? stateName(value) : value;
}
