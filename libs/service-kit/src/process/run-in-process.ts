import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a process says: any number of notes, then its result. */
export type ProcessMessage<Note, Result> =
  | { readonly kind: 'note'; readonly note: Note }
  | { readonly kind: 'done'; readonly result: Result };

export interface ProcessOptions<Note> {
  /** Handed to the module's `run`, as a structured clone. */
  readonly input: unknown;
  readonly timeoutMs: number;
  /** Memory that the system has given to the process, all of its threads together. */
  readonly memoryMb: number;
  readonly signal?: AbortSignal;
  readonly onNote?: (note: Note) => void;
}

export type ProcessStop = 'TIMED_OUT' | 'OUT_OF_MEMORY' | 'DIED';

/** The process did not come to a result. */
export class ProcessStopped extends Error {
  readonly reason: ProcessStop;
  constructor(reason: ProcessStop, cause?: unknown) {
    super(`the process ended: ${reason}`, { cause });
    this.name = 'ProcessStopped';
    this.reason = reason;
  }
}

/** How a process that took too much memory ends itself; Node does nothing else with this signal. */
export const MEMORY_SIGNAL = 'SIGUSR2';
const HOST = fileURLToPath(new URL('./host.ts', import.meta.url));
/** What is kept of the last words of a process. */
const LAST_WORDS = 2_000;
/** All that a process knows of its surroundings: no address, no secret. */
const KNOWN = ['PATH', 'TZ', 'LANG'];

const surroundings = (): Record<string, string> =>
  Object.fromEntries(KNOWN.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));

/**
 * Runs `run(input, note)` of a module in a process of its own, which is gone, with all of its memory, once this settles.
 * A file whose reading takes too much ends its own process, never the service: a thread shares the memory of its
 * service, and what it has freed stays with the service. Throws: ProcessStopped, or the signal's reason when aborted.
 */
export function runInProcess<Result, Note = never>(module: URL, options: ProcessOptions<Note>): Promise<Result> {
  const { input, timeoutMs, memoryMb, signal, onNote } = options;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = fork(HOST, [module.href, String(memoryMb), String(process.pid)], {
      env: surroundings(),
      execArgv: [`--max-old-space-size=${memoryMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let settle: (() => void) | undefined;
    let lastWords = '';
    const endWith = (act: () => void): void => {
      settle ??= act;
      child.kill('SIGKILL');
    };
    const onAbort = (): void => endWith(() => reject(signal?.reason as Error));
    const timer = setTimeout(() => endWith(() => reject(new ProcessStopped('TIMED_OUT'))), timeoutMs);
    signal?.addEventListener('abort', onAbort, { once: true });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      lastWords = (lastWords + text).slice(-LAST_WORDS);
    });
    child.on('message', (message: ProcessMessage<Note, Result>) => {
      if (message.kind === 'note') onNote?.(message.note);
      else endWith(() => resolve(message.result));
    });
    child.on('error', (error) => endWith(() => reject(new ProcessStopped('DIED', error))));
    child.on('close', (_code, by) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      // The engine aborts when its heap is full.
      const full = by === MEMORY_SIGNAL || by === 'SIGABRT';
      const stopped = new ProcessStopped(full ? 'OUT_OF_MEMORY' : 'DIED', lastWords || by);
      (settle ?? (() => reject(stopped)))();
    });
    // A process that is gone before it has its input says so by closing.
    child.send({ input }, () => undefined);
  });
}
