import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const ReviewUpload = graphql(`
  fragment ReviewUpload on EstateUpload {
    id
    estateId
    version
    acceptedCount
    reviewedCount
    values {
      id
      path
      group
      label
      display
      value
      editedValue
      status
      confidence
      confidenceReason
      alternative { label display value citations { page quote } }
      decidedAt
      decidedByName
      citations { page quote boxes { x y width height } }
    }
  }
`);

export const ReviewRouteQuery = graphql(`
  query ReviewRoute($id: ID!) {
    estateUpload(id: $id) {
      id
      status
      statusMessage
      pageCount
      acceptedCount
      reviewedCount
      reviewFinishedAt
      file { filename url mimetype }
      abstractionId
      percent
      abstraction { id updatedAt languageModel { model questions answered added differing doubted refused failure } }
      warnings { kind message }
      readAgain { endedAt problem differences { label before after isKept } }
      values { id }
      ...ReviewUpload
    }
  }
`);

export type ReviewPageUpload = NonNullable<ResultOf<typeof ReviewRouteQuery>['estateUpload']>;
export type ReviewValue = ResultOf<typeof ReviewUpload>['values'][number];

/** Groups of the review screen in reading order. */
export const GROUPS: readonly { readonly id: string; readonly title: string }[] = [
  { id: 'document', title: 'Document' },
  { id: 'gifts', title: 'Gifts' },
  { id: 'first_death', title: 'At the first death' },
  { id: 'second_death', title: 'At the second death' },
  { id: 'beneficiaries', title: 'Beneficiaries' },
  { id: 'fiduciaries', title: 'Fiduciaries' },
  { id: 'other', title: 'Other provisions' },
];

/** In the address: the file that is shown beside the one that is reviewed. */
export const BESIDE = 'beside';
