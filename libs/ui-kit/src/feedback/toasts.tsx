import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import css from './feedback.module.css';
import { type Box, freePlace } from './free-place.ts';

export interface ToastInput {
  readonly message: string;
  /** Shows Undo for 8 seconds; Ctrl+Z does the same. */
  readonly undo?: () => void;
  readonly tone?: 'neutral' | 'error';
}

interface Toast extends ToastInput {
  readonly id: number;
}

const LIFETIME_MS = 8_000;
const PLACED_EVERY_MS = 200;
let queue: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

const dismiss = (id: number): void => replace(queue.filter((toast) => toast.id !== id));
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says what happened; the three newest stay on screen. */
export function notify(toast: ToastInput | string): void {
  const input = typeof toast === 'string' ? { message: toast } : toast;
  replace([...queue.slice(-2), { ...input, id: nextId++ }]);
}

function undoNewest(): boolean {
  const newest = queue.findLast((toast) => toast.undo);
  if (!newest) return false;
  newest.undo?.();
  dismiss(newest.id);
  return true;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const CONTROLS = 'a[href], button, input, select, textarea, [role="tab"], [role="switch"], [role="menuitem"]';

/** px around a control that are left free too: a thumb is wider than what it aims at. */
const CLEARANCE = 8;
const withClearance = ({ left, top, width, height }: Box): Box => ({
  left: left - CLEARANCE,
  top: top - CLEARANCE,
  width: width + 2 * CLEARANCE,
  height: height + 2 * CLEARANCE,
});

/** Controls that can be used now: not those behind a dialog. */
function controlsBeside(region: HTMLElement): Box[] {
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter((dialog) => dialog.checkVisibility());
  const within = dialogs.length > 0 ? dialogs : [document.body];
  return within
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(CONTROLS)])
    .filter((control) => !region.contains(control) && control.checkVisibility())
    .map((control) => withClearance(control.getBoundingClientRect()))
    .filter(({ top, height }) => top + height > 0 && top < window.innerHeight);
}

/** Keeps the messages off what can be pressed, wherever the page has been scrolled to. */
function useFreePlace(region: RefObject<HTMLElement | null>, toasts: readonly Toast[]): void {
  useLayoutEffect(() => {
    const node = region.current;
    if (!node || toasts.length === 0 || typeof node.checkVisibility !== 'function') return;
    const place = (): void => {
      const page = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const { left, top } = freePlace(node.getBoundingClientRect(), page, controlsBeside(node));
      node.style.left = `${left}px`;
      node.style.top = `${top}px`;
    };
    place();
    // A dialog opens, a list arrives, the page is scrolled: looked at again and again, as long as there is a message.
    const again = setInterval(() => {
      if (!node.matches(':hover, :focus-within')) place();
    }, PLACED_EVERY_MS);
    return () => clearInterval(again);
  }, [region, toasts]);
}

/** F8 goes to the newest message, from inside a dialog too; Escape and the message's end go back. */
function useFocusByKey(region: RefObject<HTMLElement | null>): void {
  const before = useRef<HTMLElement | null>(null);
  const isInside = (): boolean => region.current?.contains(document.activeElement) === true;
  const back = (): void => {
    before.current?.focus();
    before.current = null;
  };
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const newest = region.current?.lastElementChild?.querySelector('button');
    if (event.key === 'F8' && newest && !isInside()) {
      before.current = document.activeElement as HTMLElement | null;
      newest.focus();
    } else if (event.key === 'Escape' && isInside()) back();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
  // After each drawing: the message that had the focus may have gone.
  useEffect(() => {
    if (before.current && !isInside()) back();
  });
}

/** The place toasts appear in; part of ThemeProvider. Read out as they come. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribe, () => queue);
  const region = useRef<HTMLElement>(null);
  useFreePlace(region, toasts);
  useFocusByKey(region);
  // Messages go with the page that they stood on.
  useEffect(() => () => replace([]), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const undo = (event.ctrlKey || event.metaKey) && event.key === 'z' && !event.shiftKey;
      if (undo && !isTyping(event.target) && undoNewest()) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <section ref={region} className={css.toasts} aria-label="Messages" aria-live="polite" aria-keyshortcuts="F8">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastItem({ toast }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismiss(toast.id), LIFETIME_MS);
    const node = document.getElementById(`toast-${toast.id}`);
    const hold = (): void => clearTimeout(timer);
    node?.addEventListener('pointerenter', hold);
    node?.addEventListener('focusin', hold);
    return () => clearTimeout(timer);
  }, [toast.id]);
  return (
    <div className={css.toast} id={`toast-${toast.id}`} role={toast.tone === 'error' ? 'alert' : undefined}>
      <span>{toast.message}</span>
      {toast.undo && (
        <button
          type="button"
          onClick={() => {
            toast.undo?.();
            dismiss(toast.id);
          }}
        >
          Undo
        </button>
      )}
      <button type="button" aria-label="Dismiss message" onClick={() => dismiss(toast.id)}>
        ×
      </button>
    </div>
  );
}
