import { fileURLToPath } from 'node:url';
import { subgraphSdl as sdlOf } from '@platform/service-kit/subgraph-sdl';

export const SUBGRAPHS = ['estate', 'identity', 'integrations', 'reports'] as const;

export function subgraphSdl(name: (typeof SUBGRAPHS)[number]): string {
  return sdlOf(fileURLToPath(new URL(`../subgraph-${name}/src`, import.meta.url)));
}
