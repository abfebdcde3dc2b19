import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { refreshed } from '@platform/mfe-kit';
import { today } from '@platform/mfe-kit/calendar';
import { changeReversibly, useConflictGuard, type Versioned } from '@platform/mfe-kit/forms';
import { GuardedDialog, useRemoval } from '@platform/mfe-kit/guarded-dialog';
import { notify, type Option } from '@platform/ui-kit';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import {
  CreateLifeInsuranceMutation,
  DeleteLifeInsuranceMutation,
  type InsuranceReload,
  type Policy,
  RestorePolicyMutation,
  UpdateLifeInsuranceMutation,
} from './insurance-query.ts';
import {
  POLICY_FIELDS,
  type PolicyForm,
  type PolicyValues,
  policyInput,
  policySchema,
  policyValues,
} from './policy.schema.ts';
import { elementsFor, POLICY_LABELS, partiesOf, wordsWith } from './policy-elements.ts';

export interface PolicyDialogProps extends InsuranceReload {
  /** null adds one. */
  readonly policy: Policy | null;
  readonly onClose: () => void;
}

function usePolicyGuard({ policy, estate, reload }: PolicyDialogProps) {
  const [create] = useMutation(CreateLifeInsuranceMutation);
  const [update] = useMutation(UpdateLifeInsuranceMutation);
  const [opened] = useState<Versioned<PolicyValues>>({ values: policyValues(policy), version: estate.version });
  const change = async (id: string, values: PolicyValues, version: number, owner: string): Promise<number> => {
    const { data } = await update({ variables: { id, version, attributes: policyInput(values, owner) } });
    return data?.updateLifeInsurance.estate?.version ?? version + 1;
  };
  const write = async (values: PolicyValues, version: number, before: Versioned<PolicyValues>): Promise<void> => {
    if (!policy) {
      await create({ variables: { estateId: estate.id, version, attributes: policyInput(values, '') } });
      await refreshed(reload);
      notify(`${values.name} is among the policies.`);
      return;
    }
    const saved = `${values.name} is saved.`;
    // What nobody had said before cannot be put back: a policy without an insured was not one yet.
    if (!policy.insured || policy.netDeathBenefit === null) {
      await change(policy.id, values, version, before.values.ownerId);
      await refreshed(reload);
      notify(saved);
      return;
    }
    await changeReversibly({
      name: before.values.name,
      before,
      after: values,
      change: (to, over, from) => change(policy.id, to, over, from.ownerId),
      read,
      saved,
      undone: `${before.values.name} is as it was.`,
    });
  };
  const read = async (): Promise<Versioned<PolicyValues> | null> => {
    const now = await reload();
    if (!now) return null;
    if (!policy) return { values: opened.values, version: now.version };
    const saved = now.lifeInsurances.find(({ id }) => id === policy.id);
    return saved ? { values: policyValues(saved), version: now.version } : null;
  };
  return { opened, guard: useConflictGuard({ opened, read, write }) };
}

/** A new cash value is of today unless somebody says otherwise; the day of an old one stays what it was. */
function useDayOfCashValue(
  { control, setValue, formState }: UseFormReturn<PolicyForm, unknown, PolicyValues>,
  opened: PolicyValues,
) {
  const csv = useWatch({ control, name: 'csv' });
  const isTheirs = Boolean(formState.dirtyFields.csvAsOf);
  const isNew = csv !== opened.csv;
  useEffect(() => {
    if (!isTheirs) setValue('csvAsOf', isNew ? today() : opened.csvAsOf);
  }, [isTheirs, isNew, opened.csvAsOf, setValue]);
}

/** Whoever owned it gave it away, unless somebody else is named; the insured need not be. */
function useGiver(
  { control, setValue, formState }: UseFormReturn<PolicyForm, unknown, PolicyValues>,
  opened: PolicyValues,
  people: readonly Option[],
) {
  const [ownerId, givenOn, insuredId] = useWatch({ control, name: ['ownerId', 'transferredOn', 'insuredId'] });
  const isTheirs = Boolean(formState.dirtyFields.transferorId);
  const isGiven = Boolean(givenOn) && opened.ownerId !== '' && ownerId !== opened.ownerId;
  const isOfAPerson = people.some(({ value }) => value === opened.ownerId);
  const giver = isGiven && isOfAPerson && opened.ownerId !== insuredId ? opened.ownerId : opened.transferorId;
  useEffect(() => {
    if (!isTheirs) setValue('transferorId', giver);
  }, [isTheirs, giver, setValue]);
}

/** Adds a policy, changes it, or takes it off. Mounted while it is open. */
export function PolicyDialog(props: PolicyDialogProps) {
  const { policy, estate, onClose } = props;
  const { opened, guard } = usePolicyGuard(props);
  const form = useForm<PolicyForm, unknown, PolicyValues>({
    resolver: zodResolver(policySchema),
    mode: 'onTouched',
    defaultValues: opened.values,
  });
  useDayOfCashValue(form, opened.values);
  const values = useWatch({ control: form.control }) as PolicyForm;
  const [remove] = useMutation(DeleteLifeInsuranceMutation);
  const [restore] = useMutation(RestorePolicyMutation);
  const removal = useRemoval({
    ...props,
    guard,
    reload: async () => (await props.reload())?.version,
    from: 'the list of policies',
    thing: policy,
    take: async (id, version) =>
      (await remove({ variables: { id, version } })).data?.deleteLifeInsurance.estate?.version,
    giveBack: (id, version) => restore({ variables: { estateId: estate.id, id, version } }),
    onFailed: (message) => form.setError('root', { message }),
  });
  const parties = partiesOf(estate, policy);
  useGiver(form, opened.values, parties.people);
  const isOthersNow = policy?.owner != null && values.ownerId !== opened.values.ownerId;
  return (
    <GuardedDialog<PolicyValues, PolicyForm>
      name={policy?.name ?? null}
      noun="policy"
      form={form}
      guard={guard}
      elements={elementsFor(parties, values, isOthersNow)}
      fields={POLICY_FIELDS}
      labelOf={(name) => POLICY_LABELS[name]}
      wordsOf={wordsWith(parties)}
      removal={removal}
      isOld={estate.version > opened.version}
      onClose={onClose}
    />
  );
}
