import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { decisionsIn } from './deciding-resolvers.ts';
import { importsOf } from './imports.ts';

/**
 * The rooms of a subgraph, by the path of a file under `src/` (docs/architecture.md, "Inside a subgraph"). A file stands
 * in the first room whose pattern it matches; what stands in none is refused.
 */
const ROOMS = [
  { name: 'generated', pattern: /^schema\.generated\.ts$/ },
  { name: 'domain', pattern: /^domain\/[a-z-]+\// },
  { name: 'views', pattern: /^views\// },
  { name: 'module', pattern: /^modules\/[a-z-]+\// },
  { name: 'reader', pattern: /^reader\// },
  { name: 'worker', pattern: /^workers\// },
  // What a resolver is handed.
  { name: 'request', pattern: /^(context|loaders)\.ts$/ },
  // Whoever builds things knows all of them.
  {
    name: 'wiring',
    pattern: /^(main|environment|compose|services|estate-nouns|resolvers|seed)\.ts$|^(seed|migrations)\//,
  },
  // Routes and what reads a request.
  { name: 'edge', pattern: /^[a-z-]+\.ts$/ },
] as const;
type Room = (typeof ROOMS)[number]['name'];

/** What each room may know beside itself and libraries. Generated types name whatever a resolver gets. */
const MAY_KNOW: Readonly<Record<Room, readonly Room[]>> = {
  generated: ['domain', 'views', 'request'],
  domain: [],
  views: ['domain', 'generated', 'reader'],
  reader: [],
  module: ['domain', 'views', 'generated', 'reader'],
  worker: ['domain', 'views', 'module'],
  request: ['domain', 'views', 'module'],
  wiring: ['generated', 'domain', 'views', 'module', 'reader', 'worker', 'request', 'edge'],
  edge: ['domain', 'views', 'module'],
};
/** They know a module by its services alone; so does another module. */
const BY_SERVICE: ReadonlySet<Room> = new Set(['worker', 'request', 'edge']);

/**
 * All that the domain and the views know from outside: pure libraries. The store, the graph's machinery, the server, the
 * broker, files and the network are nobody's here.
 */
const PURE: ReadonlySet<string> = new Set([
  '@platform/contracts',
  '@platform/estate-engine',
  '@platform/kernel',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  '@zxcvbn-ts/language-en',
  'node:crypto',
  'node:util',
  'otpauth',
  'sanitize-html',
  'zod',
]);
/** The same without an import: the environment, the network, and files beside the source. */
const REACHES_OUT = /\bprocess\.env\b|\bfetch\(|\bimport\.meta\b/;
const isPureRoom = (file: string): boolean => /^(domain|views)\//.test(file);

/** What the law says, and who may do what, is the domain's to ask; a resolver unpacks, asks and returns. */
const RULES: ReadonlySet<string> = new Set(['@platform/estate-engine', '@platform/contracts/access']);

const SERVICE = /\.service\.ts$/;
const RESOLVERS = /\.resolvers\.ts$/;
const STORAGE = /\.(repository|model|store)\.ts$/;
const TEST = /\.(int\.)?test\.ts$/;

const roomOf = (path: string): Room | null => ROOMS.find(({ pattern }) => pattern.test(path))?.name ?? null;
const moduleOf = (path: string): string => path.split('/')[1] ?? '';
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

interface Import {
  /** Path under `src/`. */
  readonly file: string;
  /** Path under `src/`, or the name of a package. */
  readonly to: string;
}

function betweenModules({ file, to }: Import): string | null {
  if (STORAGE.test(file) && SERVICE.test(to)) return 'a repository knows no service';
  if (moduleOf(file) !== moduleOf(to)) return SERVICE.test(to) ? null : 'of another module only its services are known';
  return RESOLVERS.test(file) && STORAGE.test(to) ? 'resolvers ask a service, not the store' : null;
}

/** Why an import of a file of the same subgraph is forbidden; null when it is not. */
function wrongIn(edge: Import): string | null {
  const { file, to } = edge;
  const from = roomOf(file);
  const target = roomOf(to);
  if (!from || !target) return `${from ? to : file} stands in no room`;
  if (from === 'module' && target === 'module') return betweenModules(edge);
  if (from === target) return null;
  if (to === 'context.ts' && RESOLVERS.test(file)) return null;
  if (!MAY_KNOW[from].includes(target)) return `${from} may not know ${target}`;
  if (target === 'reader' && to !== 'reader/index.ts') return 'the reader is known by its index';
  if (target === 'module' && BY_SERVICE.has(from) && !SERVICE.test(to))
    return `${from} knows modules by their services`;
  return null;
}

/**
 * Files that need each other in a circle, each circle once. Left out are generated types, which name everybody, and the
 * reader, which is a library of its own.
 */
function circles(edges: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { file, to } of edges) {
    const free = [roomOf(file), roomOf(to)].some((room) => room === 'generated' || room === 'reader');
    if (!free) next.set(file, [...(next.get(file) ?? []), to]);
  }
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) found.push([...path.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const to of next.get(file) ?? []) walk(to, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return found;
}

export interface Rooms {
  /** Imports between files of the subgraph. */
  readonly imports: number;
  /** In words. */
  readonly forbidden: readonly string[];
}

/** Every import inside one subgraph, tests left out, and those that its rooms forbid. */
export function roomsOf(root: string, project: string): Rooms {
  const source = join(root, project, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !TEST.test(file))
    .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));
  const edges = files.flatMap(({ file, text }) =>
    importsOf(text).map((to): Import => {
      return { file, to: to.startsWith('.') ? relative(source, join(source, dirname(file), to)) : to };
    }),
  );
  const inside = edges.filter(({ to }) => to.endsWith('.ts'));
  const say = ({ file, to }: Import, why: string): string => `${project}/src/${file} may not import ${to}: ${why}`;
  const forbidden = [
    ...inside.flatMap((edge) => {
      const why = wrongIn(edge);
      return why ? [say(edge, why)] : [];
    }),
    ...edges
      .filter(({ file, to }) => isPureRoom(file) && !to.endsWith('.ts') && !PURE.has(packageOf(to)))
      .map((edge) => say(edge, `${roomOf(edge.file)} knows no machinery`)),
    ...files.flatMap(({ file, text }) => {
      const [found] = (isPureRoom(file) && REACHES_OUT.exec(text)) || [];
      return found ? [`${project}/src/${file} may not use ${found}: ${roomOf(file)} knows no machinery`] : [];
    }),
    ...edges
      .filter(({ file, to }) => RESOLVERS.test(file) && (RULES.has(to) || RULES.has(packageOf(to))))
      .map((edge) => say(edge, 'no rules in resolvers: ask the domain')),
    ...files
      .filter(({ file }) => RESOLVERS.test(file))
      .flatMap(({ file, text }) => decisionsIn(text).map((found) => `${project}/src/${file}:${found}`)),
    ...circles(inside).map((circle) => `${project}/src: ${circle} is a circle`),
  ];
  return { imports: inside.length, forbidden };
}
