import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSchema } from 'graphql';
import { signIn } from './bench/graph-client.ts';
import type { startPlatform } from './platform.ts';
import { type Kept, wholeAnswers, wholeQueries } from './test/previous-release/whole.ts';

/**
 * The data folder of a release with everything that it shows of it, for previous-release.int.test.ts:
 * `node tools/archive-release.ts TARGET [RELEASE]`. RELEASE is a checkout with its node_modules, by default this one; it
 * is started on new sample data, asked for everything, stopped in order and packed.
 */
const [target, release = '.'] = process.argv.slice(2);
if (!target) throw new Error('usage: node tools/archive-release.ts TARGET [RELEASE]');

const work = mkdtempSync(join(tmpdir(), 'archive-release-'));
const [dataDir, shell] = [join(work, 'data'), join(work, 'shell')];
for (const folder of [dataDir, shell, target]) mkdirSync(folder, { recursive: true });
writeFileSync(join(shell, 'index.html'), '<!doctype html><title>Shell</title>');
const { startPlatform: start } = (await import(pathToFileURL(resolve(release, 'tools/platform.ts')).href)) as {
  startPlatform: typeof startPlatform;
};
const env = { ...process.env, NODE_ENV: 'development', SHELL_DIST: shell };
const platform = await start({ dataDir, port: 0, pages: false, sampleData: true, env });

type Answer = Awaited<ReturnType<Parameters<typeof wholeAnswers>[0]>>;
async function ask(session: string, query: string, variables: object = {}): Promise<Answer> {
  const response = await fetch(`${platform.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `session=${session}` },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answer;
}

const LIST =
  '{ estates(pagination: { perPage: 200 }) { collection { id estateUploads { id } } } reports { collection { id } } }';
try {
  const sessions: Record<string, string> = {};
  for (const who of ['advisor', 'client', 'admin'] as const)
    sessions[who] = (await signIn(platform.url, who)).split('=', 2)[1] ?? '';
  const { data } = await ask(sessions['advisor'] ?? '', LIST);
  const { estates, reports } = data as Record<'estates' | 'reports', { collection: Kept['estates'] }>;
  const kept = { sessions, reportId: reports.collection[0]?.id ?? null, estates: estates.collection };
  const queries = wholeQueries(buildSchema(readFileSync(resolve(release, 'gateway/api.graphql'), 'utf8')));
  const answers = await wholeAnswers(ask, queries, kept);
  const stoppedAt = new Date().toISOString();
  writeFileSync(join(target, 'expected.json'), `${JSON.stringify({ stoppedAt, ...kept }, null, 2)}\n`);
  writeFileSync(join(target, 'whole.json'), `${JSON.stringify({ queries, answers }, null, 2)}\n`);
} finally {
  await platform.stop();
}
execFileSync('tar', [
  '-czf',
  resolve(target, 'data.tar.gz'),
  '--exclude=./logs',
  '--exclude=./run',
  '-C',
  dataDir,
  '.',
]);
rmSync(work, { recursive: true, force: true });
console.log(`${target}: data.tar.gz, expected.json and whole.json`);
