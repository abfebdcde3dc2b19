import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Platform, startPlatform } from '@platform/tools/platform';
import { startGoogle } from './started-google.ts';

function pidOf(platform: Platform, part: string): number {
  const pid = platform.infrastructure.pids()[part as 'jvm' | 'redis'];
  if (!pid) throw new Error(`${part} does not run here`);
  return pid;
}

async function allReady(platform: Platform): Promise<void> {
  await Promise.all(Object.values(platform.services).map((each) => each.waitReady()));
}

/** What tests may do to the platform from their own process: kill a part of it, and wait until it is back. */
function controlServer(platform: Platform) {
  return createServer((request, response) => {
    const [, action, name = ''] = (request.url ?? '').split('/');
    const act = async (): Promise<void> => {
      const service = platform.services[name];
      if (action === 'kill' && service) await service.kill('SIGKILL');
      else if (action === 'ready' && service) await service.waitReady();
      else if (action === 'kill-part') process.kill(pidOf(platform, name), 'SIGKILL');
      else if (action === 'ready-part') await platform.infrastructure.check();
      else if (action === 'ready-all') {
        // Once they are all there, and then once more: the gateway may have said so before it knew that one was gone.
        await allReady(platform);
        await allReady(platform);
      } else throw new Error(`unknown: ${request.url}`);
    };
    act().then(
      () => response.end('ok'),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * One platform for all specs, in a folder that is removed afterwards. PLATFORM_URL uses one that runs already, with
 * PLATFORM_STORE_URL for its store, PLATFORM_OUTBOX_URL for its messages and PLATFORM_GOOGLE_CONTROL of a started-google.ts that it was started with.
 */
export default async function startedPlatform(): Promise<() => Promise<void>> {
  if (process.env['PLATFORM_URL']) return async () => undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'platform-e2e-'));
  const port = await freePort();
  const google = await startGoogle(`http://localhost:${port}`);
  // All specs come from one network address, and their people from one inviter: together they do more than one may.
  const counts = { SIGN_IN_MAX_PER_IP: '5000', INVITATIONS_PER_HOUR: '5000' };
  // Other tests keep the machine busy, and no journey is about how soon an answer must come.
  const deadlines = { READ_DEADLINE_MS: '15000', WRITE_DEADLINE_MS: '30000' };
  const env = { ...counts, ...deadlines, ...google.env, ...process.env };
  const platform = await startPlatform({ port, dataDir, env, say: (line) => console.error(line) });
  const control = controlServer(platform);
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
  process.env['PLATFORM_URL'] = platform.url;
  process.env['PLATFORM_OUTBOX_URL'] = platform.services['outbox']?.url;
  process.env['PLATFORM_GOOGLE_CONTROL'] = google.controlUrl;
  process.env['PLATFORM_STORE_URL'] = platform.infrastructure.mongodbUrl;
  process.env['PLATFORM_CONTROL'] = `http://127.0.0.1:${(control.address() as AddressInfo).port}`;
  return async () => {
    control.close();
    await platform.stop();
    await google.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
