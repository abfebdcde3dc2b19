import { readFileSync } from 'node:fs';
import { assertTexts, MAX_TEXT_LENGTH } from '@platform/service-kit';
import {
  buildSchema,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
} from 'graphql';
import { describe, expect, it } from 'vitest';

const schema = buildSchema(readFileSync(new URL('../gateway/api.graphql', import.meta.url), 'utf8'));
/** What takes text, and what takes none: each of the others checks the one form that it has. */
const TEXTS: ReadonlySet<string> = new Set(['String', 'ID', 'JSON']);
const NO_TEXTS: ReadonlySet<string> = new Set(['Int', 'Float', 'Boolean', 'Cents', 'Date', 'DateTime', 'Upload']);
const LONG = 'a'.repeat(MAX_TEXT_LENGTH + 1);

interface Place {
  readonly path: string;
  readonly scalar: string;
  /** What stands there, with a text that is too long at its end. */
  readonly value: unknown;
}

/** Every place below an input where a scalar may stand; an input within itself is walked once. */
function placesOf(path: string, type: GraphQLInputType, above: readonly string[] = []): Place[] {
  if (isNonNullType(type)) return placesOf(path, type.ofType, above);
  if (isListType(type)) return placesOf(path, type.ofType, above).map((place) => ({ ...place, value: [place.value] }));
  if (isInputObjectType(type)) {
    if (above.includes(type.name)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      placesOf(`${path}.${field.name}`, field.type, [...above, type.name]).map((place) => ({
        ...place,
        value: { [field.name]: place.value },
      })),
    );
  }
  return isEnumType(type) ? [] : [{ path, scalar: getNamedType(type).name, value: LONG }];
}

const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
  Object.values(root?.getFields() ?? {}),
);
const places = operations.flatMap(({ name, args }) =>
  args.flatMap((argument) =>
    placesOf(`${name}.${argument.name}`, argument.type).map((place) => ({ ...place, argument: argument.name })),
  ),
);

describe('what an operation is given', () => {
  it('is of scalars of which it is known whether they take text', () => {
    expect(places.length).toBeGreaterThan(150);
    expect(places.filter(({ scalar }) => !TEXTS.has(scalar) && !NO_TEXTS.has(scalar))).toEqual([]);
  });
  it('has a longest text at every place, and the field is named', () => {
    const document = parse('{ __typename }');
    const open = places.filter(({ scalar, argument, value, path }) => {
      if (!TEXTS.has(scalar)) return false;
      try {
        assertTexts(document, { [argument]: value });
        return true;
      } catch (error) {
        return (error as { extensions: { field: string } }).extensions.field !== path.split('.').at(-1);
      }
    });
    expect(open.map(({ path }) => path)).toEqual([]);
  });
});
