import { Button, Note, Stack } from '@platform/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormAlert } from '../forms/form-alert.tsx';
import { formErrorText } from '../forms/server-errors.ts';
import { clockText, codesLeftText, type SentAt, type SentCode, secondsToWait } from './resend.ts';
import css from './send-code.module.css';

export interface SendCodeProps {
  readonly send: () => Promise<SentCode>;
  /** Sends the first one by itself. */
  readonly atOnce?: boolean;
  /** One was sent before this came up: what the server said of it. */
  readonly sent?: SentCode | null | undefined;
  /** The cursor goes where the code is typed. */
  readonly onSent?: () => void;
}

/** Now, while something counts down by it. */
function useNow(counting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!counting) return;
    const tick = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(tick);
  }, [counting]);
  return now;
}

/** Sends a one-time code, says how many more may be asked for, and when. */
export function SendCode({ send, atOnce = false, sent, onSent }: SendCodeProps) {
  const [last, setLast] = useState<SentAt | null>(() => (sent ? { ...sent, at: Date.now() } : null));
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const ask = useCallback(() => {
    setBusy(true);
    setFailure(undefined);
    void send()
      .then((answer) => {
        setLast({ ...answer, at: Date.now() });
        onSent?.();
      })
      .catch(setFailure)
      .finally(() => setBusy(false));
  }, [send, onSent]);
  const started = useRef(false);
  useEffect(() => {
    if (!atOnce || started.current) return;
    started.current = true;
    ask();
  }, [atOnce, ask]);
  const now = Math.max(useNow(last !== null), last?.at ?? 0);
  const wait = last ? secondsToWait(last, now) : 0;
  const left = last && codesLeftText(last, now);
  return (
    <Stack gap={10}>
      {last && (
        <Note tone="positive" alert>
          A code is on its way. It is good for ten minutes.
        </Note>
      )}
      <FormAlert message={failure ? formErrorText(failure) : undefined} />
      <Button busy={busy} disabled={wait > 0} onClick={ask}>
        {!last ? 'Send a code' : wait > 0 ? `Send another code in ${clockText(wait)}` : 'Send another code'}
      </Button>
      {left && <p className={css.left}>{left}</p>}
    </Stack>
  );
}
