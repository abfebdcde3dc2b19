import { type ApolloCache, ApolloClient, ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { buildSchema, type DocumentNode, GraphQLError, Kind, OperationTypeNode } from 'graphql';
import { EMPTY, isObservable, map, type Observable, ReplaySubject, tap, throwError } from 'rxjs';
import { inject } from 'vitest';
import { createCache } from '../client/apollo-client.ts';
import type {} from './provided.ts';

/**
 * The graph as browsers see it. Answers run through it, so a mock can not lie: a field that the schema does not have,
 * a missing value that it promises and a wrong type each fail the operation.
 */
const schema = buildSchema(inject('apiSchema'));

/** Root fields, of queries and mutations alike: a value, or a function of the field's arguments; of subscriptions `live`. */
export type Answers = Readonly<Record<string, unknown>>;

export interface MockedGraph {
  readonly client: ApolloClient;
  /** Every operation that was sent, by name, with its variables. */
  readonly sent: readonly { readonly name: string; readonly variables: Readonly<Record<string, unknown>> }[];
  /** Answers these fields differently from now on. */
  answer(answers: Answers): void;
  /** Operations of this name do not reach the server until they are let through again, or are answered without GraphQL. */
  cut(operationName: string, by?: Error): void;
  letThrough(operationName: string): void;
}

/** What the API says when it refuses; `field` is the form's field it is about. */
export const refusal = (message: string, code: string, field?: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code, ...(field && { field }) } });

/** An answer that does not come. */
export const unanswered = (): Promise<never> => new Promise(() => undefined);

/** What a subscription tells; whoever listens later hears what was told last. */
export function live<Message extends object>(): Observable<Message> & { readonly tell: (message: Message) => void } {
  const messages = new ReplaySubject<Message>(1);
  return Object.assign(messages.asObservable(), { tell: (message: Message) => messages.next(message) });
}

function rootFieldOf({ definitions }: DocumentNode): string {
  for (const definition of definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION)
      for (const field of definition.selectionSet.selections) if (field.kind === Kind.FIELD) return field.name.value;
  return '';
}

type Fields = Readonly<Record<string, unknown>>;

/** Two things of one answer that the cache would take for one, though they say different things: one of them would be lost. */
function refuseLost(cache: ApolloCache, answer: unknown, known = new Map<string, Fields>()): void {
  if (Array.isArray(answer)) for (const part of answer) refuseLost(cache, part, known);
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return;
  const fields = answer as Fields;
  const id = cache.identify(fields as Parameters<typeof cache.identify>[0]);
  if (id !== undefined) {
    const before = known.get(id) ?? {};
    for (const [name, value] of Object.entries(fields))
      if (name in before && typeof value !== 'object' && before[name] !== value)
        throw new Error(`${id} says of ${name} both ${String(before[name])} and ${String(value)}`);
    known.set(id, { ...before, ...fields });
  }
  for (const part of Object.values(fields)) refuseLost(cache, part, known);
}

/** One graph for all screens of a test. */
export function mockedGraph(answers: Answers): MockedGraph {
  const rootValue: Record<string, unknown> = { ...answers };
  const sent: { name: string; variables: Record<string, unknown> }[] = [];
  const away = new Map<string, Error>();
  const cache = createCache();
  const network = new ApolloLink((operation, forward) => {
    const name = operation.operationName ?? '';
    if (operation.operationType === OperationTypeNode.SUBSCRIPTION) {
      const field = rootFieldOf(operation.query);
      const messages = rootValue[field];
      return isObservable(messages) ? messages.pipe(map((message) => ({ data: { [field]: message } }))) : EMPTY;
    }
    sent.push({ name, variables: operation.variables });
    const failure = away.get(name);
    return failure ? throwError(() => failure) : forward(operation).pipe(tap(({ data }) => refuseLost(cache, data)));
  });
  const client = new ApolloClient({
    cache,
    link: network.concat(new SchemaLink({ schema, rootValue, validate: true })),
  });
  return {
    client,
    sent,
    answer: (changes) => void Object.assign(rootValue, changes),
    cut: (name, by = new TypeError('Failed to fetch')) => void away.set(name, by),
    letThrough: (name) => void away.delete(name),
  };
}
