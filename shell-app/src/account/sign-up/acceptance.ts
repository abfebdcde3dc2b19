import { useApolloClient, useMutation } from '@apollo/client/react';
import { CurrentSessionQuery, useSessionState } from '@platform/mfe-kit';
import { useLocation, useNavigate, useParams } from 'react-router';
import { graphql } from '../../gql/index.ts';
import type { SignUpValues } from './sign-up-rules.ts';

const AcceptInvitation = graphql(`
  mutation AcceptInvitation($input: AcceptClientInvitationInput!) {
    acceptClientInvitation(input: $input) {
      ok
      earlierAccessEnded
    }
  }
`);

/** Into the application with the session that has begun; over the page that says so where somebody else had access. */
export function useEntry(): (earlierAccessEnded?: boolean) => Promise<void> {
  const navigate = useNavigate();
  const { refetch } = useSessionState();
  return async (earlierAccessEnded = false) => {
    await refetch();
    void navigate(earlierAccessEnded ? '/account/address-confirmed' : '/', { replace: true });
  };
}

interface Accepted {
  readonly earlierAccessEnded: boolean;
}

/** Accepts the invitation of this address. */
export function useAccept() {
  const { token = '' } = useParams();
  const { pathname } = useLocation();
  const [accept] = useMutation(AcceptInvitation);
  return async (values: SignUpValues): Promise<Accepted> => {
    const inviteType = pathname.endsWith('/create_member') ? 'create_member' : 'create_client';
    const { data } = await accept({ variables: { input: { token, inviteType, ...values } } });
    return { earlierAccessEnded: data?.acceptClientInvitation.earlierAccessEnded ?? false };
  };
}

/** The same for a visitor; null while a code is awaited. */
export function useAcceptance() {
  const client = useApolloClient();
  const accept = useAccept();
  return async (values: SignUpValues): Promise<Accepted | null> => {
    const accepted = await accept(values);
    const { data } = await client.query({ query: CurrentSessionQuery, fetchPolicy: 'network-only' });
    return data?.currentSession?.account ? accepted : null;
  };
}
