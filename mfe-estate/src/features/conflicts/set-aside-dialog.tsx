import { zodResolver } from '@hookform/resolvers/zod';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { type FormElement, FormElements } from '@platform/mfe-kit/form-elements';
import { requiredText } from '@platform/mfe-kit/form-rules';
import { FormAlert, FormModal, showServerErrors } from '@platform/mfe-kit/forms';
import { Button, Caption, Row, Stack } from '@platform/ui-kit';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

interface Aside {
  readonly reason: string;
}
const ELEMENTS: readonly FormElement<Aside>[] = [
  {
    kind: 'textarea',
    name: 'reason',
    label: 'Why it is left as it is',
    placeholder: 'She wants the account to go to the daughter who cares for her',
    maxLength: TEXT_LENGTHS.reason,
    autoFocus: true,
  },
];

export interface SetAsideDialogProps {
  /** What the conflict is called, and what it says. */
  readonly title: string;
  readonly text: string;
  /** Throws what the server says. */
  readonly save: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks why a conflict is left as it is. Mounted while it is open. */
export function SetAsideDialog({ title, text, save, onClose }: SetAsideDialogProps) {
  const formId = useId();
  const form = useForm<Aside>({
    resolver: zodResolver(z.object({ reason: requiredText('Say why it is left as it is.', TEXT_LENGTHS.reason) })),
    mode: 'onTouched',
    defaultValues: { reason: '' },
  });
  const submit = form.handleSubmit(async ({ reason }) => {
    try {
      await save(reason);
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
            <b>{title}.</b> {text}
          </p>
          <FormElements control={form.control} elements={ELEMENTS} />
          <Caption>
            The reason stands in the history of this estate. The conflict comes back when what it is about changes, or
            when twice as much is at stake.
          </Caption>
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </FormModal>
  );
}
