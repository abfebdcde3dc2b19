import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { productSources, wrongDays, wrongDaysIn } from './calendar-days.ts';
import { PROJECT_FOLDERS } from './projects.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = PROJECT_FOLDERS.filter((folder) => !['tools', 'e2e', 'libs/test-kit'].includes(folder));

describe('days of the product', () => {
  it('are told by the organization’s calendar, never by UTC or by the machine', { timeout: 30_000 }, () => {
    expect(productSources(ROOT, FOLDERS).length).toBeGreaterThan(300);
    expect(wrongDaysIn(ROOT, FOLDERS), 'use dayIn of kernel, or calendar of mfe-kit').toEqual([]);
  });
  it.each([
    'const today = now().toISOString().slice(0, 10);',
    'const day = upload.createdAt.slice(0, 10);',
    "const [day] = new Date().toISOString().split('T');",
    "new Date(at).toLocaleDateString('en-US')",
    "new Date(at).toLocaleString('en-US', WHEN)",
    'const year = new Date().getFullYear();',
    'const year = now.getUTCFullYear();',
    "const format = new Intl.DateTimeFormat('en-US');",
    "const start = new Date('2026-11-20T00:00:00');",
  ])('%s is found', (line) => {
    expect(wrongDays('subgraph-estate/src/a.ts', line)).toHaveLength(1);
  });
  it.each([
    'const at = now().toISOString();',
    "const count = total.toLocaleString('en-US');",
    'const year = death.date.slice(0, 4);',
    'const day = dayIn(timeZone, upload.createdAt);',
  ])('%s is fine', (line) => {
    expect(wrongDays('subgraph-estate/src/a.ts', line)).toEqual([]);
  });
});
