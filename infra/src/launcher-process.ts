import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type JavaLauncher, javaArguments } from './java-command.ts';
import { type LivenessTiming, watchLiveness } from './liveness.ts';

const RETRY_MIN_MS = 200;
const RETRY_MAX_MS = 5_000;
/** A process that ran this long was healthy, so the next retry starts with the short pause again. */
const HEALTHY_AFTER_MS = 30_000;
/** Somebody has to make room: looking costs little, starting in vain the whole processor. */
const ROOM_WAIT: RoomWait = { minMs: 1_000, maxMs: 15_000 };
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 3_500;
/** The JVM closes its files for a while when its memory or the disk is short; Redis has no such work. */
const LIVENESS: LauncherLiveness = {
  jvm: { everyMs: 3_000, failures: 5 },
  redis: { everyMs: 2_000, failures: 3 },
};
const KEPT_LINES = 20;

type Part = 'jvm' | 'redis';
interface RoomWait {
  readonly minMs: number;
  readonly maxMs: number;
}
export type LauncherLiveness = Readonly<Record<Part, LivenessTiming>>;

interface LauncherEvent {
  /** `working` says that a long start moves. */
  event: 'started' | 'ended' | 'ready' | 'failed' | 'working';
  part: string;
  pid: number;
}

export interface LauncherProcess {
  pids(): { jvm: number | undefined; redis: number | undefined };
  /** Resolves when the part that was ended by this call, or by itself, answers again. */
  restart(part: 'jvm' | 'redis'): Promise<void>;
  /** Resolves at once while the JVM is up, else when it is up again. */
  whenUp(): Promise<void>;
  stop(): Promise<void>;
}

interface LauncherOptions {
  launcher: JavaLauncher;
  settings: Record<string, string>;
  /** Open in the JVM for as long as it lives. */
  holdFd: number;
  log: (line: string) => void;
  onChange: (pids: { jvm: number | undefined; redis: number | undefined }) => void;
  /** Whether a part that runs here answers; one that is elsewhere has no question. */
  answers: Partial<Record<Part, () => Promise<boolean>>>;
  liveness?: LauncherLiveness | undefined;
  /** Why a start would be in vain now; null where it would not. */
  missing?: () => Promise<string | null>;
  roomWait?: RoomWait;
}

