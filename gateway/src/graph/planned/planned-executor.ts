import type { QueryPlanner } from '@graphql-hive/router-query-planner';
import { isTracing, traced } from '@platform/service-kit';
import {
  assertValidSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { CreateExecutor, Executor } from '../executor.ts';
import { createSubgraphAgent } from '../subgraph-refusals.ts';
import { type AnswerShape, createAnswerShape } from './answer-shape.ts';
import { clientSchema } from './client-schema.ts';
import { hasIntrospection, introspect, TYPENAME, withoutIntrospection } from './introspection.ts';
import type { Json } from './json.ts';
import { createMerge, type Merge } from './merge.ts';
import { compilePlan, type Step } from './plan-steps.ts';
import { runStep } from './run-plan.ts';
import { createSafeAliases, type SafeAliases, withSafeAliases } from './safe-aliases.ts';
import { planText, SHOW_PLAN_HEADER, showPlan } from './shown-plan.ts';
import { createSubgraphCall } from './subgraph-call.ts';
import { readSupergraphTypes, type SupergraphTypes } from './supergraph-types.ts';

type Gateway = Executor['gateway'];
type Execute = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;
type Incoming = Parameters<Execute>[0];
type SchemaCallback = Parameters<Gateway['onSchemaLoadOrUpdate']>[0];

/** Plans and shapes of answers that are kept; what is not asked for any more makes room. */
const CACHE_BYTES = 24 * 1024 * 1024;
const LARGEST_KEPT_BYTES = CACHE_BYTES / 16;
/** Of one place where a field is asked for, in the shape of the answer: with its closures, for a type or two. */
const BYTES_PER_FIELD = 600;
/** Compiled steps hold the plan's text about this many times. */
const PLAN_COPIES = 4;
/** Of one document, by what its conditions say. */
const MAX_SHAPES = 16;

interface Planned {
  readonly step: Step | null;
  readonly asksOfSchema: boolean;
  /** Variables that decide what is asked for. */
  readonly conditions: readonly string[];
  readonly shapes: Map<string, AnswerShape>;
  readonly bytes: number;
}

/** One supergraph with everything that was worked out for it. */
interface InUse {
  readonly schema: GraphQLSchema;
  readonly planner: QueryPlanner;
  readonly types: SupergraphTypes;
  readonly merge: Merge;
  readonly aliases: SafeAliases;
  readonly addresses: ReadonlyMap<string, string>;
  readonly plans: LRUCache<string, Planned>;
  readonly planning: Map<string, Promise<Planned>>;
}

/** The addresses that the supergraph itself has for its subgraphs. */
function addressesIn({ definitions }: DocumentNode): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const node of definitions) {
    if (node.kind !== Kind.ENUM_TYPE_DEFINITION || node.name.value !== 'join__Graph') continue;
    for (const { directives } of node.values ?? []) {
      const graph = directives?.find(({ name }) => name.value === 'join__graph');
      const textOf = (argument: string): string => {
        const value = graph?.arguments?.find(({ name }) => name.value === argument)?.value;
        return value?.kind === Kind.STRING ? value.value : '';
      };
      found.set(textOf('name'), textOf('url'));
    }
  }
  return found;
}

function conditionsOf(document: DocumentNode): { conditions: string[]; fields: number } {
  const conditions = new Set<string>();
  let fields = 0;
  visit(document, {
    Field: () => {
      fields += 1;
    },
    Directive({ name, arguments: given }) {
      const value = given?.[0]?.value;
      if ((name.value === 'skip' || name.value === 'include') && value?.kind === Kind.VARIABLE)
        conditions.add(value.name.value);
    },
  });
  return { conditions: [...conditions], fields };
}

