import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readRuntimeState, removeRuntimeState, writeRuntimeState } from './runtime-file.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'runtime-file-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const STATE = {
  supervisorPid: 1,
  mongodbUrl: 'mongodb://127.0.0.1:1',
  kafkaBrokers: '127.0.0.1:2',
  redisUrl: 'redis://127.0.0.1:3',
  pids: { jvm: 4 },
};

it('is read as it was written, and gone after a stop', async () => {
  await writeRuntimeState(dataDir, STATE);
  expect(await readRuntimeState(dataDir)).toEqual(STATE);
  await removeRuntimeState(dataDir);
  expect(await readRuntimeState(dataDir)).toBeUndefined();
});

it.each([
  ['cut', JSON.stringify(STATE).slice(0, 40)],
  ['empty', ''],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['without process ids', JSON.stringify({ ...STATE, pids: undefined })],
  ['with a text for a process id', JSON.stringify({ ...STATE, pids: { jvm: '4; rm' } })],
  ['with a number for an address', JSON.stringify({ ...STATE, redisUrl: 6379 })],
])('one that is %s tells nothing, and is written over', async (_what, text) => {
  mkdirSync(join(dataDir, 'run'));
  writeFileSync(join(dataDir, 'run', 'infrastructure.json'), text);
  expect(await readRuntimeState(dataDir)).toBeUndefined();
  await writeRuntimeState(dataDir, STATE);
  expect(await readRuntimeState(dataDir)).toEqual(STATE);
});
