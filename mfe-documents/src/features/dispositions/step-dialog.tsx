import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { refreshed } from '@platform/mfe-kit';
import { useConflictGuard, type Versioned } from '@platform/mfe-kit/forms';
import { GuardedDialog, useRemoval } from '@platform/mfe-kit/guarded-dialog';
import { notify } from '@platform/ui-kit';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import css from './dispositions.module.css';
import {
  CreateDispositionMutation,
  DeleteDispositionMutation,
  type Plan,
  type PlanReload,
  type Template,
  UpdateDispositionMutation,
} from './dispositions-query.ts';
import { STEP_FIELDS, type StepForm, type StepValues, stepSchema } from './step.schema.ts';
import { choicesOf, elementsFor, paysOneTrust, STEP_LABELS, wordsWith } from './step-elements.ts';
import { holdsTakers, type InputOf, stepInput, stepValues, wholeInput } from './step-input.ts';
import { StepPreview } from './step-preview.tsx';

export interface StepDialogProps extends PlanReload {
  /** null adds one. */
  readonly template: Template | null;
  readonly onClose: () => void;
}

/** Whether a taker says more than who receives how much. */
const saysMore = ({ classOf, scheme, instead, disclaimerTrustId, notes }: StepValues['takers'][number]): boolean =>
  [classOf, scheme, instead, disclaimerTrustId, notes].some(Boolean);

/** In which order which kinds of steps stand: a place means the same step as long as that is the same. */
const orderOf = ({ templates }: Plan): string => templates.map(({ id, kind }) => `${id} ${kind}`).join();

function inputWith(
  { estate, trustId }: Plan,
  template: Template | null,
  values: StepForm,
  choices: ReturnType<typeof choicesOf>,
): InputOf {
  return {
    template,
    isOfTrust: trustId !== null,
    isPerson: (id) => estate.people.some((person) => person.id === id),
    paysTrust: paysOneTrust(values, choices),
  };
}

function useStepGuard({ plan, template, reload }: StepDialogProps, choices: ReturnType<typeof choicesOf>) {
  const [create] = useMutation(CreateDispositionMutation);
  const [update] = useMutation(UpdateDispositionMutation);
  const [opened] = useState<Versioned<StepValues>>({
    values: stepValues(template, plan.templates.at(-1)),
    version: plan.estate.version,
  });
  const write = async (values: StepValues, version: number): Promise<void> => {
    const attributes = stepInput(values, inputWith(plan, template, values, choices));
    if (template) await update({ variables: { id: template.id, version, attributes } });
    else await create({ variables: { instrumentId: plan.id, version, attributes } });
    await refreshed(reload);
    notify(template ? `Step ${template.step} is saved.` : `The step is part of ${plan.name}.`);
  };
  const read = async (): Promise<Versioned<StepValues> | null> => {
    const now = await reload();
    if (!now) return null;
    const { version } = now.estate;
    if (!template) return { values: opened.values, version };
    const saved = orderOf(now) === orderOf(plan) ? now.templates.find(({ id }) => id === template.id) : undefined;
    return saved ? { values: stepValues(saved, undefined), version } : null;
  };
  return { opened, guard: useConflictGuard({ opened, read, write }) };
}

/** Fields of the form under which the server’s name of a field stands. */
const FIELD_OF_CODE = {
  SHARES_UNDER_100: 'takers',
  SHARES_OVER_100: 'takers',
  DUPLICATE_OWNER: 'takers',
  UNKNOWN_REFERENCE: 'takers',
  GIVEN_TWICE: 'assetId',
  READ_FROM_FILE: 'kind',
} as const;

/** Adds a step, changes it, or takes it out, with what that would change beside it. Mounted while it is open. */
export function StepDialog(props: StepDialogProps) {
  const { plan, template, reload, onClose } = props;
  const choices = choicesOf(plan);
  const { opened, guard } = useStepGuard(props, choices);
  const form = useForm<StepForm, unknown, StepValues>({
    resolver: zodResolver(stepSchema),
    mode: 'onBlur',
    defaultValues: opened.values,
  });
  const values = useWatch({ control: form.control }) as StepForm;
  const [remove] = useMutation(DeleteDispositionMutation);
  const [create] = useMutation(CreateDispositionMutation);
  const removal = useRemoval({
    estate: plan.estate,
    guard,
    reload: async () => (await reload())?.estate.version,
    onClose,
    from: plan.name,
    thing: template && { id: template.id, name: `Step ${template.step}` },
    take: async (id, version) =>
      (await remove({ variables: { id, version } })).data?.deleteDispositionTemplate.estate?.version,
    giveBack: async (_id, version) =>
      template && create({ variables: { instrumentId: plan.id, version, attributes: wholeInput(template) } }),
    onFailed: (message) => form.setError('root', { message }),
  });
  const holds = !template || holdsTakers(template);
  const isSaid = opened.values.takers.some(saysMore);
  const typed = stepSchema.safeParse(values);
  return (
    <GuardedDialog<StepValues, StepForm>
      name={template ? `Step ${template.step} of ${plan.name}` : null}
      noun="step"
      form={form}
      guard={guard}
      elements={elementsFor(choices, values, { holds, isSaid })}
      fields={STEP_FIELDS}
      fieldOfCode={FIELD_OF_CODE}
      labelOf={(name) => STEP_LABELS[name]}
      wordsOf={wordsWith(choices)}
      removal={removal}
      isOld={plan.estate.version > opened.version}
      onClose={onClose}
      beside={
        <StepPreview
          instrumentId={plan.id}
          id={template?.id ?? null}
          attributes={typed.success ? stepInput(typed.data, inputWith(plan, template, values, choices)) : null}
        />
      }
    >
      {!holds && (
        <p className={css.quiet}>What this step says of who receives is more than the form holds. It stays as it is.</p>
      )}
    </GuardedDialog>
  );
}
