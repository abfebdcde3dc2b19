import { rawTextIn } from '@platform/test-kit/raw-text';
import { buildSchema, type GraphQLError, Kind, parse } from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';
import { describe, expect, it } from 'vitest';
import { isHidden, maskError } from './error-masking.ts';

const schema = buildSchema(`
  enum Kind { HOUSE BOAT }
  input Owner { personId: ID!, percent: Int! }
  input Asset { name: String!, balance: Int, kind: Kind, owners: [Owner!] }
  type Query { a: Int }
`);
/** What the graph says of variables that do not fit, as it leaves the gateway. */
function refusedFor(type: string, variables: Record<string, unknown>, name = 'input') {
  const [operation] = parse(`query ($${name}: ${type}) { a }`).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
  const { errors = [] } = getVariableValues(schema, operation.variableDefinitions ?? [], variables) as {
    errors?: GraphQLError[];
  };
  const [error] = errors;
  if (!error) throw new Error('the variables fit');
  const { message, extensions } = maskError({ ...error.toJSON(), extensions: { code: 'BAD_USER_INPUT' } }, 'r1');
  return [message, extensions?.['field']];
}

describe('what is said of input that does not fit', () => {
  const asset = { name: 'Savings' };
  it.each([
    ['a wrong value', { ...asset, balance: 'much' }, 'Balance is not valid. Check it and try again.', 'input.balance'],
    [
      'a value that is none of the list',
      { ...asset, kind: 'CAR' },
      'Kind is not valid. Check it and try again.',
      'input.kind',
    ],
    [
      'a value inside a list',
      { ...asset, owners: [{ personId: 'p', percent: 1.5 }] },
      'Percent is not valid. Check it and try again.',
      'input.owners[0].percent',
    ],
    ['what is missing', { balance: 1 }, 'Name is missing.', 'input.name'],
    [
      'what is missing inside a list',
      { ...asset, owners: [{ percent: 1 }] },
      'Person is missing.',
      'input.owners[0].personId',
    ],
    ['nothing where something is needed', { name: null }, 'Name is missing.', 'input.name'],
    ['what is not asked for', { ...asset, taxFree: true }, 'Tax free cannot be given here.', 'input.taxFree'],
    ['a text where a form is needed', 'Savings', 'What was sent is not valid. Check it and try again.', 'input'],
  ])('%s is named, without a path, a type or the value', (_what, input, message, field) => {
    expect(refusedFor('Asset!', { input })).toEqual([message, field]);
    expect(rawTextIn(message)).toEqual([]);
  });
  it('a variable that is missing or empty is named as well', () => {
    expect(refusedFor('Asset!', {})).toEqual(['What was sent is missing.', 'input']);
    expect(refusedFor('String!', { emailAddress: null }, 'emailAddress')).toEqual([
      'Email address is missing.',
      'emailAddress',
    ]);
    expect(refusedFor('ID!', { id: true }, 'id')).toEqual(['The record is not valid. Check it and try again.', 'id']);
  });
  it('a value that looks like a place does not stand in the words', () => {
    const [message] = refusedFor('Asset!', { input: { name: 'x', balance: 'secret at "password"; Field "y' } });
    expect(message).toBe('Balance is not valid. Check it and try again.');
  });
});

describe('other errors', () => {
  it('keep the words of the domain, and hide bugs behind a reference', () => {
    const refused = maskError({ message: 'This estate does not exist.', extensions: { code: 'NOT_FOUND' } }, 'r1');
    expect(refused.message).toBe('This estate does not exist.');
    expect(maskError({ message: 'x is not a function' }, 'r1').message).toBe('Something went wrong. Reference: r1');
  });
});

describe('what is hidden', () => {
  it.each(['INTERNAL_SERVER_ERROR', 'DOWNSTREAM_SERVICE_ERROR', 'INVALID_GRAPHQL', undefined])(
    'of %s leaves a reference only, and is what the log is told',
    (code) => {
      const shown = maskError({ message: 'inner words', extensions: { code } }, 'r1');
      expect(JSON.stringify(shown)).not.toContain('inner words');
      expect(shown.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR', reference: 'r1' });
      expect(isHidden(code)).toBe(true);
    },
  );
  it('is nothing that a subgraph says under a code of its own', () => {
    expect(isHidden('NOT_FOUND')).toBe(false);
    expect(maskError({ message: 'words', extensions: { code: 'NOT_FOUND' } }, 'r1').message).toBe('words');
  });
});
