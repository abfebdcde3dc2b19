import type { Actor } from '@platform/contracts';
import { type Action, can } from '@platform/contracts/access';
import { DomainError } from '@platform/kernel';
import { type DocumentNode, defaultFieldResolver } from 'graphql';
import { type OperationRule, readAccessRules, readEntityRules } from './operation-rules.ts';
import { forbidden } from './refusals.ts';

type Resolve = (parent: unknown, input: unknown, context: { readonly actor: Actor }, info: unknown) => unknown;
type ResolveReference = (reference: unknown, context: { readonly actor: Actor }, info: unknown) => unknown;
type ResolverMap = Readonly<Record<string, Readonly<Record<string, Resolve>>>>;

/** Throws: DomainError UNAUTHENTICATED for a visitor, FORBIDDEN for an account whose role may not. */
export function requireAction(actor: Actor, action: Action): void {
  if (can(actor, action)) return;
  if (actor.kind === 'anonymous') throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
  throw forbidden();
}

function behind(resolve: Resolve, rule: OperationRule): Resolve {
  if (rule === 'public') return resolve;
  return (parent, input, context, info) => {
    requireAction(context.actor, rule);
    return resolve(parent, input, context, info);
  };
}

const BY_KEY = '__resolveReference';

/** Federation hands a type by its key over to this function of two: what was asked for stands in the reference. */
function referenceBehind(resolve: ResolveReference, rule: OperationRule): ResolveReference {
  if (rule === 'public') return resolve;
  return (reference, context, info) => {
    requireAction(context.actor, rule);
    return resolve(reference, context, info);
  };
}

const isRoot = (type: string): boolean => type === 'Query' || type === 'Mutation';

/**
 * Every field with a rule behind it: each operation, whatever field below names an action, and each type that is handed
 * out by its key. Throws for an operation or such a type without a rule or without a resolver, for a rule that does not
 * exist, and for a resolver of an operation or of a key that is gone: such a subgraph cannot be built.
 */
export function guardOperations<Resolvers extends object>(resolvers: Resolvers, typeDefs: DocumentNode): Resolvers {
  const given = resolvers as unknown as ResolverMap;
  const guarded: Record<string, Record<string, Resolve>> = {};
  for (const { type, field, rule } of readAccessRules(typeDefs)) {
    const { [field]: resolve } = given[type] ?? {};
    if (!resolve && isRoot(type)) throw new Error(`the operation ${type}.${field} has no resolver`);
    guarded[type] ??= isRoot(type) ? {} : { ...given[type] };
    guarded[type][field] = behind(resolve ?? (defaultFieldResolver as Resolve), rule);
  }
  const entities = readEntityRules(typeDefs);
  for (const { type, rule } of entities) {
    const resolve = given[type]?.[BY_KEY] as ResolveReference | undefined;
    if (!resolve) throw new Error(`${type} is handed out by its key, but has no ${BY_KEY}`);
    guarded[type] ??= { ...given[type] };
    guarded[type][BY_KEY] = referenceBehind(resolve, rule) as Resolve;
  }
  for (const [type, fields] of Object.entries(given)) {
    if (Object.hasOwn(fields, BY_KEY) && !entities.some((entity) => entity.type === type))
      throw new Error(`${type} has a ${BY_KEY}, but is handed out by no key`);
  }
  for (const type of ['Query', 'Mutation']) {
    const gone = Object.keys(given[type] ?? {}).find((field) => !guarded[type]?.[field]);
    if (gone) throw new Error(`${type}.${gone} has a resolver, but is no operation`);
  }
  return { ...resolvers, ...guarded };
}
