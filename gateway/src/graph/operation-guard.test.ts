import { type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createOperationGuard } from './operation-guard.ts';
import { readSupergraphRules, rulesInUse } from './supergraph-rules.ts';

const SDL = 'type Query { list(first: Int): [ID!]! @listSize(slicingArguments: ["first"]) heavy: ID @cost(weight: 1) }';
const RULES = readSupergraphRules(SDL);

function afford(guard: ReturnType<typeof createOperationGuard>, source: string, variables = {}): () => void {
  const document = parse(source);
  const operation = document.definitions[0] as OperationDefinitionNode;
  return () => guard.assertAffordable(source, document, operation, variables);
}

describe('an operation that costs too much', () => {
  it('is refused in words that name what is large and what to do', () => {
    const many = `{ ${Array.from({ length: 200 }, (_, index) => `a${index}: list(first: -1)`).join(' ')} }`;
    expect(afford(createOperationGuard(rulesInUse(RULES)), many)).toThrow(
      'The operation may answer 200,200 values, most of them at list; the limit is 150,000. ' +
        'Ask for a smaller page, fewer fields, or less at once.',
    );
  });
  it('is priced anew when a new supergraph says otherwise', () => {
    const rules = rulesInUse(RULES);
    const guard = createOperationGuard(rules);
    expect(afford(guard, '{ heavy }')).not.toThrow();
    rules.take(readSupergraphRules(SDL.replace('weight: 1', 'weight: 200000')));
    expect(afford(guard, '{ heavy }')).toThrow('most of them at heavy');
  });
  it('is known by its variables too, however often it was cheap', () => {
    const guard = createOperationGuard(rulesInUse(RULES));
    const query = `query ($n: Int) { ${Array.from({ length: 160 }, (_, index) => `a${index}: list(first: $n)`).join(' ')} }`;
    expect(afford(guard, query, { n: 1 })).not.toThrow();
    expect(afford(guard, query, { n: -1 })).toThrow('The operation may answer 160,160 values');
    expect(afford(guard, query, { n: 1 })).not.toThrow();
  });
});
