import { anonymousActor } from '@platform/contracts';
import { ACTIONS } from '@platform/contracts/access';
import { readTypeDefs } from '@platform/service-kit';
import { describe, expect, it } from 'vitest';
import { guarded, MUTATION_ACTIONS, QUERY_ACTIONS, requireAction } from './access.ts';
import { resolvers } from './resolvers.ts';

/** Fields of a root type over all SDL files. */
function fieldsOf(type: 'Query' | 'Mutation'): string[] {
  return readTypeDefs(import.meta.dirname)
    .definitions.flatMap((node) => {
      const isType = node.kind === 'ObjectTypeDefinition' || node.kind === 'ObjectTypeExtension';
      return isType && node.name.value === type ? [...(node.fields ?? [])] : [];
    })
    .map((field) => field.name.value)
    .sort();
}

describe('the access policy', () => {
  it('has an action for every query and mutation of the schema, and a resolver behind each', () => {
    expect(Object.keys(QUERY_ACTIONS).sort()).toEqual(fieldsOf('Query'));
    expect(Object.keys(MUTATION_ACTIONS).sort()).toEqual(fieldsOf('Mutation'));
    expect(Object.keys(resolvers.Query ?? {}).sort()).toEqual(fieldsOf('Query'));
    expect(Object.keys(resolvers.Mutation ?? {}).sort()).toEqual(fieldsOf('Mutation'));
    for (const action of [...Object.values(QUERY_ACTIONS), ...Object.values(MUTATION_ACTIONS)])
      expect(ACTIONS).toContain(action);
  });
  it('cannot be left out for a field', () => {
    expect(() => guarded({ secret: () => 1 }, {})).toThrow(/names no action/);
  });
  it('tells a visitor to sign in and a role that it may not', () => {
    const visitor = anonymousActor('r1');
    expect(() => requireAction(visitor, 'estate:view')).toThrow(/Sign in/);
    const client = { ...visitor, kind: 'account' as const, accountId: 'a', activeRole: 'CLIENT' as const };
    expect(() => requireAction(client, 'estate:edit')).toThrow(/Unauthorized/);
    expect(() => requireAction(client, 'estate:view')).not.toThrow();
  });
});
