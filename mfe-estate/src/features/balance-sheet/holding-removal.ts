import { useMutation } from '@apollo/client/react';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { notify } from '@platform/ui-kit';
import { DeleteAssetMutation, type EstateReload, type Holding, RestoreAssetMutation } from './balance-sheet-query.ts';

interface HoldingRemoval extends EstateReload {
  readonly holding: Holding | null;
  readonly onClose: () => void;
  /** In words: what names it, or that the estate has changed. */
  readonly onFailed: (message: string) => void;
}

/** Takes a holding off the balance sheet, and back again where somebody takes it back. */
export function useHoldingRemoval({ holding, estate, reload, onClose, onFailed }: HoldingRemoval) {
  const [remove, { loading }] = useMutation(DeleteAssetMutation);
  const [restore] = useMutation(RestoreAssetMutation);
  const undo = async ({ id, name }: Holding, version: number): Promise<void> => {
    try {
      await restore({ variables: { estateId: estate.id, id, version } });
      notify(`${name} is back on the balance sheet.`);
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
    await reload();
  };
  return {
    busy: loading,
    async remove(): Promise<void> {
      if (!holding) return;
      try {
        const { data } = await remove({ variables: { id: holding.id, version: estate.version } });
        const version = data?.deleteAsset.estate?.version ?? estate.version + 1;
        onClose();
        notify({
          message: `${holding.name} is off the balance sheet.`,
          undo: () => void undo(holding, version),
        });
      } catch (error) {
        onFailed(serverErrorText(error));
      }
      await reload();
    },
  };
}
