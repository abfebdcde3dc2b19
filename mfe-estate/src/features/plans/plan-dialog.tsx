import { zodResolver } from '@hookform/resolvers/zod';
import { type FormElement, FormElements } from '@platform/mfe-kit/form-elements';
import {
  ConflictDialog,
  FormAlert,
  FormModal,
  type Saved,
  showServerErrors,
  useConflictGuard,
  type Versioned,
} from '@platform/mfe-kit/forms';
import { Button, Row, Stack } from '@platform/ui-kit';
import { type ReactNode, useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
  useWatch,
} from 'react-hook-form';
import type { z } from 'zod';
import css from './plans.module.css';

export interface PlanDialogProps<Form extends FieldValues, Values extends Form> {
  /** What it changes; null adds one. */
  readonly name: string | null;
  /** "milestone" makes "Add milestone", "Save milestone". */
  readonly noun: string;
  readonly schema: z.ZodType<Values, Form>;
  /** With what it opens, and of which version. */
  readonly start: Versioned<Values>;
  readonly elements: (values: Form) => readonly FormElement<Form>[];
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  /** A value in words, where both sides of a conflict are shown. */
  readonly wordsOf: (name: keyof Values & string, values: Values) => ReactNode;
  readonly read: () => Promise<Versioned<Values> | null>;
  readonly write: (values: Values, version: number, over: Versioned<Values>) => Promise<void>;
  readonly onRemove?: (() => Promise<void>) | undefined;
  readonly onClose: () => void;
}

/** Adds something that a household plans, changes it, or takes it away. Mounted while it is open. */
export function PlanDialog<Form extends FieldValues, Values extends Form>(props: PlanDialogProps<Form, Values>) {
  const { name, noun, schema, start, elements, labels, wordsOf, read, write, onRemove, onClose } = props;
  const formId = useId();
  // What the person saw when it opened is what they change.
  const [opened] = useState(start);
  const guard = useConflictGuard<Values>({ opened, read, write });
  const form = useForm<Form, unknown, Values>({
    resolver: zodResolver(schema as never) as unknown as Resolver<Form, unknown, Values>,
    mode: 'onTouched',
    defaultValues: opened.values as DefaultValues<Form>,
  });
  const values = useWatch({ control: form.control }) as Form;
  const [isBusy, setBusy] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const fields = Object.keys(labels) as FieldPath<Form>[];
  const finish = async (save: Promise<Saved>): Promise<void> => {
    try {
      const outcome = await save;
      if (outcome === 'saved') onClose();
      if (outcome === 'removed')
        form.setError('root', { message: `Somebody has removed this ${noun} meanwhile. What you typed is not saved.` });
    } catch (error) {
      showServerErrors(error, form.setError, fields);
    }
  };
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await onRemove?.();
      onClose();
    } catch (error) {
      showServerErrors(error, form.setError, fields);
    } finally {
      setBusy(false);
    }
  };
  if (guard.conflict) {
    return (
      <ConflictDialog
        conflict={guard.conflict}
        labelOf={(field) => labels[field]}
        wordsOf={wordsOf}
        busy={isBusy}
        onClose={onClose}
        onSettle={(settled) => {
          setBusy(true);
          form.reset(settled as DefaultValues<Form>);
          void finish(guard.settle(settled)).finally(() => setBusy(false));
        }}
      />
    );
  }
  const verb = name === null ? `Add ${noun}` : `Save ${noun}`;
  return (
    <FormModal
      control={form.control}
      onClose={onClose}
      title={name ?? verb}
      width={560}
      footer={
        <Row gap={12} justify="between" wrap className={css.dialogFoot}>
          {name !== null && onRemove ? (
            <Button variant="danger" busy={isBusy} onClick={() => void remove()}>
              Remove
            </Button>
          ) : (
            <span />
          )}
          <Row gap={12}>
            <Button onClick={onClose}>Cancel</Button>
            <Button primary type="submit" form={formId} busy={isSubmitting}>
              {verb}
            </Button>
          </Row>
        </Row>
      }
    >
      <form
        id={formId}
        onSubmit={form.handleSubmit((typed) => finish(guard.save(typed)))}
        aria-label={name === null ? verb : `Change ${name}`}
        noValidate
      >
        <Stack gap={16}>
          <FormElements control={form.control} elements={elements(values)} />
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </FormModal>
  );
}
