import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const DiagramRouteQuery = graphql(`
  query DiagramRoute($estateId: ID!, $input: DistributionInput) {
    estate(id: $estateId) {
      id
      version
      displayName
      firstSpouseToDieId
      assumptions { firstDeathOn secondDeathOn portabilityElected expensesPercent growthBetweenDeathsPercent }
      people { id firstName name isClient isSpouse isDeceased }
      estateDocuments { id name parentId standing diagramNotes owner { id } }
      distribution(input: $input) {
        law
        problem { code field message }
        deaths { death decedentId decedentName on gross marital charitable deductions taxable working { label amount lines { depth label amount value formula rule } authority { cite title } } }
        transfers { death fromId fromName toId toName amount reason explanation }
        taxes {
          id death jurisdiction jurisdictionName kind amount sentence
          borneBy { id name amount }
          working { label amount formula certainty lines { depth label amount value formula rule } authority { cite title } }
        }
        warnings { code message amount }
        totals { everything family charity tax taxPercent }
        flow {
          columns { id title subtitle totals { label amount note } }
          nodes { id column kind label amount detail taxId entityId outsideEstate isNobodys }
          edges { id from to amount kind reason insurance conditional }
        }
      }
    }
  }
`);

export type DiagramEstate = NonNullable<ResultOf<typeof DiagramRouteQuery>['estate']>;
export type DiagramDistribution = DiagramEstate['distribution'];
export type DiagramFlow = DiagramDistribution['flow'];
export type DiagramNode = DiagramFlow['nodes'][number];
export type DiagramTax = DiagramDistribution['taxes'][number];
