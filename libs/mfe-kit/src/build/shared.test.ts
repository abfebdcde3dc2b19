import { closeSync, fstatSync, openSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SHARED_NAMES, sharedModules } from './shared.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const WEB = ['shell-app', 'mfe-estate', 'mfe-documents', 'mfe-reports', 'mfe-admin', 'libs/mfe-kit', 'libs/ui-kit'];
const IMPORT = /import\s+(?!type\b)\{([^}]*)\}\s+from\s+'([^']+)'/g;

const sources = WEB.flatMap((project) =>
  readdirSync(path.join(ROOT, project, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(ROOT, project, 'src', file)),
);

function importedNames(request: string): Set<string> {
  const names = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)]
      .filter(([, , from]) => from === request)
      .flatMap(([, list = '']) => list.split(','))
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => name.split(/\s+as\s+/)[0] ?? name),
  );
  return new Set(names);
}

describe('shared packages', () => {
  it.each(Object.keys(SHARED_NAMES))('%s offers every name that a screen imports', async (request) => {
    const used = [...importedNames(request)];
    expect(used.length).toBeGreaterThan(0);
    expect(SHARED_NAMES[request]).toEqual(expect.arrayContaining(used));
  });

  it.each(Object.entries(SHARED_NAMES))('%s has what is offered in its name', async (request, names) => {
    const whole = await import(request);
    expect(Object.keys(whole)).toEqual(expect.arrayContaining([...names]));
  });

  it('are whole for a build that reads them while another build writes them', () => {
    const shell = path.join(ROOT, 'shell-app');
    const offered = sharedModules(shell)['react-router']?.import ?? '';
    const opened = openSync(offered, 'r');
    try {
      sharedModules(shell);
      // The file that was opened is left alone; the name leads to a new one.
      expect(fstatSync(opened).nlink).toBe(0);
      expect(readFileSync(opened, 'utf8')).toBe(readFileSync(offered, 'utf8'));
    } finally {
      closeSync(opened);
    }
  });
});
