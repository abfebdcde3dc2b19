import { Button, classNames, Note, Row, Stack } from '@platform/ui-kit';
import { type ReactNode, useId, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type FormElement, FormElements } from '../form-elements/index.ts';
import {
  ConflictDialog,
  FormAlert,
  FormModal,
  type Saved,
  serverErrorCode,
  serverErrorText,
  showServerErrors,
  type useConflictGuard,
} from '../forms/index.ts';
import css from './guarded-dialog.module.css';

/** px */
const NARROW = 620;
const WIDE = 1040;

/** `Form` is what its fields hold while somebody types, `Values` what is saved. */
interface GuardedDialogProps<Values extends Form, Form extends FieldValues> {
  /** What is changed by its name; null adds one. */
  readonly name: string | null;
  /** One in words: `entity`. */
  readonly noun: string;
  readonly form: UseFormReturn<Form, unknown, Values>;
  readonly guard: ReturnType<typeof useConflictGuard<Values>>;
  readonly elements: readonly FormElement<Form>[];
  readonly fields: readonly Path<Form>[];
  /** Fields under which a refusal by its code stands, where the server names another one. */
  readonly fieldOfCode?: Readonly<Record<string, Path<Form>>>;
  readonly labelOf: (name: keyof Values & string) => string;
  readonly wordsOf: (name: keyof Values & string, values: Values) => string;
  readonly removal: { readonly busy: boolean; remove(): Promise<void> };
  /** Whether somebody has changed the estate since the form was opened. */
  readonly isOld: boolean;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** Stands beside the form, under it on a phone. */
  readonly beside?: ReactNode;
}

/** A dialog over one thing of the estate: adds it, changes it under the conflict guard, or takes it off. */
export function GuardedDialog<Values extends Form, Form extends FieldValues = Values>({
  name,
  noun,
  form,
  guard,
  elements,
  fields,
  fieldOfCode,
  labelOf,
  wordsOf,
  removal,
  isOld,
  onClose,
  children,
  beside,
}: GuardedDialogProps<Values, Form>) {
  const formId = useId();
  const [isSettling, setSettling] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const finish = async (save: Promise<Saved>): Promise<void> => {
    try {
      const outcome = await save;
      if (outcome === 'saved') onClose();
      if (outcome === 'removed')
        form.setError('root', { message: `Somebody has removed this ${noun} meanwhile. What you typed is not saved.` });
    } catch (error) {
      const field = fieldOfCode?.[serverErrorCode(error) ?? ''];
      if (field) form.setError(field, { type: 'server', message: serverErrorText(error) });
      else showServerErrors(error, form.setError, fields);
    }
  };
  if (guard.conflict) {
    return (
      <ConflictDialog
        conflict={guard.conflict}
        labelOf={labelOf}
        wordsOf={wordsOf}
        busy={isSettling}
        onClose={onClose}
        onSettle={(settled) => {
          setSettling(true);
          form.reset(settled);
          void finish(guard.settle(settled)).finally(() => setSettling(false));
        }}
      />
    );
  }
  const add = `Add ${noun}`;
  return (
    <FormModal
      control={form.control}
      onClose={onClose}
      title={name ?? add}
      width={beside ? WIDE : NARROW}
      footer={
        <Row gap={12} justify="between" wrap className={css.foot}>
          {name ? (
            <Button variant="danger" busy={removal.busy} onClick={() => void removal.remove()}>
              Remove
            </Button>
          ) : (
            <span />
          )}
          <Row gap={12}>
            <Button onClick={onClose}>Cancel</Button>
            <Button primary type="submit" form={formId} busy={isSubmitting}>
              {name ? `Save ${noun}` : add}
            </Button>
          </Row>
        </Row>
      }
    >
      <div className={classNames(Boolean(beside) && css.twoParts)}>
        <form
          id={formId}
          onSubmit={form.handleSubmit((typed) => finish(guard.save(typed)))}
          aria-label={name ? `Change ${name}` : add}
          noValidate
        >
          <Stack gap={16}>
            {isOld && !isSubmitting && !removal.busy && (
              <Note tone="warning">
                Somebody has changed this estate since you opened this form, so what it shows may be old. What you type
                is kept, and saving overwrites nothing of theirs.
              </Note>
            )}
            <FormElements control={form.control} elements={elements} />
            {children}
            <FormAlert message={errors.root?.message} />
          </Stack>
        </form>
        {beside}
      </div>
    </FormModal>
  );
}
