import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  GraphQLIncludeDirective,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { isInherited, isJson, type Json } from './json.ts';
import type { Path } from './places.ts';
import type { SafeAliases } from './safe-aliases.ts';

/** The answer as the client asked for it, made of what the subgraphs said. */
export interface AnswerShape {
  /** `fault` is set where a value was not what the schema promises and nothing says so yet. */
  shape(data: Json): { data: Json | null; fault: GraphQLError | null };
}

export interface Asked {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly aliases: Pick<SafeAliases, 'safe'>;
}

type Composite = Exclude<GraphQLOutputType, GraphQLLeafType>;
/** Null goes up to what may be null. */
const BUBBLE = Symbol('null where none may be');

interface Run {
  /** Followed only where a fault is to be named: the first time nobody needs to know where things stand. */
  readonly path: Path | null;
  fault: GraphQLError | null;
  faults: number;
}

type Complete = (value: unknown, run: Run) => unknown;

interface ShapedField {
  readonly key: string;
  /** Where the subgraphs have put it. */
  readonly source: string;
  readonly complete: Complete | null;
}

const SCHEMA_FIELDS = new Set(['__schema', '__type']);

function fail(run: Run, message: string): null {
  run.faults += 1;
  if (run.path)
    run.fault ??= new GraphQLError(message, { path: [...run.path], extensions: { code: 'INVALID_GRAPHQL' } });
  return null;
}

const INTEGER_BOUND = 2 ** 31;
const LEAVES: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: (value) => Number.isInteger(value) && Math.abs(value as number) <= INTEGER_BOUND,
  Float: (value) => typeof value === 'number',
  String: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  ID: (value) => typeof value === 'string' || typeof value === 'number',
};

function leafCheck(type: GraphQLLeafType): (value: unknown) => boolean {
  if (isEnumType(type)) {
    const known = new Set<unknown>(type.getValues().map(({ name }) => name));
    return (value) => known.has(value);
  }
  return LEAVES[type.name] ?? (() => true);
}

export function createAnswerShape({ schema, operation, fragments, variables, aliases }: Asked): AnswerShape {
  const root = schema.getRootType(operation.operation);
  if (!root) throw new Error(`the schema has no ${operation.operation}`);

  const isWanted = (node: SelectionNode): boolean =>
    !node.directives?.length ||
    (getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] !== true &&
      getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false);
  const applies = (condition: string | undefined, type: Composite | GraphQLObjectType): boolean => {
    if (condition === undefined || condition === String(type)) return true;
    const conditional = schema.getType(condition);
    return isAbstractType(conditional) && schema.isSubType(conditional, type as GraphQLObjectType);
  };
  const collect = (
    sets: readonly SelectionSetNode[],
    type: GraphQLObjectType,
    found = new Map<string, FieldNode[]>(),
  ): Map<string, FieldNode[]> => {
    for (const { selections } of sets) {
      for (const node of selections) {
        if (!isWanted(node)) continue;
        if (node.kind === Kind.FIELD) {
          const key = node.alias?.value ?? node.name.value;
          const known = found.get(key);
          if (known) known.push(node);
          else found.set(key, [node]);
          continue;
        }
        const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node;
        if (fragment && applies(fragment.typeCondition?.name.value, type))
          collect([fragment.selectionSet], type, found);
      }
    }
    return found;
  };

  const complete = (type: GraphQLOutputType, nodes: readonly FieldNode[]): Complete => {
    if (isNonNullType(type)) {
      const inner = complete(type.ofType, nodes);
      return (value, run) => {
        const before = run.faults;
        const given = value === null || value === undefined ? null : inner(value, run);
        if (given !== null) return given;
        if (run.faults === before) fail(run, 'Cannot return null for a field that is never null.');
        return BUBBLE;
      };
    }
    if (isListType(type)) return completeList(complete(type.ofType, nodes));
    if (isLeafType(type)) {
      const isValid = leafCheck(type);
      return (value, run) =>
        value === null || value === undefined
          ? null
          : isValid(value)
            ? value
            : fail(run, 'A value is not of its type.');
    }
    return completeObject(
      type,
      nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
    );
  };

  const completeObject = (type: Composite, sets: readonly SelectionSetNode[]): Complete => {
    const byType = new Map<string, ReturnType<typeof fieldsOf>>();
    const fieldsFor = (name: string) => {
      const known = byType.get(name);
      if (known) return known;
      const actual = schema.getType(name);
      if (!actual || !('getFields' in actual || isAbstractType(actual))) return null;
      const fresh = fieldsOf(actual as GraphQLObjectType, sets);
      byType.set(name, fresh);
      return fresh;
    };
    const fixed = isObjectType(type) ? fieldsOf(type, sets) : null;
    return (value, run) => {
      if (value === null || value === undefined) return null;
      if (!isJson(value)) return fail(run, 'A value is no object.');
      if (fixed) return fill(fixed, value, run);
      const { __typename: typename } = value;
      const fields = fieldsFor(typeof typename === 'string' ? typename : String(type));
      return fields ? fill(fields, value, run) : fail(run, 'An object is of a type that is not there.');
    };
  };

  /** In the order in which they were asked for. */
  const fieldsOf = (type: GraphQLObjectType, sets: readonly SelectionSetNode[]) => {
    const fields = [...collect(sets, type)].map(([key, nodes]): ShapedField => {
      const name = nodes[0]?.name.value ?? '';
      if (name === '__typename') return { key, source: name, complete: isObjectType(type) ? () => type.name : null };
      const at = { key, source: key === name ? key : aliases.safe(key) };
      if (SCHEMA_FIELDS.has(name)) return { ...at, complete: (value) => value ?? null };
      const field = type.getFields()[name];
      return { ...at, complete: field ? complete(field.type, nodes) : null };
    });
    return { fields, isPlain: !fields.some(({ key }) => isInherited(key)) };
  };

  const fill = ({ fields, isPlain }: ReturnType<typeof fieldsOf>, from: Json, run: Run): unknown => {
    const into: Json = isPlain ? {} : Object.create(null);
    for (const field of fields) {
      const { key, source } = field;
      const value = isPlain || Object.hasOwn(from, source) ? from[source] : undefined;
      // An interface's name is no answer to what something is.
      if (!field.complete) return fail(run, 'Nothing says of which type an object is.');
      run.path?.push(key);
      const given = field.complete(value, run);
      run.path?.pop();
      if (given === BUBBLE) return null;
      into[key] = given;
    }
    return into;
  };

  const top = fieldsOf(root, [operation.selectionSet]);
  const shapeWith = (data: Json, run: Run): Json | null => fill(top, data, run) as Json | null;
  return {
    shape(data) {
      const first: Run = { path: null, fault: null, faults: 0 };
      const shaped = shapeWith(data, first);
      if (first.faults === 0) return { data: shaped, fault: null };
      const second: Run = { path: [], fault: null, faults: 0 };
      shapeWith(data, second);
      return { data: shaped, fault: second.fault };
    },
  };
}

function completeList(item: Complete): Complete {
  return (value, run) => {
    if (value === null || value === undefined) return null;
    if (!Array.isArray(value)) return fail(run, 'A value is no list.');
    const items: unknown[] = new Array(value.length);
    for (let index = 0; index < value.length; index += 1) {
      run.path?.push(index);
      const given = item(value[index], run);
      run.path?.pop();
      if (given === BUBBLE) return null;
      items[index] = given;
    }
    return items;
  };
}
