import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Says who it is and on which port, and that it is alive as long as it is. */
const SUPERVISOR = `
const own = JSON.stringify({ pid: process.pid, port: process.env.PORT ?? null });
process.send({ port: 4711 }, () => console.log(own));
setInterval(() => process.send({ port: 4711 }), 20);
`;

let folder: string;
let started: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bootstrap-'));
  await writeFile(join(folder, 'supervisor.mjs'), SUPERVISOR);
  await writeFile(
    join(folder, 'start.mjs'),
    `import { runUnderOwnNode } from '${join(ROOT, 'tools/bootstrap.mjs')}';
     await runUnderOwnNode('${relative(ROOT, join(folder, 'supervisor.mjs'))}', [], { silences: 10, everyMs: 100, pauseMs: 50 });`,
  );
});
afterEach(async () => {
  started?.kill('SIGTERM');
  started = undefined;
  await rm(folder, { recursive: true, force: true });
});

it('a supervisor that hangs is ended and run again on its port', async () => {
  const { PORT: _port, ...env } = process.env;
  started = spawn(process.execPath, [join(folder, 'start.mjs')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const runs: { pid: number; port: string | null }[] = [];
  createInterface({ input: started.stdout as NonNullable<ChildProcess['stdout']> }).on('line', (line) =>
    runs.push(JSON.parse(line)),
  );
  let said = '';
  started.stderr?.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  await expect.poll(() => runs.length, { timeout: 20_000 }).toBe(1);
  process.kill(runs[0]?.pid ?? 0, 'SIGSTOP');
  await expect.poll(() => runs.length, { timeout: 20_000 }).toBe(2);
  expect(runs).toEqual([
    { pid: expect.any(Number), port: null },
    { pid: expect.any(Number), port: '4711' },
  ]);
  expect(said).toBe('the supervisor does not answer any more; it is ended and started again\n');
}, 60_000);

it.each(['SIGKILL', 'SIGINT', 'SIGHUP', 'SIGTERM'] as const)(
  'nothing is left when npm alone gets %s',
  async (signal) => {
    const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: { start: string };
    };
    await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start: scripts.start } }));
    await mkdir(join(folder, 'tools'));
    await writeFile(join(folder, 'tools', 'start.mjs'), await readFile(join(folder, 'start.mjs')));
    started = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = createInterface({ input: started.stdout as NonNullable<ChildProcess['stdout']> });
    const { pid } = await new Promise<{ pid: number }>((said) => lines.once('line', (line) => said(JSON.parse(line))));
    started.kill(signal);
    const runs = (): boolean => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    await expect.poll(runs, { timeout: 10_000 }).toBe(false);
  },
  30_000,
);
