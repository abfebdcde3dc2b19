import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Platform, startPlatform } from './platform.ts';
import { courseOf, memoryOf } from './soak/memory.ts';
import { peopleAtWork } from './soak/people.ts';

/**
 * `npm run soak -- MINUTES` (30): people of several roles read, change, upload and watch on a platform of its own, in a
 * folder that it removes. It prints the memory of every process over time, and ends with 1 when one of them goes on
 * growing, or a request failed.
 */
const say = (line: string) => console.error(line);
const minutes = Number(process.argv[2] ?? 30);
if (!(minutes > 0)) throw new Error('How many minutes? npm run soak -- 30');
const SAMPLE_MS = 5_000;
const PER_MINUTE = 60_000 / SAMPLE_MS;
/** The embedded JVM takes what its heap may be before it collects: its bound is the heap's, not a flat course. */
const JVM_BOUND_MEGABYTES = 1_200;
const COLLECT_ON_SIGNAL = new URL('soak/collect-on-signal.mjs', import.meta.url).href;

const pidsOf = ({ services, infrastructure }: Platform): Record<string, number | undefined> => ({
  ...Object.fromEntries(Object.entries(services).map(([name, { pid }]) => [name, pid])),
  ...infrastructure.pids(),
});

/** What a process holds is what is left when it has collected; a quiet one would collect no sooner than it must. */
function collectGarbage({ services }: Platform): void {
  for (const { pid } of Object.values(services)) if (pid !== undefined) process.kill(pid, 'SIGUSR2');
}

async function soak(platform: Platform): Promise<boolean> {
  const courses: Record<string, number[]> = {};
  const started = Date.now();
  const until = started + minutes * 60_000;
  let samples = 0;
  const sample = () => {
    const row = Object.entries(pidsOf(platform)).map(([name, pid]) => {
      const megabytes = memoryOf(pid) ?? Number.NaN;
      const course = courses[name] ?? [];
      courses[name] = course;
      course.push(megabytes);
      return `${name} ${megabytes.toFixed(0)}`;
    });
    samples += 1;
    if (samples % PER_MINUTE === 0) collectGarbage(platform);
    if (samples % PER_MINUTE === 1)
      console.log(`${String((samples - 1) / PER_MINUTE).padStart(3)} min  ${row.join('  ')}`);
  };
  const sampling = setInterval(sample, SAMPLE_MS);
  const tally = await peopleAtWork(platform.url, () => until);
  clearInterval(sampling);
  console.log(`\n${'process'.padEnd(24)}   first  middle    last  MB  an hour`);
  let isWell = tally.failures.length === 0;
  for (const [name, megabytes] of Object.entries(courses)) {
    const { first, middle, last, growthAnHour, isFlat } = courseOf(megabytes, PER_MINUTE);
    const isBound = name === 'jvm' ? last < JVM_BOUND_MEGABYTES : isFlat;
    isWell &&= isBound;
    const figures = [first, middle, last].map((value) => value.toFixed(0).padStart(8)).join('');
    const growth = `${growthAnHour > 0 ? '+' : ''}${growthAnHour.toFixed(0)}`.padStart(13);
    console.log(
      `${name.padEnd(24)}${figures}${growth}  ${isBound ? (name === 'jvm' ? 'within its heap' : 'flat') : 'GROWS'}`,
    );
  }
  const { reads, writes, uploads, messages, failures } = tally;
  console.log(
    `\n${reads} reads, ${writes} changes, ${uploads} uploads, ${messages} messages, ${failures.length} failed`,
  );
  for (const failure of new Set(failures)) console.log(failure);
  return isWell;
}

const dataDir = mkdtempSync(join(tmpdir(), 'platform-soak-'));
let platform: Platform | undefined;
let stopping: Promise<void> | undefined;
const stop = () => {
  stopping ??= (platform?.stop() ?? Promise.resolve()).finally(() => rmSync(dataDir, { recursive: true, force: true }));
  return stopping;
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop().finally(() => process.exit(130)));
const env = { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${COLLECT_ON_SIGNAL}` };
try {
  platform = await startPlatform({ port: 0, dataDir, env, say, pages: false });
  process.exitCode = (await soak(platform)) ? 0 : 1;
} finally {
  await stop();
}
