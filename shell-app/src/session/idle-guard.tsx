import { isUserActive, useFlag } from '@platform/mfe-kit';
import { Button, Modal } from '@platform/ui-kit';
import { useEffect, useState } from 'react';
import { useIdleTimer } from 'react-idle-timer';
import { useNavigate } from 'react-router';

const WARN_AFTER_MS = 25 * 60_000;
const SIGN_OUT_AFTER_MS = 5 * 60_000;
const SAY_EVERY_MS = 5 * 60_000;
/** A page that is not looked at may be a minute late. */
const SEEN_WITHIN_MS = SAY_EVERY_MS + 60_000;

/** The server counts the same time for itself; whoever reads without asking it for anything is there nevertheless. */
function sayThatSomebodyIsThere(): void {
  // Without an answer the next request shows whether the session is still open.
  void fetch('/frontend/v1/activity', { method: 'POST' }).catch(() => undefined);
}

/** `4:36` */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Somebody who reads stays signed in, with the dialog or without it: the server's own half hour begins anew. */
function useActivityTold(): void {
  useEffect(() => {
    const tell = (): void => {
      if (isUserActive(Date.now(), SEEN_WITHIN_MS)) sayThatSomebodyIsThere();
    };
    const saying = setInterval(tell, SAY_EVERY_MS);
    return () => clearInterval(saying);
  }, []);
}

/** After 25 minutes without activity in any tab a dialog asks; 5 minutes later the session ends. */
export function IdleGuard() {
  useActivityTold();
  const enabled = useFlag('ENABLE_IDLE_TIME_LOGOUT');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [left, setLeft] = useState(SIGN_OUT_AFTER_MS);
  const timer = useIdleTimer({
    timeout: WARN_AFTER_MS + SIGN_OUT_AFTER_MS,
    promptBeforeIdle: SIGN_OUT_AFTER_MS,
    crossTab: true,
    syncTimers: 1_000,
    disabled: !enabled,
    throttle: 500,
    onPrompt: () => setAsking(true),
    onActive: () => setAsking(false),
    onIdle: () => {
      setAsking(false);
      void navigate('/account/logout');
    },
  });
  useEffect(() => {
    if (!asking) return;
    const tick = setInterval(() => setLeft(timer.getRemainingTime()), 1_000);
    return () => clearInterval(tick);
  }, [asking, timer]);
  const stay = (): void => {
    setAsking(false);
    timer.activate();
    sayThatSomebodyIsThere();
  };
  return (
    <Modal
      opened={asking}
      onClose={stay}
      mustAnswer
      title="Are you still there?"
      footer={
        <>
          <Button onClick={() => navigate('/account/logout')}>Sign out</Button>
          <Button primary onClick={stay}>
            Stay signed in
          </Button>
        </>
      }
    >
      You will be signed out in <b>{minutesAndSeconds(left)}</b>. Your work is saved.
    </Modal>
  );
}
