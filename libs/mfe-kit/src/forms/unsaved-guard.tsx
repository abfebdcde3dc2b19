import { ConfirmDialog, Drawer, type DrawerProps, Modal, type ModalProps } from '@platform/ui-kit';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';

type AnyControl<Values extends FieldValues> = Control<Values, unknown, FieldValues>;

interface UnsavedGuard {
  /** Goes on at once where nothing would be lost, else once the person agrees to lose it. */
  readonly leave: (go: () => void) => void;
  readonly question: ReactNode;
}

function useIsUnsaved<Values extends FieldValues>(control: AnyControl<Values>): boolean {
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState({ control });
  return isDirty && !isSubmitting && !isSubmitSuccessful;
}

const isOther = (param: string, one: { readonly search: string }, other: { readonly search: string }): boolean =>
  new URLSearchParams(one.search).get(param) !== new URLSearchParams(other.search).get(param);

/** `tab`: the parameter of the address that says which tab of the page is shown, for a form that stands in one of them. */
function useUnsavedGuard(isUnsaved: boolean, tab?: string): UnsavedGuard {
  const [going, setGoing] = useState<{ readonly go: () => void } | null>(null);
  // A dialog that closes itself, or opens, writes its own address: that leaves nothing.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isUnsaved &&
      (historyAction === 'POP' ||
        currentLocation.pathname !== nextLocation.pathname ||
        (tab !== undefined && isOther(tab, currentLocation, nextLocation))),
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

/** Tells what it stands in that something is typed; answers how to take that back. */
type Tell = () => () => void;
const Asking = createContext<Tell | null>(null);

function Told({ tell, isUnsaved }: { readonly tell: Tell; readonly isUnsaved: boolean }) {
  useEffect(() => (isUnsaved ? tell() : undefined), [tell, isUnsaved]);
  return null;
}

function Asked({ isUnsaved, tab }: { readonly isUnsaved: boolean; readonly tab: string | undefined }) {
  return useUnsavedGuard(isUnsaved, tab).question;
}

/** In a form: asks before Back, a link or a reload, or the closing of what asks around it, loses what was typed. */
export function AskBeforeLeaving<Values extends FieldValues>({
  control,
  tab,
}: {
  readonly control: AnyControl<Values>;
  readonly tab?: string;
}) {
  const tell = use(Asking);
  const isUnsaved = useIsUnsaved(control);
  return tell ? <Told tell={tell} isUnsaved={isUnsaved} /> : <Asked isUnsaved={isUnsaved} tab={tab} />;
}

function useAsking() {
  const [count, setCount] = useState(0);
  const tell = useCallback<Tell>(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return { tell, ...useUnsavedGuard(count > 0) };
}

interface AskingModalProps extends Omit<ModalProps, 'mustAnswer' | 'footer'> {
  /** Buttons at the foot, over what closes it. */
  readonly foot: (close: () => void) => ReactNode;
}

/** A dialog with forms among other things, each with `AskBeforeLeaving`: closing it asks before what was typed is lost. */
export function AskingModal({ onClose, children, foot, ...modal }: AskingModalProps) {
  const { tell, leave, question } = useAsking();
  const close = (): void => leave(onClose);
  return (
    <>
      <Modal {...modal} onClose={close} footer={foot(close)}>
        <Asking value={tell}>{children}</Asking>
      </Modal>
      {question}
    </>
  );
}

/** The same at the side of the page. */
export function AskingDrawer({ onClose, children, ...drawer }: DrawerProps) {
  const { tell, leave, question } = useAsking();
  return (
    <>
      <Drawer {...drawer} onClose={() => leave(onClose)}>
        <Asking value={tell}>{children}</Asking>
      </Drawer>
      {question}
    </>
  );
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
  const { leave, question } = useUnsavedGuard(useIsUnsaved(control));
  return (
    <>
      <Modal {...modal} opened={opened} onClose={() => leave(onClose)} />
      {question}
    </>
  );
}
