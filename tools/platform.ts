import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type FolderHold,
  freePorts,
  holdFolder,
  type Infrastructure,
  isPortFree,
  startInfrastructure,
} from '@platform/infra';
import { checkDataFolder } from './data-folder.ts';
import { requireRoom } from './disk-room.ts';
import { seedRemotesFile } from './remotes-file.ts';
import { openServiceLog, type ServiceLog } from './service-log.ts';
import { NODE_OPTIONS, type ServiceProcess, superviseService } from './service-process.ts';
import {
  hasSampleData,
  type PlatformAddresses,
  SAMPLE_DATA_COMMAND,
  type ServiceDefinition,
  TOPOLOGY,
} from './topology.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const USUAL_PORT = 3000;

export interface PlatformOptions {
  /** Of the one origin; 0 is any free one. Default: 3000, or another free one where that is taken. */
  readonly port?: number;
  readonly dataDir: string;
  /** What services read beside what the platform gives them. Default: this process's environment. */
  readonly env?: NodeJS.ProcessEnv;
  readonly say?: (line: string) => void;
  /** Default: true unless NODE_ENV is production. */
  readonly sampleData?: boolean;
  /** Default: true. Without pages nothing is built: gateway and subgraphs answer, remotes are not served. */
  readonly pages?: boolean;
}

export interface Platform {
  readonly url: string;
  readonly dataDir: string;
  readonly services: Readonly<Record<string, ServiceProcess>>;
  readonly infrastructure: Infrastructure;
  /** Stops everything, in the reverse order of its start. Safe to call twice. */
  stop(): Promise<void>;
}

interface Running {
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
  readonly addresses: PlatformAddresses;
  readonly services: Record<string, ServiceProcess>;
  readonly logs: ServiceLog[];
  readonly hold: FolderHold;
}

