import { useApolloClient, useMutation } from '@apollo/client/react';
import { CurrentSessionQuery, useSessionState } from '@platform/mfe-kit';
import { useLocation, useNavigate, useParams } from 'react-router';
import { graphql } from '../../gql/index.ts';
import type { SignUpValues } from './sign-up-rules.ts';

const AcceptInvitation = graphql(`
  mutation AcceptInvitation($input: AcceptClientInvitationInput!) {
    acceptClientInvitation(input: $input) {
      ok
    }
  }
`);

/** Into the application with the session that has begun. */
export function useEntry(): () => Promise<void> {
  const navigate = useNavigate();
  const { refetch } = useSessionState();
  return async () => {
    await refetch();
    void navigate('/', { replace: true });
  };
}

/** Accepts the invitation of this address. */
export function useAccept() {
  const { token = '' } = useParams();
  const { pathname } = useLocation();
  const [accept] = useMutation(AcceptInvitation);
  return async (values: SignUpValues): Promise<void> => {
    const inviteType = pathname.endsWith('/create_member') ? 'create_member' : 'create_client';
    await accept({ variables: { input: { token, inviteType, ...values } } });
  };
}

/** The same for a visitor; tells whether the account is signed in, or a code is awaited. */
export function useAcceptance() {
  const client = useApolloClient();
  const accept = useAccept();
  return async (values: SignUpValues): Promise<boolean> => {
    await accept(values);
    const { data } = await client.query({ query: CurrentSessionQuery, fetchPolicy: 'network-only' });
    return Boolean(data?.currentSession?.account);
  };
}
