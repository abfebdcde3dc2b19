import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadPlanner } from '../choose-executor.ts';
import { createPlannedExecutor } from './planned-executor.ts';

const supergraphSdl = readFileSync(new URL('../../../supergraph.graphql', import.meta.url), 'utf8');
const QUIET = { info() {}, warn() {}, debug() {}, error() {} };

describe('a supergraph that cannot be used', () => {
  it.each([
    ['nothing', ''],
    ['no graph', 'not a graph at all'],
    ['a schema of one service', 'type Query { alone: String }'],
    ['a graph with a type that is not there', supergraphSdl.replace('type Account\n', 'type Acount\n')],
  ])('is refused when it is %s, and the one before stays in use', async (_what, sdl) => {
    const createExecutor = createPlannedExecutor(await loadPlanner());
    const parts = { isUp: () => true, onDown: () => () => {} };
    const { gateway, swap } = createExecutor({ supergraphSdl, subgraphUrls: {}, parts, log: QUIET });
    let taken = 0;
    gateway.onSchemaLoadOrUpdate(() => {
      taken += 1;
    });
    await gateway.load({} as never);
    await expect(swap(sdl)).rejects.toThrow();
    await swap(supergraphSdl);
    await gateway.stop();
    expect(taken).toBe(2);
  });
});
