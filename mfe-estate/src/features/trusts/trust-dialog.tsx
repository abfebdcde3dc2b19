import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { THIRD_PARTY_FLAG } from '@platform/contracts/third-party-settlors';
import { refreshed, useFlag } from '@platform/mfe-kit';
import { changeReversibly, useConflictGuard, type Versioned } from '@platform/mfe-kit/forms';
import { GuardedDialog, useRemoval } from '@platform/mfe-kit/guarded-dialog';
import { notify } from '@platform/ui-kit';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  TRUST_FIELDS,
  type TrustForm,
  type TrustValues,
  trustInput,
  trustSchema,
  trustValues,
} from './trust.schema.ts';
import { elementsFor, partiesOf, TRUST_LABELS, wordsWith } from './trust-elements.ts';
import css from './trusts.module.css';
import {
  CreateTrustMutation,
  DeleteTrustMutation,
  RestoreTrustMutation,
  type TrustDetails,
  type TrustsReload,
  UpdateTrustMutation,
} from './trusts-query.ts';

export interface TrustDialogProps extends TrustsReload {
  /** null adds one. */
  readonly trust: TrustDetails | null;
  readonly onClose: () => void;
}

function useTrustGuard({ trust, estate, reload }: TrustDialogProps) {
  const [create] = useMutation(CreateTrustMutation);
  const [update] = useMutation(UpdateTrustMutation);
  const [opened] = useState<Versioned<TrustValues>>({ values: trustValues(trust), version: estate.version });
  const write = async (values: TrustValues, version: number, before: Versioned<TrustValues>): Promise<void> => {
    if (!trust) {
      await create({
        variables: { estateId: estate.id, version, attributes: trustInput(values, false) },
      });
      await refreshed(reload);
      notify(`${values.name} is among the trusts.`);
      return;
    }
    await changeReversibly({
      name: before.values.name,
      before,
      after: values,
      change: async (to, over) => {
        const { data } = await update({
          variables: { id: trust.id, version: over, attributes: trustInput(to, trust?.saysMore ?? false) },
        });
        return data?.updateTrust.estate?.version ?? over + 1;
      },
      read,
      saved: `${values.name} is saved.`,
      undone: `${before.values.name} is as it was.`,
    });
  };
  const read = async (): Promise<Versioned<TrustValues> | null> => {
    const now = await reload();
    if (!now) return null;
    if (!trust) return { values: opened.values, version: now.version };
    const saved = now.trusts.find(({ id }) => id === trust.id);
    return saved ? { values: trustValues(saved), version: now.version } : null;
  };
  return { opened, guard: useConflictGuard({ opened, read, write }) };
}

/** Fields of the form under which the server’s name of a field stands. */
const FIELD_OF_CODE = { SHARES_UNDER_100: 'shares', SHARES_OVER_100: 'shares', SAYS_MORE: 'name' } as const;

/** Adds a trust that exists, changes it, or takes it off. Mounted while it is open. */
export function TrustDialog(props: TrustDialogProps) {
  const { trust, estate, onClose } = props;
  const { opened, guard } = useTrustGuard(props);
  const form = useForm<TrustForm, unknown, TrustValues>({
    resolver: zodResolver(trustSchema),
    mode: 'onTouched',
    defaultValues: opened.values,
  });
  const values = useWatch({ control: form.control }) as TrustForm;
  const [remove] = useMutation(DeleteTrustMutation);
  const [restore] = useMutation(RestoreTrustMutation);
  const removal = useRemoval({
    ...props,
    guard,
    reload: async () => (await props.reload())?.version,
    from: 'the list of trusts',
    thing: trust,
    take: async (id, version) => (await remove({ variables: { id, version } })).data?.deleteTrust.estate?.version,
    giveBack: (id, version) => restore({ variables: { estateId: estate.id, id, version } }),
    onFailed: (message) => form.setError('root', { message }),
  });
  const parties = partiesOf(estate, trust, useFlag(THIRD_PARTY_FLAG));
  const saysMore = trust?.saysMore ?? false;
  return (
    <GuardedDialog<TrustValues, TrustForm>
      name={trust?.name ?? null}
      noun="trust"
      form={form}
      guard={guard}
      elements={elementsFor(parties, values, saysMore)}
      fields={TRUST_FIELDS}
      fieldOfCode={FIELD_OF_CODE}
      labelOf={(name) => TRUST_LABELS[name]}
      wordsOf={wordsWith(parties)}
      removal={removal}
      isOld={estate.version > opened.version}
      onClose={onClose}
    >
      {saysMore && (
        <p className={css.note}>
          What this trust says of deaths is more than this form holds. It stays as it is here, and is changed step by
          step, among its dispositions.
        </p>
      )}
    </GuardedDialog>
  );
}
