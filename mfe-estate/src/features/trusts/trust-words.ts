import type { GstStatus } from '../../gql/graphql.ts';

export const GST_WORDS: Readonly<Record<GstStatus, string>> = {
  EXEMPT: 'GST exempt',
  NON_EXEMPT: 'Not GST exempt',
  PARTIALLY_EXEMPT: 'Partly GST exempt',
  UNSURE: 'GST status unsure',
};
