import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ADVISING_ROLES } from '@platform/contracts';
import { SAMPLE_ACCOUNTS } from '@platform/test-kit/sample-world';

/** What the estate asks of identity, answered from the sample world: who of an organization may advise a client. */
export async function startIdentityDouble() {
  const server = createServer((request, response) => {
    const [, organizationId, accountId] =
      /^\/internal\/organizations\/([^/]+)\/advisors\/([^/]+)$/.exec(request.url ?? '') ?? [];
    const found = Object.values(SAMPLE_ACCOUNTS).find(
      (account) =>
        account.id === accountId &&
        account.organizationId === organizationId &&
        ADVISING_ROLES.some((role) => role === account.role),
    );
    const isService = request.headers.authorization?.startsWith('Actor ');
    response.writeHead(isService ? (found ? 200 : 404) : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ? { accountId: found.id, name: found.name, role: found.role } : {}));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
