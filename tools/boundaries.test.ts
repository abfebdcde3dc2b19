import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Project } from './boundaries.ts';
import { importedEdges, violations } from './boundaries.ts';

const project = (name: string, root: string, ...tags: string[]): Project => ({ name: `@platform/${name}`, root, tags });
const PROJECTS = [
  project('mfe-estate', 'mfe-estate', 'type:remote', 'platform:web', 'scope:estate'),
  project('mfe-reports', 'mfe-reports', 'type:remote', 'platform:web', 'scope:reports'),
  project('gateway', 'gateway', 'type:gateway', 'platform:node', 'scope:gateway'),
  project('kernel', 'libs/kernel', 'type:lib', 'platform:any', 'scope:shared'),
  project('contracts', 'libs/contracts', 'type:lib', 'platform:any', 'scope:shared'),
  project('service-kit', 'libs/service-kit', 'type:lib', 'platform:node', 'scope:shared'),
];

let folder = '';
afterEach(() => folder && rmSync(folder, { recursive: true, force: true }));

function imports(file: string, source: string) {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const { root } of PROJECTS) mkdirSync(join(folder, root, 'src'), { recursive: true });
  writeFileSync(join(folder, file), source);
  return violations({ projects: PROJECTS, edges: importedEdges(PROJECTS, folder) });
}

describe('project boundaries', () => {
  it('refuse a remote that imports another remote by name', () => {
    expect(imports('mfe-estate/src/a.ts', "import { x } from '@platform/" + "mfe-reports';")).toEqual([
      expect.stringContaining(
        '@platform/mfe-estate may not depend on @platform/mfe-reports: type:remote → type:remote (mfe-estate/src/a.ts)',
      ),
      expect.stringContaining('scope:estate → scope:reports'),
    ]);
  });
  it('refuse a relative path into another project', () => {
    expect(imports('mfe-estate/src/a.ts', "export { x } from '../../" + "mfe-reports/src/x.ts';")).not.toEqual([]);
  });
  it('refuse server code in the browser', () => {
    expect(imports('mfe-estate/src/a.ts', "import { x } from '@platform/" + "service-kit';")).toEqual([
      expect.stringContaining('platform:web → platform:node'),
    ]);
  });
  it('refuse a kernel that depends on anything', () => {
    expect(imports('libs/kernel/src/a.ts', "import { x } from '@platform/" + "contracts';")).toEqual([
      expect.stringContaining('it may use nothing only'),
    ]);
  });
  it('let an app use a library of its platform', () => {
    expect(imports('gateway/src/a.ts', "import { x } from '@platform/" + "service-kit';")).toEqual([]);
  });
  it('refuse a project without tags', () => {
    const bare = project('bare', 'bare');
    expect(() =>
      violations({ projects: [...PROJECTS, bare], edges: [{ from: bare.name, to: '@platform/kernel' }] }),
    ).toThrow(/needs exactly one type: tag/);
  });
});
