import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILD, GROUPS, type Group, LANES, PAGES_FOR } from './checks/groups.ts';
import { type Outcome, playwrightOutcome, REPORTS, together, vitestOutcome } from './checks/outcome.ts';
import { type GroupResult, reportOf } from './checks/report.ts';

/**
 * `npm test`: every check of the repository, each counted, ending with one line `N passed, N failed`.
 * `npm test -- unit browser` runs the named groups only.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'platform-test-'));
/** Reports that carry it were written by this run; others are Nx's. */
const RUN = randomUUID();

/** A log file is read without colours. */
const PLAIN: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** Runners and services are started hundreds of times: what one of them has compiled, the next one reads. */
const COMPILED = join(ROOT, 'node_modules/.cache/compiled');

/** `quiet` holds the output back until the end, so that lanes do not write into each other's lines. */
function run(command: string, args: readonly string[], env: Record<string, string>, quiet: boolean): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...PLAIN, NX_DAEMON: 'false', CHECK_RUN: RUN, ...env },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  child.on('error', (error) => {
    console.error(error.message);
    resolve(false);
  });
  child.on('close', (code) => {
    process.stdout.write(Buffer.concat(output));
    resolve(code === 0);
  });
  return promise;
}

const NOTHING: Outcome = { passed: 0, failed: 1, seconds: 0, tests: [] };
const readReport = <Report>(file: string): Report | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;

/** Groups that Nx keeps, all in one call of it: it runs two at a time and gives back what has not changed. */
async function runKept(groups: readonly Group[]): Promise<GroupResult[]> {
  const targets = groups.flatMap((group) => group.targets ?? []);
  const reportOfTarget = (target: string): string => join(ROOT, REPORTS, `${target}.json`);
  for (const target of targets) rmSync(reportOfTarget(target), { force: true });
  const nx = ['run-many', '-t', ...targets, '-p', 'platform', '--parallel=2', '--output-style=static'];
  await run('nx', nx, {}, false);
  return groups.map((group) => {
    const reports = (group.targets ?? []).map(
      (target) => readReport<Outcome & { run: string }>(reportOfTarget(target)) ?? { ...NOTHING, run: RUN },
    );
    return { group, outcome: together(reports), fromCache: reports.every((report) => report.run !== RUN) };
  });
}

const STARTED: Readonly<Record<string, (seconds: () => number) => Promise<Outcome>>> = {
  async build(seconds) {
    const ok = await run(process.execPath, ['tools/build-web.mjs'], {}, false);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds: seconds(), tests: [] };
  },
  identity: (seconds) => vitest('identity', seconds),
  gateway: (seconds) => vitest('gateway', seconds),
  integration: (seconds) => vitest('integration', seconds),
  async browser(seconds) {
    const file = join(scratch, 'browser.json');
    const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
    const ok = await run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file }, false);
    const report = readReport<Parameters<typeof playwrightOutcome>[0]>(file);
    return report ? playwrightOutcome(report, ok, seconds()) : { ...NOTHING, seconds: seconds() };
  },
};

async function vitest(project: string, seconds: () => number): Promise<Outcome> {
  const file = join(scratch, `${project}.json`);
  const args = ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const ok = await run('vitest', args, {}, true);
  const report = readReport<Parameters<typeof vitestOutcome>[0]>(file);
  return report ? vitestOutcome(report, ok, seconds()) : { ...NOTHING, seconds: seconds() };
}

function tell({ group, outcome, fromCache }: GroupResult): void {
  const took = fromCache ? 'unchanged since an earlier run' : `${outcome.seconds.toFixed(1)} s`;
  console.log(`-- ${group.name}: ${outcome.passed} ok, ${outcome.failed} not, ${took}`);
}

async function runLane(groups: readonly Group[]): Promise<GroupResult[]> {
  const kept = groups.filter(({ kind }) => kind === 'kept');
  const results = kept.length ? await runKept(kept) : [];
  for (const result of results) tell(result);
  for (const group of groups.filter(({ kind }) => kind === 'started')) {
    const start = performance.now();
    console.log(`== ${group.name}`);
    const outcome = await STARTED[group.name]?.(() => (performance.now() - start) / 1000);
    const result = { group, outcome: outcome ?? NOTHING, fromCache: false };
    tell(result);
    results.push(result);
  }
  return results;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !GROUPS.some((group) => group.name === name));
if (unknown.length) {
  console.error(`Unknown group ${unknown.join(', ')}; there are ${GROUPS.map((group) => group.name).join(', ')}.`);
  process.exit(2);
}
const needsPages = wanted.some((name) => PAGES_FOR.includes(name));
const isWanted = ({ name }: Group): boolean =>
  wanted.length === 0 || wanted.includes(name) || (name === BUILD && needsPages);
const groupsOf = (names: readonly string[]) => GROUPS.filter((group) => names.includes(group.name) && isWanted(group));
const start = performance.now();
const built = await runLane(groupsOf([BUILD]));
if (built.some(({ outcome }) => outcome.passed > 0)) process.env['WEB_IS_BUILT'] = '1';
const results = [...built, ...(await Promise.all(LANES.map((lane) => runLane(groupsOf(lane))))).flat()];
rmSync(scratch, { recursive: true, force: true });
const { passed, failed } = together(results.map(({ outcome }) => outcome));
console.log(`\n${reportOf(results)}\n\nTook ${((performance.now() - start) / 1000).toFixed(0)} s in all.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
