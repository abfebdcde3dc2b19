import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { type FormElement, FormElements } from '@platform/mfe-kit/form-elements';
import { requiredText } from '@platform/mfe-kit/form-rules';
import { FormAlert, FormModal, showServerErrors } from '@platform/mfe-kit/forms';
import { Button, Caption, Row, Stack } from '@platform/ui-kit';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type Issue, SetIssueAsideMutation } from './document-issues-query.ts';

interface Aside {
  readonly reason: string;
}
const ELEMENTS: readonly FormElement<Aside>[] = [
  {
    kind: 'textarea',
    name: 'reason',
    label: 'Why it is left as it is',
    placeholder: 'The signed original is in our vault',
    maxLength: TEXT_LENGTHS.reason,
    autoFocus: true,
  },
];

interface SetAsidePointProps {
  readonly issue: Issue;
  readonly reload: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks why a point about a document is left as it is. Mounted while it is open. */
export function SetAsidePoint({ issue: { id, detail, estateUpload }, reload, onClose }: SetAsidePointProps) {
  const formId = useId();
  const [set] = useMutation(SetIssueAsideMutation);
  const form = useForm<Aside>({
    resolver: zodResolver(z.object({ reason: requiredText('Say why it is left as it is.', TEXT_LENGTHS.reason) })),
    mode: 'onTouched',
    defaultValues: { reason: '' },
  });
  const submit = form.handleSubmit(async ({ reason }) => {
    try {
      await set({ variables: { estateUploadId: estateUpload.id, issueId: id, reason } });
      await reload();
      onClose();
    } catch (error) {
      showServerErrors(error, form.setError, ['reason']);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormModal
      control={form.control}
      onClose={onClose}
      title="Set aside"
      width={560}
      footer={
        <Row gap={12} justify="end">
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={formId} busy={isSubmitting}>
            Set aside
          </Button>
        </Row>
      }
    >
      <form id={formId} aria-label="Set aside" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={16}>
          <p>
            <b>{detail}</b>
          </p>
          <FormElements control={form.control} elements={ELEMENTS} />
          <Caption>It comes back when the file says something else, and anybody can bring it back.</Caption>
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </FormModal>
  );
}
