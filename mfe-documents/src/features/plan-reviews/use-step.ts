import { refreshed } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { notify } from '@platform/ui-kit';
import { useState } from 'react';

/** Does one thing to what stands on the page, reads it again, and says what came of it. */
export function useStep(reload: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    setBusy(true);
    try {
      await work();
      notify(done);
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    } finally {
      await refreshed(reload);
      setBusy(false);
    }
  };
  return { busy, run };
}
