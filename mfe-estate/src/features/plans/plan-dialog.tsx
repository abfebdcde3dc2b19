import { zodResolver } from '@hookform/resolvers/zod';
import type { FormElement } from '@platform/mfe-kit/form-elements';
import { showServerErrors, useConflictGuard, type Versioned } from '@platform/mfe-kit/forms';
import { GuardedDialog } from '@platform/mfe-kit/guarded-dialog';
import { type ReactNode, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
  useWatch,
} from 'react-hook-form';
import type { z } from 'zod';

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
  // What the person saw when it opened is what they change.
  const [opened] = useState(start);
  const guard = useConflictGuard<Values>({ opened, read, write });
  const form = useForm<Form, unknown, Values>({
    resolver: zodResolver(schema as never) as unknown as Resolver<Form, unknown, Values>,
    mode: 'onTouched',
    defaultValues: opened.values as DefaultValues<Form>,
  });
  const values = useWatch({ control: form.control }) as Form;
  const fields = Object.keys(labels) as FieldPath<Form>[];
  const removal = usePlanRemoval({
    onRemove,
    onClose,
    onFailed: (error) => showServerErrors(error, form.setError, fields),
  });
  return (
    <GuardedDialog<Values, Form>
      name={name}
      noun={noun}
      form={form}
      guard={guard}
      elements={elements(values)}
      fields={fields}
      labelOf={(field) => labels[field]}
      wordsOf={wordsOf}
      removal={removal}
      width={560}
      onClose={onClose}
    />
  );
}

interface PlanRemoval extends Pick<PlanDialogProps<FieldValues, FieldValues>, 'onRemove' | 'onClose'> {
  readonly onFailed: (error: unknown) => void;
}

function usePlanRemoval({ onRemove, onClose, onFailed }: PlanRemoval) {
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await onRemove?.();
      onClose();
    } catch (error) {
      onFailed(error);
    } finally {
      setBusy(false);
    }
  };
  return onRemove ? { busy, remove } : null;
}
