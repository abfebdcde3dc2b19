import { useMutation } from '@apollo/client/react';
import { changeReversibly, type Versioned } from '@platform/mfe-kit/forms';
import { graphql } from '../../gql/index.ts';
import { PlanDialog } from '../plans/plan-dialog.tsx';
import {
  HOUSEHOLD_ELEMENTS,
  HOUSEHOLD_LABELS,
  type HouseholdValues,
  householdInput,
  householdSchema,
  householdValues,
  householdWords,
} from './household.schema.ts';
import type { OverviewEstate } from './overview-query.ts';

const UpdateHouseholdMutation = graphql(`
  mutation UpdateHousehold($input: UpdateEstateInput!) {
    updateEstate(input: $input) { ok estate { id version displayName city clientState } }
  }
`);

interface HouseholdDialogProps {
  readonly estate: OverviewEstate;
  /** As it is saved now. */
  readonly reload: () => Promise<OverviewEstate | null>;
  readonly onClose: () => void;
}

const versioned = (estate: OverviewEstate): Versioned<HouseholdValues> => ({
  values: householdValues(estate),
  version: estate.version,
});

/** What a household is called, where it lives and what is assumed for it. Mounted while it is open. */
export function HouseholdDialog({ estate, reload, onClose }: HouseholdDialogProps) {
  const [update] = useMutation(UpdateHouseholdMutation);
  const start = versioned(estate);
  const save = async (values: HouseholdValues, version: number): Promise<number> => {
    const { data } = await update({ variables: { input: { id: estate.id, version, ...householdInput(values) } } });
    return data?.updateEstate.estate?.version ?? version + 1;
  };
  const write = (after: HouseholdValues, _version: number, before: Versioned<HouseholdValues>): Promise<void> =>
    changeReversibly({
      name: 'The household',
      before,
      after,
      change: save,
      read,
      saved: 'The household is saved.',
      undone: 'The household is as it was.',
    });
  const read = async (): Promise<Versioned<HouseholdValues> | null> => {
    const saved = await reload();
    return saved && versioned(saved);
  };
  return (
    <PlanDialog
      name="Household"
      noun="household"
      schema={householdSchema}
      start={start}
      elements={() => HOUSEHOLD_ELEMENTS}
      labels={HOUSEHOLD_LABELS}
      wordsOf={householdWords}
      read={read}
      write={write}
      onClose={onClose}
    />
  );
}
