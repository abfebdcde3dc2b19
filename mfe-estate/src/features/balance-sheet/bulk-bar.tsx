import { useMutation } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { refreshed } from '@platform/mfe-kit';
import { serverErrorText, undoChange } from '@platform/mfe-kit/forms';
import { Button, Caption, lazyPart, notify, Row } from '@platform/ui-kit';
import { useState } from 'react';
import { accountsOf } from './account-query.ts';
import css from './balance-sheet.module.css';
import type { EstateReload } from './balance-sheet-query.ts';
import { BulkDeleteAssetsMutation, BulkRestoreAssetsMutation } from './sheet-query.ts';
import { WithHoldings } from './with-holdings.tsx';

const BulkChangeDialog = lazyPart(() => import('./bulk-change-dialog.tsx'), 'BulkChangeDialog');

interface BulkBarProps extends EstateReload {
  readonly chosen: ReadonlySet<string>;
  /** Nothing is chosen any more. */
  readonly onDone: () => void;
}

/** Changes or removes what is chosen, all of it or nothing; one undo takes all of it back. */
export function BulkBar({ estate, reload, chosen, onDone }: BulkBarProps) {
  const [remove, { loading }] = useMutation(BulkDeleteAssetsMutation);
  const [restore] = useMutation(BulkRestoreAssetsMutation);
  const [isChanging, setChanging] = useState(false);
  const ids = [...chosen];
  const words = counted(ids.length, 'row');
  const undo = async (version: number): Promise<void> => {
    await undoChange({
      name: words,
      done: `${words}: back on the balance sheet.`,
      back: (over) => restore({ variables: { estateId: estate.id, ids, version: over } }),
      version,
      now: async () => (await reload())?.version,
    });
    await refreshed(reload);
  };
  const removeAll = async (): Promise<void> => {
    try {
      const { data } = await remove({ variables: { estateId: estate.id, version: estate.version, ids } });
      const version = data?.bulkDeleteAssets.estate?.version ?? estate.version + 1;
      onDone();
      notify({ message: `${words}: off the balance sheet.`, undo: () => void undo(version) });
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
    await refreshed(reload);
  };
  const hasAccounts = accountsOf(estate).some(({ id }) => chosen.has(id));
  return (
    <Row gap={12} wrap className={css.bulk}>
      <b role="status">{ids.length === 0 ? 'Nothing chosen' : `${words} chosen`}</b>
      {hasAccounts && <Caption>Accounts are changed one by one.</Caption>}
      <span className={css.space} />
      {ids.length > 0 && !hasAccounts && <Button onClick={() => setChanging(true)}>Change</Button>}
      {ids.length > 0 && (
        <Button variant="danger" busy={loading} onClick={() => void removeAll()}>
          Remove
        </Button>
      )}
      <Button onClick={onDone}>Done</Button>
      {isChanging && (
        <WithHoldings estate={estate} reload={reload} ids={ids} onClose={() => setChanging(false)}>
          {(forms) => <BulkChangeDialog {...forms} onClose={() => setChanging(false)} onSaved={onDone} />}
        </WithHoldings>
      )}
    </Row>
  );
}
