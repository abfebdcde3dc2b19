import { zodResolver } from '@hookform/resolvers/zod';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { Button, Caption, Row, Stack } from '@platform/ui-kit';
import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormElements } from '../form-elements/index.ts';
import { FormAlert, FormModal, showServerErrors } from '../forms/index.ts';
import { requiredText } from '../forms/rules.ts';

interface Aside {
  readonly reason: string;
}

export interface SetAsideDialogProps {
  /** What the reason may be. */
  readonly example: string;
  /** When it comes back. */
  readonly comesBack: string;
  /** Throws what the server says. */
  readonly save: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
  /** What is set aside, in words. */
  readonly children: ReactNode;
}

/** Asks why something that was found is left as it is. Mounted while it is open. */
export function SetAsideDialog({ example, comesBack, save, onClose, children }: SetAsideDialogProps) {
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
          <p>{children}</p>
          <FormElements
            control={form.control}
            elements={[
              {
                kind: 'textarea',
                name: 'reason',
                label: 'Why it is left as it is',
                placeholder: example,
                maxLength: TEXT_LENGTHS.reason,
                autoFocus: true,
              },
            ]}
          />
          <Caption>{comesBack}</Caption>
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </FormModal>
  );
}
