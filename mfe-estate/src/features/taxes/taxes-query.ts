import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const TaxesRouteQuery = graphql(`
  query TaxesRoute($estateId: ID!) {
    estate(id: $estateId) {
      id
      displayName
      distribution {
        law
        problem { code field message }
        deaths {
          death decedentId decedentName on gross marital charitable deductions taxable exclusionUsed exclusionLeft dsuePorted stateTaxable
          working { label amount lines { depth label amount value formula rule } authority { cite title } }
        }
        taxes {
          id death jurisdiction jurisdictionName kind amount sentence
          borneBy { id name amount }
          working { label amount formula certainty lines { depth label amount value formula rule } authority { cite title } }
        }
        finalHoldings { holderId holderName total }
        warnings { code message amount ids authority { cite title } }
        totals { everything tax federalTax stateTax taxPercent }
      }
    }
  }
`);

export type TaxesEstate = NonNullable<ResultOf<typeof TaxesRouteQuery>['estate']>;
export type TaxesDistribution = TaxesEstate['distribution'];
export type TaxedDeath = TaxesDistribution['deaths'][number];
export type Tax = TaxesDistribution['taxes'][number];
