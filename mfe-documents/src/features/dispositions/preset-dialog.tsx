import { useMutation, useQuery } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { dispositionLabel, dispositionOptions } from '@platform/contracts/disposition-labels';
import { refreshed } from '@platform/mfe-kit';
import { type FormElement, FormElements } from '@platform/mfe-kit/form-elements';
import { FormAlert, FormModal, showServerErrors, undoChange } from '@platform/mfe-kit/forms';
import { Button, notify, Row, Stack } from '@platform/ui-kit';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import css from './dispositions.module.css';
import { AddPresetMutation, type PlanReload, PresetPreviewQuery, UndoPresetMutation } from './dispositions-query.ts';
import { wholeInput } from './step-input.ts';
import { PreviewOf } from './step-preview.tsx';
import { whileSteps } from './while-steps.ts';

const OPTIONS = dispositionOptions('DispositionPreset');
type Preset = (typeof OPTIONS)[number]['value'];
const schema = z.object({ preset: z.enum(OPTIONS.map(({ value }) => value)) });
type Chosen = z.infer<typeof schema>;

const ELEMENTS: readonly FormElement<Chosen>[] = [
  { kind: 'select', name: 'preset', label: 'Pattern', options: OPTIONS, autoFocus: true },
];

/** How the instrument would read with a pattern, and what that changes for whoever receives. */
function PresetPreview({ instrumentId, preset }: { readonly instrumentId: string; readonly preset: Preset }) {
  const { data, error, loading } = useQuery(PresetPreviewQuery, {
    variables: { instrumentId, preset },
    fetchPolicy: 'no-cache',
  });
  return (
    <PreviewOf preview={data?.dispositionPresetPreview} error={error} isWorking={loading} waiting="Working it out…" />
  );
}

/** Takes a pattern back as a whole: the steps are as they were, and the trusts that began with it are gone. */
function useTakeBack({ plan, reload }: PlanReload) {
  const [undo] = useMutation(UndoPresetMutation);
  const dispositionTemplates = plan.templates.map(wholeInput);
  return async (version: number, newTrustIds: readonly string[]) => {
    const now = await whileSteps(reload, version);
    const back = async (over: number): Promise<void> => {
      await undo({
        variables: { instrumentId: plan.id, version: over, dispositionTemplates, newTrustIds: [...newTrustIds] },
      });
      await refreshed(reload);
    };
    const { name } = plan;
    return () => void undoChange({ name, done: `The steps of ${name} are as before.`, back, version, now });
  };
}

/** Adds several steps that are commonly written together, with their trusts. Mounted while it is open. */
export function PresetDialog({ plan, reload, onClose }: PlanReload & { readonly onClose: () => void }) {
  const formId = useId();
  const [add] = useMutation(AddPresetMutation);
  const takeBack = useTakeBack({ plan, reload });
  const form = useForm<Chosen>({
    resolver: zodResolver(schema),
    defaultValues: { preset: plan.kind === 'REVOCABLE_JOINT' ? 'SURVIVOR_BYPASS_QTIP' : 'BYPASS_AND_QTIP' },
  });
  const preset = useWatch({ control: form.control, name: 'preset' });
  const submit = form.handleSubmit(async (chosen) => {
    try {
      const { data } = await add({
        variables: { instrumentId: plan.id, version: plan.estate.version, preset: chosen.preset },
      });
      const { estate, newTrusts = [] } = data?.addDispositionPreset ?? {};
      const undo =
        estate &&
        (await takeBack(
          estate.version,
          newTrusts.map(({ id }) => id),
        ));
      onClose();
      notify({
        message: `${dispositionLabel('DispositionPreset', chosen.preset)}: the steps are part of ${plan.name}.`,
        ...(undo && { undo }),
      });
    } catch (error) {
      showServerErrors(error, form.setError, ['preset']);
      await refreshed(reload);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormModal
      control={form.control}
      onClose={onClose}
      title={`Add several steps to ${plan.name}`}
      width={640}
      footer={
        <Row gap={12} justify="end">
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={formId} busy={isSubmitting}>
            Add these steps
          </Button>
        </Row>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate aria-label="Add several steps">
        <Stack gap={16}>
          <FormElements control={form.control} elements={ELEMENTS} />
          <p className={css.quiet}>{dispositionLabel('DispositionPresetText', preset)}</p>
          <p className={css.quiet}>
            Each step takes the place of the one of its kind; gifts and the other steps stay. Every step can be changed
            or taken out afterwards.
          </p>
          <PresetPreview instrumentId={plan.id} preset={preset} />
          <FormAlert message={errors.root?.message} />
        </Stack>
      </form>
    </FormModal>
  );
}
