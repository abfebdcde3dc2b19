import { Button, classNames, Row, Stack } from '@platform/ui-kit';
import { type ReactNode, useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type FormElement, FormElements } from '../form-elements/index.ts';
import {
  ConflictDialog,
  FormAlert,
  FormModal,
  OldFormNote,
  type useConflictGuard,
  useGuardedSave,
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
  readonly wordsOf: (name: keyof Values & string, values: Values) => ReactNode;
  /** Null for what cannot be taken off. */
  readonly removal: { readonly busy: boolean; remove(): Promise<void> } | null;
  /** Whether somebody has changed the estate since the form was opened. */
  readonly isOld?: boolean;
  /** px */
  readonly width?: number;
  /** What else can be done with it; stands beside Remove. */
  readonly deeds?: ReactNode;
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
  isOld = false,
  width = NARROW,
  deeds,
  onClose,
  children,
  beside,
}: GuardedDialogProps<Values, Form>) {
  const formId = useId();
  const { errors, isSubmitting } = form.formState;
  const { save, settling } = useGuardedSave<Values, Form>({
    form,
    guard,
    fields,
    fieldOfCode,
    removed: `Somebody has removed this ${noun} meanwhile. What you typed is not saved.`,
    onSaved: onClose,
  });
  if (settling) return <ConflictDialog {...settling} labelOf={labelOf} wordsOf={wordsOf} onClose={onClose} />;
  const add = `Add ${noun}`;
  return (
    <FormModal
      control={form.control}
      onClose={onClose}
      title={name ?? add}
      width={beside ? WIDE : width}
      footer={
        <Row gap={12} justify="between" wrap className={css.foot}>
          <Row gap={12} wrap>
            {name && removal && (
              <Button variant="danger" busy={removal.busy} onClick={() => void removal.remove()}>
                Remove
              </Button>
            )}
            {name && deeds}
          </Row>
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
        <form id={formId} onSubmit={form.handleSubmit(save)} aria-label={name ? `Change ${name}` : add} noValidate>
          <Stack gap={16}>
            {isOld && !isSubmitting && !removal?.busy && <OldFormNote />}
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
