import { useMutation } from '@apollo/client/react';
import { changeReversibly, type Versioned } from '@platform/mfe-kit/forms';
import { PlanDialog } from '../plans/plan-dialog.tsx';
import { type CashFlowEstate, type CashFlowReload, UpdateProjectionMutation } from './cash-flow-query.ts';
import {
  livingOf,
  PROJECTION_LABELS,
  type ProjectionValues,
  projectionElements,
  projectionInput,
  projectionSchema,
  projectionValues,
  projectionWords,
} from './projection.schema.ts';

const versioned = ({ projectionSetting, version }: CashFlowEstate): Versioned<ProjectionValues> => ({
  values: projectionValues(projectionSetting),
  version,
});

/** When they die, and how the years until then are worked out. Mounted while it is open. */
export function ProjectionDialog({ estate, reload, onClose }: CashFlowReload & { readonly onClose: () => void }) {
  const [update] = useMutation(UpdateProjectionMutation);
  const living = livingOf(estate);
  const start = versioned(estate);
  const save = async (values: ProjectionValues, version: number): Promise<number> => {
    const attributes = projectionInput(values, living);
    const { data } = await update({ variables: { estateId: estate.id, version, attributes } });
    return data?.updateProjectionSetting.estate?.version ?? version + 1;
  };
  const write = (after: ProjectionValues, _version: number, before: Versioned<ProjectionValues>): Promise<void> =>
    changeReversibly({
      name: 'The projection',
      before,
      after,
      change: save,
      read,
      saved: 'The projection is saved.',
      undone: 'The projection is as it was.',
    });
  const read = async (): Promise<Versioned<ProjectionValues> | null> => {
    const saved = await reload();
    return saved && versioned(saved);
  };
  return (
    <PlanDialog
      name="Projection"
      noun="projection"
      schema={projectionSchema}
      start={start}
      elements={(values) => projectionElements(living, values)}
      labels={PROJECTION_LABELS}
      wordsOf={projectionWords}
      read={read}
      write={write}
      onClose={onClose}
    />
  );
}
