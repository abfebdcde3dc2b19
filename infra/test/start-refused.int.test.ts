import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdersOf } from '../src/folder-hold.mjs';
import { holdFolder, startInfrastructure } from '../src/index.ts';
import { ended } from './processes.ts';

const env = { ...process.env, MONGODB_URL: '', KAFKA_BROKERS: '', REDIS_URL: '' };

describe('a hold on a data folder', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'infra-hold-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('refuses a second one, until it is released', async () => {
    const first = await holdFolder(dataDir);
    await expect(holdFolder(dataDir)).rejects.toThrow(`${dataDir} is in use by process ${process.pid}`);
    first.release();
    (await holdFolder(dataDir)).release();
  });

  it('is there as long as a part lives that was given it', async () => {
    const first = await holdFolder(dataDir);
    const part = spawn('sleep', ['60'], { stdio: ['ignore', 'ignore', 'ignore', first.partsFd] });
    first.release();
    await expect(holdFolder(dataDir, 100)).rejects.toThrow('Parts of an earlier start still use');
    part.kill('SIGKILL');
    (await holdFolder(dataDir)).release();
  });

  it('waits for a part that is ending, and names one that does not', async () => {
    const holder = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { spawn } from 'node:child_process';
         import { holdFolder } from '${new URL('../src/folder-hold.mjs', import.meta.url).href}';
         const hold = await holdFolder(${JSON.stringify(dataDir)});
         const part = spawn('sleep', ['60'], { stdio: ['ignore', 'ignore', 'ignore', hold.partsFd], detached: true });
         console.log(String(part.pid));`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    // Said as text: a console that is told to colour puts a number into codes.
    const part = Number(await new Promise((said) => holder.stdout.once('data', said)));
    holder.kill('SIGKILL');
    await ended(holder.pid);
    await expect(holdFolder(dataDir, 100)).rejects.toThrow(/Parts of an earlier start still use .*End them/);
    const waiting = holdFolder(dataDir);
    process.kill(part, 'SIGKILL');
    (await waiting).release();
  });

  it('is not had by a file or a folder that a copy left in the place of a pipe', async () => {
    const left = join(dataDir, 'run', 'holders');
    await mkdir(join(left, '77-1.parts'), { recursive: true });
    await writeFile(join(left, '77-1.start'), '');
    expect(holdersOf(dataDir)).toEqual({ supervisors: [], parts: [] });
    const hold = await holdFolder(dataDir);
    expect((await readdir(left)).filter((name) => name.startsWith('77-'))).toEqual([]);
    hold.release();
  });

  it.each(['', '{', '{"supervisorPid":1,"pids":{"jvm":1}}'])('knows nothing of a runtime file: %j', async (text) => {
    await mkdir(join(dataDir, 'run'), { recursive: true });
    await writeFile(join(dataDir, 'run', 'infrastructure.json'), text);
    (await holdFolder(dataDir)).release();
  });
});

/** Each starts or tries to start a JVM beside whatever else the machine does. */
describe('a start on damaged data', { timeout: 120_000 }, () => {
  let whole: string;
  let dataDir: string;

  beforeAll(async () => {
    whole = await mkdtemp(join(tmpdir(), 'infra-whole-'));
    await (await startInfrastructure({ dataDir: whole, env })).stop();
  }, 120_000);
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'infra-damaged-'));
    cpSync(join(whole, 'infrastructure'), join(dataDir, 'infrastructure'), { recursive: true });
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));
  afterAll(() => rm(whole, { recursive: true, force: true }));

  const at = (...parts: string[]) => join(dataDir, 'infrastructure', ...parts);
  const refusal = () =>
    startInfrastructure({ dataDir, env }).then(
      async (started) => {
        await started.stop();
        return 'it started';
      },
      (error: Error) => error.message,
    );
  async function overwrite(file: string) {
    const handle = await open(file, 'r+');
    const { size } = await handle.stat();
    await handle.write(Buffer.alloc(size, 0x58), 0, size, 0);
    await handle.close();
  }

  it('names an empty store', async () => {
    await truncate(at('mongodb', 'store.mv'));
    expect(await refusal()).toMatch(new RegExp(`^${at('mongodb', 'store.mv')} is empty\\. .*copy`));
  });

  it('names a store that is missing', async () => {
    await rm(at('mongodb', 'store.mv'));
    expect(await refusal()).toMatch(new RegExp(`^${at('mongodb', 'store.mv')} is missing\\. .*npm run reset`));
  });

  it('names the identity of the broker when it is missing', async () => {
    await rm(at('kafka', 'meta.properties'));
    expect(await refusal()).toMatch(new RegExp(`^${at('kafka', 'meta.properties')} is missing\\. .*copy`));
  });

  it('names a store that cannot be read, without a stack trace', async () => {
    await overwrite(at('mongodb', 'store.mv'));
    const words = await refusal();
    expect(words).toContain(`${at('mongodb', 'store.mv')} cannot be read`);
    expect(words).toContain('Put it back from a copy of the data folder');
    expect(words).not.toMatch(/\n\s+at /);
  });

  it('names an append-only file that cannot be read, and what its removal costs', async () => {
    const file = at('redis', 'appendonly.aof');
    await writeFile(file, 'not what Redis writes\n');
    const words = await refusal();
    expect(words).toContain(`${file} cannot be read`);
    expect(words).toContain('everybody is signed out then, nothing else is lost');
    expect(words).not.toMatch(/\n\s+at /);
  });
});
