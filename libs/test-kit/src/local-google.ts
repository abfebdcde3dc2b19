/// <reference path="./oidc-provider.d.ts" />
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type LoadGrantContext } from 'oidc-provider';

export const CLIENT_ID = 'estate-platform';
export const CLIENT_SECRET = 'a-client-secret-of-the-tests-only';

/** Whoever sits before the browser at the provider. */
export interface GoogleUser {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name?: string;
}

/**
 * A real OpenID Connect provider in this process, standing in for Google. Its sign-in page asks nothing: it signs in
 * `user`, or declines when there is none.
 */
export async function startLocalGoogle(callbackUrl: string) {
  const state: { user: GoogleUser | null } = { user: null };
  const users = new Map<string, GoogleUser>();
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: Provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [callbackUrl] }],
    clientAuthMethods: ['client_secret_post'],
    clientDefaults: { token_endpoint_auth_method: 'client_secret_post' },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false, // as Google: the address is in the ID token
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['only for tests'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    interactions: { url: () => '/sign-in-page' },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: async () => ({ ...users.get(id) }),
    }),
    async loadExistingGrant({ oidc }: LoadGrantContext) {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/sign-in-page')) return handle(request, response);
    const { user } = state;
    if (user) users.set(user.sub, user);
    const result = user ? { login: { accountId: user.sub } } : { error: 'access_denied' };
    provider.interactionFinished(request, response, result).catch((error: Error) => response.destroy(error));
  });

  /** What a browser does with the address of the provider, until it is sent back to the platform. */
  async function visit(authorizationUrl: string, user: GoogleUser | null): Promise<URL> {
    state.user = user;
    const jar = new Map<string, string>();
    let url = new URL(authorizationUrl);
    for (let hop = 0; hop < 10; hop += 1) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
      const location = response.headers.get('location');
      if (!location) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
      url = new URL(location, url);
      if (url.origin !== issuer) return url;
    }
    throw new Error('the provider goes round in circles');
  }

  return {
    issuer,
    /** Who sits before a real browser from now on; null declines. */
    seat(user: GoogleUser | null): void {
      state.user = user;
    },
    visit,
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type LocalGoogle = Awaited<ReturnType<typeof startLocalGoogle>>;
