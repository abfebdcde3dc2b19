import {
  type DocumentNode,
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

/** Names of the root fields, once for each use: an alias or a fragment hides none. */
export function rootFields({ selections }: SelectionSetNode, fragments: Fragments): string[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return node.name.value;
    const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
    return inner ? rootFields(inner.selectionSet, fragments) : [];
  });
}

export const rootType = ({ operation }: OperationDefinitionNode): 'Query' | 'Mutation' =>
  operation === 'mutation' ? 'Mutation' : 'Query';
