import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { subjectsOf } from './support-trail.ts';

describe('what a mutation in support mode is done to', () => {
  it('is every id that it names, in variables at any depth and in the document', () => {
    const document = parse('mutation ($input: I!) { a(input: $input) b(estateId: "e2", note: "n", x: { id: "p3" }) }');
    const variables = { input: { id: 'e1', version: 3, owners: [{ personId: 'p1' }, { personId: 'p1' }] } };
    expect(subjectsOf(document, variables)).toEqual(['e1', 'p1', 'e2', 'p3']);
  });

  it('is cut short where somebody names very many or very long ones', () => {
    const many = { ids: Array.from({ length: 40 }, (_, index) => ({ id: `${index}${'x'.repeat(200)}` })) };
    const subjects = subjectsOf(parse('mutation { a }'), many);
    expect(subjects).toHaveLength(10);
    expect(subjects.every((subject) => subject.length === 100)).toBe(true);
  });
});
