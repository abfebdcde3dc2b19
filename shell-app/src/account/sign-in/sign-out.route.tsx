import { useApolloClient, useMutation } from '@apollo/client/react';
import { isNetworkFailure, useDocumentTitle, useSessionState } from '@platform/mfe-kit';
import { Skeleton } from '@platform/ui-kit';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { graphql } from '../../gql/index.ts';

const SignOut = graphql(`
  mutation SignOut {
    signOut {
      ok
    }
  }
`);

/** URL: /account/logout. Ends the session, forgets what was read, and goes to sign-in without a redirect parameter. */
export function SignOutRoute() {
  useDocumentTitle('Signing out');
  const client = useApolloClient();
  const navigate = useNavigate();
  const { session, refetch } = useSessionState();
  const [signOut] = useMutation(SignOut);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const leave = async (): Promise<void> => {
      if (session) {
        await signOut().catch((error: unknown) => {
          if (!isNetworkFailure(error)) console.warn('signing out failed', error);
        });
        await client.clearStore();
        await refetch();
      }
      void navigate('/account/login', { replace: true });
    };
    void leave();
  }, [client, navigate, refetch, session, signOut]);
  return <Skeleton rows={2} label="Signing out" />;
}
