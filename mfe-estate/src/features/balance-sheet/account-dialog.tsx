import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { changeReversibly, useConflictGuard, type Versioned } from '@platform/mfe-kit/forms';
import { GuardedDialog, useRemoval } from '@platform/mfe-kit/guarded-dialog';
import { notify } from '@platform/ui-kit';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  ACCOUNT_FIELDS,
  type AccountForm,
  type AccountValues,
  accountInput,
  accountSchema,
  accountValues,
} from './account.schema.ts';
import { ACCOUNT_LABELS, accountElements, accountWords } from './account-elements.ts';
import {
  type Account,
  accountsOf,
  CreateAccountMutation,
  DeleteAccountMutation,
  UpdateAccountMutation,
} from './account-query.ts';
import { type EstateReload, holdingsOf } from './balance-sheet-query.ts';
import { EarlierValues } from './earlier-values.tsx';
import { partiesOf, possibleOwners } from './holding-elements.ts';
import { BulkRestoreAssetsMutation } from './sheet-query.ts';

export interface AccountDialogProps extends EstateReload {
  /** null adds one. */
  readonly account: Account | null;
  readonly onClose: () => void;
}

function useAccountGuard({ account, estate, reload }: AccountDialogProps) {
  const [create] = useMutation(CreateAccountMutation);
  const [update] = useMutation(UpdateAccountMutation);
  const clientId = estate.people.find(({ isClient }) => isClient)?.id ?? '';
  // The version of the moment the dialog opened: what the person saw is what they change.
  const [opened] = useState<Versioned<AccountValues>>({
    values: accountValues(account, clientId),
    version: estate.version,
  });
  const write = async (values: AccountValues, version: number, before: Versioned<AccountValues>): Promise<void> => {
    if (!account) {
      await create({ variables: { estateId: estate.id, version, attributes: accountInput(values) } });
      await reload();
      notify(`${values.name} is on the balance sheet.`);
      return;
    }
    await changeReversibly({
      name: before.values.name,
      before,
      after: values,
      change: async (to, over) => {
        const { data } = await update({ variables: { id: account.id, version: over, attributes: accountInput(to) } });
        return data?.updateAssetAccount.estate?.version ?? over + 1;
      },
      read,
      saved: `${values.name} is saved.`,
      undone: `${before.values.name} is as it was.`,
    });
  };
  const read = async (): Promise<Versioned<AccountValues> | null> => {
    const now = await reload();
    if (!now) return null;
    if (!account) return { values: opened.values, version: now.version };
    const saved = accountsOf(now).find(({ id }) => id === account.id);
    return saved ? { values: accountValues(saved, clientId), version: now.version } : null;
  };
  return { opened, guard: useConflictGuard({ opened, read, write }) };
}

/** Adds an account with its owner, beneficiaries and what it holds, changes it, or takes it off. Mounted while open. */
export function AccountDialog(props: AccountDialogProps) {
  const { account, estate, onClose } = props;
  const { opened, guard } = useAccountGuard(props);
  const form = useForm<AccountForm, unknown, AccountValues>({
    resolver: zodResolver(accountSchema),
    mode: 'onTouched',
    defaultValues: opened.values,
  });
  const values = useWatch({ control: form.control }) as AccountForm;
  const [remove] = useMutation(DeleteAccountMutation);
  const [restore] = useMutation(BulkRestoreAssetsMutation);
  const removal = useRemoval({
    ...props,
    guard,
    reload: async () => (await props.reload())?.version,
    from: 'the balance sheet',
    thing: account,
    take: async (id, version) =>
      (await remove({ variables: { id, version } })).data?.deleteAssetAccount.estate?.version,
    giveBack: (id, version) => restore({ variables: { estateId: estate.id, ids: [id], version } }),
    onFailed: (message) => form.setError('root', { message }),
  });
  const parties = {
    owners: possibleOwners(
      estate,
      opened.values.owners.map(({ ownerId }) => ownerId),
    ),
    beneficiaries: partiesOf(estate, [], null).beneficiaries,
    assets: holdingsOf(estate)
      .filter(({ isLiability }) => !isLiability)
      .map(({ id, name }) => ({ value: id, label: name })),
  };
  return (
    <GuardedDialog
      name={account?.name ?? null}
      noun="account"
      form={form}
      guard={guard}
      elements={accountElements(parties, values)}
      fields={ACCOUNT_FIELDS}
      labelOf={(name) => ACCOUNT_LABELS[name]}
      wordsOf={(name, of) => accountWords(parties, name, of)}
      removal={removal}
      isOld={estate.version > opened.version}
      onClose={onClose}
    >
      {account && <EarlierValues estateId={estate.id} id={account.id} />}
    </GuardedDialog>
  );
}
