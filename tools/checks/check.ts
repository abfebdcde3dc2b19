import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Outcome, REPORTS, vitestOutcome } from './outcome.ts';

/**
 * One check that Nx may give back from its cache: `node tools/checks/check.ts lint`. What it counted is written to its
 * report, which Nx keeps with the rest; the name of the run in it tells a fresh result from a kept one.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = 'node_modules/.cache/types';

/** One program for each platform: the packages that all projects import are read once, and what is unchanged is kept. */
const types = (project: string, name: string): readonly string[] => [
  'tsc',
  ...['-p', project, '--incremental', '--tsBuildInfoFile', `${CACHE}/${name}.tsbuildinfo`],
];
const vitest = (project: string): readonly string[] => [
  ...['vitest', 'run', '--project', project, '--reporter=dot', '--reporter=json'],
  `--outputFile.json=${REPORTS}/${project}.vitest.json`,
];

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  lint: ['biome', 'ci', '.'],
  promises: ['oxlint', '--type-aware', '.'],
  'dead-code': ['knip', '--no-progress', '--exclude', 'types', '--no-config-hints'],
  boundaries: ['node', 'tools/boundaries.ts'],
  composition: ['node', 'tools/compose.ts', '--check'],
  generated: ['node', 'tools/generated-fresh.ts'],
  rules: ['node', 'tools/rules-covered.ts'],
  'types-node': types('tsconfig.types-node.json', 'node'),
  'types-web': types('tsconfig.types-web.json', 'web'),
  'types-e2e': types('e2e/tsconfig.json', 'e2e'),
  unit: vitest('unit'),
  component: vitest('component'),
};

function outcomeOf(name: string, ok: boolean, seconds: number): Outcome {
  const counted = join(ROOT, REPORTS, `${name}.vitest.json`);
  if (!COMMANDS[name]?.includes('vitest')) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds, tests: [] };
  if (!existsSync(counted)) return { passed: 0, failed: 1, seconds, tests: [] };
  return vitestOutcome(JSON.parse(readFileSync(counted, 'utf8')), ok, seconds);
}

const [name = ''] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) throw new Error(`Unknown check ${name}; there are ${Object.keys(COMMANDS).join(', ')}.`);
const [program = '', ...args] = command;
mkdirSync(join(ROOT, REPORTS), { recursive: true });
rmSync(join(ROOT, REPORTS, `${name}.vitest.json`), { force: true });
const started = performance.now();
const { status } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' });
const outcome = outcomeOf(name, status === 0, (performance.now() - started) / 1000);
rmSync(join(ROOT, REPORTS, `${name}.vitest.json`), { force: true });
writeFileSync(join(ROOT, REPORTS, `${name}.json`), JSON.stringify({ run: process.env['CHECK_RUN'] ?? '', ...outcome }));
process.exitCode = outcome.failed ? 1 : 0;
