import { useMutation } from '@apollo/client/react';
import { refreshed } from '@platform/mfe-kit';
import { changeReversibly, type Versioned } from '@platform/mfe-kit/forms';
import { notify } from '@platform/ui-kit';
import { PlanDialog } from '../plans/plan-dialog.tsx';
import { takeBack } from '../plans/take-back.ts';
import {
  CreateOpportunityMutation,
  DeleteOpportunityMutation,
  type OpportunitiesReload,
  type Opportunity,
  UpdateOpportunityMutation,
} from './opportunities-query.ts';
import {
  OPPORTUNITY_ELEMENTS,
  OPPORTUNITY_FIELDS,
  type OpportunityForm,
  type OpportunityValues,
  opportunitySchema,
  opportunityValues,
  opportunityWords,
} from './opportunity.schema.ts';

interface OpportunityDialogProps extends OpportunitiesReload {
  /** null puts one down. */
  readonly opportunity: Opportunity | null;
  readonly onClose: () => void;
}

/** What differs from what was shown: words that are those of a kind stay so. */
const changesOf = (values: OpportunityValues, start: OpportunityValues): Partial<OpportunityValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== start[name as keyof OpportunityValues]),
  );

/** Puts an opportunity down, changes one, or takes away what somebody has put down. Mounted while it is open. */
export function OpportunityDialog({ opportunity, estate, reload, onClose }: OpportunityDialogProps) {
  const [create] = useMutation(CreateOpportunityMutation);
  const [update] = useMutation(UpdateOpportunityMutation);
  const [remove] = useMutation(DeleteOpportunityMutation);
  const start: Versioned<OpportunityValues> = {
    values: opportunityValues(opportunity),
    version: opportunity?.version ?? 0,
  };
  const add = async (attributes: OpportunityValues): Promise<void> => {
    await create({ variables: { estateId: estate.id, attributes } });
    await refreshed(reload);
  };
  const change = async (id: string, attributes: Partial<OpportunityValues>, version: number): Promise<number> => {
    const { data } = await update({ variables: { id, version, attributes } });
    return data?.updateOpportunity.estateOpportunity?.version ?? version + 1;
  };
  const write = async (
    values: OpportunityValues,
    _version: number,
    before: Versioned<OpportunityValues>,
  ): Promise<void> => {
    if (!opportunity) {
      await add(values);
      notify('The opportunity is noted.');
      return;
    }
    await changeReversibly({
      name: 'The opportunity',
      before,
      after: values,
      change: (to, version, from) => change(opportunity.id, changesOf(to, from), version),
      read,
      saved: 'The opportunity is saved.',
      undone: 'The opportunity is as it was.',
    });
  };
  const read = async (): Promise<Versioned<OpportunityValues> | null> => {
    const saved = (await reload())?.estateOpportunities?.find(({ id }) => id === opportunity?.id);
    return saved ? { values: opportunityValues(saved), version: saved.version } : null;
  };
  const takeAway = async (): Promise<void> => {
    if (!opportunity) return;
    await remove({ variables: { id: opportunity.id, version: opportunity.version } });
    await refreshed(reload);
    notify({
      message: 'The opportunity is removed.',
      undo: () => void takeBack(() => add(start.values), 'The opportunity is back.'),
    });
  };
  return (
    <PlanDialog<OpportunityForm, OpportunityValues>
      name={opportunity?.title ?? null}
      noun="opportunity"
      schema={opportunitySchema}
      start={start}
      elements={() => OPPORTUNITY_ELEMENTS}
      labels={OPPORTUNITY_FIELDS}
      wordsOf={opportunityWords}
      read={read}
      write={write}
      // What was found would be found again: it is dismissed or archived.
      onRemove={opportunity && opportunity.kind === null ? takeAway : undefined}
      onClose={onClose}
    />
  );
}
