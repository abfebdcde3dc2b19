import { type DocumentNode, Kind } from 'graphql';

/** Which types are objects and what stands behind an abstract one, with what clients may not see: subgraphs may. */
export interface SupergraphTypes {
  isObject(name: string): boolean;
  /** Whether an object that says it is `name` is one of `condition`. */
  satisfies(name: string, condition: string): boolean;
}

export function readSupergraphTypes({ definitions }: DocumentNode): SupergraphTypes {
  const objects = new Set<string>();
  const members = new Map<string, Set<string>>();
  const add = (abstract: string, name: string): void => {
    members.set(abstract, (members.get(abstract) ?? new Set()).add(name));
  };
  for (const node of definitions) {
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION) objects.add(node.name.value);
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.INTERFACE_TYPE_DEFINITION) {
      for (const { name } of node.interfaces ?? []) add(name.value, node.name.value);
    }
    if (node.kind === Kind.UNION_TYPE_DEFINITION) {
      for (const { name } of node.types ?? []) add(node.name.value, name.value);
    }
  }
  return {
    isObject: (name) => objects.has(name),
    satisfies: (name, condition) => name === condition || members.get(condition)?.has(name) === true,
  };
}
