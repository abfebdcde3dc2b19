import { takeArrivalNote, useSession } from '@platform/mfe-kit';
import { Banner, lazyPart, notify, SkipLink } from '@platform/ui-kit';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { navigationFormOf, useHiddenOnScroll } from '../navigation/navigation-form.ts';
import { UpdateGuard } from '../session/update-guard.tsx';
import { SupportBanner } from '../support/support-banner.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { Footer } from './footer.tsx';
import css from './shell.module.css';
import { TopBar } from './top-bar.tsx';

// Nobody is idle from the start: the watch is fetched after what there is to see.
const IdleGuard = lazyPart<'IdleGuard', object>(() => import('../session/idle-guard.tsx'), 'IdleGuard');

/** A new place begins at its top, and the keyboard goes on inside it. */
function useFreshPlace() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** Says what the page before wanted to be told: as whom one works now. */
function useArrivalNote(): void {
  useEffect(() => {
    const message = takeArrivalNote();
    if (message) notify({ message });
  }, []);
}

/** True once the first content has been drawn. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') {
      setSettled(true);
      return;
    }
    const wish = requestIdleCallback(() => setSettled(true), { timeout: 2_000 });
    return () => cancelIdleCallback(wish);
  }, []);
  return settled;
}

/** Frame of every signed-in page: support banner, top bar, content, footer. */
export function Frame({ children }: { children: ReactNode }) {
  const session = useSession();
  const { organization, impersonatedBy } = session;
  const form = navigationFormOf(session);
  const hidden = useHiddenOnScroll(form);
  const main = useFreshPlace();
  useArrivalNote();
  const settled = useSettled();
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      {impersonatedBy && <SupportBanner />}
      <div className={`${css.chrome} ${hidden ? css.away : ''}`}>
        <TopBar form={form} />
      </div>
      {organization?.trialActive && <Banner tone="warning">You're using a trial version of the product.</Banner>}
      <ConnectionBar />
      <main id="main" ref={main} tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Footer />
      {settled && (
        <Suspense>
          <IdleGuard />
        </Suspense>
      )}
      <UpdateGuard />
    </>
  );
}
