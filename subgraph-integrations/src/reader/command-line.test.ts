import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const command = fileURLToPath(new URL('../../bin/abstract.mjs', import.meta.url));
const fixture = (name: string) => fileURLToPath(new URL(`../../test/fixtures/${name}`, import.meta.url));
const run = (...args: string[]) => spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });

describe('the abstract command', { timeout: 60_000 }, () => {
  it('prints one JSON line a file, a refused file too', () => {
    const { stdout, status } = run(fixture('health-care-form.pdf'), fixture('damaged.pdf'));
    const records = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(status).toBe(0);
    expect(records.map((r) => [r.file, r.kind])).toEqual([
      ['health-care-form.pdf', 'HEALTHCARE_DIRECTIVE'],
      ['damaged.pdf', null],
    ]);
    expect(records[1].issues[0].kind).toBe('FILE_CORRUPTED_OR_FILE_UNSUPPORTED');
  });

  it('writes NAME.pred.json into a folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'abstract-'));
    try {
      expect(run(fixture('trust-amendment.docx'), '--out', folder).status).toBe(0);
      expect(JSON.parse(readFileSync(join(folder, 'trust-amendment.pred.json'), 'utf8')).kind).toBe('TRUST_AMENDMENT');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('explains what each layer made of a file', () => {
    const { stdout } = run(fixture('health-care-form.pdf'), '--explain');
    for (const layer of ['Page', 'Document tree', 'Registry', 'Clauses', 'Estate graph', 'Confidence'])
      expect(stdout).toContain(`== ${layer}`);
    expect(stdout).toMatch(/HEALTHCARE_DIRECTIVE by/);
  });

  it('says what is wrong when it is used wrongly or a file is missing', () => {
    expect(run()).toMatchObject({ status: 2 });
    expect(run(fixture('absent.pdf'))).toMatchObject({ status: 1, stderr: expect.stringContaining('no such file') });
  });
});
