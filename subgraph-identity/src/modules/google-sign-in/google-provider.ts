import * as oidc from 'openid-client';

/** What a started sign-in must be compared with when the browser comes back. */
export interface ProviderChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface IdentityProvider {
  /** Where the browser goes to sign in, and what to keep of it. */
  begin(loginHint: string | null): Promise<{ url: string; checks: ProviderChecks }>;
  /** Claims of the ID token for the query that the browser came back with. Rejects when anything does not fit. */
  complete(query: string, checks: ProviderChecks): Promise<unknown>;
}

export interface GoogleSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Of this platform, as registered at the provider. */
  readonly callbackUrl: string;
}

const TIMEOUT_SECONDS = 10;

/** OpenID Connect, authorization code with PKCE. The provider's metadata are read at the first use and kept. */
export function createGoogleProvider({
  issuer,
  clientId,
  clientSecret,
  callbackUrl,
}: GoogleSettings): IdentityProvider {
  // Without it an ID token that came over TLS counts without a look at its signature.
  const execute = [oidc.enableNonRepudiationChecks];
  if (issuer.startsWith('http:')) execute.push(oidc.allowInsecureRequests);
  let configured: Promise<oidc.Configuration> | null = null;
  const configuration = (): Promise<oidc.Configuration> => {
    configured ??= oidc
      .discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretPost(clientSecret), {
        execute,
        timeout: TIMEOUT_SECONDS,
      })
      .catch((error: unknown) => {
        configured = null; // the next sign-in tries again
        throw error;
      });
    return configured;
  };
  return {
    async begin(loginHint) {
      const checks = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callbackUrl,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
        ...(loginHint && { login_hint: loginHint }),
      });
      return { url: url.href, checks };
    },
    async complete(query, { state, nonce, codeVerifier }) {
      const url = new URL(callbackUrl);
      url.search = query;
      const tokens = await oidc.authorizationCodeGrant(await configuration(), url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      return tokens.claims();
    },
  };
}
