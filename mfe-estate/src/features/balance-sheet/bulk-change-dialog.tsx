import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { counted } from '@platform/kernel';
import { refreshed } from '@platform/mfe-kit';
import { today } from '@platform/mfe-kit/calendar';
import { type FormElement, FormElements } from '@platform/mfe-kit/form-elements';
import { optionalPastDate, optionalText } from '@platform/mfe-kit/form-rules';
import { FormAlert, FormModal, showServerErrors, undoChange, whileUnchanged } from '@platform/mfe-kit/forms';
import { Button, notify, type Option, Row, Stack } from '@platform/ui-kit';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { AssetInput } from '../../gql/graphql.ts';
import { type FormsReload, type Holding, holdingsOf } from './balance-sheet-query.ts';
import { holdingValues } from './holding.schema.ts';
import { possibleOwners } from './holding-elements.ts';
import { BulkUpdateAssetsMutation } from './sheet-query.ts';

const schema = z
  .object({
    ownerId: z.string(),
    valuationDate: optionalPastDate('A value cannot be from the future'),
    valuationSource: optionalText(TEXT_LENGTHS.valuationSource),
    custodian: optionalText(TEXT_LENGTHS.custodian),
  })
  .refine((values) => Object.values(values).some((value) => value !== ''), {
    path: ['ownerId'],
    message: 'Say what to change',
  });
type Values = z.output<typeof schema>;
const FIELDS = ['ownerId', 'valuationDate', 'valuationSource', 'custodian'] as const;

const elementsFor = (owners: readonly Option[], hasDebts: boolean): readonly FormElement<Values>[] => [
  { kind: 'select', name: 'ownerId', label: 'Owner', optional: true, placeholder: 'As it is', options: owners },
  { kind: 'date', name: 'valuationDate', label: 'Valued on', width: 'half', optional: true, max: today() },
  {
    kind: 'text',
    name: 'valuationSource',
    label: 'Where the values come from',
    width: 'half',
    optional: true,
    placeholder: 'As it is',
    autoComplete: 'off',
  },
  ...(hasDebts
    ? []
    : [
        {
          kind: 'text',
          name: 'custodian',
          label: 'Kept by',
          width: 'half',
          optional: true,
          placeholder: 'As it is',
          autoComplete: 'off',
        } as const,
      ]),
];

/** What is said, of each of them; what is left open stays as it is. */
function attributesOf({ ownerId, valuationDate, valuationSource, custodian }: Values): AssetInput {
  return {
    ...(ownerId && { owners: [{ ownerId }] }),
    ...(valuationDate && { valuationDate }),
    ...(valuationSource && { valuationSource }),
    ...(custodian && { custodian }),
  };
}

/** What was known of a holding of the fields that are said. */
function asItWas(holding: Holding, said: AssetInput): AssetInput {
  const { owners, valuationDate, valuationSource, custodian } = holding;
  return {
    ...(said.owners && {
      owners: owners.map(({ owner, percent }) => ({ ownerId: owner.id, percent: percent ?? null })),
    }),
    ...(said.valuationDate && { valuationDate: valuationDate ?? null }),
    ...(said.valuationSource && { valuationSource: valuationSource ?? null }),
    ...(said.custodian && { custodian: custodian ?? null }),
  };
}

interface BulkChangeProps extends FormsReload {
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Says the same of the holdings at once. Mounted while it is open. */
export function BulkChangeDialog({ estate, reload, onClose, onSaved }: BulkChangeProps) {
  const holdings = holdingsOf(estate);
  const formId = useId();
  const [update] = useMutation(BulkUpdateAssetsMutation);
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: { ownerId: '', valuationDate: '', valuationSource: '', custodian: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const title = `Change ${counted(holdings.length, 'holding')}`;
  const send = async (attributesFor: (holding: Holding) => AssetInput, version: number): Promise<number> => {
    const changes = holdings.map((holding) => ({ id: holding.id, attributes: attributesFor(holding) }));
    const { data } = await update({ variables: { estateId: estate.id, version, changes } });
    return data?.bulkUpdateAssets.estate?.version ?? version + 1;
  };
  const ids = new Set(holdings.map(({ id }) => id));
  const read = async () => {
    const now = await reload();
    if (!now) return null;
    const chosen = holdingsOf(now).filter(({ id }) => ids.has(id));
    return { values: chosen.map((holding) => holdingValues(holding, '')), version: now.version };
  };
  const undo = async (said: AssetInput, version: number, now: () => Promise<number | null>): Promise<void> => {
    await undoChange({
      name: counted(holdings.length, 'holding'),
      done: `${counted(holdings.length, 'holding')}: as before.`,
      back: (over) => send((holding) => asItWas(holding, said), over),
      version,
      now,
    });
    await refreshed(reload);
  };
  const save = async (values: Values): Promise<void> => {
    const said = attributesOf(values);
    try {
      const version = await send(() => said, estate.version);
      const now = await whileUnchanged(read, version);
      onSaved();
      onClose();
      notify({
        message: `${counted(holdings.length, 'holding')}: changed.`,
        undo: () => void undo(said, version, now),
      });
    } catch (error) {
      showServerErrors(error, form.setError, FIELDS);
      await refreshed(reload);
    }
  };
  return (
    <FormModal
      control={form.control}
      onClose={onClose}
      title={title}
      width={620}
      footer={
        <Row gap={12} justify="end">
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={formId} busy={isSubmitting}>
            Change all
          </Button>
        </Row>
      }
    >
      <form id={formId} onSubmit={form.handleSubmit(save)} aria-label={title} noValidate>
        <Stack gap={16}>
          <FormElements
            control={form.control}
            elements={elementsFor(
              possibleOwners(estate, []),
              holdings.some(({ isLiability }) => isLiability),
            )}
          />
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </FormModal>
  );
}
