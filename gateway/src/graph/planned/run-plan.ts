import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { GraphContext } from '../graph-context.ts';
import { isJson, type Json } from './json.ts';
import { copyOf, type Merge } from './merge.ts';
import { type Path, visitPlace } from './places.ts';
import type { EntityList, FetchStep, Step } from './plan-steps.ts';
import type { SafeAliases } from './safe-aliases.ts';
import type { CallSubgraph, SubgraphAnswer } from './subgraph-call.ts';
import type { SupergraphTypes } from './supergraph-types.ts';

export interface PlanRun {
  readonly call: CallSubgraph;
  readonly types: SupergraphTypes;
  readonly merge: Merge;
  readonly aliases: Pick<SafeAliases, 'original'>;
  readonly context: Partial<GraphContext>;
  /** As the client sent them; subgraphs read them by their own schema. */
  readonly given: Readonly<Record<string, unknown>>;
  /** With defaults. */
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data: Json;
  readonly errors: GraphQLError[];
}

/** Of one request to a subgraph; more entities are asked for in several. */
const MAX_BATCH_CHARACTERS = 1024 * 1024;
/** One thing that fails may stand in many places. */
const MAX_ERRORS = 100;

/** A list of entities in its request: each is told once, whoever needs it. */
interface Told {
  readonly list: EntityList;
  readonly targets: readonly Json[];
  /** For each target its place in what the subgraph is told. */
  readonly indexes: readonly number[];
}

/** What a variable holds, as JSON text of each entity. */
type Texts = Map<string, { readonly texts: string[]; readonly known: Map<string, number> }>;

function tell(list: EntityList, { data, types, variables }: PlanRun, texts: Texts): Told {
  const { texts: all, known } = texts.get(list.variable) ?? { texts: [], known: new Map<string, number>() };
  texts.set(list.variable, { texts: all, known });
  const targets: Json[] = [];
  const indexes: number[] = [];
  const seen = new Set<Json>();
  for (const place of list.places) {
    visitPlace(data, place, types, (target) => {
      if (seen.has(target)) return;
      seen.add(target);
      let representation = list.project(target, variables);
      if (!representation) return;
      if (list.input) {
        representation = copyOf(representation) as Json;
        list.input(representation);
      }
      const text = JSON.stringify(representation);
      let index = known.get(text);
      if (index === undefined) {
        index = all.length;
        all.push(text);
        known.set(text, index);
      }
      targets.push(target);
      indexes.push(index);
    });
  }
  return { list, targets, indexes };
}

interface Slice {
  readonly from: number;
  readonly to: number;
}

/** Which entities go in which request: all in one, as long as they are not too many. */
function batches(texts: Texts): ReadonlyMap<string, Slice>[] {
  const sizes = [...texts].map(([name, { texts: all }]) => ({
    name,
    all,
    size: all.reduce((sum, { length }) => sum + length, 0),
  }));
  if (sizes.reduce((sum, { size }) => sum + size, 0) <= MAX_BATCH_CHARACTERS)
    return [new Map(sizes.map(({ name, all }) => [name, { from: 0, to: all.length }]))];
  return sizes.flatMap(({ name, all }) => {
    const found: ReadonlyMap<string, Slice>[] = [];
    let from = 0;
    let size = 0;
    for (const [index, { length }] of all.entries()) {
      if (index > from && size + length > MAX_BATCH_CHARACTERS) {
        found.push(new Map([[name, { from, to: index }]]));
        [from, size] = [index, 0];
      }
      size += length;
    }
    if (from < all.length) found.push(new Map([[name, { from, to: all.length }]]));
    return found;
  });
}

function bodyOf({ operationJson, variables }: FetchStep, { given }: PlanRun, entities: readonly string[]): string {
  const parts = [...entities];
  for (const name of variables) {
    if (!Object.hasOwn(given, name)) continue;
    const value = JSON.stringify(given[name]);
    if (value !== undefined) parts.push(`${JSON.stringify(name)}:${value}`);
  }
  return `{"query":${operationJson},"variables":{${parts.join(',')}}}`;
}

function errorOf(
  { message, extensions }: GraphQLFormattedError,
  service: string,
  path: Path | undefined,
): GraphQLError {
  const code = extensions?.['code'] ?? 'DOWNSTREAM_SERVICE_ERROR';
  return new GraphQLError(typeof message === 'string' ? message : 'A subgraph failed', {
    ...(path && { path }),
    extensions: { ...extensions, code, serviceName: service },
  });
}

/** Where in the answer the objects stand that a subgraph could not say something of. */
function pathsOf({ list, targets, indexes }: Told, index: number, { data, types }: PlanRun): Path[] {
  const meant = new Set(targets.filter((_target, at) => indexes[at] === index));
  const paths: Path[] = [];
  for (const place of list.places) {
    visitPlace(data, place, types, (target, path) => {
      if (meant.has(target) && paths.length < MAX_ERRORS) paths.push([...path]);
    });
  }
  return paths;
}

