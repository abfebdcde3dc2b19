import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const CashFlowRouteQuery = graphql(`
  query CashFlowRoute($estateId: ID!, $startYear: Int!, $endYear: Int!) {
    estate(id: $estateId) {
      id
      version
      cashFlowAssumptions {
        id
        version
        category
        isIncome
        description
        amount
        startYear
        endYear
        inflationRate
        isOneTime
        isNotTaxable
      }
      cashFlow(startYear: $startYear, endYear: $endYear) {
        rows { id label isIncome }
        years { year cells income expenses incomeTax net netSoFar }
      }
      marriedAndAlive
      people { id firstName isClient isSpouse isDeceased }
      projectionSetting {
        projectionsEnabled
        projectionType
        projectionView
        estimatedIncomeTax
        clientYearOfDeath
        spouseYearOfDeath
      }
    }
  }
`);
export const CreateAssumptionMutation = graphql(`
  mutation CreateCashFlowAssumption($estateId: ID!, $attributes: CashFlowAssumptionInput!) {
    createCashFlowAssumption(estateId: $estateId, attributes: $attributes) { ok cashFlowAssumption { id version } }
  }
`);
export const UpdateAssumptionMutation = graphql(`
  mutation UpdateCashFlowAssumption($id: ID!, $version: Int!, $attributes: CashFlowAssumptionInput!) {
    updateCashFlowAssumption(id: $id, version: $version, attributes: $attributes) {
      ok
      cashFlowAssumption { id version }
    }
  }
`);
export const DeleteAssumptionMutation = graphql(`
  mutation DeleteCashFlowAssumption($id: ID!, $version: Int!) {
    deleteCashFlowAssumption(id: $id, version: $version) { ok }
  }
`);

export const UpdateProjectionMutation = graphql(`
  mutation UpdateProjectionSetting($estateId: ID!, $version: Int!, $attributes: ProjectionSettingInput!) {
    updateProjectionSetting(estateId: $estateId, version: $version, attributes: $attributes) {
      ok
      estate { id version }
    }
  }
`);

export type CashFlowEstate = NonNullable<ResultOf<typeof CashFlowRouteQuery>['estate']>;
export type Assumption = CashFlowEstate['cashFlowAssumptions'][number];
export type CashFlowTable = CashFlowEstate['cashFlow'];
export type Projection = CashFlowEstate['projectionSetting'];

export interface CashFlowReload {
  readonly estate: CashFlowEstate;
  /** As it is saved now. */
  readonly reload: () => Promise<CashFlowEstate | null>;
}
