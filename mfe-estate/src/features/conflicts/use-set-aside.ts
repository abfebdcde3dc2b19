import { useMutation } from '@apollo/client/react';
import { refreshed } from '@platform/mfe-kit';
import { notify } from '@platform/ui-kit';
import { takeBack } from '../plans/take-back.ts';
import { BringBackMutation, type Conflict, SetAsideMutation } from './conflicts-query.ts';

/** Setting conflicts aside and bringing them back, each with the way back. */
export function useSetAside(estateId: string, reload: () => Promise<unknown>) {
  const [putAside] = useMutation(SetAsideMutation);
  const [fetchBack] = useMutation(BringBackMutation);
  const aside = async (conflictId: string, reason: string) => {
    const { data } = await putAside({ variables: { estateId, conflictId, reason } });
    await refreshed(reload);
    return data?.setConflictAside.conflictSetAside;
  };
  const back = async (id: string, version: number): Promise<void> => {
    await fetchBack({ variables: { id, version } });
    await refreshed(reload);
  };
  return {
    /** Throws what the server says. */
    async setAside({ id: conflictId, title }: Conflict, reason: string): Promise<void> {
      const kept = await aside(conflictId, reason);
      const undo = kept && (() => void takeBack(() => back(kept.id, kept.version), `${title}: it stands again.`));
      notify({ message: `${title}: it is set aside.`, ...(undo && { undo }) });
    },
    /** Says itself what the server refuses. */
    async bringBack({ id: conflictId, title, setAside }: Conflict): Promise<void> {
      if (!setAside) return;
      const { id, version, reason } = setAside;
      await takeBack(
        () => back(id, version),
        `${title}: it stands again.`,
        reason ? () => void takeBack(() => aside(conflictId, reason), `${title}: it is set aside.`) : undefined,
      );
    },
  };
}