function noteErrors(
  step: FetchStep,
  { errors }: Pick<SubgraphAnswer, 'errors'>,
  told: readonly Told[],
  slices: ReadonlyMap<string, Slice> | null,
  run: PlanRun,
): void {
  const note = (error: GraphQLFormattedError, path?: Path): void => {
    if (run.errors.length < MAX_ERRORS)
      run.errors.push(
        errorOf(
          error,
          step.service,
          path?.map((part) => (typeof part === 'string' ? run.aliases.original(part) : part)),
        ),
      );
  };
  for (const error of errors) {
    const path = Array.isArray(error.path) ? (error.path as Path) : undefined;
    if (told.length === 0) {
      const before = step.place.flatMap((segment) =>
        typeof segment === 'object' && 'Field' in segment ? segment.Field : [],
      );
      note(error, path && [...before, ...path]);
      continue;
    }
    const [name, index, ...rest] = path ?? [];
    const one = told.find(({ list }) => list.answeredAs === name);
    if (!one || typeof index !== 'number') {
      note(error);
      continue;
    }
    const from = slices?.get(one.list.variable)?.from ?? 0;
    const places = pathsOf(one, from + index, run);
    if (places.length === 0) note(error);
    for (const place of places) note(error, [...place, ...rest]);
  }
}

/** Puts what a subgraph has said of its entities to the objects that they are in the answer. */
function takeEntities(
  data: Json,
  { list, targets, indexes }: Told,
  slice: Slice | undefined,
  { merge }: PlanRun,
): void {
  if (!slice) return;
  const found = data[list.answeredAs];
  if (found === null || found === undefined) return;
  if (!Array.isArray(found) || found.length !== slice.to - slice.from)
    throw new Error('a subgraph answered another number of entities than it was asked for');
  list.output?.(found);
  const given = new Set<number>();
  for (const [at, target] of targets.entries()) {
    const index = indexes[at] ?? -1;
    const entity: unknown = found[index - slice.from];
    if (!isJson(entity)) continue;
    merge(target, given.has(index) && !list.mayShare ? (copyOf(entity) as Json) : entity);
    given.add(index);
  }
}

async function runEntities(step: FetchStep, run: PlanRun): Promise<void> {
  const texts: Texts = new Map();
  const told = step.lists.map((list) => tell(list, run, texts));
  if (told.every(({ targets }) => targets.length === 0)) return;
  await Promise.all(
    batches(texts).map(async (slices) => {
      const entities = [...texts].map(([name, { texts: all }]) => {
        const { from, to } = slices.get(name) ?? { from: 0, to: 0 };
        return `${JSON.stringify(name)}:[${(to - from === all.length ? all : all.slice(from, to)).join(',')}]`;
      });
      const answer = await run.call(step, bodyOf(step, run, entities), run.context);
      noteErrors(step, answer, told, slices, run);
      const { data } = answer;
      if (data) for (const one of told) takeEntities(data, one, slices.get(one.list.variable), run);
    }),
  );
}

async function runRoot(step: FetchStep, run: PlanRun): Promise<void> {
  const targets: Json[] = [];
  visitPlace(run.data, step.place, run.types, (target) => void targets.push(target));
  if (targets.length === 0) return;
  const answer = await run.call(step, bodyOf(step, run, []), run.context);
  noteErrors(step, answer, [], null, run);
  const { data } = answer;
  if (!data) return;
  step.output?.(data);
  for (const [index, target] of targets.entries()) run.merge(target, index === 0 ? data : (copyOf(data) as Json));
}

/** One fetch that fails leaves the others their answers. */
async function runFetch(step: FetchStep, run: PlanRun): Promise<void> {
  try {
    await (step.lists.length > 0 ? runEntities(step, run) : runRoot(step, run));
  } catch (error) {
    run.errors.push(
      error instanceof GraphQLError
        ? error
        : new GraphQLError('A subgraph failed', {
            originalError: error as Error,
            extensions: { code: 'DOWNSTREAM_SERVICE_ERROR', serviceName: step.service },
          }),
    );
  }
}

export async function runStep(step: Step, run: PlanRun): Promise<void> {
  switch (step.kind) {
    case 'fetch':
      return runFetch(step, run);
    case 'sequence':
      for (const one of step.steps) await runStep(one, run);
      return;
    case 'parallel':
      await Promise.all(step.steps.map((one) => runStep(one, run)));
      return;
    case 'condition': {
      const next = run.variables[step.variable] === true ? step.met : step.otherwise;
      if (next) await runStep(next, run);
    }
  }
}
