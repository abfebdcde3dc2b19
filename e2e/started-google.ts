import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CLIENT_ID, CLIENT_SECRET, type GoogleUser, startLocalGoogle } from '@platform/test-kit/local-google';

/** An OpenID Connect provider in Google's place, and an address where tests say who sits before the browser. */
export async function startGoogle(platformUrl: string) {
  const google = await startLocalGoogle(`${platformUrl}/sso/google`);
  const control = createServer((request, response) => {
    text(request).then(
      (body) => {
        google.seat(JSON.parse(body) as GoogleUser | null);
        response.end('ok');
      },
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
  return {
    env: {
      GOOGLE_OIDC_ISSUER: google.issuer,
      GOOGLE_OIDC_CLIENT_ID: CLIENT_ID,
      GOOGLE_OIDC_CLIENT_SECRET: CLIENT_SECRET,
    },
    controlUrl: `http://127.0.0.1:${(control.address() as AddressInfo).port}`,
    async stop(): Promise<void> {
      control.close();
      await google.stop();
    },
  };
}
