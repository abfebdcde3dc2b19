import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Project } from './boundaries.ts';
import { importedEdges, violations } from './boundaries.ts';
import { decisionsIn } from './deciding-resolvers.ts';
import { type Rooms, roomsOf } from './rooms.ts';

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

/** A subgraph of these files, each with what it imports. */
function rooms(files: Readonly<Record<string, readonly string[]>>): Rooms {
  folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  for (const [file, names] of Object.entries(files)) {
    const path = join(folder, 'subgraph-x/src', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, names.map((name) => `import { x } ${'from'} '${name}';`).join('\n'));
  }
  return roomsOf(folder, 'subgraph-x');
}
const refused = (file: string, name: string): string[] =>
  rooms({ [file]: [name] }).forbidden.map((line) => line.split(': ').at(-1) ?? '');

describe('rooms of a subgraph', () => {
  it.each([
    ['domain/gift/gift.ts', '../../views/gift/gift-lines.ts', 'domain may not know views'],
    ['domain/gift/gift.ts', '../../modules/gift/gift.service.ts', 'domain may not know module'],
    ['domain/gift/gift.ts', '../../schema.generated.ts', 'domain may not know generated'],
    ['domain/gift/gift.ts', 'mongoose', 'domain knows no machinery'],
    ['domain/gift/gift.ts', 'graphql', 'domain knows no machinery'],
    ['domain/gift/gift.ts', 'fastify', 'domain knows no machinery'],
    ['domain/gift/gift.ts', 'node:fs', 'domain knows no machinery'],
    ['domain/gift/gift.ts', 'redis', 'domain knows no machinery'],
    ['views/gift/gift-lines.ts', '@platform/service-kit/deep', 'views knows no machinery'],
    ['views/gift/gift-lines.ts', '../../modules/gift/gift.service.ts', 'views may not know module'],
    ['views/gift/gift-lines.ts', '../../context.ts', 'views may not know request'],
    ['modules/gift/gift.service.ts', '../trust/trust.repository.ts', 'of another module only its services are known'],
    ['modules/gift/gift.service.ts', '../trust/trust.model.ts', 'of another module only its services are known'],
    ['modules/gift/gift.resolvers.ts', '../trust/trust.resolvers.ts', 'of another module only its services are known'],
    ['modules/gift/gift.resolvers.ts', './gift.repository.ts', 'resolvers ask a service, not the store'],
    ['modules/gift/gift.resolvers.ts', '@platform/estate-engine', 'ask the domain'],
    ['modules/gift/gift.resolvers.ts', '@platform/contracts/access', 'ask the domain'],
    ['modules/gift/gift.repository.ts', './gift.service.ts', 'a repository knows no service'],
    ['modules/gift/gift.service.ts', '../../compose.ts', 'module may not know wiring'],
    ['modules/gift/gift.service.ts', '../../context.ts', 'module may not know request'],
    ['modules/gift/gift.worker.ts', '../../workers/gift.consumer.ts', 'module may not know worker'],
    ['context.ts', './modules/gift/gift.repository.ts', 'request knows modules by their services'],
    ['internal-routes.ts', './modules/gift/gift.repository.ts', 'edge knows modules by their services'],
    ['workers/gift.consumer.ts', '../modules/gift/gift.model.ts', 'worker knows modules by their services'],
    ['modules/gift/gift.service.ts', '../../reader/fields/name.ts', 'the reader is known by its index'],
    ['helpers/gift.ts', '../domain/gift/gift.ts', 'helpers/gift.ts stands in no room'],
    ['modules/gift/gift.service.ts', '../../helpers/gift.ts', 'helpers/gift.ts stands in no room'],
  ])('refuse that %s imports %s', (file, name, why) => expect(refused(file, name)).toEqual([why]));

  it.each([
    ["const at = process.env['TZ'];", 'process.env'],
    ["await fetch('https://example.com');", 'fetch('],
    ["new URL('./words.txt', import.meta.url);", 'import.meta'],
    ['await import(`node:fs`);', 'node:fs'],
  ])('refuse that the domain reaches out: %s', (line, what) => {
    rooms({ 'domain/gift/gift.ts': [] });
    writeFileSync(join(folder, 'subgraph-x/src/domain/gift/gift.ts'), line);
    expect(roomsOf(folder, 'subgraph-x').forbidden).toEqual([
      expect.stringMatching(new RegExp(`may not (use|import) ${what.replace('(', '\\(')}: domain knows no machinery`)),
    ]);
  });

  it.each([
    ['  isClient: ({ gift }) => gift.giverId === gift.clientId,', 'compares'],
    ['  isOver: ({ gift }, _args, { now }) => gift.endsAt <= now(),', 'compares'],
    ['  takers: ({ gift }) => gift.takers.filter(({ isAlive }) => isAlive),', 'searches or sorts'],
    ["  if (!gift) throw new DomainError('NOT_FOUND', 'This gift does not exist.');", 'refuses'],
  ])('refuse that a resolver decides: %s', (line, what) => {
    expect(decisionsIn(`const a = 1;\n${line}`)).toEqual([`2 ${what}: ${line.trim()}`]);
  });
  it.each([
    '  taker: ({ estate, gift }) => (gift.takerId ? personOf(estate, gift.takerId) : null),',
    '  takers: ({ estate, gift }) => gift.takerIds.flatMap((id) => personOf(estate, id) ?? []),',
    '  isDeletable: ({ gift }) => isDeletable(gift), // as many > 2 as there are',
    'const ofGift = <Answer>(answer: (gift: Gift) => Answer) => answer;',
  ])('let a resolver unpack, ask and return: %s', (line) => expect(decisionsIn(line)).toEqual([]));

  it('refuse services that need each other in a circle', () => {
    const { forbidden } = rooms({
      'modules/gift/gift.service.ts': ['../trust/trust.service.ts'],
      'modules/trust/trust.service.ts': ['../gift/gift.service.ts'],
    });
    expect(forbidden).toEqual([expect.stringContaining('is a circle')]);
  });
  it('let a module know domain, views, its own files and services of others, and wiring all of it', () => {
    const { forbidden, imports } = rooms({
      'compose.ts': ['mongoose', './modules/gift/gift.repository.ts'],
      'domain/gift/gift.ts': ['@platform/kernel', '../trust/trust.ts'],
      'views/gift/gift-lines.ts': ['../../domain/gift/gift.ts', '../../schema.generated.ts'],
      'modules/gift/gift.service.ts': ['./gift.repository.ts', '../trust/trust.service.ts', '../../views/gift/a.ts'],
      'modules/gift/gift.resolvers.ts': ['../../context.ts', '../../schema.generated.ts', './gift.service.ts'],
    });
    expect(forbidden).toEqual([]);
    expect(imports).toBe(10);
  });
});
