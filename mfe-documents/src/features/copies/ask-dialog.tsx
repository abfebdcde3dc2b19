import { useMutation, useQuery } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { thenRead } from '@platform/mfe-kit';
import { type FormElement, FormElements } from '@platform/mfe-kit/form-elements';
import { requiredText } from '@platform/mfe-kit/form-rules';
import { FormAlert, FormModal, showServerErrors } from '@platform/mfe-kit/forms';
import { Button, notify, Row, Stack } from '@platform/ui-kit';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { AskForCopyMutation, CopyableQuery } from './copies-query.ts';

const schema = z.object({
  documentId: requiredText('Say of what.'),
  noteBody: z.string().max(TEXT_LENGTHS.noteBody, `At most ${TEXT_LENGTHS.noteBody} characters`),
});
type Asked = z.infer<typeof schema>;

function elementsOf(things: readonly { readonly id: string; readonly name: string }[]): FormElement<Asked>[] {
  return [
    {
      kind: 'select',
      name: 'documentId',
      label: 'A copy of',
      placeholder: 'Choose a document',
      options: things.map(({ id, name }) => ({ value: id, label: name })),
      autoFocus: true,
    },
    {
      kind: 'textarea',
      name: 'noteBody',
      label: 'What it is for',
      placeholder: 'The bank asks for it by the end of the month',
      maxLength: TEXT_LENGTHS.noteBody,
      optional: true,
    },
  ];
}

interface AskDialogProps {
  readonly estateId: string;
  /** What it is of, where somebody came from a document. */
  readonly documentId?: string;
  readonly onClose: () => void;
}

/** Asks for a copy of a document or trust. Mounted while it is open. */
export function AskDialog({ estateId, documentId = '', onClose }: AskDialogProps) {
  const formId = useId();
  const { data } = useQuery(CopyableQuery, { variables: { estateId } });
  const [ask] = useMutation(AskForCopyMutation, thenRead('CopyRequests'));
  const form = useForm<Asked>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { documentId, noteBody: '' },
  });
  const submit = form.handleSubmit(async ({ documentId: of, noteBody }) => {
    try {
      await ask({ variables: { documentId: of, noteBody: noteBody.trim() || null } });
      onClose();
      notify('The copy is asked for.');
    } catch (error) {
      showServerErrors(error, form.setError, ['documentId', 'noteBody']);
    }
  });
  const { errors, isSubmitting } = form.formState;
  const estate = data?.estate;
  // What begins at a death is written in another document.
  const written = estate?.trusts.filter(({ createdUponDeath }) => !createdUponDeath) ?? [];
  const things = [...(estate?.estateDocuments ?? []), ...written];
  if (!estate) return null;
  return (
    <FormModal
      control={form.control}
      onClose={onClose}
      title="Ask for a copy"
      width={560}
      footer={
        <Row gap={12} justify="end">
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={formId} busy={isSubmitting}>
            Ask for it
          </Button>
        </Row>
      }
    >
      <form id={formId} aria-label="Ask for a copy" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={16}>
          <FormElements control={form.control} elements={elementsOf(things)} />
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </FormModal>
  );
}
