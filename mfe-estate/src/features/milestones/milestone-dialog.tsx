import { useMutation } from '@apollo/client/react';
import { refreshed } from '@platform/mfe-kit';
import { changeReversibly, type Versioned } from '@platform/mfe-kit/forms';
import { notify } from '@platform/ui-kit';
import { PlanDialog } from '../plans/plan-dialog.tsx';
import { takeBack } from '../plans/take-back.ts';
import {
  MILESTONE_ELEMENTS,
  MILESTONE_LABELS,
  type MilestoneValues,
  milestoneInput,
  milestoneSchema,
  milestoneValues,
  milestoneWords,
} from './milestone.schema.ts';
import {
  CreateMilestoneMutation,
  DeleteMilestoneMutation,
  type Milestone,
  type MilestonesReload,
  UpdateMilestoneMutation,
} from './milestones-query.ts';

interface MilestoneDialogProps extends MilestonesReload {
  /** null adds one. */
  readonly milestone: Milestone | null;
  readonly onClose: () => void;
}

/** Adds a milestone, changes one, or takes one away. Mounted while it is open. */
export function MilestoneDialog({ milestone, estate, reload, onClose }: MilestoneDialogProps) {
  const [create] = useMutation(CreateMilestoneMutation);
  const [update] = useMutation(UpdateMilestoneMutation);
  const [remove] = useMutation(DeleteMilestoneMutation);
  const start: Versioned<MilestoneValues> = { values: milestoneValues(milestone), version: milestone?.version ?? 0 };
  const add = async (values: MilestoneValues): Promise<void> => {
    await create({ variables: { estateId: estate.id, attributes: milestoneInput(values) } });
    await refreshed(reload);
  };
  const change = async (id: string, values: MilestoneValues, version: number): Promise<number> => {
    const { data } = await update({ variables: { id, version, attributes: milestoneInput(values) } });
    return data?.updateFinancialMilestone.financialMilestone?.version ?? version + 1;
  };
  const write = async (
    values: MilestoneValues,
    _version: number,
    before: Versioned<MilestoneValues>,
  ): Promise<void> => {
    if (!milestone) {
      await add(values);
      notify(`${values.milestone} is among the milestones.`);
      return;
    }
    await changeReversibly({
      name: before.values.milestone,
      before,
      after: values,
      change: (to, version) => change(milestone.id, to, version),
      read,
      saved: `${values.milestone} is saved.`,
      undone: `${before.values.milestone} is as it was.`,
    });
  };
  const read = async (): Promise<Versioned<MilestoneValues> | null> => {
    const saved = (await reload())?.financialMilestones.find(({ id }) => id === milestone?.id);
    return saved ? { values: milestoneValues(saved), version: saved.version } : null;
  };
  const takeAway = async (): Promise<void> => {
    if (!milestone) return;
    await remove({ variables: { id: milestone.id, version: milestone.version } });
    await refreshed(reload);
    const undo = () => takeBack(() => add(milestoneValues(milestone)), `${milestone.milestone} is back.`);
    notify({ message: `${milestone.milestone} is no longer a milestone.`, undo: () => void undo() });
  };
  return (
    <PlanDialog
      name={milestone?.milestone ?? null}
      noun="milestone"
      schema={milestoneSchema}
      start={start}
      elements={() => MILESTONE_ELEMENTS}
      labels={MILESTONE_LABELS}
      wordsOf={milestoneWords}
      read={read}
      write={write}
      onRemove={takeAway}
      onClose={onClose}
    />
  );
}
