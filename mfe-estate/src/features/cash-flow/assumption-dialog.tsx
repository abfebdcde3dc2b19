import { useMutation } from '@apollo/client/react';
import { refreshed } from '@platform/mfe-kit';
import { changeReversibly, type Versioned } from '@platform/mfe-kit/forms';
import { notify } from '@platform/ui-kit';
import { PlanDialog } from '../plans/plan-dialog.tsx';
import { takeBack } from '../plans/take-back.ts';
import {
  ASSUMPTION_LABELS,
  type AssumptionValues,
  assumptionElements,
  assumptionInput,
  assumptionSchema,
  assumptionValues,
  assumptionWords,
  type FlowSide,
} from './assumption.schema.ts';
import {
  type Assumption,
  type CashFlowReload,
  CreateAssumptionMutation,
  DeleteAssumptionMutation,
  UpdateAssumptionMutation,
} from './cash-flow-query.ts';

interface AssumptionDialogProps extends CashFlowReload {
  readonly side: FlowSide;
  /** null adds one; of a known one as the table calls it. */
  readonly assumption: { readonly known: Assumption; readonly label: string } | null;
  readonly onClose: () => void;
}

const NOUNS: Readonly<Record<FlowSide, string>> = { in: 'income', out: 'expense' };

/** Adds money that comes in or goes out, changes it, or takes it away. Mounted while it is open. */
export function AssumptionDialog({ side, assumption, estate, reload, onClose }: AssumptionDialogProps) {
  const [create] = useMutation(CreateAssumptionMutation);
  const [update] = useMutation(UpdateAssumptionMutation);
  const [remove] = useMutation(DeleteAssumptionMutation);
  const known = assumption?.known ?? null;
  const label = assumption?.label ?? '';
  const start: Versioned<AssumptionValues> = { values: assumptionValues(known, side), version: known?.version ?? 0 };
  const add = async (values: AssumptionValues): Promise<void> => {
    await create({ variables: { estateId: estate.id, attributes: assumptionInput(values) } });
    await refreshed(reload);
  };
  const change = async (id: string, values: AssumptionValues, version: number): Promise<number> => {
    const { data } = await update({ variables: { id, version, attributes: assumptionInput(values) } });
    return data?.updateCashFlowAssumption.cashFlowAssumption?.version ?? version + 1;
  };
  const write = async (
    values: AssumptionValues,
    _version: number,
    before: Versioned<AssumptionValues>,
  ): Promise<void> => {
    if (!known) {
      await add(values);
      notify(`In the cash flow now: ${assumptionWords('category', values)}.`);
      return;
    }
    await changeReversibly({
      name: label,
      before,
      after: values,
      change: (to, version) => change(known.id, to, version),
      read,
      saved: `${label} is saved.`,
      undone: `${label} is as it was.`,
    });
  };
  const read = async (): Promise<Versioned<AssumptionValues> | null> => {
    const saved = (await reload())?.cashFlowAssumptions.find(({ id }) => id === known?.id);
    return saved ? { values: assumptionValues(saved, side), version: saved.version } : null;
  };
  const takeAway = async (): Promise<void> => {
    if (!known) return;
    await remove({ variables: { id: known.id, version: known.version } });
    await refreshed(reload);
    const undo = () => takeBack(() => add(assumptionValues(known, side)), `${label} is back in the cash flow.`);
    notify({ message: `${label} is out of the cash flow.`, undo: () => void undo() });
  };
  return (
    <PlanDialog
      name={known && label}
      noun={NOUNS[side]}
      schema={assumptionSchema}
      start={start}
      elements={(values) => assumptionElements(side, values)}
      labels={ASSUMPTION_LABELS}
      wordsOf={assumptionWords}
      read={read}
      write={write}
      onRemove={takeAway}
      onClose={onClose}
    />
  );
}
