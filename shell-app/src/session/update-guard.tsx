import { useFlag } from '@platform/mfe-kit';
import { Button, Modal } from '@platform/ui-kit';
import { useEffect, useState } from 'react';

const CHECK_MS = 1_000;
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

/** With the force-update flag on: looks every second and offers Refresh once a newer build is served, but never while somebody types. */
export function UpdateGuard() {
  const enabled = useFlag('SHOULD_FORCE_FRONTEND_APP_UPDATE');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!enabled || shown) return;
    let newer = false;
    let asking = false;
    let typedAt = 0;
    const check = async (): Promise<void> => {
      if (asking || document.visibilityState !== 'visible') return;
      asking = true;
      newer ||= await newerBuildIsServed();
      asking = false;
      if (newer && Date.now() - typedAt > TYPING_PAUSE_MS) setShown(true);
    };
    const onKey = (): void => {
      typedAt = Date.now();
    };
    const checking = setInterval(() => void check(), CHECK_MS);
    window.addEventListener('keydown', onKey);
    return () => {
      clearInterval(checking);
      window.removeEventListener('keydown', onKey);
    };
  }, [enabled, shown]);
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
