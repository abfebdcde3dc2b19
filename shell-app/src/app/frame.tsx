import { reconnectNow, useRealtimeStatus, useSession } from '@platform/mfe-kit';
import { Banner, Button } from '@platform/ui-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { IdleGuard } from '../session/idle-guard.tsx';
import { UpdateGuard } from '../session/update-guard.tsx';
import { SupportBanner } from '../support/support-banner.tsx';
import { Footer } from './footer.tsx';
import css from './shell.module.css';
import { TopBar } from './top-bar.tsx';

const HIDE_AFTER_PX = 72;

/** True while the page is scrolled down past 72 px and not on its way up. */
function useHiddenOnScroll(): boolean {
  const [hidden, setHidden] = useState(false);
  const last = useRef(0);
  useEffect(() => {
    const onScroll = (): void => {
      const top = window.scrollY;
      setHidden(top > HIDE_AFTER_PX && top > last.current);
      last.current = top;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return hidden;
}

/** Frame of every signed-in page: support banner, top bar, content, footer. */
export function Frame({ children }: { children: ReactNode }) {
  const { organization, impersonatedBy } = useSession();
  const { pathname } = useLocation();
  const hidden = useHiddenOnScroll();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <a className={css.skip} href="#main">
        Skip to content
      </a>
      {impersonatedBy && <SupportBanner />}
      <div className={`${css.chrome} ${hidden ? css.away : ''}`}>
        <TopBar />
      </div>
      {organization?.trialActive && <Banner tone="warning">You're using a trial version of the product.</Banner>}
      <ConnectionBar />
      <main id="main" ref={main} tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Footer />
      <IdleGuard />
      <UpdateGuard />
    </>
  );
}

function ConnectionBar() {
  const { status, retryAt } = useRealtimeStatus();
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const update = (): void => setOnline(navigator.onLine);
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, []);
  if (online && status !== 'failed' && (status !== 'waiting' || retryAt === null)) return null;
  return (
    <div className={css.connection} role="status">
      <span>
        {status === 'failed'
          ? 'Live updates stopped. Figures are current as of the last load.'
          : 'Connection lost. Trying again on its own; nothing you saved is lost.'}
      </span>
      {status === 'failed' ? (
        <Button size="small" onClick={() => window.location.reload()}>
          Refresh
        </Button>
      ) : (
        <Button size="small" onClick={reconnectNow}>
          Try now
        </Button>
      )}
    </div>
  );
}
