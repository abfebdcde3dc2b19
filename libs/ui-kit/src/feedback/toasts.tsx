import { useEffect, useSyncExternalStore } from 'react';
import css from './feedback.module.css';

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

/** The place toasts appear in; part of ThemeProvider. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribe, () => queue);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const undo = (event.ctrlKey || event.metaKey) && event.key === 'z' && !event.shiftKey;
      if (undo && !isTyping(event.target) && undoNewest()) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <section className={css.toasts} aria-label="Messages" aria-live="polite">
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