const fragmentsOf = ({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> =>
  Object.fromEntries(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );

/** Throws for a supergraph that cannot be used. */
function use(Planner: typeof QueryPlanner, sdl: string): InUse {
  const planner = new Planner(sdl);
  const document = parse(sdl, { noLocation: true });
  const types = readSupergraphTypes(document);
  const schema = clientSchema(planner.consumerSchema);
  const addresses = addressesIn(document);
  // The planner takes any schema; it finds out at the first operation that nobody answers it.
  if (addresses.size === 0) throw new Error('the supergraph names no subgraph');
  assertValidSchema(schema);
  return {
    schema,
    planner,
    types,
    merge: createMerge(types),
    aliases: createSafeAliases(document),
    addresses,
    plans: new LRUCache({
      maxSize: CACHE_BYTES,
      maxEntrySize: LARGEST_KEPT_BYTES,
      sizeCalculation: ({ bytes }, key) => bytes + key.length * 2,
    }),
    planning: new Map(),
  };
}

const withRootName = (document: DocumentNode): DocumentNode =>
  visit(document, {
    OperationDefinition: ({ selectionSet, ...rest }) => ({
      ...rest,
      selectionSet: { ...selectionSet, selections: [...selectionSet.selections, TYPENAME] },
    }),
  });

/** Overrides for a share of the requests: where this one falls. Nothing here switches a label on by its name. */
function drawShare({ planner: { overridePercentages } }: InUse): { share: number; drawn: string } {
  if (overridePercentages.length === 0) return { share: 0, drawn: '' };
  const share = Math.random() * 100;
  return { share, drawn: overridePercentages.map((percent) => (share < percent ? '1' : '0')).join('') };
}

async function plan(
  { planner, types, aliases }: InUse,
  { document, source, operation }: Incoming,
  share: number,
): Promise<Planned> {
  const text = source ?? '';
  const asksOfSchema = hasIntrospection(text);
  const safe = withSafeAliases(asksOfSchema ? withoutIntrospection(document) : document, aliases);
  const planOf = (one: DocumentNode) => planner.planAsync(print(one), operation.name?.value, new Set(), share);
  // There is no plan for nothing, which is what some conditions leave; with the name of the root type there is.
  const planned = await planOf(safe).catch(() => planOf(withRootName(safe)));
  const { conditions, fields } = conditionsOf(document);
  const bytes = text.length * 2 + JSON.stringify(planned).length * PLAN_COPIES + fields * BYTES_PER_FIELD + 500;
  return { step: compilePlan(planned, types), asksOfSchema, conditions, shapes: new Map(), bytes };
}

/** The plan that is kept, or that somebody else waits for already. */
function plannedFor(inUse: InUse, incoming: Incoming): Planned | Promise<Planned> {
  const { share, drawn } = drawShare(inUse);
  const key = `${incoming.queryHash}${drawn}${incoming.operation.name?.value ?? ''}`;
  const known = inUse.plans.get(key) ?? inUse.planning.get(key);
  if (known) return known;
  const fresh = plan(inUse, incoming, share)
    .then((planned) => {
      inUse.plans.set(key, planned);
      return planned;
    })
    .finally(() => inUse.planning.delete(key));
  inUse.planning.set(key, fresh);
  return fresh;
}

/** The same as a part of the request's trace, with the plan in it. */
const plannedInTrace = (inUse: InUse, incoming: Incoming): Promise<Planned> =>
  traced('plan', {}, async (span) => {
    const planned = await plannedFor(inUse, incoming);
    span.note({ plan: planText(planned.step) });
    return planned;
  });

function shapeFor(
  { conditions, shapes }: Planned,
  { schema, aliases }: InUse,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): AnswerShape {
  const key = conditions.map((name) => (variables[name] === true ? '1' : '0')).join('');
  const known = shapes.get(key);
  if (known) return known;
  const fresh = createAnswerShape({ schema, operation, fragments: fragmentsOf(document), variables, aliases });
  if (shapes.size < MAX_SHAPES) shapes.set(key, fresh);
  return fresh;
}

export type Planner = typeof QueryPlanner;

/** The Rust query planner with a runner of our own, behind the executor's interface. */
export function createPlannedExecutor(Planner: Planner): CreateExecutor {
  return ({ supergraphSdl, subgraphUrls, parts, log, showPlans = false }) => {
    const agent = createSubgraphAgent();
    let current: InUse | null = null;
    const callbacks = new Set<SchemaCallback>();
    const bySchema = new WeakMap<GraphQLSchema, InUse>();
    const take = (sdl: string): void => {
      const next = use(Planner, sdl);
      bySchema.set(next.schema, next);
      current = next;
      for (const callback of callbacks) callback({ apiSchema: next.schema, coreSupergraphSdl: sdl });
    };
    const call = createSubgraphCall({
      agent,
      parts,
      addressOf: (name) => subgraphUrls[name] ?? current?.addresses.get(name),
    });

    const execute: Execute = async (incoming) => {
      const { document, operation, request, context } = incoming;
      // It was checked against this one; another may have been taken since.
      const inUse = bySchema.get(incoming.schema) ?? current;
      if (!inUse) throw new Error('the executor has not started');
      const { schema, types, merge, aliases } = inUse;
      const given = request.variables ?? {};
      const { coerced, errors: wrong } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
      if (!coerced) return { errors: wrong };
      const begun = performance.now();
      const planned = await (isTracing() ? plannedInTrace(inUse, incoming) : plannedFor(inUse, incoming));
      const shown = showPlans && request.http?.headers.get(SHOW_PLAN_HEADER) ? showPlan(call, begun) : null;
      const data: Json = {};
      const errors: GraphQLError[] = [];
      if (planned.step)
        await runStep(planned.step, {
          call: shown?.call ?? call,
          types,
          merge,
          aliases,
          context,
          given,
          variables: coerced,
          data,
          errors,
        });
      if (planned.asksOfSchema) {
        const found = introspect(schema, document, operation.name?.value, given);
        for (const [key, value] of Object.entries(found)) data[aliases.safe(key)] = value;
      }
      const shaped = shapeFor(planned, inUse, document, operation, coerced).shape(data);
      if (shaped.fault && errors.length === 0) errors.push(shaped.fault);
      return {
        data: shaped.data,
        ...(errors.length > 0 && { errors }),
        ...(shown && { extensions: shown.extensions() }),
      };
    };

    return {
      gateway: {
        async load() {
          take(supergraphSdl);
          return { executor: execute };
        },
        onSchemaLoadOrUpdate(callback) {
          callbacks.add(callback);
          return () => void callbacks.delete(callback);
        },
        stop: () => agent.close(),
      },
      async swap(sdl) {
        if (!current) throw new Error('the executor has not started');
        take(sdl);
        log.debug('the planner has a new supergraph');
      },
    };
  };
}
