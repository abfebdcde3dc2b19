import { runInProcess } from '../../src/process/run-in-process.ts';

/** A service whose process never ends; it says the id of that process. */
await runInProcess<never, number>(new URL('./hungry.ts', import.meta.url), {
  input: { appetite: 'time' },
  timeoutMs: 60_000,
  memoryMb: 256,
  // As text: a console that is told to colour puts a number into codes.
  onNote: (pid) => console.log(String(pid)),
});
