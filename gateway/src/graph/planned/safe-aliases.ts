import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode, visit } from 'graphql';
import { TYPENAME } from './introspection.ts';
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

/** Whether conditions may leave nothing of a selection: the planner then leaves the object out that it is made of. */
function createMayBeEmpty({ definitions }: DocumentNode): (set: SelectionSetNode) => boolean {
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  const known = new Map<string, boolean>();
  const ofFragment = (name: string): boolean => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const set = fragments.get(name)?.selectionSet;
    const fresh = set === undefined || mayBeEmpty(set);
    known.set(name, fresh);
    return fresh;
  };
  const mayBeEmpty = ({ selections }: SelectionSetNode): boolean =>
    selections.every((node) => {
      if (node.directives?.length) return true;
      if (node.kind === Kind.FIELD) return false;
      return node.kind === Kind.FRAGMENT_SPREAD ? ofFragment(node.name.value) : mayBeEmpty(node.selectionSet);
    });
  return mayBeEmpty;
}

/**
 * The document for the planner; the same one where nothing has to be changed. Of what kind something is comes under its
 * own name and without conditions: where a client asks for it under another alone, the planner does not ask for it once
 * more, and nobody could tell what the rest of the object is to be.
 */
export function withSafeAliases(document: DocumentNode, { safe }: SafeAliases): DocumentNode {
  const mayBeEmpty = createMayBeEmpty(document);
  const renamed = ({ alias, name }: FieldNode): Pick<FieldNode, 'alias'> | null => {
    if (!alias) return null;
    if (alias.value === name.value) return { alias: undefined };
    const given = safe(alias.value);
    return given === alias.value ? null : { alias: { kind: Kind.NAME, value: given } };
  };
  return visit(document, {
    Field(node) {
      if (node.name.value === '__typename') return node.alias || node.directives?.length ? TYPENAME : undefined;
      const { selectionSet } = node;
      const filled =
        selectionSet && mayBeEmpty(selectionSet)
          ? { selectionSet: { ...selectionSet, selections: [...selectionSet.selections, TYPENAME] } }
          : null;
      const name = renamed(node);
      return name || filled ? { ...node, ...name, ...filled } : undefined;
    },
  });
}
