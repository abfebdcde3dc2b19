import { graphql } from '../../gql/index.ts';

/** An organization has at most as many. Apart from what is done with groups: the list of clients begins with it alone. */
export const GroupNamesQuery = graphql(`
  query GroupNames { profileGroups(pagination: { perPage: 100 }) { collection { id name } } }
`);
