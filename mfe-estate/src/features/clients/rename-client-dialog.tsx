import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FormElement, FormElements } from '@platform/mfe-kit/form-elements';
import { requiredText } from '@platform/mfe-kit/form-rules';
import { FormAlert, showServerErrors } from '@platform/mfe-kit/forms';
import { Button, Modal, notify, Stack } from '@platform/ui-kit';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { graphql } from '../../gql/index.ts';
import type { NamedClient } from './client-deeds.ts';

const RenameEstateMutation = graphql(`
  mutation RenameEstate($input: UpdateEstateInput!) {
    updateEstate(input: $input) { ok estate { id version displayName } }
  }
`);

const NAME_LENGTH = 120;
const schema = z.object({ displayName: requiredText('A client needs a name', NAME_LENGTH) });
type Name = z.infer<typeof schema>;
const ELEMENTS: readonly FormElement<Name>[] = [
  {
    kind: 'text',
    name: 'displayName',
    label: 'Name of the household',
    autoComplete: 'off',
    autoFocus: true,
    maxLength: NAME_LENGTH,
  },
];

interface RenameClientDialogProps {
  readonly client: NamedClient & { readonly version: number };
  readonly onClose: () => void;
}

/** The name that lists, reports and the estate itself are headed with; the people keep theirs. */
export function RenameClientDialog({ client, onClose }: RenameClientDialogProps) {
  const formId = useId();
  const { id, version } = client;
  const [rename] = useMutation(RenameEstateMutation, { refetchQueries: ['ClientsRoute'], awaitRefetchQueries: true });
  const form = useForm<Name>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { displayName: client.displayName },
  });
  const save = form.handleSubmit(async ({ displayName }) => {
    if (displayName === client.displayName) return onClose();
    try {
      await rename({ variables: { input: { id, version, displayName } } });
      notify(`${client.displayName} is called ${displayName} now.`);
      onClose();
    } catch (error) {
      showServerErrors(error, form.setError, ['displayName']);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal
      opened
      onClose={onClose}
      title="Rename client"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={formId} busy={isSubmitting}>
            Save name
          </Button>
        </>
      }
    >
      <form id={formId} aria-label="Rename client" noValidate onSubmit={(event) => void save(event)}>
        <Stack gap={16}>
          <FormElements control={form.control} elements={ELEMENTS} />
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </Modal>
  );
}
