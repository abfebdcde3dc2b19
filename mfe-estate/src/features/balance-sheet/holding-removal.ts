import { useMutation } from '@apollo/client/react';
import { type RemovalGuard, useRemoval } from '@platform/mfe-kit/guarded-dialog';
import { DeleteAssetMutation, type FormsReload, type Holding, RestoreAssetMutation } from './balance-sheet-query.ts';

interface HoldingRemoval extends FormsReload {
  readonly holding: Holding | null;
  readonly guard: RemovalGuard;
  readonly onClose: () => void;
  readonly onFailed: (message: string) => void;
}

/** Takes a holding off the balance sheet, and back again where somebody takes it back. */
export function useHoldingRemoval({ holding, ...rest }: HoldingRemoval) {
  const [remove] = useMutation(DeleteAssetMutation);
  const [restore] = useMutation(RestoreAssetMutation);
  return useRemoval({
    ...rest,
    reload: async () => (await rest.reload())?.version,
    from: 'the balance sheet',
    thing: holding,
    take: async (id, version) => (await remove({ variables: { id, version } })).data?.deleteAsset.estate?.version,
    giveBack: (id, version) => restore({ variables: { estateId: rest.estate.id, id, version } }),
  });
}
