import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importsOf } from './imports.ts';
import { roomsOf } from './rooms.ts';
import { wrongStorage } from './stored-nouns.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What a project may depend on, by its `type:` tag (docs/architecture.md, "The tree"). */
const MAY_DEPEND_ON: Readonly<Record<string, readonly string[]>> = {
  'type:shell': ['type:lib'],
  'type:remote': ['type:lib'],
  'type:subgraph': ['type:lib'],
  'type:gateway': ['type:lib'],
  'type:lib': ['type:lib'],
  'type:tool': ['type:lib'],
  'type:e2e': ['type:lib', 'type:tool'],
};
/** The whole of it, by name, where the type alone is too wide. */
const ONLY: Readonly<Record<string, readonly string[]>> = {
  '@platform/kernel': [],
  '@platform/contracts': ['@platform/kernel'],
  // Enumerations alone: the engine has no events, sessions or policy.
  '@platform/estate-engine': ['@platform/contracts', '@platform/kernel'],
  '@platform/ui-kit': ['@platform/kernel'],
};
/** Test code and its kit may reach wider than what it tests; product code may not. */
const TEST_ONLY = new Set(['@platform/test-kit']);

export interface Project {
  readonly name: string;
  readonly root: string;
  readonly tags: readonly string[];
}
export interface Graph {
  readonly projects: readonly Project[];
  readonly edges: readonly { readonly from: string; readonly to: string; readonly file?: string }[];
}

const axis = (project: Project, name: string): string => {
  const tags = project.tags.filter((tag) => tag.startsWith(`${name}:`));
  if (tags.length !== 1) throw new Error(`${project.name} needs exactly one ${name}: tag, it has ${tags.length}`);
  return tags[0] as string;
};

/** Every dependency that the tags forbid, in words. */
export function violations({ projects, edges }: Graph): string[] {
  const byName = new Map(projects.map((project) => [project.name, project]));
  const found: string[] = [];
  for (const { from, to, file } of edges) {
    const source = byName.get(from);
    const target = byName.get(to);
    if (!source || !target || from === to) continue;
    const where = file ? ` (${file})` : '';
    const isTest = file === undefined || /\.(test|int\.test|spec)\.tsx?$|\/(test|testing|bench)\//.test(file);
    if (TEST_ONLY.has(to) && isTest) continue;
    const say = (why: string): number => found.push(`${from} may not depend on ${to}: ${why}${where}`);
    if (!MAY_DEPEND_ON[axis(source, 'type')]?.includes(axis(target, 'type'))) {
      say(`${axis(source, 'type')} → ${axis(target, 'type')}`);
    } else if (ONLY[from] && !ONLY[from].includes(to)) say(`it may use ${ONLY[from].join(', ') || 'nothing'} only`);
    const platforms = [axis(source, 'platform'), axis(target, 'platform')] as const;
    if (platforms[1] !== 'platform:any' && platforms[0] !== platforms[1]) say(`${platforms[0]} → ${platforms[1]}`);
    const scopes = [axis(source, 'scope'), axis(target, 'scope')] as const;
    const infraUser = to === '@platform/infra' && ['scope:tools', 'scope:e2e', 'scope:shared'].includes(scopes[0]);
    if (!infraUser && scopes[1] !== 'scope:shared' && scopes[0] !== scopes[1] && axis(source, 'type') !== 'type:e2e') {
      say(`${scopes[0]} → ${scopes[1]}`);
    }
  }
  return [...new Set(found)];
}

/** Projects and their declared dependencies, as Nx sees them. */
export function declaredGraph(): Graph {
  const folder = mkdtempSync(join(tmpdir(), 'graph-'));
  const file = join(folder, 'graph.json');
  try {
    execFileSync('nx', ['graph', `--file=${file}`], { cwd: ROOT, stdio: 'pipe' });
    const { graph } = JSON.parse(readFileSync(file, 'utf8')) as {
      graph: {
        nodes: Record<string, { name: string; data: { root: string; tags?: string[] } }>;
        dependencies: Record<string, { source: string; target: string }[]>;
      };
    };
    return {
      projects: Object.values(graph.nodes).map(({ name, data }) => ({ name, root: data.root, tags: data.tags ?? [] })),
      edges: Object.values(graph.dependencies).flatMap((list) =>
        list.map(({ source, target }) => ({ from: source, to: target })),
      ),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Imports as the sources have them: by package name, and by relative path into another project. */
export function importedEdges(projects: readonly Project[], root = ROOT): Graph['edges'] {
  const owner = (path: string): Project | undefined =>
    projects.find((p) => p.root && `${path}/`.startsWith(`${p.root}/`));
  return projects.flatMap((project) =>
    readdirSync(join(root, project.root), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file) && !/(^|\/)(node_modules|dist|target)\//.test(file))
      .flatMap((file) => {
        const path = join(project.root, file);
        return importsOf(readFileSync(join(root, path), 'utf8')).flatMap((name) => {
          const to = name.startsWith('@platform/')
            ? name.split('/').slice(0, 2).join('/')
            : name.startsWith('.')
              ? owner(relative(root, resolve(root, dirname(path), name)))?.name
              : undefined;
          return to && to !== project.name ? [{ from: project.name, to, file: path }] : [];
        });
      }),
  );
}

/** The smallest subgraph has some fifty; a gate that finds nearly none looks in the wrong place. */
const MIN_IMPORTS_OF_A_SUBGRAPH = 20;

if (import.meta.main) {
  const graph = declaredGraph();
  const projects = graph.projects.filter((project) => project.root && project.root !== '.');
  const imported = importedEdges(projects);
  // A gate that sees nothing would pass everything.
  if (projects.length < 20 || graph.edges.length < 40 || imported.length < 40) {
    throw new Error(
      `boundaries saw ${projects.length} projects, ${graph.edges.length} dependencies, ${imported.length} imports: too few to be true`,
    );
  }
  const subgraphs = projects.filter(({ tags }) => tags.includes('type:subgraph')).map(({ root }) => root);
  const rooms = subgraphs.map((project) => ({ project, ...roomsOf(ROOT, project) }));
  const blind = rooms.filter(({ imports }) => imports < MIN_IMPORTS_OF_A_SUBGRAPH).map(({ project }) => project);
  if (subgraphs.length < 4 || blind.length > 0) {
    throw new Error(`rooms saw ${subgraphs.length} subgraphs, too few imports in: ${blind.join(', ') || 'none'}`);
  }
  const found = [
    ...violations({ projects, edges: [...graph.edges, ...imported] }),
    ...rooms.flatMap(({ forbidden }) => forbidden),
    ...[...subgraphs, 'libs/service-kit'].flatMap((project) => wrongStorage(ROOT, project)),
  ];
  for (const line of found) console.error(line);
  console.log(
    `${projects.length} projects, ${graph.edges.length} dependencies, ${imported.length} imports; ` +
      `${rooms.map(({ project, imports }) => `${imports} in ${project}`).join(', ')}; ${found.length} forbidden`,
  );
  process.exitCode = found.length ? 1 : 0;
}
