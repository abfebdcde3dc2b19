import {
  type DocumentNode,
  executeSync,
  type FieldNode,
  type GraphQLSchema,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Json } from './json.ts';

const SCHEMA_FIELDS = new Set(['__schema', '__type']);
export const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

const asksOfSchema = ({ name }: FieldNode): boolean => SCHEMA_FIELDS.has(name.value);

export const hasIntrospection = (source: string): boolean => /\b__(?:schema|type)\b/.test(source);

/** The document without its questions of the schema, for the planner: no subgraph is asked them. */
export const withoutIntrospection = (document: DocumentNode): DocumentNode =>
  visit(document, { Field: (node) => (asksOfSchema(node) ? TYPENAME : undefined) });

/** What the schema says of itself, under the names under which it was asked for. */
export function introspect(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
  variableValues: Readonly<Record<string, unknown>>,
): Json {
  const info = new TypeInfo(schema);
  const root = schema.getQueryType();
  const asked = visit(
    document,
    visitWithTypeInfo(info, {
      Field: {
        enter: (node) => (info.getParentType() === root && !asksOfSchema(node) ? TYPENAME : undefined),
      },
    }),
  );
  const { data, errors } = executeSync({ schema, document: asked, operationName, variableValues, rootValue: {} });
  if (errors?.[0]) throw errors[0];
  const found = Object.entries(data ?? {}).filter(([, value]) => typeof value !== 'string');
  return Object.fromEntries(found);
}
