import { useQuery } from '@apollo/client/react';
import { GOOGLE_SIGN_IN_PATH } from '@platform/contracts/google-sign-in';
import { Button } from '@platform/ui-kit';
import { IconBrandGoogle } from '@tabler/icons-react';
import { graphql } from '../../gql/index.ts';
import css from './sign-in.module.css';

const SignInOptions = graphql(`
  query SignInOptions($organizationId: ID) {
    signInOptions(organizationId: $organizationId) {
      googleSso
    }
  }
`);

export interface GoogleSignInProps {
  /** What the start of the sign-in is told, as its query parameters. */
  readonly start: Readonly<Record<string, string>>;
  /** Of the invitation; without it the application's own flag counts. */
  readonly organizationId?: string;
  readonly disabled?: boolean;
}

/** The way in by Google, where the flag ENABLE_GOOGLE_SSO is on. Leaves the application: the gateway leads on. */
export function GoogleSignIn({ start, organizationId, disabled }: GoogleSignInProps) {
  // Without an answer there is no second way in; the form above works without it.
  const { data } = useQuery(SignInOptions, { variables: { organizationId: organizationId ?? null } });
  if (!data?.signInOptions.googleSso) return null;
  return (
    <>
      <div className={css.or}>or</div>
      <Button
        size="large"
        fullWidth
        disabled={disabled}
        icon={<IconBrandGoogle size={18} stroke={1.6} aria-hidden />}
        onClick={() => window.location.assign(`${GOOGLE_SIGN_IN_PATH}?${new URLSearchParams(start)}`)}
      >
        Continue with Google
      </Button>
    </>
  );
}
