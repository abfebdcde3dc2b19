import {
  buildASTSchema,
  type DefinitionNode,
  type GraphQLSchema,
  Kind,
  parse,
  specifiedDirectives,
  specifiedScalarTypes,
} from 'graphql';

const SPECIFIED = new Set([...specifiedDirectives, ...specifiedScalarTypes].map(({ name }) => name));
/** Names of federation's own, and of the schema that describes schemas. */
const INNER = /^(?:__|join__|link__|core__)/;

function isForClients(node: DefinitionNode): boolean {
  if (!('name' in node) || !node.name) return node.kind === Kind.SCHEMA_DEFINITION;
  if (node.kind === Kind.DIRECTIVE_DEFINITION) return false;
  return !INNER.test(node.name.value) && !SPECIFIED.has(node.name.value);
}

/** What clients see, of what the planner says that it plans for: that also has the means by which it plans. */
export function clientSchema(consumerSchema: string): GraphQLSchema {
  const definitions = parse(consumerSchema, { noLocation: true }).definitions.filter(isForClients);
  const shown = definitions.map((node) =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION
      ? { ...node, fields: (node.fields ?? []).filter(({ name }) => !INNER.test(name.value)) }
      : node,
  );
  return buildASTSchema({ kind: Kind.DOCUMENT, definitions: shown }, { assumeValidSDL: true });
}
