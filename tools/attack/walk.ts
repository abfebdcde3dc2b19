import { type Root, type RootField, rootFields, takesIds } from '@platform/test-kit/schema-walk';
import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** Ids by what they name: estateId, personId and so on. */
export type Ids = Readonly<Record<string, string>>;
export type Variables = Record<string, unknown>;

export interface Attack {
  readonly root: Root;
  readonly field: RootField;
  /** What `id`, which says nothing of itself, stands for here. */
  readonly as: string;
}

const SCALARS: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: false,
  JSON: {},
  Date: '2026-01-02',
  DateTime: '2026-01-02T03:04:05.000Z',
};

/** What an argument of that name is given: the id that its name says, `id` and others what the attack says. */
function idFor(name: string, ids: Ids, as: string): string {
  const singular = name.replace(/Ids$/, 'Id');
  return ids[singular] ?? ids[as] ?? '';
}

function sampleOf(type: GraphQLInputType, name: string, ids: Ids, attack: Pick<Attack, 'as'>, text: string): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, name, ids, attack, text);
  if (isListType(type)) return [sampleOf(type.ofType, name, ids, attack, text)];
  const named = getNamedType(type);
  if (named.name === 'ID') return idFor(name, ids, attack.as);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (isInputObjectType(named)) return objectOf(named, ids, attack, text);
  return SCALARS[named.name] ?? (named.name === 'Upload' ? null : text);
}

/** Whatever must be given, and every id that may be. */
function objectOf(type: GraphQLInputType, ids: Ids, attack: Pick<Attack, 'as'>, text: string): Variables {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return {};
  const wanted = Object.values(named.getFields()).filter(
    (field) =>
      isNonNullType(field.type) ||
      isListType(field.type) ||
      getNamedType(field.type).name === 'ID' ||
      getNamedType(field.type).name === 'String',
  );
  return Object.fromEntries(wanted.map(({ name, type: inner }) => [name, sampleOf(inner, name, ids, attack, text)]));
}

export const variablesOf = (attack: Attack, ids: Ids, text = 'Taken'): Variables =>
  Object.fromEntries(attack.field.args.map(({ name, type }) => [name, sampleOf(type, name, ids, attack, text)]));

/** Whether an id stands somewhere whose name does not say what it is of: then each kind is tried. */
function isAmbiguous({ args }: RootField, ids: Ids): boolean {
  const seen = new Set<string>();
  const holds = (name: string, type: GraphQLInputType): boolean => {
    const named = getNamedType(type);
    if (named.name === 'ID') return ids[name.replace(/Ids$/, 'Id')] === undefined;
    if (!isInputObjectType(named) || seen.has(named.name)) return false;
    seen.add(named.name);
    return Object.values(named.getFields()).some((field) => holds(field.name, field.type));
  };
  return args.some(({ name, type }) => holds(name, type));
}

/** Every operation of the schema that names something, with each kind of id that it may be given. */
export function attacksOf(schema: GraphQLSchema, ids: Ids): Attack[] {
  return (['query', 'mutation'] as const).flatMap((root) =>
    rootFields(schema, root)
      .filter(takesIds)
      .flatMap((field) =>
        isAmbiguous(field, ids) ? Object.keys(ids).map((as) => ({ root, field, as })) : [{ root, field, as: '' }],
      ),
  );
}

/** The operations that name nothing: what they show must not be foreign either. */
export const openQueriesOf = (schema: GraphQLSchema): RootField[] =>
  rootFields(schema, 'query').filter((field) => !takesIds(field));

/** The same with every list filled up with its first item; null where there is none. */
export function lengthened(given: Variables, length: number): Variables | null {
  let found = false;
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      found = true;
      return Array(length).fill(value[0]);
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner)]));
  };
  const long = fill(given) as Variables;
  return found ? long : null;
}
