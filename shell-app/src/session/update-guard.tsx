import { useFlag } from '@platform/mfe-kit';
import { Button, Modal } from '@platform/ui-kit';
import { useEffect, useState } from 'react';

const SIGNAL_MS = 1_000;
const LOOK_MS = 60_000;
const TYPING_PAUSE_MS = 3_000;

const SCRIPT = /src="(\/main\.[0-9a-f]+\.js)"/;

/** The start script that a page names: it changes with every build of the shell. */
export function startScriptOf(html: string): string | undefined {
  return SCRIPT.exec(html)?.[1];
}

const ownScript = (): string | undefined => startScriptOf(document.head.innerHTML);

async function newerBuildIsServed(): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } });
    const served = answer.ok ? startScriptOf(await answer.text()) : undefined;
    return served !== undefined && served !== ownScript();
  } catch {
    // Without a network there is no update to offer.
    return false;
  }
}

/** With the force-update flag on: offers Refresh once a newer build is served, but never while somebody types. */
export function UpdateGuard() {
  const enabled = useFlag('SHOULD_FORCE_FRONTEND_APP_UPDATE');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!enabled) return;
    let newer = false;
    let typedAt = 0;
    const look = (): void => {
      void newerBuildIsServed().then((found) => {
        newer ||= found;
      });
    };
    const onKey = (): void => {
      typedAt = Date.now();
    };
    look();
    const looking = setInterval(look, LOOK_MS);
    const checking = setInterval(() => newer && Date.now() - typedAt > TYPING_PAUSE_MS && setShown(true), SIGNAL_MS);
    window.addEventListener('keydown', onKey);
    return () => {
      clearInterval(looking);
      clearInterval(checking);
      window.removeEventListener('keydown', onKey);
    };
  }, [enabled]);
  return (
    <Modal
      opened={shown}
      onClose={() => setShown(false)}
      mustAnswer
      title="App Updates Available"
      footer={
        <Button primary onClick={() => window.location.reload()}>
          Refresh
        </Button>
      }
    >
      Refresh to get the newest version. What you saved is kept.
    </Modal>
  );
}
