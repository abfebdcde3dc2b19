import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePorts } from '@platform/infra';
import type { LivenessTiming } from '@platform/infra/liveness';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openServiceLog } from './service-log.ts';
import { type ServiceProcess, superviseService } from './service-process.ts';

const STANDSTILL_MS = 4_000;
/** Gets on with each question, and is ready after longer than it may stand still; with STUCK it never gets past the third. */
const BUSY = `
import { createServer } from 'node:http';
let done = 0;
const began = Date.now();
createServer((_request, response) => {
  done += 1;
  const progress = { says: 'estates are brought forward', done: process.env.STUCK ? Math.min(done, 3) : done, total: 100 };
  response.statusCode = Date.now() - began < 1.2 * ${STANDSTILL_MS} || process.env.STUCK ? 503 : 200;
  response.end(JSON.stringify({ ready: false, progress }));
}).listen(Number(process.env.PORT), '127.0.0.1');
`;

const SERVER = `
import { createServer } from 'node:http';
createServer((_request, response) => response.end(String(process.pid))).listen(Number(process.env.PORT), '127.0.0.1');
console.log(JSON.stringify({ level: 30, msg: 'listens' }));
console.log(JSON.stringify({ level: 50, msg: 'it broke', err: { message: 'why' } }));
`;

/** Answers the third question as one that sees all its parts. */
const WITH_PARTS = `
import { createServer } from 'node:http';
let asked = 0;
createServer((_request, response) => {
  asked += 1;
  response.end(JSON.stringify({ ready: true, asked, parts: { estate: asked > 2 ? 'up' : 'down', redis: 'up' } }));
}).listen(Number(process.env.PORT), '127.0.0.1');
`;

