import type { AddressInfo } from 'node:net';
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD_DEFAULT } from '@platform/test-kit/sample-world';
import { createRemoteServer } from '@platform/tools/serve-remote';
import { expect, test, url } from '../fixtures/signed-in.ts';

const REMOTES = [
  { name: 'estate', who: 'advisor', home: '/clients', shows: 'Clients' },
  { name: 'documents', who: 'advisor', home: '/documents', shows: 'Documents' },
  { name: 'reports', who: 'advisor', home: '/reports', shows: 'Reports' },
  { name: 'admin', who: 'admin', home: '/organization-overview', shows: 'Northmere Wealth' },
] as const;

for (const { name, who, home, shows } of REMOTES) {
  test(`the ${name} remote runs alone against the gateway, with live messages`, async ({ page, accessible }) => {
    const server = await createRemoteServer({ name, gatewayUrl: new URL(url('/')).origin });
    await server.listen({ port: 0, host: '127.0.0.1' });
    try {
      const { port } = server.server.address() as AddressInfo;
      // Not the platform's host name: cookies know no ports.
      const acknowledged = new Promise<void>((resolve) => {
        page.on('websocket', (socket) =>
          socket.on('framereceived', ({ payload }) => {
            if (String(payload).includes('connection_ack')) resolve();
          }),
        );
      });
      await page.goto(`http://127.0.0.1:${port}/`);
      await page.getByLabel('Email').fill(SAMPLE_ACCOUNTS[who].emailAddress);
      await page
        .getByLabel('Password', { exact: true })
        .fill(process.env['SAMPLE_PASSWORD'] ?? SAMPLE_PASSWORD_DEFAULT);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('heading', { level: 1, name: shows })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(home);
      await acknowledged;
      await accessible();
    } finally {
      await server.close();
    }
  });
}
