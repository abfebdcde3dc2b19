import { isDeepStrictEqual } from 'node:util';
import { buildSchema } from 'graphql';
import type { ServedSuite } from './audit-suites.ts';
import type { ExecutorUnderTest, Outcome } from './executor-under-test.ts';
import { createRandomOperations } from './random-operations.ts';
import { fixedParts } from './same-answers.ts';

/**
 * Suites over whose subgraphs answers depend on more than on what is asked: one keeps what mutations add, in one a
 * field is something else in the subgraph that provides it, and in the others Apollo Gateway answers cases of the audit's
 * wrongly, or leaves out of what kind an object behind an interface object is.
 */
export const NOT_COMPARABLE: ReadonlySet<string> = new Set([
  'interface-object-with-requires',
  'keys-mashup',
  'mutations',
  'nested-provides',
  'non-resolvable-interface-object',
  'requires-with-argument',
  'requires-with-argument-conflict',
  'simple-interface-object',
]);

/** How random operations were answered; where one executor alone fails, what the other has found is no wrong answer. */
export interface Drawn {
  readonly alike: number;
  readonly oneFails: readonly string[];
  readonly apart: readonly string[];
}

/** Apollo Gateway says of some nulls beside its errors what is wrong with them. */
const fails = ({ errors, extensions }: Outcome): boolean =>
  errors.length > 0 || (extensions as { valueCompletion?: unknown } | undefined)?.valueCompletion !== undefined;

export async function drawOver(
  { api }: Pick<ServedSuite, 'api'>,
  executors: readonly [ExecutorUnderTest, ExecutorUnderTest],
  count: number,
  seed: number,
): Promise<Drawn> {
  const draw = createRandomOperations(buildSchema(api), seed);
  const drawn = { alike: 0, oneFails: [] as string[], apart: [] as string[] };
  for (let number = 0; number < count; number += 1) {
    const { query, variables } = draw();
    const ours = await executors[0].run(query, variables);
    const theirs = await executors[1].run(query, variables);
    const said = `${query} ${JSON.stringify(variables)}\n  planned ${JSON.stringify(ours)}\n  apollo  ${JSON.stringify(theirs)}`;
    const data = [ours, theirs].map((answer) => fixedParts(answer).data);
    if (isDeepStrictEqual(data[0], data[1]) && fails(ours) === fails(theirs)) drawn.alike += 1;
    else if (fails(ours) || fails(theirs)) drawn.oneFails.push(said);
    // To Apollo Gateway an object of which conditions leave nothing is null, and one that is called `constructor` empty.
    else if (data.some((one) => JSON.stringify(one).includes('{}'))) drawn.alike += 1;
    else drawn.apart.push(said);
  }
  return drawn;
}
