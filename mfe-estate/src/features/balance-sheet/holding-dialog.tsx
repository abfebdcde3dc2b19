import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { formatDollarsAndCents } from '@platform/kernel';
import { refreshed } from '@platform/mfe-kit';
import { today } from '@platform/mfe-kit/calendar';
import { changeReversibly, useConflictGuard, type Versioned } from '@platform/mfe-kit/forms';
import { GuardedDialog } from '@platform/mfe-kit/guarded-dialog';
import { Button, notify } from '@platform/ui-kit';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import {
  CreateAssetMutation,
  type FormsReload,
  type Holding,
  holdingsOf,
  UpdateAssetMutation,
} from './balance-sheet-query.ts';
import { EarlierValues } from './earlier-values.tsx';
import {
  HOLDING_FIELDS,
  type HoldingForm,
  type HoldingKind,
  type HoldingValues,
  holdingInput,
  holdingSchema,
  holdingValues,
  sharesOf,
} from './holding.schema.ts';
import { elementsFor, HOLDING_LABELS, inWords, partiesOf } from './holding-elements.ts';
import { useHoldingRemoval } from './holding-removal.ts';

export interface HoldingDialogProps extends FormsReload {
  readonly kind: HoldingKind;
  /** null adds one. */
  readonly holding: Holding | null;
  readonly onClose: () => void;
  /** Gives it to somebody else, or splits it; left out where it must stay as it is. */
  readonly onRetitle?: () => void;
}

function useHoldingGuard({ kind, holding, estate, reload }: HoldingDialogProps) {
  const [create] = useMutation(CreateAssetMutation);
  const [update] = useMutation(UpdateAssetMutation);
  const clientId = estate.people.find(({ isClient }) => isClient)?.id ?? '';
  // The version of the moment the dialog opened: what the person saw is what they change.
  const [opened] = useState<Versioned<HoldingValues>>({
    values: holdingValues(holding, clientId),
    version: estate.version,
  });
  const valuesIn = (now: Awaited<ReturnType<typeof reload>>, id: string): HoldingValues | null => {
    const saved = now ? holdingsOf(now).find((one) => one.id === id) : undefined;
    return saved ? holdingValues(saved, clientId) : null;
  };
  const change = async (id: string, values: HoldingValues, version: number): Promise<number> => {
    const { data } = await update({ variables: { id, version, attributes: holdingInput(kind, values) } });
    return data?.updateAsset.estate?.version ?? version + 1;
  };
  const write = async (values: HoldingValues, version: number, before: Versioned<HoldingValues>): Promise<void> => {
    if (!holding) {
      await create({ variables: { estateId: estate.id, version, attributes: holdingInput(kind, values) } });
      await refreshed(reload);
      notify(`${values.name} is on the balance sheet.`);
      return;
    }
    const { name, balance } = before.values;
    const isRevalued = values.balance !== balance;
    await changeReversibly({
      name,
      before,
      after: values,
      change: (to, over) => change(holding.id, to, over),
      read,
      saved: isRevalued
        ? `${values.name} is now ${formatDollarsAndCents(values.balance)}.`
        : `${values.name} is saved.`,
      undone: `${name} is back at ${formatDollarsAndCents(balance)}.`,
    });
  };
  const read = async (): Promise<Versioned<HoldingValues> | null> => {
    const now = await reload();
    if (!now) return null;
    if (!holding) return { values: opened.values, version: now.version };
    const values = valuesIn(now, holding.id);
    return values && { values, version: now.version };
  };
  return { opened, ...useConflictGuard({ opened, read, write }) };
}

/** A new value is of today unless somebody says otherwise; the day of an old one stays what it was. */
function useDayOfValue(
  { control, setValue, formState }: UseFormReturn<HoldingForm, unknown, HoldingValues>,
  opened: HoldingValues,
) {
  const balance = useWatch({ control, name: 'balance' });
  const isTheirs = Boolean(formState.dirtyFields.valuationDate);
  const isRevalued = balance !== opened.balance;
  useEffect(() => {
    if (!isTheirs) setValue('valuationDate', isRevalued ? today() : opened.valuationDate);
  }, [isTheirs, isRevalued, opened.valuationDate, setValue]);
}

/** Whoever owns what secures a new debt owes it, unless somebody says otherwise. */
function useBorrowers(
  { control, getValues, setValue }: UseFormReturn<HoldingForm, unknown, HoldingValues>,
  opened: HoldingValues,
  { holding, estate }: HoldingDialogProps,
) {
  const securedById = useWatch({ control, name: 'securedById' });
  const [offered, setOffered] = useState(opened.owners);
  const owners = holding ? undefined : estate.property?.find(({ id }) => id === securedById)?.owners;
  useEffect(() => {
    if (!owners || owners.length === 0) return;
    const next = sharesOf(owners);
    const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
    if (same(next, offered) || !same(getValues('owners'), offered)) return;
    setOffered(next);
    setValue('owners', next);
  }, [owners, offered, getValues, setValue]);
}

/** Adds something the household owns or owes, changes it, or takes it off. Mounted while it is open. */
export function HoldingDialog(props: HoldingDialogProps) {
  const { kind, holding, estate, onClose, onRetitle } = props;
  const { opened, ...guard } = useHoldingGuard(props);
  const form = useForm<HoldingForm, unknown, HoldingValues>({
    resolver: zodResolver(holdingSchema),
    mode: 'onTouched',
    defaultValues: opened.values,
  });
  useDayOfValue(form, opened.values);
  useBorrowers(form, opened.values, props);
  const values = useWatch({ control: form.control }) as HoldingForm;
  const parties = partiesOf(estate, estate.property ?? [], holding);
  const removal = useHoldingRemoval({
    ...props,
    guard,
    onFailed: (message) => form.setError('root', { message }),
  });
  return (
    <GuardedDialog<HoldingValues, HoldingForm>
      name={holding?.name ?? null}
      noun={kind === 'debt' ? 'debt' : 'holding'}
      form={form}
      guard={guard}
      elements={elementsFor({ kind, parties, values, isPolicy: holding?.assetType === 'LIFE_INSURANCE' })}
      fields={HOLDING_FIELDS}
      labelOf={(name) => HOLDING_LABELS[name]}
      wordsOf={(name, of) => inWords(parties, name, of)}
      removal={removal}
      isOld={estate.version > opened.version}
      deeds={onRetitle && <Button onClick={onRetitle}>Retitle or split</Button>}
      onClose={onClose}
    >
      {holding && <EarlierValues estateId={estate.id} id={holding.id} />}
    </GuardedDialog>
  );
}
