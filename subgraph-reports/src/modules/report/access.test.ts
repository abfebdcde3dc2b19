import { readTypeDefs } from '@platform/service-kit';
import { Kind } from 'graphql';
import { describe, expect, it } from 'vitest';
import { OPERATION_POLICY } from './access.ts';

const operations = readTypeDefs(new URL('../..', import.meta.url).pathname).definitions.flatMap((node) =>
  (node.kind === Kind.OBJECT_TYPE_EXTENSION || node.kind === Kind.OBJECT_TYPE_DEFINITION) &&
  (node.name.value === 'Query' || node.name.value === 'Mutation')
    ? (node.fields ?? []).map((field) => `${node.name.value}.${field.name.value}`)
    : [],
);

describe('the access policy of reports', () => {
  it('has a row for every operation, and none for what does not exist', () => {
    expect(operations.length).toBeGreaterThan(3);
    expect([...operations].sort()).toEqual(Object.keys(OPERATION_POLICY).sort());
  });
});
