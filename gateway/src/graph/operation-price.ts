import { PER_PAGE_CAP } from '@platform/service-kit';
import {
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { type Fragments, rootType } from './root-fields.ts';
import type { FieldRules, ListSize, SupergraphRules } from './supergraph-rules.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** A field as it is answered: its own weight once for its parent, what is below it once for each item. */
interface PricedField {
  readonly name: string;
  readonly weight: number;
  readonly items: (variables: Variables) => number;
  readonly below: readonly PricedField[];
  /** The price where no variable changes it, worked out once. */
  readonly fixed: number | null;
}

export interface PricedOperation {
  /** Most values that the operation may answer, with what its heavy fields weigh. */
  price(variables: Variables): number;
  /** The way to what makes most of the price, as words of the document: `estates.collection.distribution`. */
  heaviest(variables: Variables): string;
  /** Number of its fields: what keeping it takes. */
  readonly size: number;
}

/** Items of a list of which nothing is said. */
const LARGEST = PER_PAGE_CAP;
/** A field that the rules do not know (a new supergraph is just being taken up): nothing is said of it. */
const UNKNOWN: FieldRules = {
  type: 'Unknown',
  access: null,
  isList: true,
  isLeaf: false,
  weight: 1,
  listSize: { assumedSize: null, slicingArguments: [], sizedFields: [] },
  rateLimit: null,
  deadlineMs: null,
  despite: [],
  recorded: true,
};
/** Of the schema itself and what is below it: production answers none of it but `__typename`. */
const OF_THE_SCHEMA: FieldRules = { ...UNKNOWN, type: '__', isList: false, isLeaf: true };

/** -1 asks for all; what is no number is refused by the server, and counts as all here. */
function pageSize(given: unknown): number {
  if (typeof given !== 'number' || given === -1) return LARGEST;
  return Math.max(1, Math.min(given, LARGEST));
}

const hasVariable = (value: ValueNode): boolean =>
  value.kind === Kind.VARIABLE ||
  (value.kind === Kind.OBJECT && value.fields.some((field) => hasVariable(field.value)));

/** What stands at `pagination.perPage` of a field's arguments; undefined where nothing does. */
function argumentAt(field: FieldNode, path: string, variables: Variables): unknown {
  const [name, ...inner] = path.split('.');
  const argument = field.arguments?.find((one) => one.name.value === name);
  let value: unknown = argument && valueFromASTUntyped(argument.value, variables);
  for (const key of inner) value = (value as Record<string, unknown> | null | undefined)?.[key];
  return value ?? undefined;
}

type Items = { readonly count: (variables: Variables) => number; readonly isFixed: boolean };
const fixedItems = (count: number): Items => ({ count: () => count, isFixed: true });

/** As many as the largest of its slicing arguments asks for; where none is given, as many as it holds at most. */
function itemsOf(field: FieldNode, { slicingArguments, assumedSize }: ListSize, defaults: Variables): Items {
  const count = (variables: Variables): number => {
    const given = slicingArguments.flatMap((path) => {
      const value = argumentAt(field, path, { ...defaults, ...variables });
      return value === undefined ? [] : pageSize(value);
    });
    return given.length > 0 ? Math.max(...given) : (assumedSize ?? LARGEST);
  };
  const names = slicingArguments.map((path) => path.split('.')[0]);
  const varies = field.arguments?.some(({ name, value }) => names.includes(name.value) && hasVariable(value));
  return varies ? { count, isFixed: false } : fixedItems(count({}));
}

function priceOf(field: PricedField, variables: Variables): number {
  if (field.fixed !== null) return field.fixed;
  return field.weight + field.items(variables) * priceOfAll(field.below, variables);
}

function priceOfAll(fields: readonly PricedField[], variables: Variables): number {
  return fields.reduce((total, field) => total + priceOf(field, variables), 0);
}

/** The name of the fields that cost most together, aliases of one field as one. */
function largestShare(fields: readonly PricedField[], variables: Variables): [string, number] {
  const shares = new Map<string, number>();
  for (const field of fields) shares.set(field.name, (shares.get(field.name) ?? 0) + priceOf(field, variables));
  return [...shares].reduce((a, b) => (b[1] > a[1] ? b : a));
}

interface Use {
  readonly field: FieldNode;
  readonly type: string;
}

/** The uses of each field below, once for each key of the answer: fragments that ask for the same are answered once. */
function usesBelow(type: string, sets: readonly SelectionSetNode[], fragments: Fragments): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  const walk = (within: string, { selections }: SelectionSetNode): void => {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        const key = `${within} ${(node.alias ?? node.name).value}`;
        uses.set(key, [...(uses.get(key) ?? []), { field: node, type: within }]);
        continue;
      }
      const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
      if (inner) walk(inner.typeCondition?.name.value ?? within, inner.selectionSet);
    }
  };
  for (const set of sets) walk(type, set);
  return uses;
}

const ONE_VALUE: PricedField = { name: '', weight: 1, items: () => 1, below: [], fixed: 1 };

/**
 * Prices an operation by what it can return, in values: a field is one (or its `@cost`), a list counts what is below it
 * once for each item it may hold, lists in lists multiply. An object of a union counts the fields of all its types.
 * The document has been measured and validated before.
 */
export function priceOperation(
  operation: OperationDefinitionNode,
  fragments: Fragments,
  rules: SupergraphRules,
): PricedOperation {
  let size = 0;
  const defaults = Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
  const priced = (uses: readonly [Use, ...Use[]], sized: Items | undefined): PricedField => {
    size += 1;
    const [{ field, type }] = uses;
    const name = field.name.value;
    const rule =
      name.startsWith('__') || type === OF_THE_SCHEMA.type ? OF_THE_SCHEMA : (rules.field(type, name) ?? UNKNOWN);
    const own = itemsOf(field, rule.listSize, defaults);
    const holdsItems = rule.listSize.sizedFields.length > 0;
    const items = rule.isList ? (sized ?? own) : fixedItems(1);
    const sets = uses.flatMap((use) => use.field.selectionSet ?? []);
    const below =
      sets.length > 0
        ? fieldsBelow(rule.type, sets, (inner) =>
            holdsItems && rule.listSize.sizedFields.includes(inner) ? own : undefined,
          )
        : rule.isList
          ? [ONE_VALUE]
          : [];
    const draft = { name, weight: rule.weight, items: items.count, below, fixed: null };
    const isFixed = items.isFixed && below.every(({ fixed }) => fixed !== null);
    return isFixed ? { ...draft, fixed: priceOf(draft, {}) } : draft;
  };
  const fieldsBelow = (
    type: string,
    sets: readonly SelectionSetNode[],
    sizeOf: (field: string) => Items | undefined,
  ): PricedField[] =>
    [...usesBelow(type, sets, fragments).values()].map((uses) =>
      priced(uses as [Use, ...Use[]], sizeOf((uses as [Use])[0].field.name.value)),
    );
  const fields = fieldsBelow(rootType(operation), [operation.selectionSet], () => undefined);
  return {
    size,
    price: (variables) => priceOfAll(fields, variables),
    heaviest(variables) {
      const path: string[] = [];
      let level: readonly PricedField[] = fields;
      while (level.length > 0) {
        const [name, share] = largestShare(level, variables);
        if (path.length > 0 && share * 2 <= priceOfAll(level, variables)) break;
        path.push(name);
        const named = level.filter((field) => field.name === name);
        if (named.some((field) => field.weight * 2 > priceOf(field, variables))) break;
        level = named.flatMap(({ below }) => below.filter((field) => field !== ONE_VALUE));
      }
      return path.join('.');
    },
  };
}
