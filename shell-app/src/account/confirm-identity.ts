import { graphql } from '../gql/index.ts';

export const ConfirmIdentity = graphql(`
  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {
    confirmIdentity(input: $input) {
      ok
    }
  }
`);
