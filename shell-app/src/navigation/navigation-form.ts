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

/** px: how far down a page is, and how tall it is. */
export interface Place {
  readonly top: number;
  readonly height: number;
}

/**
 * Whether the bar is away at a place of the page that was reached from another one. Where the page grew or shrank in
 * between, the browser moved it to keep what is read in its place: nobody scrolled, so the bar stays as it was.
 */
export function isAwayAt(form: NavigationForm, now: Place, before: Place, wasAway: boolean): boolean {
  if (now.top <= STICKY_THRESHOLD[form]) return false;
  return now.height === before.height ? now.top > before.top : wasAway;
}

const placeNow = (): Place => ({ top: window.scrollY, height: document.documentElement.scrollHeight });

/** True while the page is scrolled down past the threshold and not on its way up. */
export function useHiddenOnScroll(form: NavigationForm): boolean {
  const [hidden, setHidden] = useState(false);
  const last = useRef<Place>({ top: 0, height: 0 });
  useEffect(() => {
    last.current = placeNow();
    const onScroll = (): void => {
      const [before, now] = [last.current, placeNow()];
      last.current = now;
      setHidden((was) => isAwayAt(form, now, before, was));
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [form]);
  return hidden;
}
