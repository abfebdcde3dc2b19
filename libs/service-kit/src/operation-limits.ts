import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  visit,
} from 'graphql';

export interface OperationLimits {
  readonly maxDepth: number;
  /** Aliases of any field, `__typename` included. */
  readonly maxAliases: number;
  /** Fields, counted again at each use of a fragment. */
  readonly maxFields: number;
  /** Lists and objects inside each other in a value that is written into the document. */
  readonly maxValueDepth: number;
}

interface SelectionSize {
  readonly depth: number;
  readonly aliases: number;
  readonly fields: number;
}

export interface OperationSize extends SelectionSize {
  readonly valueDepth: number;
}

const NOTHING: SelectionSize = { depth: 0, aliases: 0, fields: 0 };

/** Of every written value: arguments of fields and directives, and what variables are by default. */
function valueDepthOf(document: DocumentNode): number {
  let depth = 0;
  let deepest = 0;
  const level = {
    enter(): void {
      depth += 1;
      deepest = Math.max(deepest, depth);
    },
    leave(): void {
      depth -= 1;
    },
  };
  visit(document, { ListValue: level, ObjectValue: level });
  return deepest;
}

/**
 * Size of the largest operation of a document: each fragment is measured once, so a document of nested fragments
 * costs no more to measure than its length, however much it would expand to.
 */
export function measureDocument(document: DocumentNode): OperationSize {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const known = new Map<string, SelectionSize>();

  const ofFragment = (name: string): SelectionSize => {
    const measured = known.get(name);
    if (measured) return measured;
    known.set(name, NOTHING); // a cycle, which validation refuses, ends here
    const fragment = fragments.get(name);
    const size = fragment ? ofSelections(fragment.selectionSet) : NOTHING;
    known.set(name, size);
    return size;
  };
  const ofField = (field: FieldNode): SelectionSize => {
    const inner = field.selectionSet ? ofSelections(field.selectionSet) : NOTHING;
    return { depth: inner.depth + 1, aliases: inner.aliases + (field.alias ? 1 : 0), fields: inner.fields + 1 };
  };
  const ofSelections = (set: SelectionSetNode): SelectionSize => {
    let { depth, aliases, fields } = NOTHING;
    for (const node of set.selections) {
      const size =
        node.kind === Kind.FIELD
          ? ofField(node)
          : node.kind === Kind.INLINE_FRAGMENT
            ? ofSelections(node.selectionSet)
            : ofFragment(node.name.value);
      depth = Math.max(depth, size.depth);
      aliases += size.aliases;
      fields += size.fields;
    }
    return { depth, aliases, fields };
  };
  const largest = document.definitions
    .filter((node: ASTNode) => node.kind === Kind.OPERATION_DEFINITION)
    .map((node) => ofSelections(node.selectionSet))
    .reduce(
      (a, b) => ({
        depth: Math.max(a.depth, b.depth),
        aliases: Math.max(a.aliases, b.aliases),
        fields: Math.max(a.fields, b.fields),
      }),
      NOTHING,
    );
  return { ...largest, valueDepth: valueDepthOf(document) };
}

/** Throws: GraphQLError OPERATION_TOO_LARGE with HTTP status 400. */
export function assertWithinLimits(size: OperationSize, limits: OperationLimits): void {
  const broken =
    (size.depth > limits.maxDepth && `nested ${size.depth} levels deep, the limit is ${limits.maxDepth}`) ||
    (size.aliases > limits.maxAliases && `using ${size.aliases} aliases, the limit is ${limits.maxAliases}`) ||
    (size.fields > limits.maxFields && `asking for ${size.fields} fields, the limit is ${limits.maxFields}`) ||
    (size.valueDepth > limits.maxValueDepth &&
      `writing a value nested ${size.valueDepth} levels deep, the limit is ${limits.maxValueDepth}`);
  if (!broken) return;
  throw new GraphQLError(`The operation is ${broken}`, {
    extensions: { code: 'OPERATION_TOO_LARGE', http: { status: 400 } },
  });
}
