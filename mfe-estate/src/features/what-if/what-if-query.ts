import type { ResultOf } from '@graphql-typed-document-node/core';
import type { EstateCase } from '@platform/estate-engine';
import { graphql } from '../../gql/index.ts';

export const WhatIfRouteQuery = graphql(`
  query WhatIfRoute($estateId: ID!) {
    estate(id: $estateId) {
      id
      version
      strategiesYearOfDeath
      strategiesBaseGrowthRate
      strategiesExemptionInflationRate
      distributionCase { today input }
      whatIfSnapshots { id version name address isOlder createdByName createdAt }
      planVersions { id version name keptOn isOlder createdByName createdAt }
    }
  }
`);

export const PlanVersionQuery = graphql(`
  query PlanVersion($id: ID!) {
    planVersion(id: $id) { id distributionCase { today input } }
  }
`);

export const KeepPlanMutation = graphql(`
  mutation KeepPlan($estateId: ID!, $attributes: PlanVersionInput!) {
    createPlanVersion(estateId: $estateId, attributes: $attributes) { ok planVersion { id } }
  }
`);

export const RenamePlanMutation = graphql(`
  mutation RenamePlan($id: ID!, $version: Int!, $attributes: PlanVersionInput!) {
    updatePlanVersion(id: $id, version: $version, attributes: $attributes) { ok planVersion { id version name } }
  }
`);

export const RemovePlanMutation = graphql(`
  mutation RemovePlan($id: ID!, $version: Int!) { deletePlanVersion(id: $id, version: $version) { ok } }
`);

export const CreateWhatIfMutation = graphql(`
  mutation CreateWhatIf($estateId: ID!, $attributes: WhatIfSnapshotInput!) {
    createWhatIfSnapshot(estateId: $estateId, attributes: $attributes) { ok whatIfSnapshot { id } }
  }
`);

export const UpdateWhatIfMutation = graphql(`
  mutation UpdateWhatIf($id: ID!, $version: Int!, $attributes: WhatIfSnapshotInput!) {
    updateWhatIfSnapshot(id: $id, version: $version, attributes: $attributes) { ok whatIfSnapshot { id version name } }
  }
`);

export const DeleteWhatIfMutation = graphql(`
  mutation DeleteWhatIf($id: ID!, $version: Int!) { deleteWhatIfSnapshot(id: $id, version: $version) { ok } }
`);

export const KeptAssumptionsQuery = graphql(`
  query KeptAssumptions($estateId: ID!) {
    estate(id: $estateId) {
      id
      version
      strategiesYearOfDeath
      strategiesBaseGrowthRate
      strategiesExemptionInflationRate
    }
  }
`);

export const KeepAssumptionsMutation = graphql(`
  mutation KeepAssumptions($input: UpdateEstateInput!) {
    updateEstate(input: $input) {
      ok
      estate {
        id
        version
        strategiesYearOfDeath
        strategiesBaseGrowthRate
        strategiesExemptionInflationRate
      }
    }
  }
`);

export type WhatIfEstate = NonNullable<ResultOf<typeof WhatIfRouteQuery>['estate']>;

/** The engine's own input, which the graph hands on as it is. */
export const caseOf = ({ distributionCase }: Pick<WhatIfEstate, 'distributionCase'>): EstateCase =>
  distributionCase.input as EstateCase;

export type Snapshot = NonNullable<WhatIfEstate['whatIfSnapshots']>[number];

export type KeptPlan = NonNullable<WhatIfEstate['planVersions']>[number];
