import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What each subgraph may write on a field: the directives of federation and the platform's own. */
export const OPERATION_DIRECTIVES = readFileSync(join(import.meta.dirname, 'operation-directives.graphql'), 'utf8');

/** All SDL of a subgraph: the directives, schema/base.graphql and every modules/…/*.graphql of its `source` folder. */
export function subgraphSdl(source: string): string {
  const modules = readdirSync(join(source, 'modules'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => join(source, 'modules', file));
  const files = [join(source, 'schema/base.graphql'), ...modules];
  return [OPERATION_DIRECTIVES, ...files.map((file) => readFileSync(file, 'utf8'))].join('\n');
}
