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

describe('a document that is dear to plan', () => {
  const { measure } = createOperationGuard(rulesInUse(RULES));
  const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`;
  it.each([
    ['of an argument', `{ a(b: ${nested(7)}) }`],
    ['inside objects', `{ a(b: { c: { d: ${nested(5)} } }) }`],
    ['that a variable is by default', `query ($v: X = ${nested(30)}) { a(b: $v) }`],
    ['of a directive', `{ a @include(if: ${nested(30)}) }`],
  ])('is refused before it is planned: lists in lists %s', (_where, source) => {
    expect(() => measure(source)).toThrow(/writing a value nested \d+ levels deep, the limit is 6/);
  });
  it('is none with values as deep as our inputs are', () => {
    expect(() => measure('{ a(b: { c: [{ d: [{ e: [1] }] }] }) }')).not.toThrow();
  });
});

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
