import { counted } from '@platform/kernel';
import { serverNow, useSession } from '@platform/mfe-kit';
import { notify } from '@platform/ui-kit';
import { IconHeadset } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import css from '../app/shell.module.css';
import { countdownText, countdownWords, lastSeconds, STOP_BEFORE_EXPIRY_MS } from './countdown.ts';
import { stopImpersonation } from './impersonation.ts';

const COLLAPSE_AFTER_PX = 46;

/** By the server's clock, which ends support mode: a browser's may be far from it. */
function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const tick = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(tick);
  }, []);
  return now;
}

/** px: the place that the folded banner leaves, kept so that the page does not jump; null while it is unfolded. */
function useKeptHeight(place: RefObject<HTMLElement | null>): number | null {
  const [kept, setKept] = useState<number | null>(null);
  useEffect(() => {
    const onScroll = (): void => {
      const folds = window.scrollY > COLLAPSE_AFTER_PX;
      setKept((before) => (folds ? (before ?? place.current?.offsetHeight ?? null) : null));
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [place]);
  return kept;
}

/** Says as whom one acts and for how long; folds to a pill after scrolling, opens on hover and focus. */
export function SupportBanner() {
  const { account, organization, impersonatedBy, impersonationExpiresAt } = useSession();
  const now = useNow();
  const place = useRef<HTMLDivElement>(null);
  const kept = useKeptHeight(place);
  const [stopping, setStopping] = useState(false);
  const stopped = useRef(false);
  const left = impersonationExpiresAt ? Date.parse(impersonationExpiresAt) - now : 0;

  const stop = async (): Promise<void> => {
    setStopping(true);
    try {
      await stopImpersonation(impersonatedBy?.name ?? '');
    } catch (error) {
      setStopping(false);
      notify({ message: error instanceof Error ? error.message : 'Failed to stop impersonation', tone: 'error' });
    }
  };
  const due = impersonationExpiresAt !== null && left <= STOP_BEFORE_EXPIRY_MS;
  const stopRef = useRef(stop);
  stopRef.current = stop;
  useEffect(() => {
    if (!due || stopped.current) return;
    stopped.current = true;
    void stopRef.current();
  }, [due]);

  if (!impersonatedBy) return null;
  const seconds = lastSeconds(left);
  const look = [css.support, kept !== null && css.pill, seconds !== null && css.last].filter(Boolean).join(' ');
  return (
    <div ref={place} className={css.supportPlace} style={{ height: kept ?? undefined }}>
      <section className={look} aria-label="Support mode">
        <IconHeadset size={19} stroke={1.6} aria-hidden />
        <span className={css.supportName}>{account.name}</span>
        <span className={css.supportText}>
          {seconds === null ? (
            <>
              <b>Support mode.</b> You act as {account.name}
              {organization ? `, ${organization.name}` : ''}. Everything you do is recorded under both names.
            </>
          ) : (
            <>
              <b>Support mode ends in {counted(seconds, 'second')}.</b> What you saved is kept.
            </>
          )}
        </span>
        <span className={css.countdown} role="timer" aria-label={countdownWords(left)}>
          {countdownText(left)}
        </span>
        <button type="button" disabled={stopping} onClick={() => void stop()}>
          Stop
        </button>
      </section>
    </div>
  );
}
