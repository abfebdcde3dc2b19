import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { isIsoDate } from '@platform/kernel';
import { requiredCents, requiredText } from '@platform/mfe-kit/form-rules';
import { DateField, MoneyField, SelectField, showServerErrors, TextField } from '@platform/mfe-kit/forms';
import { Button, Modal, Note, notify, Stack } from '@platform/ui-kit';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { isStaleVersion } from '../estate/expected.ts';
import { type BalanceSheetEstate, CreateAssetMutation, type EstateReload } from './balance-sheet-query.ts';

const TYPES = [
  { value: 'CASH', label: 'Cash' },
  { value: 'BROKERAGE', label: 'Investments' },
  { value: 'RETIREMENT', label: 'Retirement' },
  { value: 'REAL_ESTATE', label: 'Real estate' },
  { value: 'BUSINESS', label: 'Business' },
  { value: 'TANGIBLE', label: 'Personal property' },
  { value: 'OTHER', label: 'Other' },
] as const;

const today = (): string => new Date().toISOString().slice(0, 10);

const holdingSchema = z.object({
  name: requiredText('Name is required').max(120, 'At most 120 characters'),
  assetType: z.enum(
    TYPES.map(({ value }) => value),
    'Choose a type',
  ),
  ownerId: requiredText('Choose an owner'),
  balance: requiredCents,
  valuationDate: z
    .string()
    .refine(isIsoDate, 'Enter a date')
    .refine((text) => text <= today(), 'A value cannot be from the future'),
});
type HoldingValues = z.infer<typeof holdingSchema>;

function ownerOptions({ people, trusts }: BalanceSheetEstate) {
  const living = people.filter(({ isDeceased, isClient, isSpouse }) => !isDeceased && (isClient || isSpouse));
  return [...living, ...trusts.filter(({ createdUponDeath }) => !createdUponDeath)].map(({ id, name }) => ({
    value: id,
    label: name,
  }));
}

export interface AddHoldingDialogProps extends EstateReload {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function AddHoldingDialog({ opened, onClose, estate, reload }: AddHoldingDialogProps) {
  const formId = useId();
  const [create] = useMutation(CreateAssetMutation);
  const owners = ownerOptions(estate);
  const empty = {
    name: '',
    assetType: 'BROKERAGE' as const,
    ownerId: owners[0]?.value ?? '',
    balance: Number.NaN,
    valuationDate: today(),
  };
  const form = useForm<HoldingValues>({ resolver: zodResolver(holdingSchema), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const close = (): void => {
    form.reset(empty);
    onClose();
  };
  const save = form.handleSubmit(async ({ ownerId, ...values }) => {
    const attributes = { ...values, owners: [{ ownerId }] };
    try {
      await create({ variables: { estateId: estate.id, version: estate.version, attributes } });
      await reload();
      close();
      notify(`${values.name} is on the balance sheet.`);
    } catch (error) {
      if (!isStaleVersion(error)) {
        return showServerErrors(error, form.setError, ['name', 'assetType', 'ownerId', 'balance', 'valuationDate']);
      }
      await reload();
      form.setError('root', {
        message: 'The estate changed meanwhile and was read again. Nothing is lost: add it now.',
      });
    }
  });
  return (
    <Modal
      opened={opened}
      onClose={close}
      title="Add holding"
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button primary type="submit" form={formId} busy={isSubmitting}>
            Add holding
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} aria-label="Add holding" noValidate>
        <Stack gap={16}>
          <TextField control={form.control} name="name" label="Name" autoComplete="off" data-autofocus />
          <SelectField control={form.control} name="assetType" label="Type" options={TYPES} />
          <SelectField control={form.control} name="ownerId" label="Owner" options={owners} />
          <MoneyField control={form.control} name="balance" label="Value" />
          <DateField control={form.control} name="valuationDate" label="Valued on" max={today()} />
          {errors.root && (
            <Note tone="danger" alert>
              {errors.root.message}
            </Note>
          )}
        </Stack>
      </form>
    </Modal>
  );
}
