import { buildSchema, Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { type AskedOperation, idsOf, idsUnder, keptOf } from './named-ids.ts';

const schema = buildSchema(`
  input Owner { personId: ID!, name: String, others: [[ID!]!] }
  input Change { id: ID!, note: String, owners: [Owner!] }
  type Part { id: ID! parts(of: ID): [Part!]! }
  type Query { part(id: ID!): Part, parts(keys: [ID!], note: String): [Part!] }
  type Mutation { change(input: Change!): Part, read(notificationIds: [ID!]!): Part }
`);
function asked(source: string, variables: Record<string, unknown> = {}): AskedOperation {
  const document = parse(source);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
  return { schema, document, operation, variables };
}

describe('the ids that an operation names', () => {
  it.each([
    ['of a variable, whatever it is called', 'query ($x: ID!) { part(id: $x) { id } }', { x: 'p1' }, ['p1']],
    ['of a list', 'mutation ($x: [ID!]!) { read(notificationIds: $x) { id } }', { x: ['n1', 'n2'] }, ['n1', 'n2']],
    ['of one where a list may be', 'query ($x: [ID!]) { parts(keys: $x) { id } }', { x: 'p1' }, ['p1']],
    ['of variables within a list', 'query ($x: ID!) { parts(keys: [$x, "p2"]) { id } }', { x: 'p1' }, ['p1', 'p2']],
    [
      'of an input, at any depth, and no other text of it',
      'mutation ($input: Change!) { change(input: $input) { id } }',
      { input: { id: 'p1', note: 'n', owners: [{ personId: 'p2', name: 'id', others: [['p3']] }] } },
      ['p1', 'p2', 'p3'],
    ],
    [
      'of variables within a written input',
      'mutation ($x: ID!) { change(input: { id: $x, note: "n" }) { id } }',
      { x: 'p1' },
      ['p1'],
    ],
    ['written as a number', '{ part(id: 12) { id } }', {}, ['12']],
    ['that stands in for a value', 'query ($x: ID! = "p1") { part(id: $x) { id } }', {}, ['p1']],
    ['of a fragment', '{ ...A } fragment A on Query { part(id: "p1") { parts(of: "p2") { id } } }', {}, ['p1', 'p2']],
    ['once', '{ a: part(id: "p1") { id } b: part(id: "p1") { id } }', {}, ['p1']],
  ])('are known: %s', (_what, source, variables, ids) => {
    expect(idsOf(asked(source, variables))).toEqual(ids);
  });

  it('are kept as many as a record holds, with their number, and never at any length', () => {
    expect(keptOf(['a', 'b', 'c'], 2)).toEqual({ subjects: ['a', 'b'], subjectsCount: 3 });
    expect(keptOf(['a', 'b'], 2)).toEqual({ subjects: ['a', 'b'] });
    expect(idsOf(asked('query ($x: ID!) { part(id: $x) { id } }', { x: 'x'.repeat(500) }))[0]).toHaveLength(100);
  });
});

describe('the ids under answers that hold nothing', () => {
  it('are those of their fields, by alias and through fragments', () => {
    const many = asked(
      'query ($x: ID!) { a: part(id: "p1") { id } ...B } fragment B on Query { b: part(id: $x) { id } part(id: "p3") { id } }',
      { x: 'p2' },
    );
    expect(idsUnder(new Set(['b']), many)).toEqual(['p2']);
    expect(idsUnder(new Set(['a', 'part']), many)).toEqual(['p1', 'p3']);
    expect(idsUnder(new Set(), many)).toEqual([]);
  });
});
