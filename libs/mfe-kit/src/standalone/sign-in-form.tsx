import { gql, type TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, Note, Page, PasswordInput, Sheet, Stack, TextInput } from '@platform/ui-kit';
import { type FormEvent, useState } from 'react';
import { serverErrorText } from '../forms/server-errors.ts';
import { useSessionState } from '../session/session-context.tsx';

const StandaloneSignIn: TypedDocumentNode<
  { signIn: { verified: boolean } },
  { input: { emailAddress: string; password: string } }
> = gql`
  mutation StandaloneSignIn($input: SignInInput!) {
    signIn(input: $input) {
      verified
    }
  }
`;

/** Sign-in of a remote's own page, where the shell's screens are not there. */
export function StandaloneSignInForm() {
  const { refetch } = useSessionState();
  const [signIn, { loading, error }] = useMutation(StandaloneSignIn);
  const [second, setSecond] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const input = { emailAddress: String(form.get('email')), password: String(form.get('password')) };
    const answer = await signIn({ variables: { input } }).catch(() => null);
    if (!answer?.data) return;
    setSecond(!answer.data.signIn.verified);
    await refetch();
  };
  return (
    <Page>
      <Sheet title="Sign in">
        <form onSubmit={(event) => void submit(event)} aria-label="Sign in">
          <Stack gap={16}>
            {error && <Note tone="danger">{serverErrorText(error)}</Note>}
            {second && (
              <Note tone="warning">This account asks for a second factor. Sign in through the application.</Note>
            )}
            <TextInput label="Email" name="email" type="email" autoComplete="username" required />
            <PasswordInput label="Password" name="password" required />
            <Button primary type="submit" busy={loading}>
              Sign in
            </Button>
          </Stack>
        </form>
      </Sheet>
    </Page>
  );
}
