import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { offeredReviewKinds, REVIEW_KINDS } from '@platform/contracts/review';
import { reviewLabel } from '@platform/contracts/review-labels';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { refreshed, useSession } from '@platform/mfe-kit';
import { type FormElement, FormElements } from '@platform/mfe-kit/form-elements';
import { FormAlert, FormModal, showServerErrors } from '@platform/mfe-kit/forms';
import { Button, notify, Row, Stack } from '@platform/ui-kit';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { RequestReviewMutation } from './plan-reviews-query.ts';

const schema = z.object({
  kind: z.enum(REVIEW_KINDS),
  isAbstractionByVanilla: z.boolean(),
  noteText: z.string().max(TEXT_LENGTHS.noteText, `At most ${TEXT_LENGTHS.noteText} characters`),
});
type Asked = z.infer<typeof schema>;

interface RequestDialogProps {
  readonly estateId: string;
  readonly reload: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for a review of a client's plan. Mounted while it is open. */
export function RequestDialog({ estateId, reload, onClose }: RequestDialogProps) {
  const formId = useId();
  const { settings } = useSession();
  const [request] = useMutation(RequestReviewMutation);
  const form = useForm<Asked>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { kind: 'ESTATE_PLAN', isAbstractionByVanilla: false, noteText: '' },
  });
  const elements: FormElement<Asked>[] = [
    {
      kind: 'select',
      name: 'kind',
      label: 'What is looked through',
      options: offeredReviewKinds(settings.hasLegacyReviewKinds === true).map((kind) => ({
        value: kind,
        label: reviewLabel('ReviewKind', kind),
      })),
      autoFocus: true,
    },
    { kind: 'checkbox', name: 'isAbstractionByVanilla', label: 'The reviewers enter what the documents say, too' },
    {
      kind: 'textarea',
      name: 'noteText',
      label: 'What they should know',
      placeholder: 'The client signs in June',
      maxLength: TEXT_LENGTHS.noteText,
      optional: true,
    },
  ];
  const submit = form.handleSubmit(async ({ noteText, ...asked }) => {
    try {
      await request({ variables: { estateId, attributes: { ...asked, noteText: noteText.trim() || null } } });
      await refreshed(reload);
      onClose();
      notify('The review is asked for.');
    } catch (error) {
      showServerErrors(error, form.setError, ['kind', 'noteText']);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormModal
      control={form.control}
      onClose={onClose}
      title="Ask for a review"
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
      <form id={formId} aria-label="Ask for a review" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={16}>
          <FormElements control={form.control} elements={elements} />
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </FormModal>
  );
}
