import { readFileSync } from 'node:fs';
import type { Actor, RealtimeMessage } from '@platform/contracts';
import { DomainError, isDomainError } from '@platform/kernel';
import { readAccessRules, requireAction } from '@platform/service-kit';
import { buildSchema, type GraphQLFieldResolver, type GraphQLSchema, parse } from 'graphql';
import type { Denial } from '../graph/denial-trail.ts';
import { messagesOf, type RealtimeHub } from './realtime-hub.ts';

export interface CableContext {
  /** Who the socket belongs to now: read again for every subscription. */
  readonly currentActor: () => Promise<Actor>;
  readonly signal: AbortSignal;
  readonly noteDenial: (denial: Denial, actor: Actor) => void;
}

export interface CableSchemaDeps {
  readonly hub: RealtimeHub;
  /** Asks the graph whether the actor sees the estate. */
  readonly seesEstate: (actor: Actor, estateId: string) => Promise<boolean>;
}

const SDL = readFileSync(new URL('../../subscriptions.graphql', import.meta.url), 'utf8');
/** graphql-js wants a query type in every schema; /cable answers subscriptions only. */
const QUERY = 'type Query { live: Boolean! }';

const notFound = (): DomainError => new DomainError('NOT_FOUND', 'Not found');

type Wanted = RealtimeMessage['type'];

/** The gateway's own small schema, one field for each kind of message. Throws for one that does not say whom it is for. */
export function createCableSchema({ hub, seesEstate }: CableSchemaDeps): GraphQLSchema {
  const schema = buildSchema(`${SDL}\n${QUERY}`);
  const fields = schema.getSubscriptionType()?.getFields() ?? {};
  const rules = new Map(readAccessRules(parse(SDL)).map(({ field, rule }) => [field, rule]));
  const serve = (
    name: Wanted,
    channelOf: (actor: Actor, args: Record<string, string>) => Promise<string>,
    only: (message: RealtimeMessage, actor: Actor) => boolean = () => true,
  ): void => {
    const field = fields[name];
    const rule = rules.get(name);
    if (!field || !rule || rule === 'public') throw new Error(`the subscription ${name} has no field or no @access`);
    const reached = async (actor: Actor, args: Record<string, string>): Promise<string> => {
      requireAction(actor, rule);
      return channelOf(actor, args);
    };
    const subscribe: GraphQLFieldResolver<unknown, CableContext> = async (
      _root,
      args,
      { currentActor, signal, noteDenial },
    ) => {
      const actor = await currentActor();
      const channel = await reached(actor, args).catch((error: unknown) => {
        if (isDomainError(error))
          noteDenial({ operations: [name], subjects: Object.values(args), missing: error.code === 'NOT_FOUND' }, actor);
        throw error;
      });
      return messagesOf(hub, channel, (message) => message.type === name && only(message, actor), signal);
    };
    field.subscribe = subscribe as GraphQLFieldResolver<unknown, unknown>;
    field.resolve = (message) => message;
  };

  const ofEstate = async (actor: Actor, { estateId = '' }: Record<string, string>): Promise<string> => {
    const granted =
      actor.scope.everything || actor.scope.estateIds.includes(estateId) || (await seesEstate(actor, estateId));
    if (!granted) throw notFound();
    return `realtime:estate:${estateId}`;
  };
  const ofOrganization = async (actor: Actor, { organizationId = '' }: Record<string, string>): Promise<string> => {
    const { everything, organizationIds } = actor.scope;
    if (!everything && actor.organizationId !== organizationId && !organizationIds.includes(organizationId))
      throw notFound();
    return `realtime:organization:${organizationId}`;
  };
  const ofAccount = async (actor: Actor): Promise<string> => `realtime:account:${actor.accountId}`;

  serve('abstractionProgress', ofEstate);
  // A client sees finished reports that are meant for him, and none of them in the making.
  serve('reportProgress', ofEstate, (_message, { activeRole }) => activeRole !== 'CLIENT');
  serve(
    'importProgress',
    ofEstate,
    (message, actor) => message.type === 'importProgress' && message.accountId === actor.accountId,
  );
  serve('estateChanged', ofEstate);
  serve('quotaChanged', ofOrganization);
  serve('settingsChanged', ofOrganization);
  serve('notificationAdded', ofAccount);
  serve(
    'sessionEnded',
    ofAccount,
    (message, actor) => message.type === 'sessionEnded' && message.sessionId === actor.sessionId,
  );
  return schema;
}
