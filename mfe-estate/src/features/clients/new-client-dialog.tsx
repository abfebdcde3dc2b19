import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { DateField, SelectField, showServerErrors, TextField } from '@platform/mfe-kit/forms';
import { Button, Modal, Note } from '@platform/ui-kit';
import { useId } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { graphql } from '../../gql/index.ts';
import { estatePaths } from '../estate/estate.paths.ts';
import { MARITAL_STATUS_WORDS } from '../estate/estate-words.ts';
import { STATE_OPTIONS } from '../estate/places.ts';
import css from './clients.module.css';
import { HAS_PARTNER, type NewClientValues, NO_CLIENT, newClientInput, newClientSchema } from './new-client.schema.ts';

const CreateEstateMutation = graphql(`
  mutation CreateEstate($input: CreateEstateInput!) {
    createEstate(input: $input) { ok estate { id displayName } }
  }
`);

const MARITAL_OPTIONS = Object.entries(MARITAL_STATUS_WORDS).map(([value, label]) => ({ value, label }));

/** Adds a household and opens it. */
export function NewClientDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const formId = useId();
  const navigate = useNavigate();
  const form = useForm<NewClientValues>({ resolver: zodResolver(newClientSchema), defaultValues: NO_CLIENT });
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
      if (id) navigate(estatePaths(id).overview);
    } catch (error) {
      showServerErrors(error, form.setError, Object.keys(NO_CLIENT) as (keyof NewClientValues)[]);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal
      opened={opened}
      onClose={close}
      title="New client"
      width={560}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button primary type="submit" form={formId} busy={isSubmitting}>
            Add client
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} aria-label="New client" noValidate>
        <ClientFields control={form.control} hasPartner={HAS_PARTNER.has(form.watch('maritalStatus'))} />
        {errors.root && (
          <Note tone="danger" alert>
            {errors.root.message}
          </Note>
        )}
      </form>
    </Modal>
  );
}

function ClientFields({ control, hasPartner }: { control: Control<NewClientValues>; hasPartner: boolean }) {
  return (
    <div className={css.fields}>
      <TextField control={control} name="firstName" label="First name" autoComplete="off" data-autofocus />
      <TextField control={control} name="lastName" label="Last name" autoComplete="off" />
      <DateField control={control} name="birthDate" label="Born" optional />
      <SelectField control={control} name="maritalStatus" label="Marital status" options={MARITAL_OPTIONS} />
      <TextField control={control} name="city" label="City" optional autoComplete="off" />
      <SelectField
        control={control}
        name="state"
        label="State of residence"
        placeholder="Choose a state"
        options={STATE_OPTIONS}
      />
      {hasPartner && (
        <>
          <h3 className={css.wide}>Spouse or partner</h3>
          <TextField control={control} name="spouseFirstName" label="First name of the spouse" autoComplete="off" />
          <TextField control={control} name="spouseLastName" label="Last name of the spouse" autoComplete="off" />
          <DateField control={control} name="spouseBirthDate" label="Spouse born" optional />
        </>
      )}
    </div>
  );
}
