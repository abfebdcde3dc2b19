import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ConflictDialogProps, ConflictGuard, Saved } from './conflict-guard.tsx';
import { serverErrorCode, serverErrorText, showServerErrors } from './server-errors.ts';

/** `Form` is what the fields hold while somebody types, `Values` what is saved. */
interface GuardedSave<Values extends Form, Form extends FieldValues> {
  readonly form: UseFormReturn<Form, unknown, Values>;
  readonly guard: ConflictGuard<Values>;
  readonly fields: readonly Path<Form>[];
  /** Fields under which a refusal by its code stands, where the server names another one. */
  readonly fieldOfCode?: Readonly<Record<string, Path<Form>>> | undefined;
  /** What is said where somebody has removed the thing meanwhile. */
  readonly removed: string;
  readonly onSaved: () => void;
}

/** Saves a form under its guard: a refusal stands at its field, and what two people changed is settled first. */
export function useGuardedSave<Values extends Form, Form extends FieldValues>({
  form,
  guard,
  fields,
  fieldOfCode,
  removed,
  onSaved,
}: GuardedSave<Values, Form>) {
  const [busy, setBusy] = useState(false);
  const finish = async (save: Promise<Saved>): Promise<void> => {
    try {
      const outcome = await save;
      if (outcome === 'saved') onSaved();
      if (outcome === 'removed') form.setError('root', { message: removed });
    } catch (error) {
      const field = fieldOfCode?.[serverErrorCode(error) ?? ''];
      if (field) form.setError(field, { type: 'server', message: serverErrorText(error) });
      else showServerErrors(error, form.setError, fields);
    }
  };
  const onSettle = (settled: Values): void => {
    setBusy(true);
    form.reset(settled);
    void finish(guard.settle(settled)).finally(() => setBusy(false));
  };
  const settling: Pick<ConflictDialogProps<Values>, 'conflict' | 'busy' | 'onSettle'> | null = guard.conflict && {
    conflict: guard.conflict,
    busy,
    onSettle,
  };
  return {
    save: (values: Values): Promise<void> => finish(guard.save(values)),
    /** For the dialog over what two people changed; null while nothing is to be settled. */
    settling,
  };
}