/** Runs the launcher, and runs it again with a growing pause whenever it ends without having been told to. */
export async function superviseLauncher({
  launcher,
  settings,
  holdFd,
  log,
  onChange,
  answers,
  liveness = LIVENESS,
  missing = async () => null,
  roomWait = ROOM_WAIT,
}: LauncherOptions): Promise<LauncherProcess> {
  let child: ChildProcess | undefined;
  let stopping = false;
  let retryMs = RETRY_MIN_MS;
  let retry: NodeJS.Timeout | undefined;
  let up = Promise.resolve();
  const pids: { jvm: number | undefined; redis: number | undefined } = { jvm: undefined, redis: undefined };
  /** The launcher's own words about why it ends. */
  let failure: string | undefined;
  let moved = (): void => undefined;
  let waiters: { event: string; part: string; resolve: () => void }[] = [];

  const heard = ({ event, part, pid }: LauncherEvent) => {
    if (event === 'started' && part === 'redis') pids.redis = pid;
    if (event === 'ended' && part === 'redis') {
      pids.redis = undefined;
      log('Redis ended; starting it again');
    }
    if (event === 'working') {
      log(`embedded infrastructure: ${part}`);
      moved();
    }
    if (event === 'failed') {
      failure = part;
      log(`embedded infrastructure: ${part}`);
    }
    for (const waiter of waiters.filter((one) => one.event === event && one.part === part)) waiter.resolve();
    waiters = waiters.filter((one) => one.event !== event || one.part !== part);
    onChange({ ...pids });
  };
  const next = (event: string, part: string) =>
    new Promise<void>((resolve) => {
      waiters.push({ event, part, resolve });
    });

  /** A part that hangs is killed, and started again like one that ended by itself. That it was ready is an answer. */
  const watchParts = () =>
    (Object.keys(answers) as Part[]).flatMap((part) => {
      const question = answers[part];
      if (!question) return [];
      const onHung = () => {
        const pid = pids[part];
        if (stopping || pid === undefined) return;
        log(`the embedded infrastructure: ${part} does not answer any more and is ended`);
        process.kill(pid, 'SIGKILL');
      };
      const watch = watchLiveness({ answers: question, onHung, timing: liveness[part] });
      watch.heard();
      return watch;
    });

  /** Resolves at "ready"; rejects if the process ends before. */
  const launch = async (): Promise<void> => {
    const startedAt = Date.now();
    // Detached: Ctrl-C reaches only the supervisor, which stops things in order. The pipe's end is what ends the JVM.
    const started = spawn(launcher.java, javaArguments(launcher), {
      env: { ...process.env, ...settings },
      stdio: ['pipe', 'pipe', 'pipe', holdFd],
      detached: true,
    }) as ChildProcessWithoutNullStreams;
    child = started;
    failure = undefined;
    pids.jvm = started.pid;
    onChange({ ...pids });
    started.stdin.on('error', () => undefined);
    const lastLines: string[] = [];
    createInterface({ input: started.stderr }).on('line', (line) => {
      log(line);
      lastLines.push(line);
      if (lastLines.length > KEPT_LINES) lastLines.shift();
    });
    createInterface({ input: started.stdout }).on('line', (line) => {
      if (line.startsWith('{"event"')) heard(JSON.parse(line) as LauncherEvent);
      else log(line);
    });
    const words = () => failure ?? lastLines.join('\n');
    await readyOrEnd(started, next('ready', 'jvm'), words, (onMove) => {
      moved = onMove;
    });
    const watches = watchParts();
    started.once('exit', (code, signal) => {
      for (const watch of watches) watch.stop();
      if (stopping) return;
      up = next('ready', 'jvm');
      pids.jvm = undefined;
      pids.redis = undefined;
      onChange({ ...pids });
      if (Date.now() - startedAt > HEALTHY_AFTER_MS) retryMs = RETRY_MIN_MS;
      log(`the embedded infrastructure ended (${signal ?? code}); starting it again in ${retryMs} ms`);
      scheduleRelaunch();
    });
  };
  const scheduleRelaunch = () => {
    const pause = retryMs;
    retryMs = Math.min(retryMs * 2, RETRY_MAX_MS);
    retry = setTimeout(() => void relaunchWithRoom(roomWait.minMs), pause);
  };
  const relaunchWithRoom = async (waitMs: number): Promise<void> => {
    if (stopping) return;
    const why = await missing().catch(() => null);
    if (why !== null) {
      log(`the embedded infrastructure waits. ${why} Make room; it looks again in ${waitMs / 1_000} s`);
      retry = setTimeout(() => void relaunchWithRoom(Math.min(waitMs * 2, roomWait.maxMs)), waitMs);
      return;
    }
    await launch().catch((error: Error) => {
      log(error.message);
      if (!stopping) scheduleRelaunch();
    });
  };

  await launch();
  return {
    pids: () => ({ ...pids }),
    whenUp: () => up,
    async restart(part) {
      const pid = pids[part];
      const back = part === 'jvm' ? next('ready', 'jvm') : next('started', 'redis');
      if (pid !== undefined) process.kill(pid, 'SIGTERM');
      await back;
    },
    async stop() {
      stopping = true;
      clearTimeout(retry);
      await end(child);
    },
  };
}

async function readyOrEnd(
  child: ChildProcess,
  ready: Promise<void>,
  why: () => string,
  whenMoving: (onMove: () => void) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = (what: string) => reject(new Error(`The embedded infrastructure ${what}${why() ? `:\n${why()}` : ''}`));
  const limit = setTimeout(() => {
    child.kill('SIGKILL');
    fail(`was not ready after ${START_LIMIT_MS / 1000} s`);
  }, START_LIMIT_MS);
  whenMoving(() => limit.refresh());
  const ended = (code: number | null) => fail(`ended with code ${code} before it was ready`);
  child.once('close', ended);
  child.once('error', (error) => fail(`could not be started: ${error.message}`));
  void ready.then(resolve);
  try {
    await promise;
  } finally {
    clearTimeout(limit);
    child.off('close', ended);
  }
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  child.stdin?.end();
  await promise;
  clearTimeout(limit);
}
