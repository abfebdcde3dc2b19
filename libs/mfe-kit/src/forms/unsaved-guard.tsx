import { ConfirmDialog, Modal, type ModalProps } from '@platform/ui-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';

type AnyControl<Values extends FieldValues> = Control<Values, unknown, FieldValues>;

interface UnsavedGuard {
  /** Goes on at once where nothing would be lost, else once the person agrees to lose it. */
  readonly leave: (go: () => void) => void;
  readonly question: ReactNode;
}

function useUnsavedGuard<Values extends FieldValues>(control: AnyControl<Values>): UnsavedGuard {
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState({ control });
  const isUnsaved = isDirty && !isSubmitting && !isSubmitSuccessful;
  const [going, setGoing] = useState<{ readonly go: () => void } | null>(null);
  // A dialog that closes itself, or opens, writes its own address: that leaves nothing.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isUnsaved && (historyAction === 'POP' || currentLocation.pathname !== nextLocation.pathname),
  );
  useEffect(() => {
    if (!isUnsaved) return;
    // The browser asks in its own words before a reload, and before the tab is closed.
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isUnsaved]);
  const stay = (): void => {
    setGoing(null);
    if (blocker.state === 'blocked') blocker.reset();
  };
  const discard = (): void => {
    const { go } = going ?? {};
    setGoing(null);
    if (blocker.state === 'blocked') blocker.proceed();
    else go?.();
  };
  const isAsked = going !== null || blocker.state === 'blocked';
  return {
    leave: (go) => {
      if (isAsked) return;
      if (isUnsaved) setGoing({ go });
      else go();
    },
    question: (
      <ConfirmDialog
        opened={isAsked}
        onClose={stay}
        onConfirm={discard}
        title="Leave without saving?"
        confirmLabel="Discard what I typed"
        cancelLabel="Keep editing"
        danger
      >
        What you typed here is not saved yet.
      </ConfirmDialog>
    ),
  };
}

/** In a form on a page: asks before Back, a link or a reload loses what was typed. */
export function AskBeforeLeaving<Values extends FieldValues>({ control }: { readonly control: AnyControl<Values> }) {
  return useUnsavedGuard(control).question;
}

export interface FormModalProps<Values extends FieldValues> extends Omit<ModalProps, 'opened' | 'mustAnswer'> {
  /** Default: true. */
  readonly opened?: boolean;
  readonly control: AnyControl<Values>;
}

/**
 * A dialog around a form: Escape, its cross, a click beside it, Back and a reload ask before
 * what was typed is lost. Its Cancel button says what it does and closes at once.
 */
export function FormModal<Values extends FieldValues>({
  control,
  opened = true,
  onClose,
  ...modal
}: FormModalProps<Values>) {
  const { leave, question } = useUnsavedGuard(control);
  return (
    <>
      <Modal {...modal} opened={opened} onClose={() => leave(onClose)} />
      {question}
    </>
  );
}
