import { type DocumentNode, Kind, visit } from 'graphql';
import { isInherited } from './json.ts';

/** Of the planner's own making. */
const PLANNERS = '_internal_qp_';

/**
 * Names for a client's aliases under which nothing else comes: the planner and its steps look for keys and for what a
 * field requires by the names of fields, so `{ id: displayName }` would be taken for the id.
 */
export interface SafeAliases {
  /** The name under which subgraphs answer what the client calls so. */
  safe(alias: string): string;
  /** The other way. */
  original(key: string): string;
}

export function createSafeAliases({ definitions }: DocumentNode): SafeAliases {
  const taken = new Set(['__typename']);
  for (const node of definitions) {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue;
    for (const { name } of node.fields ?? []) taken.add(name.value);
  }
  let prefix = 'alias_';
  while ([...taken].some((name) => name.startsWith(prefix))) prefix = `x${prefix}`;
  return {
    safe: (alias) =>
      taken.has(alias) || isInherited(alias) || alias.startsWith(prefix) || alias.startsWith(PLANNERS)
        ? prefix + alias
        : alias,
    original: (key) => (key.startsWith(prefix) ? key.slice(prefix.length) : key),
  };
}

/** The same document where nothing has to be renamed. */
export function withSafeAliases(document: DocumentNode, { safe }: SafeAliases): DocumentNode {
  return visit(document, {
    Field(node) {
      if (!node.alias) return undefined;
      if (node.alias.value === node.name.value) return { ...node, alias: undefined };
      const name = safe(node.alias.value);
      return name === node.alias.value ? undefined : { ...node, alias: { kind: Kind.NAME, value: name } };
    },
  });
}
