import { Worker } from 'node:worker_threads';
import type { ProcessMessage } from './run-in-process.ts';

/** The process that `runInProcess` starts: it watches itself, takes its input, runs one module and says the result. */
const [module = '', memoryMb, parent] = process.argv.slice(2);

new Worker(new URL('./watch.ts', import.meta.url), {
  workerData: { memoryMb: Number(memoryMb), parent: Number(parent) },
}).unref();

const say = (message: ProcessMessage<unknown, unknown>): void => void process.send?.(message);

process.once('message', async ({ input }: { input: unknown }) => {
  const { run } = (await import(module)) as {
    run: (input: unknown, note: (note: unknown) => void) => Promise<unknown>;
  };
  say({ kind: 'done', result: await run(input, (note) => say({ kind: 'note', note })) });
});
process.once('disconnect', () => process.exit());
