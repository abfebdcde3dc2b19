import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const SUBGRAPHS = ['estate', 'identity', 'integrations', 'reports'] as const;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Every .graphql file of a subgraph, base first, in a stable order. */
export function subgraphSdlFiles(name: (typeof SUBGRAPHS)[number]): string[] {
  const source = join(ROOT, `subgraph-${name}`, 'src');
  const modules = readdirSync(join(source, 'modules'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => join(source, 'modules', file));
  return [join(source, 'schema/base.graphql'), ...modules];
}

export function subgraphSdl(name: (typeof SUBGRAPHS)[number]): string {
  return subgraphSdlFiles(name)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}
