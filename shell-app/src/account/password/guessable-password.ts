import { useApolloClient } from '@apollo/client/react';
import { passwordProblems } from '@platform/contracts/password-rules';
import { useEffect, useState } from 'react';
import { graphql } from '../../gql/index.ts';

const ValidatePassword = graphql(`
  mutation validatePassword($password: String!, $linkToken: String) {
    validatePassword(password: $password, linkToken: $linkToken) {
      valid
    }
  }
`);

const PAUSE_MS = 300;

/**
 * Whether the server, which has the dictionary, finds a password hard to guess: asked when every other rule is met. By
 * the link that somebody came by it knows whose names may not be part of it.
 */
export function useHardToGuess(password: string, linkToken: string | null): boolean {
  const client = useApolloClient();
  const [proven, setProven] = useState<string | null>(null);
  const ready = passwordProblems(password).length === 0;
  useEffect(() => {
    if (!ready) return;
    let wanted = true;
    const timer = setTimeout(() => {
      client.mutate({ mutation: ValidatePassword, variables: { password, linkToken }, fetchPolicy: 'no-cache' }).then(
        ({ data }) => {
          if (wanted && data?.validatePassword.valid) setProven(password);
        },
        // Without an answer the rule stays open; the form itself is checked by the server.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [client, password, linkToken, ready]);
  return ready && proven === password;
}
