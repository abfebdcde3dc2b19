import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { formatDollarsAndCents } from '@platform/kernel';
import { today } from '@platform/mfe-kit/calendar';
import { MoneyField } from '@platform/mfe-kit/form-elements';
import { optionalPastDate, requiredCents } from '@platform/mfe-kit/form-rules';
import { DateField, FormAlert, serverErrorText, showServerErrors } from '@platform/mfe-kit/forms';
import { Button, Modal, Note, notify, Receipt, Stack } from '@platform/ui-kit';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { isStaleVersion } from '../estate/expected.ts';
import { type EstateReload, type Holding, UpdateAssetMutation } from './balance-sheet-query.ts';

const valueSchema = z.object({
  balance: requiredCents,
  valuationDate: optionalPastDate('A value cannot be from the future'),
});
type ValueForm = z.input<typeof valueSchema>;
type Value = z.output<typeof valueSchema>;

/** Somebody else saved the estate while the dialog was open. */
interface Conflict {
  readonly mine: Value;
  readonly saved: Holding;
  readonly version: number;
}

export interface EditValueDialogProps extends EstateReload {
  readonly asset: Holding;
  readonly onClose: () => void;
}

const formValue = ({ balance, valuationDate }: Holding): Value => ({ balance, valuationDate: valuationDate ?? '' });

function useSaveValue({ asset, estate, reload, onClose }: EditValueDialogProps) {
  const [update] = useMutation(UpdateAssetMutation);
  // The version of the moment the dialog opened: what the person saw is what he changes.
  const [opened] = useState({ version: estate.version, value: formValue(asset) });
  const write = async (value: Value, version: number): Promise<number> => {
    const attributes = { balance: value.balance, valuationDate: value.valuationDate || null };
    const { data } = await update({ variables: { id: asset.id, version, attributes } });
    await reload();
    return data?.updateAsset.estate?.version ?? version;
  };
  const undo = async (value: Value, version: number): Promise<void> => {
    try {
      await write(value, version);
      notify(`${asset.name} is back at ${formatDollarsAndCents(value.balance)}.`);
    } catch (error) {
      const text = isStaleVersion(error)
        ? `${asset.name} was not changed back: the estate has changed again meanwhile.`
        : serverErrorText(error);
      notify({ message: text, tone: 'error' });
    }
  };
  const save = async (value: Value, version = opened.version, before = opened.value): Promise<void> => {
    const next = await write(value, version);
    onClose();
    notify({
      message: `${asset.name} is now ${formatDollarsAndCents(value.balance)}.`,
      undo: () => void undo(before, next),
    });
  };
  return save;
}

/** Changes what a holding is worth; a newer version of the estate is shown beside one's own value, never lost. */
export function EditValueDialog(props: EditValueDialogProps) {
  const { asset, reload, onClose } = props;
  const formId = useId();
  const save = useSaveValue(props);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useForm<ValueForm, unknown, Value>({
    resolver: zodResolver(valueSchema),
    mode: 'onTouched',
    // A value is set today unless somebody says otherwise.
    defaultValues: { balance: asset.balance, valuationDate: today() },
  });
  const { errors, isSubmitting } = form.formState;
  const attempt = async (value: Value, version?: number, before?: Value): Promise<void> => {
    try {
      await save(value, version, before);
    } catch (error) {
      if (!isStaleVersion(error)) return showServerErrors(error, form.setError, ['balance', 'valuationDate']);
      const now = await reload();
      const saved = now?.assets.find(({ id }) => id === asset.id);
      if (now && saved) setConflict({ mine: value, saved, version: now.version });
      else form.setError('root', { message: 'This holding has been removed meanwhile.' });
    }
  };
  if (conflict) {
    const keep = (): void => {
      form.clearErrors();
      void attempt(conflict.mine, conflict.version, formValue(conflict.saved));
    };
    const problem = (errors.root ?? errors.balance ?? errors.valuationDate)?.message;
    return <ConflictDialog asset={asset} conflict={conflict} problem={problem} onKeep={keep} onClose={onClose} />;
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={asset.name}
      width={420}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={formId} busy={isSubmitting}>
            Save value
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={form.handleSubmit((value) => attempt(value))}
        aria-label={`Change ${asset.name}`}
        noValidate
      >
        <Stack gap={16}>
          <MoneyField control={form.control} name="balance" label="Value" data-autofocus />
          <DateField control={form.control} name="valuationDate" label="Valued on" max={today()} />
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </Modal>
  );
}

interface ConflictDialogProps {
  readonly asset: Holding;
  readonly conflict: Conflict;
  /** Why one's own value could not be saved. */
  readonly problem: string | undefined;
  readonly onKeep: () => void;
  readonly onClose: () => void;
}

function ConflictDialog({ asset, conflict, problem, onKeep, onClose }: ConflictDialogProps) {
  const { mine, saved } = conflict;
  return (
    <Modal
      opened
      onClose={onClose}
      title="The estate changed while you were editing"
      width={460}
      footer={
        <>
          <Button onClick={onClose}>Take the saved value</Button>
          <Button primary onClick={onKeep}>
            Save mine
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Note tone="warning" icon="danger" alert>
          Nothing was overwritten. Choose which value of {asset.name} stays.
        </Note>
        <Receipt
          label="Both values"
          lines={[
            { id: 'saved', label: 'Saved now', cents: saved.balance },
            { id: 'mine', label: 'Yours, not saved', cents: mine.balance },
          ]}
        />
        <FormAlert message={problem} />
      </Stack>
    </Modal>
  );
}
