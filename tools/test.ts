import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT_FOLDERS } from './projects.ts';

/**
 * `npm test`: every check of the repository, each counted, ending with one line `N passed, N failed`.
 * `npm test -- unit browser` runs the named groups only.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'platform-test-'));
let passed = 0;
let failed = 0;

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

function run(command: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

const check =
  (command: string, ...args: string[]) =>
  (): Outcome => {
    const ok = run(command, args);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  };

function typecheck(): Outcome {
  const results = PROJECT_FOLDERS.map(
    (folder) => run('tsc', ['-p', folder]) || console.error(`types: ${folder} failed`),
  );
  return { passed: results.filter(Boolean).length, failed: results.filter((ok) => !ok).length };
}

/** What the runner itself counted; a crash before it could count is one failure more. */
function counted(ok: boolean, file: string, read: (json: never) => Outcome): Outcome {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const outcome = read(JSON.parse(readFileSync(file, 'utf8')) as never);
  return ok || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };
}

const vitest = (project: string) => (): Outcome => {
  const file = join(scratch, `${project}.json`);
  const ok = run('vitest', [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return counted(ok, file, (json: { numPassedTests: number; numFailedTests: number }) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
  }));
};

function browser(): Outcome {
  const file = join(scratch, 'browser.json');
  const ok = run('playwright', ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return counted(ok, file, (json: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
    passed: json.stats.expected,
    failed: json.stats.unexpected + json.stats.flaky,
  }));
}

const GROUPS: readonly { readonly name: string; readonly run: () => Outcome }[] = [
  { name: 'lint', run: check('biome', 'ci', '.') },
  { name: 'boundaries', run: check(process.execPath, 'tools/boundaries.ts') },
  { name: 'composition', run: check(process.execPath, 'tools/compose.ts', '--check') },
  { name: 'generated', run: check(process.execPath, 'tools/generated-fresh.ts') },
  { name: 'types', run: typecheck },
  { name: 'unit', run: vitest('unit') },
  { name: 'build', run: check(process.execPath, 'tools/build-web.mjs') },
  { name: 'identity', run: vitest('identity') },
  { name: 'integration', run: vitest('integration') },
  { name: 'browser', run: browser },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !GROUPS.some((group) => group.name === name));
if (unknown.length) {
  console.error(`Unknown group ${unknown.join(', ')}; there are ${GROUPS.map((group) => group.name).join(', ')}.`);
  process.exit(2);
}
for (const group of GROUPS) {
  if (wanted.length && !wanted.includes(group.name)) continue;
  const started = performance.now();
  console.log(`\n== ${group.name}`);
  const outcome = group.run();
  passed += outcome.passed;
  failed += outcome.failed;
  console.log(
    `-- ${group.name}: ${outcome.passed} ok, ${outcome.failed} not, ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}
rmSync(scratch, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
