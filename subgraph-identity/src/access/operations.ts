import type { Actor } from '@platform/contracts';
import { type Action, can } from '@platform/contracts/access';
import { DomainError } from '@platform/kernel';
import type { MutationResolvers, QueryResolvers } from '../schema.generated.ts';

/** `public` may be asked by a visitor who is not signed in; every other operation names the action it takes. */
export type OperationRule = Action | 'public';
type Operation<Resolvers> = Exclude<keyof Resolvers, '__typename'>;

export const QUERY_RULES: Readonly<Record<Operation<QueryResolvers>, OperationRule>> = {
  currentSession: 'public',
  getOrganizationLogo: 'public',
  impersonationCandidates: 'support:impersonate',
  isLoggedIn: 'public',
  notifications: 'notification:view',
  organization: 'organization:view',
  organizationAdmins: 'member:list',
  organizationSettings: 'organization:view',
  organizationTeam: 'member:list',
  quotas: 'quota:view',
};

export const MUTATION_RULES: Readonly<Record<Operation<MutationResolvers>, OperationRule>> = {
  markNotificationsRead: 'notification:view',
  signIn: 'public',
  signOut: 'public',
  updateAccount: 'account:self',
  updateOrganizationSetting: 'organization:edit',
};

export const FORBIDDEN_TEXT = "Unauthorized: You don't have enough permissions";

/** Throws: DomainError UNAUTHENTICATED for a visitor, FORBIDDEN for an account whose role may not. */
export function requireAction(actor: Actor, action: Action): void {
  if (can(actor, action)) return;
  if (actor.kind === 'anonymous') throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
  throw new DomainError('FORBIDDEN', FORBIDDEN_TEXT);
}

/** Every field of a root type behind its rule: a resolver that is not in the table cannot be reached. */
export function guarded<Resolvers extends object>(
  resolvers: Resolvers,
  rules: Readonly<Record<string, OperationRule>>,
): Resolvers {
  const entries = Object.entries(resolvers as Record<string, (...input: never[]) => unknown>).map(([name, resolve]) => {
    const rule = rules[name];
    if (!rule) throw new Error(`the operation ${name} has no rule`);
    const behind = (parent: never, input: never, context: { actor: Actor }, info: never): unknown => {
      if (rule !== 'public') requireAction(context.actor, rule);
      return resolve(parent, input, context as never, info);
    };
    return [name, behind] as const;
  });
  return Object.fromEntries(entries) as Resolvers;
}
