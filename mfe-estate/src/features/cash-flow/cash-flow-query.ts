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
        years { year cells income expenses net }
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

export type CashFlowEstate = NonNullable<ResultOf<typeof CashFlowRouteQuery>['estate']>;
export type Assumption = CashFlowEstate['cashFlowAssumptions'][number];
export type CashFlowTable = CashFlowEstate['cashFlow'];

export interface CashFlowReload {
  readonly estate: CashFlowEstate;
  /** As it is saved now. */
  readonly reload: () => Promise<CashFlowEstate | null>;
}
