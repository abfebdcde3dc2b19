import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const HeirsQuery = graphql(`
  query Heirs($estateId: ID!, $incomeTaxPercent: Float) {
    estate(id: $estateId) {
      id
      inheritedProperty(incomeTaxPercent: $incomeTaxPercent) {
        heirs {
          holderId holderName holderType value known basis gain unknown account income incomeTax firstLastYear
          properties { assetId assetName treatment death value basis gain explanation authority { cite title } }
          accounts { assetId assetName death value income incomeTax rule lastYear explanation authority { cite title } }
        }
        simplifications
      }
    }
  }
`);

type InheritedProperty = NonNullable<ResultOf<typeof HeirsQuery>['estate']>['inheritedProperty'];
export type Heir = InheritedProperty['heirs'][number];
export type HeirAsset = Heir['properties'][number];
export type HeirAccount = Heir['accounts'][number];
