import { gql, type TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { SecondFactorSource } from './second-factor-sources.ts';

interface GivenProof {
  readonly currentPassword?: string;
  readonly otp?: string;
  readonly otpSource?: SecondFactorSource;
}

export const ConfirmIdentity: TypedDocumentNode<{ confirmIdentity: { ok: boolean } }, { input: GivenProof }> = gql`
  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {
    confirmIdentity(input: $input) {
      ok
    }
  }
`;

/** Shows the server who is at the session. */
export function useConfirmIdentity() {
  const [ask, { loading, error }] = useMutation(ConfirmIdentity);
  const confirm = async (input: GivenProof): Promise<void> => {
    await ask({ variables: { input } });
  };
  return { confirm, loading, error };
}
