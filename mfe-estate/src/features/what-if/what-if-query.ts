import type { ResultOf } from '@graphql-typed-document-node/core';
import type { EstateCase } from '@platform/estate-engine';
import { graphql } from '../../gql/index.ts';

export const WhatIfRouteQuery = graphql(`
  query WhatIfRoute($estateId: ID!) {
    estate(id: $estateId) {
      id
      version
      distributionCase { today input }
    }
  }
`);

export type WhatIfEstate = NonNullable<ResultOf<typeof WhatIfRouteQuery>['estate']>;

/** The engine's own input, which the graph hands on as it is. */
export const caseOf = ({ distributionCase }: WhatIfEstate): EstateCase => distributionCase.input as EstateCase;
