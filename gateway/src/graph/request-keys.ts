import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER } from '@platform/contracts';
import { actorAuthorization, verifyUploadReference } from '@platform/service-kit';
import { type FieldNode, GraphQLError, type OperationDefinitionNode, valueFromASTUntyped } from 'graphql';
import type { Redis } from 'ioredis';
import type { SessionGate } from '../session-gate.ts';
import type { GraphContext } from './graph-context.ts';
import { type Fragments, rootFieldNodes } from './root-fields.ts';

export interface Change {
  readonly operation: OperationDefinitionNode;
  readonly fragments: Fragments;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Whatever Redis throws, these throw too; without a key they do nothing. */
export interface RequestKeys {
  /**
   * Gives the subgraphs the key of this change with this input, so that a key that is used again for something else is
   * another one; and finds who asks, when the first try has ended the session whose cookie asks again.
   * Throws: GraphQLError BAD_USER_INPUT for several changes at once.
   */
  begin(context: GraphContext, change: Change): Promise<void>;
  /** Notes what the key is used for. Throws: GraphQLError IDEMPOTENCY_KEY_REUSED when that was something else. */
  remember(context: GraphContext): Promise<void>;
  /** The key of the change with its files, which are known only now. */
  bindFiles(context: GraphContext, change: Change): void;
}

export interface RequestKeysDeps {
  readonly redis: Redis;
  readonly gate: Pick<SessionGate, 'identifyRepetition'>;
  readonly secret: string;
}

const KEY = /^[\w-]{8,100}$/;
/** A browser repeats within a minute; a person who comes back to an open page within the hour. */
const KEPT_SECONDS = 60 * 60;

const severalAtOnce = (): GraphQLError =>
  new GraphQLError('An idempotency key stands for one change. Send each change in a request with a key of its own.', {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });

const usedForAnother = (): GraphQLError =>
  new GraphQLError(
    'This change came with the key of an earlier, different change. Nothing of it was done. Please reload the page and try again.',
    { extensions: { code: 'IDEMPOTENCY_KEY_REUSED', http: { status: 422 } } },
  );

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

const givenKey = ({ request }: GraphContext): string | null => {
  const given = request?.headers[IDEMPOTENCY_KEY_HEADER];
  return typeof given === 'string' && KEY.test(given) ? given : null;
};

/** Makes of what a browser calls a change the name of this change and no other (docs/adr/0045). */
export function createRequestKeys({ redis, gate, secret }: RequestKeysDeps): RequestKeys {
  /** A file is what it contains: where its bytes are kept is another place with each try. */
  const comparable = (_name: string, value: unknown): unknown => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    const file = verifyUploadReference(value, secret);
    if (file) return [file.filename, file.byteSize, file.sha256];
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  };
  const inputOf = ({ name, arguments: given = [] }: FieldNode, variables: Change['variables']): string => {
    const values = given.map(({ name: { value: argument }, value }) => [
      argument,
      valueFromASTUntyped(value, { ...variables }),
    ]);
    return JSON.stringify([name.value, Object.fromEntries(values)], comparable);
  };
  const keyOf = (context: GraphContext, { operation, fragments, variables }: Change): string | null => {
    const given = givenKey(context);
    if (given === null || operation.operation !== 'mutation') return null;
    const fields = rootFieldNodes(operation.selectionSet, fragments).filter(({ name }) => name.value !== '__typename');
    if (fields.length > 1) throw severalAtOnce();
    const [field] = fields;
    return field ? hashOf([given, inputOf(field, variables)]) : null;
  };
  const handOn = (context: GraphContext, headers: Readonly<Record<string, string>>): void => {
    context.subgraphHeaders = { ...context.subgraphHeaders, ...headers };
  };
  return {
    async begin(context, change) {
      const key = keyOf(context, change);
      if (key === null) return;
      handOn(context, { [IDEMPOTENCY_KEY_HEADER]: key });
      const { caller, request } = context;
      const who = request && caller.session === 'expired' ? await gate.identifyRepetition(request, key) : null;
      if (!who) return;
      context.caller = who;
      handOn(context, { authorization: actorAuthorization(who.actor, secret) });
    },
    async remember(context) {
      const key = context.subgraphHeaders[IDEMPOTENCY_KEY_HEADER];
      if (!key) return;
      const name = `request-key:${hashOf([context.caller.actor.accountId, givenKey(context)])}`;
      if (await redis.set(name, key, 'EX', KEPT_SECONDS, 'NX')) return;
      const first = await redis.get(name);
      if (first !== null && first !== key) throw usedForAnother();
    },
    bindFiles(context, change) {
      const key = keyOf(context, change);
      if (key !== null) handOn(context, { [IDEMPOTENCY_KEY_HEADER]: key });
    },
  };
}
