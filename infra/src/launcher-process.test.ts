import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LauncherProcess, superviseLauncher } from './launcher-process.ts';

let folder = '';
let launcher: LauncherProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-'));
});
afterEach(async () => {
  await launcher?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** In place of Java: notes each start, says that it is ready, and ends with its input. */
function fakeJava(): string {
  const file = join(folder, 'java');
  writeFileSync(
    file,
    `#!/bin/sh\necho started >> '${folder}/starts'\necho '{"event":"ready","part":"jvm","pid":1}'\nexec cat > /dev/null\n`,
  );
  chmodSync(file, 0o755);
  return file;
}
const starts = (): number => readFileSync(join(folder, 'starts'), 'utf8').trim().split('\n').length;

it('starts nothing while the disk is full, says why in growing pauses, and starts when there is room', async () => {
  const said: string[] = [];
  let isFull = false;
  launcher = await superviseLauncher({
    launcher: { java: fakeJava(), classpath: '' },
    settings: {},
    holdFd: openSync('/dev/null', 'r'),
    log: (line) => said.push(line),
    onChange: () => undefined,
    answers: {},
    missing: async () => (isFull ? 'The disk is full.' : null),
    roomWait: { minMs: 10, maxMs: 40 },
  });
  isFull = true;
  process.kill(launcher.pids().jvm ?? 0, 'SIGKILL');
  const waits = () => said.filter((line) => line.includes('waits. The disk is full. Make room'));
  await vi.waitFor(() => expect(waits().length).toBeGreaterThan(4), { timeout: 20_000 });
  expect(starts()).toBe(1);
  expect(
    waits()
      .slice(0, 5)
      .map((line) => /again in (\S+) s/.exec(line)?.[1]),
  ).toEqual(['0.01', '0.02', '0.04', '0.04', '0.04']);
  isFull = false;
  await vi.waitFor(() => expect(starts()).toBe(2), { timeout: 20_000 });
  await launcher.whenUp();
});
