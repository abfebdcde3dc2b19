import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export function fragmentsOf({ definitions }: DocumentNode): Fragments {
  return new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
}

/** The root fields, once for each use: an alias or a fragment hides none. */
export function rootFieldNodes({ selections }: SelectionSetNode, fragments: Fragments): FieldNode[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return node;
    const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
    return inner ? rootFieldNodes(inner.selectionSet, fragments) : [];
  });
}

/** Their names. */
export const rootFields = (set: SelectionSetNode, fragments: Fragments): string[] =>
  rootFieldNodes(set, fragments).map(({ name }) => name.value);

export const rootType = ({ operation }: OperationDefinitionNode): 'Query' | 'Mutation' =>
  operation === 'mutation' ? 'Mutation' : 'Query';
