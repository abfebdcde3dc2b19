import { assertWithinLimits, measureDocument } from '@platform/service-kit';
import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';

export const CLIENT_LIMITS = { maxDepth: 15, maxAliases: 50, maxFields: 1_000 };
export const MAX_TOKENS = 3_000;
/** Fields times the items that the lists above them may hold. */
export const MAX_COST = 100_000;
const LIST_CAP = 1_000;

/** Documents that were measured; a client sends the same few hundred over and over. */
const accepted = new Set<string>();
const REMEMBERED_DOCUMENTS = 2_000;

/**
 * Measures a document before anything validates it: comparing the fields of a huge selection is what costs. The
 * parser itself stops at the token limit. Syntax errors pass: Apollo Server reports them.
 * Throws: GraphQLError OPERATION_TOO_LARGE.
 */
export function guardDocument(source: string): void {
  if (accepted.has(source)) return;
  const document = (() => {
    try {
      return parse(source, { maxTokens: MAX_TOKENS, noLocation: true });
    } catch (error) {
      if (error instanceof GraphQLError && /more tha[nt] \d+ tokens/.test(error.message)) {
        throw new GraphQLError(`The operation has more than ${MAX_TOKENS} tokens`, {
          extensions: { code: 'OPERATION_TOO_LARGE' },
        });
      }
      return null;
    }
  })();
  if (!document) return;
  assertWithinLimits(measureDocument(document), CLIENT_LIMITS);
  if (accepted.size >= REMEMBERED_DOCUMENTS) accepted.clear();
  accepted.add(source);
}

type Variables = Readonly<Record<string, unknown>>;

/** How many items a field may answer, by its `perPage`, `first` or `pagination` argument; 1 where it has none. */
function itemsOf(field: FieldNode, variables: Variables): number {
  for (const argument of field.arguments ?? []) {
    const name = argument.name.value;
    const value = argument.value;
    const given = value.kind === Kind.VARIABLE ? variables[value.name.value] : literal(value, variables);
    const perPage =
      name === 'perPage' || name === 'first'
        ? given
        : name === 'pagination'
          ? (given as { perPage?: unknown } | null)?.perPage
          : undefined;
    if (typeof perPage === 'number') return perPage === -1 ? LIST_CAP : Math.max(1, Math.min(perPage, LIST_CAP));
  }
  return 1;
}

function literal(value: NonNullable<FieldNode['arguments']>[number]['value'], variables: Variables): unknown {
  if (value.kind === Kind.INT) return Number(value.value);
  if (value.kind === Kind.VARIABLE) return variables[value.name.value];
  if (value.kind !== Kind.OBJECT) return null;
  return Object.fromEntries(value.fields.map((field) => [field.name.value, literal(field.value, variables)]));
}

/** Fields that the operation may have answered at most, each counted once for every item of the lists above it. */
export function operationCost(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Variables,
): number {
  const known = new Map<string, number>();
  const ofFragment = (name: string): number => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const fragment = fragments.get(name);
    const cost = fragment ? ofSelections(fragment.selectionSet) : 0;
    known.set(name, cost);
    return cost;
  };
  const ofSelections = (set: SelectionSetNode): number =>
    set.selections.reduce((total, node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD) return total + ofFragment(node.name.value);
      const inner = node.selectionSet ? ofSelections(node.selectionSet) : 0;
      return total + (node.kind === Kind.FIELD ? 1 + inner * itemsOf(node, variables) : inner);
    }, 0);
  return ofSelections(operation.selectionSet);
}
