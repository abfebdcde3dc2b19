import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Liveness, type LivenessTiming, watchLiveness } from '@platform/infra/liveness';
import type { ServiceLog } from './service-log.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const NODE_OPTIONS: readonly string[] = [
  '--import',
  fileURLToPath(new URL('exit-with-parent.mjs', import.meta.url)),
];
/** Compiled modules, written by one start and read by the next: starting costs half as much. */
const COMPILED = join(ROOT, 'node_modules/.cache/compiled');
const RETRY_MIN_MS = 100;
const RETRY_MAX_MS = 5_000;
/** A process that ran this long was healthy, so the next retry starts with the short pause again. */
const HEALTHY_AFTER_MS = 30_000;
/** Answered by a process that does its work, whatever else is away. */
const LIVE_PATH = '/live';
const LIVENESS: LivenessTiming = { everyMs: 2_000, failures: 3 };
const ANSWER_LIMIT_MS = 3_000;
const STANDSTILL_MS = 90_000;
const PROGRESS_SAID_MS = 5_000;
const POLL_MS = 100;
/** The gateway, then all others, then the infrastructure: together no more than ten seconds. */
const STOP_LIMIT_MS = 3_000;
/** Ended this often before it was ever ready: starting it again will not help. */
const HOPELESS_AFTER = 6;

export interface ServiceProcess {
  readonly name: string;
  readonly url: string;
  /** Undefined while it is being started again. */
  readonly pid: number | undefined;
  /** Sends the signal and resolves when that process has ended; it is started again. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /**
   * Resolves when the health path answers 200. Throws after 90 s in which nothing moved (a service that brings its data
   * forward says how far it is), or when it is stopped meanwhile or cannot be started at all.
   */
  waitReady(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

export interface ServiceProcessOptions {
  readonly name: string;
  readonly command: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly port: number;
  readonly healthPath: string;
  readonly liveness?: LivenessTiming;
  readonly log: ServiceLog;
  /** Open in the process for as long as it lives (a hold on the data folder). */
  readonly holdFd?: number | undefined;
  readonly say: (line: string) => void;
  /** How long it may be without being ready and without getting on. Default: 90 s. */
  readonly standstillMs?: number;
}

/**
 * Runs a service as a process, and runs it again with a growing pause whenever it ends without having been told to. One
 * that hangs is ended.
 */
export function superviseService(options: ServiceProcessOptions): ServiceProcess {
  const { name, port, healthPath, say, liveness: timing = LIVENESS, standstillMs = STANDSTILL_MS } = options;
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let liveness: Liveness | undefined;
  let retry: NodeJS.Timeout | undefined;
  let retryMs = RETRY_MIN_MS;
  let stopped = false;
  let everReady = false;
  let ends = 0;

  const start = () => {
    const startedAt = Date.now();
    const started = launch(options);
    child = started;
    let over = false;
    const watch = watchLiveness({
      answers: async () => (await healthOf(`${url}${LIVE_PATH}`)).ready,
      onHung() {
        say(`[${name}] does not answer any more; it is ended and started again`);
        started.kill('SIGKILL');
      },
      timing,
    });
    liveness = watch;
    const ended = (how: string) => {
      if (over) return;
      over = true;
      watch.stop();
      child = undefined;
      ends += 1;
      if (stopped) return;
      if (Date.now() - startedAt > HEALTHY_AFTER_MS) retryMs = RETRY_MIN_MS;
      say(`[${name}] ended (${how}); starting it again in ${retryMs} ms`);
      retry = setTimeout(start, retryMs);
      retryMs = Math.min(retryMs * 2, RETRY_MAX_MS);
    };
    started.once('exit', (code, signal) => ended(String(signal ?? code)));
    started.once('error', (error) => ended(error.message));
  };
  start();

  return {
    name,
    url,
    get pid() {
      return child?.pid;
    },
    async kill(signal = 'SIGKILL') {
      if (child) await signalAndWait(child, signal);
    },
    async waitReady() {
      let movedAt = Date.now();
      let saidAt = Date.now();
      let last: string | undefined;
      for (;;) {
        const { ready, progress } = child ? await healthOf(`${url}${healthPath}`) : NOT_READY;
        if (ready) break;
        if (stopped) throw new Error(`${name} was stopped`);
        if (!everReady && ends >= HOPELESS_AFTER) throw new Error(`${name} ends as soon as it is started, see its log`);
        if (progress !== undefined && progress !== last) {
          last = progress;
          movedAt = Date.now();
          if (movedAt - saidAt >= PROGRESS_SAID_MS) {
            saidAt = movedAt;
            say(`[${name}] ${progress}`);
          }
        }
        if (Date.now() - movedAt > standstillMs) throw new Error(standstillWords(name, standstillMs, last));
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
      liveness?.heard();
      everReady = true;
    },
    async stop() {
      stopped = true;
      clearTimeout(retry);
      if (!child) return;
      const running = child;
      const limit = setTimeout(() => running.kill('SIGKILL'), STOP_LIMIT_MS);
      await signalAndWait(running, 'SIGTERM');
      clearTimeout(limit);
    },
  };
}

function launch({ command, env, port, log, holdFd }: ServiceProcessOptions): ChildProcess {
  // Detached, so that Ctrl-C reaches the supervisor alone, which stops things in order.
  const child = spawn(process.execPath, [...NODE_OPTIONS, ...command], {
    cwd: ROOT,
    env: { NODE_COMPILE_CACHE: COMPILED, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc', ...(holdFd === undefined ? [] : [holdFd])],
    detached: true,
  });
  if (child.stdout) log.follow(child.stdout, 'stdout');
  if (child.stderr) log.follow(child.stderr, 'stderr');
  return child;
}

function signalAndWait(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

interface Health {
  readonly ready: boolean;
  /** How far a service is with what it must do before it is ready. */
  readonly progress: string | undefined;
}
const NOT_READY: Health = { ready: false, progress: undefined };

function standstillWords(name: string, limitMs: number, progress: string | undefined): string {
  const limit = `${limitMs / 1000} s`;
  return progress ? `${name} has not got on for ${limit}: ${progress}` : `${name} was not ready after ${limit}`;
}

async function healthOf(url: string): Promise<Health> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    const text = await response.text();
    return { ready: response.ok && !missesPart(text), progress: response.ok ? undefined : progressIn(text) };
  } catch {
    return NOT_READY;
  }
}

/**
 * The gateway is ready without a part that is down. Whoever waits for the platform waits until the gateway has seen
 * that all its parts are there, or the first requests would be refused.
 */
function missesPart(text: string): boolean {
  if (!text.startsWith('{')) return false;
  const { parts = {} } = JSON.parse(text) as { parts?: Readonly<Record<string, 'up' | 'down'>> };
  return Object.values(parts).includes('down');
}

function progressIn(text: string): string | undefined {
  if (!text.startsWith('{')) return undefined;
  const { progress } = JSON.parse(text) as { progress?: { says: string; done: number; total: number } };
  if (!progress) return undefined;
  const { says, done, total } = progress;
  return `${says}: ${done.toLocaleString('en-US')} of ${Math.max(done, total).toLocaleString('en-US')}`;
}
