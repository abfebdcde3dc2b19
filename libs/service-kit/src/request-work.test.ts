import { buildSubgraphSchema } from '@apollo/subgraph';
import { execute, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createRequestWork, stoppable, withWork } from './request-work.ts';
import { OPERATION_DIRECTIVES } from './subgraph-sdl.ts';

const SDL = parse(`${OPERATION_DIRECTIVES}
  type Query { things: [Thing!]! @public }
  type Mutation { change: [Thing!]! @public }
  type Thing { id: ID! heavy: Int @cost(weight: 800) light: Int again: [Thing!]! }
`);

/** A schema whose resolvers count what they do; `during` is called by each. */
function world(during: () => void = () => undefined, heavyMs = 0) {
  const done = { changes: 0, heavy: 0, light: 0 };
  const things = () => Array.from({ length: 100 }, (_, id) => ({ id }));
  const resolvers = {
    Query: { things },
    Mutation: {
      change: () => {
        done.changes += 1;
        return things();
      },
    },
    Thing: {
      heavy: () => {
        const until = performance.now() + heavyMs;
        while (performance.now() < until);
        done.heavy += 1;
        during();
        return done.heavy;
      },
      light: () => {
        done.light += 1;
        during();
        return done.light;
      },
      again: things,
    },
  };
  const abandon = new AbortController();
  const work = createRequestWork(abandon.signal, 5_000);
  const schema = buildSubgraphSchema([{ typeDefs: SDL, resolvers: stoppable(resolvers, SDL) }]);
  const ask = async (query: string) => execute({ schema, document: parse(query), contextValue: withWork({}, work) });
  return { done, abandon, ask };
}

describe('the work of a request', () => {
  it('is done whole, heavy fields in their order', async () => {
    const { ask } = world();
    const { data, errors } = await ask('{ things { heavy light } }');
    expect(errors).toBeUndefined();
    expect((data?.['things'] as { heavy: number }[] | undefined)?.map(({ heavy }) => heavy)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
  });

  it('stops when nobody waits any more, which it notices between heavy fields', async () => {
    const { done, abandon, ask } = world(undefined, 2);
    setTimeout(() => abandon.abort(), 20);
    const { errors } = await ask('{ things { heavy } }');
    expect(errors?.[0]?.extensions['code']).toBe('REQUEST_ABANDONED');
    expect(done.heavy).toBeLessThan(100);
  });

  it('stops at a field that is not heavy too', async () => {
    const { done, abandon, ask } = world(() => {
      if (done.light === 10) abandon.abort();
    });
    await ask('{ things { light } }');
    expect(done.light).toBe(10);
  });

  it('leaves other requests their turn', async () => {
    let turns = 0;
    const other = setInterval(() => {
      turns += 1;
    }, 1);
    await world(undefined, 2).ask('{ things { heavy } }');
    clearInterval(other);
    expect(turns).toBeGreaterThan(5);
  });

  it('ends when it has more parts than any answer has', async () => {
    const { errors } = await world().ask('{ things { again { again { light } } } }');
    expect(errors?.[0]?.message).toBe('The answer has more than 5,000 parts. Ask for fewer fields or a smaller page.');
    expect(errors?.[0]?.extensions['code']).toBe('OPERATION_TOO_LARGE');
  });

  it('of a change is finished, whoever waits for it; what is answered of it stops', async () => {
    const { done, abandon, ask } = world();
    abandon.abort();
    const { errors } = await ask('mutation { change { heavy } again: change { id } }');
    expect(errors?.[0]?.extensions['code']).toBe('REQUEST_ABANDONED');
    expect([done.changes, done.heavy]).toEqual([2, 0]);
  });

  it('in the answer to a change leaves other requests their turn', async () => {
    let turns = 0;
    const other = setInterval(() => {
      turns += 1;
    }, 1);
    await world(undefined, 2).ask('mutation { change { heavy } }');
    clearInterval(other);
    expect(turns).toBeGreaterThan(5);
  });
});
