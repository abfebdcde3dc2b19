import { existsSync, readdirSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { composeServices } from '@apollo/composition';
import { parse, printSchema } from 'graphql';
import { answersOf, type SubgraphParts, serveSubgraphs, subgraphSchema } from './served-graph.ts';

export interface AuditCase {
  readonly query: string;
  readonly expected: { readonly data?: unknown; readonly errors?: boolean };
}

export interface AuditSuite {
  readonly id: string;
  readonly subgraphs: readonly SubgraphParts[];
  readonly cases: readonly AuditCase[];
}

/** Suites call these of the audit's own server, which they are read without: a suite is then what it was given. */
const STAND_INS: Readonly<Record<string, string>> = {
  'subgraph.js': 'export const createSubgraph = (name, given) => ({ name, ...given });',
  'supergraph.js':
    'export const serve = (id, subgraphs, tests) => ({ id, subgraphs, cases: typeof tests === "function" ? tests() : tests });',
};

/** The suites are TypeScript that imports by the names that it will be compiled to. */
function readWithout(folder: string): void {
  const base = pathToFileURL(`${folder}/`).href;
  registerHooks({
    resolve(specifier, context, next) {
      if (!context.parentURL?.startsWith(base)) return next(specifier, context);
      if (!specifier.startsWith('.')) return next(specifier, { ...context, parentURL: import.meta.url });
      const standIn = STAND_INS[specifier.split('/').at(-1) ?? ''];
      if (standIn && specifier.startsWith('../../'))
        return { url: `data:text/javascript,${encodeURIComponent(standIn)}`, shortCircuit: true };
      const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
      return existsSync(fileURLToPath(source)) ? { url: source.href, shortCircuit: true } : next(specifier, context);
    },
  });
}

/** Of a copy of graphql-hive/federation-gateway-audit, in the order of their names. */
export async function readAuditSuites(folder: string): Promise<AuditSuite[]> {
  const suites = join(folder, 'src/test-suites');
  readWithout(folder);
  const names = readdirSync(suites).filter((name) => existsSync(join(suites, name, 'index.ts')));
  const read = names.sort().map(async (name) => {
    const module = (await import(pathToFileURL(join(suites, name, 'index.ts')).href)) as { default: AuditSuite };
    return module.default;
  });
  return Promise.all(read);
}

export interface ServedSuite {
  readonly supergraphSdl: string;
  /** What clients see of it. */
  readonly api: string;
  stop(): Promise<void>;
}

/** Its subgraphs on a port of this machine, and the supergraph that leads there. */
export async function serveSuite({ id, subgraphs }: Pick<AuditSuite, 'id' | 'subgraphs'>): Promise<ServedSuite> {
  const { urls, stop } = await serveSubgraphs(
    new Map(subgraphs.map((one) => [one.name, answersOf(subgraphSchema(one))])),
  );
  const { supergraphSdl, schema, errors } = composeServices(
    subgraphs.map(({ name, typeDefs }) => ({ name, typeDefs: parse(typeDefs), url: urls[name] })),
  );
  if (!supergraphSdl) throw new Error(`${id} does not compose: ${errors?.map(({ message }) => message).join('; ')}`);
  return { supergraphSdl, api: printSchema(schema.toAPISchema().toGraphQLJSSchema()), stop };
}
