import type { Session } from '@platform/mfe-kit';
import { useEffect, useRef, useState } from 'react';

/** The newer form has the sections in the top bar and the rest behind the avatar; the older one has a left slide-out. */
export type NavigationForm = 'old' | 'new';

/** px scrolled before the bar hides: platform shell §9. */
const STICKY_THRESHOLD: Readonly<Record<NavigationForm, number>> = { old: 84, new: 72 };

/** The new upload flow brought the new dashboard, its own address and the new navigation; the older ones stay for whoever has it off. */
export const hasNewFlow = (session: Session): boolean => session.flags['new-upload-flow'] !== false;

export const navigationFormOf = (session: Session): NavigationForm => (hasNewFlow(session) ? 'new' : 'old');

/** Home after a change of role: its own address in the new flow, / in the old one. */
export const homeOf = (session: Session): string => (hasNewFlow(session) ? '/dashboard' : '/');

/** Whether the bar is away at a place of the page (px from its top) that was reached from another one. */
export function isAwayAt(form: NavigationForm, top: number, before: number, wasAway: boolean): boolean {
  if (top <= STICKY_THRESHOLD[form]) return false;
  return top === before ? wasAway : top > before;
}

/** True while the page is scrolled down past the threshold and not on its way up. */
export function useHiddenOnScroll(form: NavigationForm): boolean {
  const [hidden, setHidden] = useState(false);
  const last = useRef(0);
  useEffect(() => {
    const onScroll = (): void => {
      const [before, top] = [last.current, window.scrollY];
      last.current = top;
      setHidden((was) => isAwayAt(form, top, before, was));
    };
    // Where the page grows above what is read, the browser moves it to keep that in its place: nobody scrolled.
    const grown = new ResizeObserver(() => {
      last.current = window.scrollY;
    });
    grown.observe(document.body);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      grown.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
  }, [form]);
  return hidden;
}
