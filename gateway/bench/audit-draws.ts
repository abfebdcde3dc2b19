import { buildSchema } from 'graphql';
import type { ServedSuite } from './audit-suites.ts';
import type { ExecutorUnderTest } from './executor-under-test.ts';
import { createRandomOperations } from './random-operations.ts';
import { fixedParts } from './same-answers.ts';

/** How many of the drawn operations both executors answer alike, and those that they do not. */
export interface Drawn {
  readonly alike: number;
  readonly apart: readonly string[];
}

export async function drawOver(
  { api }: Pick<ServedSuite, 'api'>,
  executors: readonly [ExecutorUnderTest, ExecutorUnderTest],
  count: number,
  seed: number,
): Promise<Drawn> {
  const draw = createRandomOperations(buildSchema(api), seed);
  const apart: string[] = [];
  let alike = 0;
  for (let drawn = 0; drawn < count; drawn += 1) {
    const { query, variables } = draw();
    const [one, other] = executors;
    const answers = [await one.run(query, variables), await other.run(query, variables)];
    const [ours, theirs] = answers.map((answer) => {
      const { data, nulled } = fixedParts(answer);
      return JSON.stringify({ data, fails: nulled.length > 0 });
    });
    if (ours === theirs) alike += 1;
    else
      apart.push(
        `${query} ${JSON.stringify(variables)}\n  ours    ${JSON.stringify(answers[0])}\n  theirs  ${JSON.stringify(answers[1])}`,
      );
  }
  return { alike, apart };
}
