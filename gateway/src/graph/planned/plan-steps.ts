import type {
  BatchFetchNode,
  FetchNode,
  FlattenNodePathSegment,
  PlanNode,
  QueryPlan,
} from '@graphql-hive/router-query-planner';
import { compileProject, type Project } from './representations.ts';
import { compileRewrites, type Rewrite } from './rewrites.ts';
import type { SupergraphTypes } from './supergraph-types.ts';

export type Place = readonly FlattenNodePathSegment[];

/** One list of entities in a fetch: where they stand, what is said of them, under which name the answer comes. */
export interface EntityList {
  readonly answeredAs: string;
  readonly variable: string;
  readonly places: readonly Place[];
  readonly project: Project;
  readonly input: Rewrite | null;
  readonly output: Rewrite | null;
  /** Whether equal entities may be one object: nothing later is put into it. */
  readonly mayShare: boolean;
}

export interface FetchStep {
  readonly kind: 'fetch';
  readonly service: string;
  readonly operation: string;
  /** As it stands in a request's body. */
  readonly operationJson: string;
  readonly isMutation: boolean;
  readonly variables: readonly string[];
  /** None: it asks from the root. */
  readonly lists: readonly EntityList[];
  /** Where what comes from the root belongs. */
  readonly place: Place;
  readonly output: Rewrite | null;
}

export type Step =
  | FetchStep
  | { readonly kind: 'sequence' | 'parallel'; readonly steps: readonly Step[] }
  | {
      readonly kind: 'condition';
      readonly variable: string;
      readonly met: Step | null;
      readonly otherwise: Step | null;
    };

/** The name of a root type is the gateway's to say: a subgraph is not asked for that alone. */
const ONLY_TYPENAME = /^[^{]*\{\s*(?:(?:\w+\s*:\s*)?__typename\s*)+\}$/;

const fieldsOf = (place: Place): string =>
  place.flatMap((segment) => (typeof segment === 'object' && 'Field' in segment ? segment.Field : [])).join('.');

/** Every place that some step of the plan fills. */
function filledPlaces(node: PlanNode | undefined, at: Place, found: string[]): string[] {
  if (!node) return found;
  if (node.kind === 'Sequence' || node.kind === 'Parallel')
    for (const child of node.nodes) filledPlaces(child, at, found);
  if (node.kind === 'Flatten') filledPlaces(node.node, [...at, ...node.path], found);
  if (node.kind === 'Condition') {
    filledPlaces(node.ifClause, at, found);
    filledPlaces(node.elseClause, at, found);
  }
  if (node.kind === 'Fetch') found.push(fieldsOf(at));
  if (node.kind === 'BatchFetch')
    for (const { paths } of node.entityBatch.aliases) for (const path of paths) found.push(fieldsOf([...at, ...path]));
  return found;
}

interface Compiling {
  readonly types: SupergraphTypes;
  /** A list of entities may share what it is given where it alone fills its place and what is below. */
  readonly mayShare: (places: readonly Place[]) => boolean;
}

const common = ({ serviceName, operation, operationKind, variableUsages }: FetchNode | BatchFetchNode) => ({
  kind: 'fetch' as const,
  service: serviceName,
  operation,
  operationJson: JSON.stringify(operation),
  isMutation: operationKind === 'mutation',
  variables: variableUsages ?? [],
});

function compileFetch(node: FetchNode, place: Place, { types, mayShare }: Compiling): FetchStep | null {
  const output = compileRewrites(node.outputRewrites, types);
  if (!node.requires) {
    if (place.length === 0 && ONLY_TYPENAME.test(node.operation)) return null;
    return { ...common(node), lists: [], place, output };
  }
  const list: EntityList = {
    answeredAs: '_entities',
    variable: 'representations',
    places: [place],
    project: compileProject(node.requires, types),
    input: compileRewrites(node.inputRewrites, types),
    output,
    mayShare: mayShare([place]),
  };
  return { ...common(node), lists: [list], place: [], output: null };
}

function compileBatch(node: BatchFetchNode, at: Place, { types, mayShare }: Compiling): FetchStep {
  const lists = node.entityBatch.aliases.map((alias): EntityList => {
    const places = alias.paths.map((path) => [...at, ...path]);
    return {
      answeredAs: alias.alias,
      variable: alias.representationsVariableName,
      places,
      project: compileProject(alias.requires, types),
      input: compileRewrites(alias.inputRewrites, types),
      output: compileRewrites(alias.outputRewrites, types),
      mayShare: mayShare(places),
    };
  });
  return { ...common(node), lists, place: [], output: null };
}

function compileNode(node: PlanNode | undefined, place: Place, given: Compiling): Step | null {
  if (!node) return null;
  switch (node.kind) {
    case 'Sequence':
    case 'Parallel': {
      const steps = node.nodes.flatMap((child) => compileNode(child, place, given) ?? []);
      return steps.length > 1
        ? { kind: node.kind === 'Sequence' ? 'sequence' : 'parallel', steps }
        : (steps[0] ?? null);
    }
    case 'Flatten':
      return compileNode(node.node, [...place, ...node.path], given);
    case 'Condition':
      return {
        kind: 'condition',
        variable: node.condition,
        met: compileNode(node.ifClause, place, given),
        otherwise: compileNode(node.elseClause, place, given),
      };
    case 'Fetch':
      return compileFetch(node, place, given);
    case 'BatchFetch':
      return compileBatch(node, place, given);
    default:
      throw new Error(`there is no way to run a step of kind ${node.kind}`);
  }
}

/** The steps of a plan with everything that can be known before a request; null where no subgraph is asked. */
export function compilePlan({ node }: QueryPlan, types: SupergraphTypes): Step | null {
  const filled = filledPlaces(node, [], []);
  const mayShare = (places: readonly Place[]): boolean => {
    const [place = '', ...others] = places.map(fieldsOf);
    return others.length === 0 && filled.filter((one) => one === place || one.startsWith(`${place}.`)).length === 1;
  };
  return compileNode(node, [], { types, mayShare });
}
