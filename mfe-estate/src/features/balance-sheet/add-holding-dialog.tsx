import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { today } from '@platform/mfe-kit/calendar';
import { type FormElement, FormElements } from '@platform/mfe-kit/form-elements';
import { FormAlert, showServerErrors } from '@platform/mfe-kit/forms';
import { STATE_OPTIONS } from '@platform/mfe-kit/places';
import { Button, Modal, notify, type Option, Stack } from '@platform/ui-kit';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { isStaleVersion } from '../estate/expected.ts';
import {
  ASSET_TYPES,
  HOLDING_NAME_LENGTH,
  type HoldingForm,
  type HoldingValues,
  holdingInput,
  holdingSchema,
  MAX_OWNERS,
  TITLINGS,
} from './add-holding.schema.ts';
import { type BalanceSheetEstate, CreateAssetMutation, type EstateReload } from './balance-sheet-query.ts';

function ownerOptions({ people, trusts }: BalanceSheetEstate): readonly Option[] {
  const living = people.filter(({ isDeceased, isClient, isSpouse }) => !isDeceased && (isClient || isSpouse));
  return [...living, ...trusts.filter(({ createdUponDeath }) => !createdUponDeath)].map(({ id, name }) => ({
    value: id,
    label: name,
  }));
}

const ownersElement = (options: readonly Option[]): FormElement<HoldingForm> => ({
  kind: 'array',
  name: 'owners',
  label: 'Owners',
  entry: 'Owner',
  hint: 'Owners without a percentage share equally what the others leave.',
  newEntry: { ownerId: '', percent: null },
  minEntries: 1,
  maxEntries: Math.min(MAX_OWNERS, options.length),
  elements: [
    { kind: 'select', name: 'ownerId', label: 'Owner', width: 'half', placeholder: 'Choose an owner', options },
    { kind: 'percentage', name: 'percent', label: 'Share', width: 'half', optional: true },
  ],
});

const elementsFor = (owners: readonly Option[]): readonly FormElement<HoldingForm>[] => [
  { kind: 'text', name: 'name', label: 'Name', autoComplete: 'off', autoFocus: true, maxLength: HOLDING_NAME_LENGTH },
  { kind: 'multi-select cards', name: 'assetType', label: 'Type', options: ASSET_TYPES, maximum: 1 },
  { kind: 'currency', name: 'balance', label: 'Value', width: 'half' },
  { kind: 'date', name: 'valuationDate', label: 'Valued on', width: 'half', max: today() },
  ownersElement(owners),
  {
    kind: 'collapsible section',
    title: 'Place and title',
    summary: 'Where it is, and how it is held',
    elements: [
      {
        kind: 'select',
        name: 'state',
        label: 'State',
        width: 'half',
        optional: true,
        placeholder: 'State of residence',
        options: STATE_OPTIONS,
      },
      {
        kind: 'select',
        name: 'titling',
        label: 'Title',
        width: 'half',
        optional: true,
        placeholder: 'Not known',
        options: TITLINGS,
      },
    ],
  },
];

const FIELDS = ['name', 'assetType', 'owners', 'balance', 'valuationDate', 'state', 'titling'] as const;

export interface AddHoldingDialogProps extends EstateReload {
  readonly onClose: () => void;
}

/** Mounted while it is open. */
export function AddHoldingDialog({ onClose, estate, reload }: AddHoldingDialogProps) {
  const formId = useId();
  const [create] = useMutation(CreateAssetMutation);
  const owners = ownerOptions(estate);
  const form = useForm<HoldingForm, unknown, HoldingValues>({
    resolver: zodResolver(holdingSchema),
    mode: 'onTouched',
    defaultValues: {
      name: '',
      assetType: [],
      owners: [{ ownerId: owners[0]?.value ?? '', percent: null }],
      balance: null,
      valuationDate: today(),
      state: '',
      titling: '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (values) => {
    try {
      const attributes = holdingInput(values);
      await create({ variables: { estateId: estate.id, version: estate.version, attributes } });
      await reload();
      onClose();
      notify(`${values.name} is on the balance sheet.`);
    } catch (error) {
      if (!isStaleVersion(error)) return showServerErrors(error, form.setError, FIELDS);
      await reload();
      form.setError('root', {
        message: 'The estate changed meanwhile and was read again. Nothing is lost: add it now.',
      });
    }
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Add holding"
      width={620}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={formId} busy={isSubmitting}>
            Add holding
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} aria-label="Add holding" noValidate>
        <Stack gap={16}>
          <FormElements control={form.control} elements={elementsFor(owners)} />
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </Modal>
  );
}
