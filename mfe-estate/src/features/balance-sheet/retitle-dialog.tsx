import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { refreshed } from '@platform/mfe-kit';
import { type FormElement, FormElements } from '@platform/mfe-kit/form-elements';
import { requiredText } from '@platform/mfe-kit/form-rules';
import { FormAlert, FormModal, serverErrorText, undoChange, whileUnchanged } from '@platform/mfe-kit/forms';
import { Button, Caption, notify, type Option, Row, Stack } from '@platform/ui-kit';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import {
  type FormsReload,
  type Holding,
  holdingsOf,
  RestoreAssetMutation,
  SplitAssetMutation,
  UpdateAssetMutation,
} from './balance-sheet-query.ts';
import { holdingInput, holdingValues } from './holding.schema.ts';
import { possibleOwners } from './holding-elements.ts';

export interface RetitleDialogProps extends FormsReload {
  readonly holding: Holding;
  readonly onClose: () => void;
}

const UNIT = 100_000;
const TOLERANCE = 0.01;
const schema = z.object({
  parts: z
    .array(
      z.object({
        ownerId: requiredText('Choose an owner'),
        percent: z
          .number({ error: 'A share is required' })
          .refine((percent) => percent > 0 && percent <= 100, 'A share is a percentage above 0 and up to 100'),
      }),
    )
    .min(1, 'Choose an owner')
    .refine((all) => new Set(all.map(({ ownerId }) => ownerId)).size === all.length, 'Each owner once')
    .refine((all) => {
      const sum = all.reduce((total, { percent }) => total + Math.round(percent * UNIT), 0) / UNIT;
      return Math.abs(sum - 100) <= TOLERANCE;
    }, 'The shares must come to 100%'),
});
type RetitleForm = z.infer<typeof schema>;

const elementsFor = (owners: readonly Option[]): readonly FormElement<RetitleForm>[] => [
  {
    kind: 'array',
    name: 'parts',
    label: 'Whose it is from now on',
    entry: 'Owner',
    hint: 'One owner takes all of it. With more, each part stands on a line of its own, to the cent.',
    newEntry: { ownerId: '', percent: null },
    minEntries: 1,
    maxEntries: Math.min(50, owners.length),
    elements: [
      { kind: 'select', name: 'ownerId', label: 'Owner', width: 'half', placeholder: 'Choose', options: owners },
      { kind: 'percentage', name: 'percent', label: 'Share', width: 'half' },
    ],
  },
];

/** Gives a holding to one owner, and back where somebody takes that back. */
function useRetitle({ holding, estate, reload }: RetitleDialogProps) {
  const [update] = useMutation(UpdateAssetMutation);
  const [split] = useMutation(SplitAssetMutation);
  const [restore] = useMutation(RestoreAssetMutation);
  const { id, name } = holding;
  const reading = (ids: readonly string[]) => async () => {
    const now = await reload();
    if (!now) return null;
    const found = holdingsOf(now).filter((one) => ids.includes(one.id));
    return { values: found.map((one) => holdingValues(one, '')), version: now.version };
  };
  const undo = async (
    version: number,
    now: () => Promise<number | null>,
    back: (over: number) => Promise<unknown>,
  ): Promise<void> => {
    await undoChange({ name, done: `${name} is as it was.`, back, version, now });
    await refreshed(reload);
  };
  const before = holdingInput('asset', holdingValues(holding, ''));
  return {
    async give(ownerId: string, owner: string): Promise<void> {
      const isTrust = estate.trusts.some((trust) => trust.id === ownerId);
      const isPerson = estate.people.some((person) => person.id === ownerId);
      const attributes = {
        owners: [{ ownerId }],
        titling: isTrust ? ('TRUST_OWNED' as const) : null,
        contributions: [],
        ...(isPerson ? {} : { beneficiaries: [] }),
      };
      const { data } = await update({ variables: { id, version: estate.version, attributes } });
      const version = data?.updateAsset.estate?.version ?? estate.version + 1;
      const now = await whileUnchanged(reading([id]), version);
      const back = (over: number) => update({ variables: { id, version: over, attributes: before } });
      notify({ message: `${name} is now owned by ${owner}.`, undo: () => void undo(version, now, back) });
    },
    async split(parts: RetitleForm['parts']): Promise<void> {
      const { data } = await split({ variables: { id, version: estate.version, parts } });
      const version = data?.splitAsset.estate?.version ?? estate.version + 1;
      const made = data?.splitAsset.assets ?? [];
      // Taken back with a part that has changed since, that change would be lost.
      const now = await whileUnchanged(reading(made.map((part) => part.id)), version);
      const back = (over: number) => restore({ variables: { estateId: estate.id, id, version: over } });
      notify({ message: `${name} is split into ${parts.length} parts.`, undo: () => void undo(version, now, back) });
    },
  };
}

/** Another owner for a holding, a trust above all, or several with a part each. Mounted while it is open. */
export function RetitleDialog(props: RetitleDialogProps) {
  const { holding, estate, reload, onClose } = props;
  const formId = useId();
  const actions = useRetitle(props);
  const owners = possibleOwners(
    estate,
    holding.owners.map(({ owner }) => owner.id),
  );
  const form = useForm<RetitleForm, unknown, RetitleForm>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { parts: [{ ownerId: '', percent: 100 }] },
  });
  const { errors, isSubmitting } = form.formState;
  const parts = useWatch({ control: form.control, name: 'parts' });
  const isSplit = parts.length > 1;
  const save = async ({ parts: typed }: RetitleForm): Promise<void> => {
    const [first] = typed;
    try {
      if (isSplit) await actions.split(typed);
      else if (first)
        await actions.give(first.ownerId, owners.find(({ value }) => value === first.ownerId)?.label ?? '');
      onClose();
    } catch (error) {
      form.setError('root', { message: serverErrorText(error) });
    }
    await refreshed(reload);
  };
  return (
    <FormModal
      control={form.control}
      onClose={onClose}
      title={`Retitle or split ${holding.name}`}
      width={560}
      footer={
        <Row gap={12} justify="end" wrap>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={formId} busy={isSubmitting}>
            {isSplit ? 'Split' : 'Retitle'}
          </Button>
        </Row>
      }
    >
      <form id={formId} onSubmit={form.handleSubmit(save)} aria-label={`Retitle or split ${holding.name}`} noValidate>
        <Stack gap={16}>
          <FormElements control={form.control} elements={elementsFor(owners)} />
          <Caption>
            Beneficiaries named with it stay with people only: a trust or an entity passes it on by its own terms.
          </Caption>
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </FormModal>
  );
}
