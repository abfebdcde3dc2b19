import { zodResolver } from '@hookform/resolvers/zod';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { FormElements } from '@platform/mfe-kit/form-elements';
import { FormAlert, FormModal, showServerErrors } from '@platform/mfe-kit/forms';
import { Button, notify, Row, Stack } from '@platform/ui-kit';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

const MOST = TEXT_LENGTHS.noteText;

export interface TextDialogProps {
  readonly title: string;
  readonly label: string;
  readonly value: string;
  /** Of the button. */
  readonly action: string;
  /** Whether an empty text means something. */
  readonly mayBeEmpty?: boolean;
  readonly save: (text: string) => Promise<unknown>;
  /** Said when it is done. */
  readonly done: string;
  readonly onClose: () => void;
}

/** One text of a review: a note, a question's answer. Mounted while it is open. */
export function TextDialog({ title, label, value, action, mayBeEmpty, save, done, onClose }: TextDialogProps) {
  const formId = useId();
  const text = z.string().trim().max(MOST, `At most ${MOST} characters`);
  const schema = z.object({ text: mayBeEmpty ? text : text.min(1, 'Write something first.') });
  const form = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { text: value },
  });
  const submit = form.handleSubmit(async (written) => {
    try {
      await save(written.text);
      onClose();
      notify(done);
    } catch (error) {
      showServerErrors(error, form.setError, ['text']);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormModal
      control={form.control}
      onClose={onClose}
      title={title}
      width={560}
      footer={
        <Row gap={12} justify="end">
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={formId} busy={isSubmitting}>
            {action}
          </Button>
        </Row>
      }
    >
      <form id={formId} aria-label={title} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={16}>
          <FormElements
            control={form.control}
            elements={[{ kind: 'textarea', name: 'text', label, maxLength: MOST, autoFocus: true }]}
          />
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </FormModal>
  );
}