/** Starts infrastructure, services and static servers, and resolves when all of them are ready and the sample is in. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { env = process.env, say = () => undefined } = options;
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  checkDataFolder(dataDir);
  const hold = await holdFolder(dataDir);
  try {
    return await startHeld({ ...options, dataDir }, env, say, hold);
  } catch (error) {
    hold.release();
    throw error;
  }
}

/** On a folder that nobody else works on. */
async function startHeld(
  options: PlatformOptions,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
  hold: FolderHold,
): Promise<Platform> {
  const { dataDir } = options;
  await requireRoom(dataDir);
  const publicPort = await choosePort(options.port, say);
  const logs: ServiceLog[] = [];
  const infrastructureLog = openServiceLog(dataDir, 'infrastructure', say);
  logs.push(infrastructureLog);
  say('building the browser bundles, starting the store, the broker and the cache');
  const { pages = true } = options;
  const webBuilt = pages ? buildWeb(env, dataDir, logs, say) : Promise.resolve();
  webBuilt.catch(() => undefined);
  const infrastructure = await startInfrastructure({
    dataDir,
    env,
    hold,
    log(line) {
      infrastructureLog.write(line);
      if (/^(the embedded infrastructure|Redis ended|building)/.test(line)) say(`[infrastructure] ${line}`);
    },
  });
  const services: Record<string, ServiceProcess> = {};
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= stopAll(services, infrastructure, logs).finally(() => hold.release());
    return stopping;
  };
  try {
    const addresses = await addressesOf(infrastructure, publicPort, dataDir);
    const running: Running = { env, say, addresses, services, logs, hold };
    say('starting the services');
    startServices(running, (definition) => !definition.needsWebBuild);
    await webBuilt;
    await seedRemotesFile(join(dataDir, 'remotes.json'));
    startServices(running, (definition) => definition.needsWebBuild && (pages || !definition.servesRemote));
    await allReady(services);
    if (options.sampleData ?? env['NODE_ENV'] !== 'production') await fillSample(running);
    return { url: addresses.publicUrl, dataDir, services, infrastructure, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Who needs others is not waited for before they are ready: they may be busy with their data for long. */
async function allReady(services: Readonly<Record<string, ServiceProcess>>): Promise<void> {
  const ready = new Map<string, Promise<void>>();
  const readyOf = (name: string): Promise<void> => {
    const known = ready.get(name);
    if (known) return known;
    const needs = TOPOLOGY.find((definition) => definition.name === name)?.needs ?? [];
    const own = Promise.all(needs.map(readyOf)).then(() => services[name]?.waitReady());
    ready.set(name, own);
    return own;
  };
  await Promise.all(Object.keys(services).map(readyOf));
}

async function choosePort(wanted: number | undefined, say: (line: string) => void): Promise<number> {
  if (wanted === 0) return (await freePorts(1))[0] ?? 0;
  if (wanted !== undefined) {
    if (await isPortFree(wanted)) return wanted;
    throw new Error(`Port ${wanted} is taken. Give another one in PORT.`);
  }
  if (await isPortFree(USUAL_PORT)) return USUAL_PORT;
  const [other = 0] = await freePorts(1);
  say(`port ${USUAL_PORT} is taken, so this start uses ${other}; PORT chooses one`);
  return other;
}

async function addressesOf(
  { mongodbUrl, kafkaBrokers, redisUrl }: Infrastructure,
  publicPort: number,
  dataDir: string,
): Promise<PlatformAddresses> {
  const inner = TOPOLOGY.filter(({ name }) => name !== 'gateway');
  const free = await freePorts(inner.length);
  const ports = Object.fromEntries(inner.map(({ name }, index) => [name, free[index] ?? 0]));
  return {
    publicPort,
    publicUrl: `http://localhost:${publicPort}`,
    dataDir,
    mongodbUrl,
    kafkaBrokers,
    redisUrl,
    actorTokenSecret: actorTokenSecret(dataDir),
    ports: { ...ports, gateway: publicPort },
  };
}

/** Made once for a data folder, readable by its owner alone: a restart must not end the sessions and links of before. */
function actorTokenSecret(dataDir: string): string {
  const folder = join(dataDir, 'secrets');
  const file = join(folder, 'actor-token-secret');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    chmodSync(file, 0o600);
  }
  return readFileSync(file, 'utf8').trim();
}

function startServices(running: Running, which: (definition: ServiceDefinition) => boolean): void {
  const production = running.env['NODE_ENV'] === 'production';
  for (const definition of TOPOLOGY.filter(which)) {
    if (production && definition.sampleSetUpOnly) continue;
    const { name, command, healthPath } = definition;
    const log = openServiceLog(running.addresses.dataDir, name, running.say);
    running.logs.push(log);
    running.services[name] = superviseService({
      name,
      command,
      healthPath,
      port: running.addresses.ports[name] ?? 0,
      env: { ...running.env, ...definition.env(running.addresses) },
      log,
      holdFd: running.hold.partsFd,
      say: running.say,
    });
  }
}

async function buildWeb(
  env: NodeJS.ProcessEnv,
  dataDir: string,
  logs: ServiceLog[],
  say: (line: string) => void,
): Promise<void> {
  // The build fails on its exit code alone; its progress is not news for the console.
  const log = openServiceLog(dataDir, 'build-web', () => undefined);
  logs.push(log);
  const code = await runToEnd(['tools/build-web.mjs'], env, log);
  if (code !== 0) {
    const file = join(dataDir, 'logs', 'build-web.log');
    say(`building the browser bundles failed, see ${file}`);
    throw new Error(`The browser bundles could not be built, see ${file}`);
  }
}

async function fillSample({ env, addresses, logs, say }: Running): Promise<void> {
  if (!hasSampleData(ROOT)) return;
  say('writing the sample organization');
  const log = openServiceLog(addresses.dataDir, 'seed', say);
  logs.push(log);
  const gateway = TOPOLOGY.find(({ name }) => name === 'gateway');
  const code = await runToEnd([SAMPLE_DATA_COMMAND], { ...env, ...gateway?.env(addresses) }, log);
  if (code !== 0)
    throw new Error(`The sample data could not be written, see ${join(addresses.dataDir, 'logs', 'seed.log')}`);
}

function runToEnd(command: readonly string[], env: NodeJS.ProcessEnv, log: ServiceLog): Promise<number> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [...NODE_OPTIONS, ...command], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    log.follow(child.stdout as NonNullable<typeof child.stdout>, 'stdout');
    log.follow(child.stderr as NonNullable<typeof child.stderr>, 'stderr');
    child.once('error', () => done(1));
    child.once('close', (code) => done(code ?? 1));
  });
}

async function stopAll(
  services: Record<string, ServiceProcess>,
  infrastructure: Infrastructure,
  logs: readonly ServiceLog[],
): Promise<void> {
  const left = new Set(Object.keys(services));
  while (left.size > 0) {
    const needed = new Set(TOPOLOGY.filter(({ name }) => left.has(name)).flatMap(({ needs }) => needs));
    const now = [...left].filter((name) => !needed.has(name));
    await Promise.all(now.map((name) => services[name]?.stop()));
    for (const name of now) left.delete(name);
  }
  await infrastructure.stop();
  await Promise.all(logs.map((log) => log.close()));
}
