import type { Actor } from '@platform/contracts';
import { type Action, can } from '@platform/contracts/access';
import { DomainError } from '@platform/kernel';
import { type DocumentNode, defaultFieldResolver } from 'graphql';
import { type OperationRule, readAccessRules } from './operation-rules.ts';
import { forbidden } from './refusals.ts';

type Resolve = (parent: unknown, input: unknown, context: { readonly actor: Actor }, info: unknown) => unknown;
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

const isRoot = (type: string): boolean => type === 'Query' || type === 'Mutation';

/**
 * Every field with a rule behind it: each operation, and whatever field below names an action. Throws for an operation
 * without a rule or without a resolver, for a rule that does not exist, and for a resolver of an operation that is gone:
 * such a subgraph cannot be built.
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
  for (const type of ['Query', 'Mutation']) {
    const gone = Object.keys(given[type] ?? {}).find((field) => !guarded[type]?.[field]);
    if (gone) throw new Error(`${type}.${gone} has a resolver, but is no operation`);
  }
  return { ...resolvers, ...guarded };
}
