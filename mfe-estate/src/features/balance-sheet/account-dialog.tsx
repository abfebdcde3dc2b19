import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { GuardedDialog, useRemoval } from '@platform/mfe-kit/guarded-dialog';
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
import type { FormsReload } from './balance-sheet-query.ts';
import { EarlierValues } from './earlier-values.tsx';
import { partiesOf, possibleOwners } from './holding-elements.ts';
import { BulkRestoreAssetsMutation } from './sheet-query.ts';
import { useThingGuard } from './use-thing-guard.ts';

export interface AccountDialogProps extends FormsReload {
  /** null adds one. */
  readonly account: Account | null;
  readonly onClose: () => void;
}

function useAccountGuard({ account, estate, reload }: AccountDialogProps) {
  const [create] = useMutation(CreateAccountMutation);
  const [update] = useMutation(UpdateAccountMutation);
  const clientId = estate.people.find(({ isClient }) => isClient)?.id ?? '';
  return useThingGuard<Account, AccountValues>({
    estate,
    reload,
    thing: account,
    thingsOf: accountsOf,
    valuesOf: (one) => accountValues(one, clientId),
    create: (values, version) =>
      create({ variables: { estateId: estate.id, version, attributes: accountInput(values) } }),
    update: async (id, values, version) =>
      (await update({ variables: { id, version, attributes: accountInput(values) } })).data?.updateAssetAccount.estate
        ?.version,
    added: 'on the balance sheet',
  });
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
    assets: (estate.property ?? []).map(({ id, name }) => ({ value: id, label: name })),
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
