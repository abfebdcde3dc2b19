import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  isScalarType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { fragmentsOf, rootFieldNodes } from './root-fields.ts';

/** An operation that was found valid, with what it was given. */
export interface AskedOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

const MAX_ID_LENGTH = 100;

/** Whatever stands at a place of the type `ID`: what a variable or an argument is called says nothing. */
function walk(value: unknown, type: GraphQLInputType | null | undefined, found: Set<string>): void {
  if (value === null || value === undefined || !type) return;
  const inner = getNullableType(type);
  if (isListType(inner)) {
    for (const item of Array.isArray(value) ? value : [value]) walk(item, inner.ofType as GraphQLInputType, found);
  } else if (isInputObjectType(inner)) {
    for (const [name, item] of Object.entries(value)) walk(item, inner.getFields()[name]?.type, found);
  } else if (isScalarType(inner) && inner.name === 'ID' && typeof value !== 'object') {
    found.add(String(value).slice(0, MAX_ID_LENGTH));
  }
}

function idsBelow(
  node: ASTNode,
  { schema, operation, variables }: AskedOperation,
  found: Set<string>,
  parent?: GraphQLNamedType | null,
): void {
  const types = new TypeInfo(schema, parent);
  const defaults = new Map(
    operation.variableDefinitions?.map(({ variable, defaultValue }) => [variable.name.value, defaultValue]),
  );
  const literal = ({ value }: { readonly value: string }): void => walk(value, types.getInputType(), found);
  visit(
    node,
    visitWithTypeInfo(types, {
      // Given values are looked at where they are used, and so are those that stand in for them.
      VariableDefinition: () => false,
      Variable({ name: { value: name } }) {
        const given = variables[name];
        const instead = defaults.get(name);
        if (given !== undefined) walk(given, types.getInputType(), found);
        else if (instead?.kind === Kind.STRING || instead?.kind === Kind.INT) literal(instead);
      },
      StringValue: literal,
      IntValue: literal,
    }),
  );
}

export interface Subjects {
  readonly subjects: readonly string[];
  /** How many there are where they are more than are kept. */
  readonly subjectsCount?: number;
}

/** What a record keeps of them. */
export const keptOf = (ids: readonly string[], most: number): Subjects =>
  ids.length > most ? { subjects: ids.slice(0, most), subjectsCount: ids.length } : { subjects: ids };

/** Every id that an operation names, in lists and at any depth, as variables or written into the document. */
export function idsOf(asked: AskedOperation): string[] {
  const found = new Set<string>();
  idsBelow(asked.operation, asked, found);
  for (const fragment of fragmentsOf(asked.document).values()) idsBelow(fragment, asked, found);
  return [...found];
}

/** Those that its root fields named by which an answer holds nothing, by the names under which they were asked. */
export function idsUnder(answers: ReadonlySet<string>, asked: AskedOperation): string[] {
  const { schema, document, operation } = asked;
  const found = new Set<string>();
  const nameOf = ({ alias, name }: FieldNode): string => (alias ?? name).value;
  for (const field of rootFieldNodes(operation.selectionSet, fragmentsOf(document)))
    if (answers.has(nameOf(field))) idsBelow(field, asked, found, schema.getRootType(operation.operation));
  return [...found];
}
