import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const BIN = fileURLToPath(new URL('estate-engine.mjs', import.meta.url));

function start(args: readonly string[], input: string, env: Record<string, string> = {}) {
  return spawnSync(process.execPath, [BIN, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, npm_command: '', ...env },
  });
}

const RATE = { ratePct: 5.2, ruleSet: '2026.3' };

// Starting a process takes its time on a busy machine.
describe('estate-engine as a process', { timeout: 30_000 }, () => {
  it('reads standard input, writes one line and ends with the status', () => {
    const good = start(['rate7520'], '{"month":"2026-08"}');
    expect([good.status, good.stdout.split('\n').length, good.stderr]).toEqual([0, 2, '']);
    expect(JSON.parse(good.stdout)).toMatchObject(RATE);
    expect(start(['rate7520'], '{"month":"2026-13"}').status).toBe(1);
  });
  it('finds the option that npx keeps for itself', () => {
    const batch = start([], '{"name":"rate7520","input":{"month":"2026-08"}}\n', {
      npm_command: 'exec',
      npm_config_batch: 'true',
    });
    expect(JSON.parse(batch.stdout)).toMatchObject(RATE);
    const schema = start(['gst'], '', { npm_command: 'exec', npm_config_schema: 'true' });
    expect(JSON.parse(schema.stdout)).toMatchObject({ title: 'gst' });
  });
});