describe('a supervised service', () => {
  let folder: string;
  let service: ServiceProcess | undefined;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'service-'));
    await writeFile(join(folder, 'server.mjs'), SERVER);
  });
  afterEach(async () => {
    await service?.stop();
    service = undefined;
    await rm(folder, { recursive: true, force: true });
  });

  async function start(said: string[] = [], liveness?: LivenessTiming) {
    const [port = 0] = await freePorts(1);
    const log = openServiceLog(folder, 'server', (line) => said.push(line));
    const name = 'server';
    const command = [join(folder, 'server.mjs')];
    service = superviseService({
      name,
      command,
      env: process.env,
      port,
      healthPath: '/',
      log,
      say: (l) => said.push(l),
      ...(liveness && { liveness }),
    });
    await service.waitReady();
    return { service, log };
  }

  it('is waited for until it sees all its parts, or the first requests would be refused', async () => {
    await writeFile(join(folder, 'server.mjs'), WITH_PARTS);
    // Its being alive is not asked for meanwhile, or this would count other questions.
    const { service } = await start([], { everyMs: 600_000, failures: 3 });
    const { asked } = (await (await fetch(service.url)).json()) as { asked: number };
    expect(asked).toBe(4);
  });

  it('is started again on the same port after kill -9', async () => {
    const { service } = await start();
    const before = service.pid;
    await service.kill('SIGKILL');
    await service.waitReady();
    expect(service.pid).not.toBe(before);
    expect(await (await fetch(service.url)).text()).toBe(String(service.pid));
  });

  it('is ended and started again when it hangs', async () => {
    const said: string[] = [];
    const { service } = await start(said, { everyMs: 50, failures: 2 });
    const before = service.pid ?? 0;
    await expect.poll(async () => (await fetch(`${service.url}/live`)).ok).toBe(true);
    process.kill(before, 'SIGSTOP');
    await expect.poll(() => service.pid !== undefined && service.pid !== before, { timeout: 15_000 }).toBe(true);
    await service.waitReady();
    expect(await (await fetch(service.url)).text()).not.toBe(String(before));
    expect(said).toContain('[server] does not answer any more; it is ended and started again');
  }, 20_000);

  async function waitForBusy(env: Record<string, string>) {
    const [port = 0] = await freePorts(1);
    await writeFile(join(folder, 'busy.mjs'), BUSY);
    const log = openServiceLog(folder, 'busy', () => undefined);
    const own = { name: 'busy', command: [join(folder, 'busy.mjs')], port, healthPath: '/', log, say: () => undefined };
    service = superviseService({ ...own, env: { ...process.env, ...env }, standstillMs: STANDSTILL_MS });
    await service.waitReady();
  }

  it('is waited for as long as it gets on with what must be done before it is ready', { timeout: 20_000 }, async () => {
    await waitForBusy({});
    expect(service?.pid).toBeDefined();
  });

  it('is given up when it stands still, with how far it got', { timeout: 20_000 }, async () => {
    await expect(waitForBusy({ STUCK: '1' })).rejects.toThrow(
      'busy has not got on for 4 s: estates are brought forward: 3 of 100',
    );
  });

  it('stays down once it is stopped', async () => {
    const { service } = await start();
    await service.stop();
    expect(service.pid).toBeUndefined();
    await expect(fetch(service.url)).rejects.toThrow();
    await expect(service.waitReady()).rejects.toThrow('server was stopped');
  });

  it('has every line in its log file and only errors on the console, with its name before them', async () => {
    const said: string[] = [];
    const { service, log } = await start(said);
    await service.stop();
    await log.close();
    expect(await readFile(join(folder, 'logs', 'server.log'), 'utf8')).toContain('listens');
    expect(said).toEqual(['[server] it broke: why']);
  });

  it('goes on while its log is on a full disk, which the console says once', async () => {
    await mkdir(join(folder, 'logs'));
    await symlink('/dev/full', join(folder, 'logs', 'server.log'));
    const said: string[] = [];
    const { service, log } = await start(said);
    const before = service.pid;
    log.write('one more');
    await log.close();
    log.write('and another');
    await log.close();
    expect(said.filter((line) => /log cannot be written/.test(line))).toEqual([
      expect.stringMatching(/^\[server\] its log cannot be written and loses lines: ENOSPC/),
    ]);
    expect(await (await fetch(service.url)).text()).toBe(String(before));
  });

  it('writes its log again when there is room, and says in it how much is missing', async () => {
    const file = join(folder, 'logs', 'server.log');
    await mkdir(join(folder, 'logs'));
    await symlink('/dev/full', file);
    const log = openServiceLog(folder, 'server', () => undefined);
    log.write('lost');
    await log.close();
    await rm(file);
    log.write('kept');
    await log.close();
    expect(await readFile(file, 'utf8')).toBe('1 lines are missing here: the log could not be written\nkept\n');
  });

  it('puts a log of more than 20 MB aside while it runs', async () => {
    const file = join(folder, 'logs', 'server.log');
    const log = openServiceLog(folder, 'server', () => undefined);
    for (let megabytes = 0; megabytes < 20; megabytes += 1) {
      log.write('x'.repeat(1024 * 1024));
      await log.close();
    }
    log.write('new');
    await log.close();
    expect(await readFile(file, 'utf8')).toBe('new\n');
    expect((await stat(`${file}.1`)).size).toBeGreaterThan(20 * 1024 * 1024);
  });

  it('ends by itself when its supervisor is killed', async () => {
    const [port = 0] = await freePorts(1);
    const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));
    await writeFile(
      join(folder, 'supervisor.ts'),
      `import { openServiceLog } from '${at('service-log.ts')}';
       import { superviseService } from '${at('service-process.ts')}';
       const log = openServiceLog('${folder}', 'server', () => undefined);
       const service = superviseService({ name: 'server', command: ['${join(folder, 'server.mjs')}'], env: process.env,
         port: ${port}, healthPath: '/', log, say: () => undefined });
       await service.waitReady();
       console.log(service.pid);`,
    );
    const supervisor = spawn(process.execPath, [join(folder, 'supervisor.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => createInterface({ input: supervisor.stdout }).once('line', resolve));
    supervisor.kill('SIGKILL');
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${port}`).then(
            () => 'up',
            () => 'down',
          ),
        { timeout: 5_000 },
      )
      .toBe('down');
  });
});
