import { setImmediate as nextTurn } from 'node:timers/promises';
import { type DocumentNode, GraphQLError, Kind } from 'graphql';

/** What one request may still do: it ends when nobody waits for its answer, or when it has done more than any should. */
export interface RequestWork {
  /** Throws: GraphQLError REQUEST_ABANDONED, or OPERATION_TOO_LARGE after so many resolved fields. */
  step(): void;
  /** Heavy work, one piece after the other; every few milliseconds other requests have their turn. Throws as `step`. */
  turn<Result>(work: () => Result): Promise<Awaited<Result>>;
}

/** Fields with a resolver of their own; the price at the gateway lets through a third of it. */
const MAX_STEPS = 500_000;
const SLICE_MS = 10;

const ended = (code: string, message: string): GraphQLError => new GraphQLError(message, { extensions: { code } });

export function createRequestWork(signal: AbortSignal, maxSteps: number = MAX_STEPS): RequestWork {
  let steps = 0;
  let sliceStart = performance.now();
  let before: Promise<unknown> = Promise.resolve();
  const step = (): void => {
    if (signal.aborted) throw ended('REQUEST_ABANDONED', 'Nobody waits for the answer any more');
    steps += 1;
    if (steps <= maxSteps) return;
    const most = maxSteps.toLocaleString('en-US');
    throw ended(
      'OPERATION_TOO_LARGE',
      `The answer has more than ${most} parts. Ask for fewer fields or a smaller page.`,
    );
  };
  return {
    step,
    turn<Result>(work: () => Result) {
      const slot = before.then(async () => {
        if (performance.now() - sliceStart > SLICE_MS) {
          await nextTurn();
          sliceStart = performance.now();
        }
        step();
        return { result: work() };
      });
      before = slot.catch(() => undefined);
      return slot.then(({ result }) => result) as Promise<Awaited<Result>>;
    },
  };
}

/** Apollo Server hands a copy of the context to the resolvers: what is known by its object would not be found. */
const WORK = Symbol('work');

type Resolve = (parent: unknown, input: unknown, context: { [WORK]?: RequestWork }, info: unknown) => unknown;
type ResolverMap = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A field whose `@cost` is more than a plain value's works something out. */
const HEAVY = 2;

function heavyFields({ definitions }: DocumentNode): ReadonlySet<string> {
  const heavy = definitions.flatMap((node) => {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) return [];
    return (node.fields ?? []).flatMap(({ name, directives = [] }) => {
      const weight = directives.find((one) => one.name.value === 'cost')?.arguments?.[0]?.value;
      return weight?.kind === Kind.INT && Number(weight.value) >= HEAVY ? `${node.name.value}.${name.value}` : [];
    });
  });
  return new Set(heavy);
}

/** `__resolveReference` and its like are the federation's own. */
const isField = (name: string): boolean => !name.startsWith('__');

export const withWork = <Context extends object>(context: Context, work: RequestWork): Context =>
  Object.assign(context, { [WORK]: work });

/**
 * Resolvers that stop when their request's work has ended. A change that has begun is finished, whoever waits for it;
 * what is answered of it is work like any other.
 */
export function stoppable<Resolvers extends object>(resolvers: Resolvers, typeDefs: DocumentNode): Resolvers {
  const heavy = heavyFields(typeDefs);
  const wrapped = (type: string, field: string, resolve: Resolve): Resolve => {
    const isHeavy = heavy.has(`${type}.${field}`);
    return (parent, input, context, info) => {
      const work = type === 'Mutation' ? undefined : context[WORK];
      if (!work) return resolve(parent, input, context, info);
      if (isHeavy) return work.turn(() => resolve(parent, input, context, info));
      work.step();
      return resolve(parent, input, context, info);
    };
  };
  const types = Object.entries(resolvers as unknown as ResolverMap).map(([type, fields]) => [
    type,
    Object.fromEntries(
      Object.entries(fields).map(([field, resolve]) => [
        field,
        typeof resolve === 'function' && isField(field) ? wrapped(type, field, resolve as Resolve) : resolve,
      ]),
    ),
  ]);
  return Object.fromEntries(types) as Resolvers;
}
