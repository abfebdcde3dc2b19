import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { PARTNERED_STATUSES } from '@platform/contracts/domain';
import { labelOptions } from '@platform/contracts/labels';
import { type FormElement, FormElements } from '@platform/mfe-kit/form-elements';
import { FormAlert, FormModal, showServerErrors } from '@platform/mfe-kit/forms';
import { STATE_OPTIONS } from '@platform/mfe-kit/places';
import { Button, Stack } from '@platform/ui-kit';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { graphql } from '../../gql/index.ts';
import { estatePaths } from '../estate/estate.paths.ts';
import { CITY_LENGTH, type NewClientValues, NO_CLIENT, newClientInput, newClientSchema } from './new-client.schema.ts';
import { SampleHouseholdButton } from './sample-household.tsx';

const CreateEstateMutation = graphql(`
  mutation CreateEstate($input: CreateEstateInput!) {
    createEstate(input: $input) { ok estate { id displayName } }
  }
`);

const MARITAL_OPTIONS = labelOptions('MaritalStatus').map(({ value, label }) => ({
  value,
  label,
  mostCommon: value === 'LEGALLY_MARRIED',
}));

const PARTNER: FormElement<NewClientValues> = {
  kind: 'wrapper',
  title: 'Spouse or partner',
  elements: [
    { kind: 'text', name: 'spouseFirstName', label: 'First name of the spouse', width: 'half', autoComplete: 'off' },
    { kind: 'text', name: 'spouseLastName', label: 'Last name of the spouse', width: 'half', autoComplete: 'off' },
    { kind: 'date', name: 'spouseBirthDate', label: 'Spouse born', width: 'half', optional: true },
  ],
};

const elementsFor = (hasPartner: boolean): readonly FormElement<NewClientValues>[] => [
  { kind: 'text', name: 'firstName', label: 'First name', width: 'half', autoComplete: 'off', autoFocus: true },
  { kind: 'text', name: 'lastName', label: 'Last name', width: 'half', autoComplete: 'off' },
  { kind: 'date', name: 'birthDate', label: 'Born', width: 'half', optional: true },
  { kind: 'select', name: 'maritalStatus', label: 'Marital status', width: 'half', options: MARITAL_OPTIONS },
  {
    kind: 'text',
    name: 'city',
    label: 'City',
    width: 'half',
    optional: true,
    autoComplete: 'off',
    maxLength: CITY_LENGTH,
  },
  {
    kind: 'select',
    name: 'state',
    label: 'State of residence',
    width: 'half',
    placeholder: 'Choose a state',
    options: STATE_OPTIONS,
  },
  ...(hasPartner ? [PARTNER] : []),
];

/** Adds a household and opens it. */
export function NewClientDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const formId = useId();
  const navigate = useNavigate();
  const form = useForm<NewClientValues>({
    resolver: zodResolver(newClientSchema),
    mode: 'onTouched',
    defaultValues: NO_CLIENT,
  });
  const [create] = useMutation(CreateEstateMutation, {
    // The list has one more row, wherever it sorts.
    update: (cache) => cache.evict({ fieldName: 'estates' }),
  });
  const close = (): void => {
    form.reset(NO_CLIENT);
    onClose();
  };
  const save = form.handleSubmit(async (values) => {
    try {
      const { data } = await create({ variables: { input: newClientInput(values) } });
      const id = data?.createEstate.estate?.id;
      close();
      if (id) void navigate(estatePaths(id).firstQuestions);
    } catch (error) {
      showServerErrors(error, form.setError, Object.keys(NO_CLIENT) as (keyof NewClientValues)[]);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormModal
      control={form.control}
      opened={opened}
      onClose={close}
      title="New client"
      width={560}
      footer={
        <>
          <SampleHouseholdButton />
          <Button onClick={close}>Cancel</Button>
          <Button primary type="submit" form={formId} busy={isSubmitting}>
            Add client
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} aria-label="New client" noValidate>
        <Stack gap={16}>
          <FormElements
            control={form.control}
            elements={elementsFor(PARTNERED_STATUSES.has(form.watch('maritalStatus')))}
          />
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </FormModal>
  );
}
