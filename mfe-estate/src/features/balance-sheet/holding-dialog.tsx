import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { formatDollarsAndCents } from '@platform/kernel';
import { today } from '@platform/mfe-kit/calendar';
import { FormElements } from '@platform/mfe-kit/form-elements';
import {
  ConflictDialog,
  changeReversibly,
  FormAlert,
  FormModal,
  type Saved,
  showServerErrors,
  useConflictGuard,
  type Versioned,
} from '@platform/mfe-kit/forms';
import { Button, notify, Row, Stack } from '@platform/ui-kit';
import { useEffect, useId, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import css from './balance-sheet.module.css';
import {
  CreateAssetMutation,
  type EstateReload,
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

export interface HoldingDialogProps extends EstateReload {
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
      await reload();
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
  const owners = holding ? undefined : holdingsOf(estate).find(({ id }) => id === securedById)?.owners;
  useEffect(() => {
    if (!owners || owners.length === 0) return;
    const next = sharesOf(owners);
    const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
    if (same(next, offered) || !same(getValues('owners'), offered)) return;
    setOffered(next);
    setValue('owners', next);
  }, [owners, offered, getValues, setValue]);
}

const WORDS = {
  asset: { add: 'Add holding', save: 'Save holding' },
  debt: { add: 'Add debt', save: 'Save debt' },
} as const;

/** Adds something the household owns or owes, changes it, or takes it off. Mounted while it is open. */
export function HoldingDialog(props: HoldingDialogProps) {
  const { kind, holding, estate, onClose, onRetitle } = props;
  const formId = useId();
  const guard = useHoldingGuard(props);
  const form = useForm<HoldingForm, unknown, HoldingValues>({
    resolver: zodResolver(holdingSchema),
    mode: 'onTouched',
    defaultValues: guard.opened.values,
  });
  useDayOfValue(form, guard.opened.values);
  useBorrowers(form, guard.opened.values, props);
  const { errors, isSubmitting } = form.formState;
  const values = useWatch({ control: form.control }) as HoldingForm;
  const [isSettling, setSettling] = useState(false);
  const parties = partiesOf(estate, holdingsOf(estate), holding);
  const say = (message: string): void => form.setError('root', { message });
  const removal = useHoldingRemoval({ ...props, guard, onFailed: say });
  const finish = async (save: Promise<Saved>): Promise<void> => {
    try {
      const outcome = await save;
      if (outcome === 'saved') onClose();
      if (outcome === 'removed') say('Somebody has removed this holding meanwhile. What you typed is not saved.');
    } catch (error) {
      showServerErrors(error, form.setError, HOLDING_FIELDS);
    }
  };
  if (guard.conflict) {
    return (
      <ConflictDialog
        conflict={guard.conflict}
        labelOf={(name) => HOLDING_LABELS[name]}
        wordsOf={(name, of) => inWords(parties, name, of)}
        busy={isSettling}
        onClose={onClose}
        onSettle={(settled) => {
          setSettling(true);
          form.reset(settled);
          void finish(guard.settle(settled)).finally(() => setSettling(false));
        }}
      />
    );
  }
  const words = WORDS[kind];
  return (
    <FormModal
      control={form.control}
      onClose={onClose}
      title={holding ? holding.name : words.add}
      width={620}
      footer={
        <Row gap={12} justify="between" wrap className={css.dialogFoot}>
          {holding ? (
            <Row gap={12} wrap>
              <Button variant="danger" busy={removal.busy} onClick={() => void removal.remove()}>
                Remove
              </Button>
              {onRetitle && <Button onClick={onRetitle}>Retitle or split</Button>}
            </Row>
          ) : (
            <span />
          )}
          <Row gap={12}>
            <Button onClick={onClose}>Cancel</Button>
            <Button primary type="submit" form={formId} busy={isSubmitting}>
              {holding ? words.save : words.add}
            </Button>
          </Row>
        </Row>
      }
    >
      <form
        id={formId}
        onSubmit={form.handleSubmit((typed) => finish(guard.save(typed)))}
        aria-label={holding ? `Change ${holding.name}` : words.add}
        noValidate
      >
        <Stack gap={16}>
          <FormElements
            control={form.control}
            elements={elementsFor({ kind, parties, values, isPolicy: holding?.assetType === 'LIFE_INSURANCE' })}
          />
          {holding && <EarlierValues estateId={estate.id} id={holding.id} />}
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </FormModal>
  );
}
