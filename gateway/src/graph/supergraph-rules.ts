import { OUTSTANDING_DUTIES, type OutstandingDuty, RATE_LIMITS, type RateLimitGroup } from '@platform/contracts';
import { ACTIONS, type Action } from '@platform/contracts/access';
import {
  type ConstDirectiveNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type NamedTypeNode,
  parse,
  type TypeNode,
  valueFromASTUntyped,
} from 'graphql';

/** How many items a field's list holds, as `@listSize` of the IBM cost specification says it. */
export interface ListSize {
  /** Most items where no argument says how many. */
  readonly assumedSize: number | null;
  readonly slicingArguments: readonly string[];
  /** Fields of the answered object that hold the items; none where the field itself is the list. */
  readonly sizedFields: readonly string[];
}

export interface FieldRules {
  readonly type: string;
  /** What reaching it takes; `null` where nothing is said. */
  readonly access: Action | 'public' | null;
  readonly isList: boolean;
  /** Values with nothing below them: scalars and enumerations. */
  readonly isLeaf: boolean;
  readonly weight: number;
  readonly listSize: ListSize;
  readonly rateLimit: RateLimitGroup | null;
  /** How long it may take, where that is longer than for others. */
  readonly deadlineMs: number | null;
  /** Duties that do not make it wait. */
  readonly despite: readonly OutstandingDuty[];
  /** Whether support mode puts it on record. */
  readonly recorded: boolean;
}

export interface SupergraphRules {
  field(type: string, name: string): FieldRules | undefined;
}

const NO_LIST_SIZE: ListSize = { assumedSize: null, slicingArguments: [], sizedFields: [] };
/** An argument of this input is a page: its `perPage` slices like a slicing argument, which cannot name it (only Int). */
const PAGE_INPUT = 'PaginationInput';

function namedType(type: TypeNode): NamedTypeNode {
  return type.kind === Kind.NAMED_TYPE ? type : namedType(type.type);
}

function isList(type: TypeNode): boolean {
  return type.kind === Kind.LIST_TYPE || (type.kind === Kind.NON_NULL_TYPE && isList(type.type));
}

function argumentsOf(directive: ConstDirectiveNode | undefined): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    (directive?.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
  );
}

/** Throws for an action that is none. */
function accessOf(given: (name: string) => ConstDirectiveNode | undefined): Action | 'public' | null {
  if (given('public')) return 'public';
  const { action = null } = argumentsOf(given('access')) as { action?: Action | null };
  if (action && !ACTIONS.includes(action)) throw new Error(`there is no action "${action}"`);
  return action;
}

const pageArguments = (args: readonly InputValueDefinitionNode[] = []): string[] =>
  args.flatMap(({ name, type }) => (namedType(type).name.value === PAGE_INPUT ? `${name.value}.perPage` : []));

function rulesOf(
  { type, directives = [], arguments: args }: FieldDefinitionNode,
  leaves: ReadonlySet<string>,
): FieldRules {
  const given = (name: string) => directives.find((directive) => directive.name.value === name);
  const sizes = argumentsOf(given('listSize')) as Partial<ListSize>;
  const { weight = 1 } = argumentsOf(given('cost')) as { weight?: number };
  const { group = null } = argumentsOf(given('rateLimit')) as { group?: RateLimitGroup | null };
  if (group && !Object.hasOwn(RATE_LIMITS, group)) throw new Error(`there is no group of rate limits "${group}"`);
  const { seconds = null } = argumentsOf(given('deadline')) as { seconds?: number | null };
  const { duties = OUTSTANDING_DUTIES } = argumentsOf(given('despiteDuty')) as { duties?: readonly OutstandingDuty[] };
  const named = namedType(type).name.value;
  return {
    type: named,
    access: accessOf(given),
    isList: isList(type),
    isLeaf: leaves.has(named),
    weight,
    listSize: {
      ...NO_LIST_SIZE,
      ...sizes,
      slicingArguments: [...(sizes.slicingArguments ?? []), ...pageArguments(args)],
    },
    rateLimit: group,
    deadlineMs: seconds === null ? null : Number(seconds) * 1000,
    despite: given('despiteDuty') ? duties : [],
    recorded: !given('unrecorded'),
  };
}

const BUILT_IN = ['ID', 'String', 'Int', 'Float', 'Boolean'];

/** What the directives of a composed supergraph say of its fields. Throws for an action or a group of rate limits that is none. */
export function readSupergraphRules(sdl: string): SupergraphRules {
  const { definitions } = parse(sdl, { noLocation: true });
  const leaves = new Set([
    ...BUILT_IN,
    ...definitions.flatMap((node) =>
      node.kind === Kind.SCALAR_TYPE_DEFINITION || node.kind === Kind.ENUM_TYPE_DEFINITION ? node.name.value : [],
    ),
  ]);
  const types = new Map<string, Map<string, FieldRules>>();
  for (const node of definitions) {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue;
    types.set(node.name.value, new Map(node.fields?.map((field) => [field.name.value, rulesOf(field, leaves)])));
  }
  return { field: (type, name) => types.get(type)?.get(name) };
}

/** The rules of the supergraph in use; a new one brings its own. */
export interface RulesInUse extends SupergraphRules {
  readonly current: SupergraphRules;
  take(rules: SupergraphRules): void;
}

export function rulesInUse(first: SupergraphRules): RulesInUse {
  let current = first;
  return {
    get current() {
      return current;
    },
    field: (type, name) => current.field(type, name),
    take(rules) {
      current = rules;
    },
  };
}
