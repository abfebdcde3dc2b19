import { readFileSync } from 'node:fs';
import { TEXT_LENGTH_DEFAULT, TEXT_LENGTHS, textLengthOf } from '@platform/contracts/text-lengths';
import { assertTexts } from '@platform/service-kit';
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

interface Place {
  readonly path: string;
  readonly scalar: string;
  /** What stands there, with a text at its end. */
  readonly value: (text: string) => unknown;
}

/** Every place below an input where a scalar may stand; an input within itself is walked once. */
function placesOf(path: string, type: GraphQLInputType, above: readonly string[] = []): Place[] {
  if (isNonNullType(type)) return placesOf(path, type.ofType, above);
  if (isListType(type))
    return placesOf(path, type.ofType, above).map((place) => ({ ...place, value: (text) => [place.value(text)] }));
  if (isInputObjectType(type)) {
    if (above.includes(type.name)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      placesOf(`${path}.${field.name}`, field.type, [...above, type.name]).map((place) => ({
        ...place,
        value: (text: string) => ({ [field.name]: place.value(text) }),
      })),
    );
  }
  return isEnumType(type) ? [] : [{ path, scalar: getNamedType(type).name, value: (text) => text }];
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
  const texts = places
    .filter(({ scalar }) => TEXTS.has(scalar))
    .map((place) => {
      const name = place.path.split('.').at(-1) ?? '';
      return { ...place, name, length: textLengthOf(name) };
    });
  const document = parse('{ __typename }');
  const refusedAt = ({ argument, value }: Place & { argument: string }, text: string): unknown => {
    try {
      assertTexts(document, { [argument]: value(text) });
      return null;
    } catch (error) {
      return (error as { extensions: { field: string } }).extensions.field;
    }
  };

  it('has a length of its own wherever it is a text; whatever a document was read for has the longest', () => {
    expect(texts.filter(({ scalar, length }) => length === null && scalar !== 'JSON').map(({ path }) => path)).toEqual(
      [],
    );
    const taken = new Set(texts.filter(({ scalar }) => scalar !== 'ID').map(({ name }) => name));
    expect(Object.keys(TEXT_LENGTHS).filter((name) => !taken.has(name))).toEqual([]);
  });
  it('is refused one character beyond it at every place, and the field is named', () => {
    const wrong = texts.filter((place) => {
      const most = place.length ?? TEXT_LENGTH_DEFAULT;
      return refusedAt(place, 'a'.repeat(most)) !== null || refusedAt(place, 'a'.repeat(most + 1)) !== place.name;
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
