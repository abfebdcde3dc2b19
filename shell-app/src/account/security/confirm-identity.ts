import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/index.ts';
import type { SecondFactorSource } from '../sign-in/second-factor-sources.ts';

const ConfirmIdentity = graphql(`
  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {
    confirmIdentity(input: $input) {
      ok
    }
  }
`);

export interface GivenProof {
  readonly currentPassword?: string;
  readonly otp?: string;
  readonly otpSource?: SecondFactorSource;
}

/** Shows the server who is at the session. */
export function useConfirmIdentity() {
  const [ask, { loading, error }] = useMutation(ConfirmIdentity);
  const confirm = async (input: GivenProof): Promise<void> => {
    await ask({ variables: { input } });
  };
  return { confirm, loading, error };
}
