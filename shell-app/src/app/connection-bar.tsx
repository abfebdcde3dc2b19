import { reconnectNow, useRealtimeStatus } from '@platform/mfe-kit';
import { Button } from '@platform/ui-kit';
import { useSyncExternalStore } from 'react';
import css from './shell.module.css';

function onNetworkChange(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Says that live updates are away, whether they come back by themselves, and lets one not wait for it. */
export function ConnectionBar() {
  const { status, retryAt } = useRealtimeStatus();
  const online = useSyncExternalStore(onNetworkChange, () => navigator.onLine);
  const failed = status === 'failed';
  if (online && !failed && (status !== 'waiting' || retryAt === null)) return null;
  return (
    <div className={css.connection} role={failed ? 'alert' : 'status'}>
      <span>
        {failed
          ? 'Live updates stopped. Figures are current as of the last load.'
          : 'Connection lost. Trying again on its own; nothing you saved is lost.'}
      </span>
      <Button size="small" onClick={reconnectNow}>
        Try now
      </Button>
    </div>
  );
}
