import type { Actor } from '@platform/contracts';
import { type Action, can } from '@platform/contracts/access';
import { DomainError } from '@platform/kernel';
import { type DocumentNode, Kind } from 'graphql';
import { forbidden } from './refusals.ts';

/** `public` may be asked by a visitor who is not signed in; every other operation names the action it takes. */
export type OperationRule = Action | 'public';
/** The rule of each field of a root type: `RulesOf<QueryResolvers>`. */
export type RulesOf<Fields> = Readonly<Record<Exclude<keyof Fields, '__typename'>, OperationRule>>;

/** The rows of a subgraph in the access policy; which organizations and estates are reached is the scope's part. */
export interface OperationRules {
  readonly Query: Readonly<Record<string, OperationRule>>;
  readonly Mutation: Readonly<Record<string, OperationRule>>;
}

type Resolve = (parent: unknown, input: unknown, context: { readonly actor: Actor }, info: unknown) => unknown;
type Fields = Readonly<Record<string, Resolve>>;

/** Throws: DomainError UNAUTHENTICATED for a visitor, FORBIDDEN for an account whose role may not. */
export function requireAction(actor: Actor, action: Action): void {
  if (can(actor, action)) return;
  if (actor.kind === 'anonymous') throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
  throw forbidden();
}

/** Fields of a root type over all its extensions. */
function fieldsOf({ definitions }: DocumentNode, root: string): string[] {
  return definitions.flatMap((node) => {
    const isType = node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION;
    return isType && node.name.value === root ? (node.fields ?? []).map(({ name }) => name.value) : [];
  });
}

function behind(resolve: Resolve, rule: OperationRule): Resolve {
  if (rule === 'public') return resolve;
  return (parent, input, context, info) => {
    requireAction(context.actor, rule);
    return resolve(parent, input, context, info);
  };
}

/**
 * Every operation of the schema behind its rule. Throws for one without a rule or without a resolver, and for a rule of
 * an operation that is gone: such a subgraph cannot be built.
 */
export function guardOperations<Resolvers extends object>(
  resolvers: Resolvers,
  typeDefs: DocumentNode,
  rules: OperationRules,
): Resolvers {
  const guarded = (root: keyof OperationRules): Fields => {
    const { [root]: fields = {} } = resolvers as { [Root in keyof OperationRules]?: Fields };
    const names = fieldsOf(typeDefs, root);
    const gone = Object.keys(rules[root]).find((name) => !names.includes(name));
    if (gone) throw new Error(`${root}.${gone} has a rule, but is no operation`);
    return Object.fromEntries(
      names.map((name) => {
        const { [name]: rule } = rules[root];
        const { [name]: resolve } = fields;
        if (!rule) throw new Error(`the operation ${root}.${name} has no rule`);
        if (!resolve) throw new Error(`the operation ${root}.${name} has no resolver`);
        return [name, behind(resolve, rule)];
      }),
    );
  };
  return { ...resolvers, Query: guarded('Query'), Mutation: guarded('Mutation') };
}
