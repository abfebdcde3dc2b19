import type { Actor } from '@platform/contracts';
import { type Action, can } from '@platform/contracts/access';
import { DomainError } from '@platform/kernel';
import { forbidden } from '@platform/service-kit';
import type { MutationResolvers, QueryResolvers } from './schema.generated.ts';

/** The policy action of each query; reach (which estates) is the scope's part. */
export const QUERY_ACTIONS: Readonly<Record<keyof QueryResolvers, Action>> = {
  documents: 'document:view',
  estate: 'estate:view',
  estateOverview: 'estate:list',
  estateUpload: 'document:view',
  estateUploads: 'document:view',
  // A client reads the estates granted to her here too: the scope decides which, the screen of all clients has its own action.
  estates: 'estate:view',
  organizationClients: 'estate:list',
  person: 'estate:view',
  search: 'search:run',
  trust: 'estate:view',
  trusts: 'estate:view',
};

export const MUTATION_ACTIONS: Readonly<Record<keyof MutationResolvers, Action>> = {
  acceptHighConfidenceValues: 'abstraction:review',
  createAsset: 'estate:edit',
  createEstate: 'estate:create',
  createEstateUpload: 'document:upload',
  createPerson: 'estate:edit',
  deleteAsset: 'estate:edit',
  deleteEstateUpload: 'document:delete',
  deletePerson: 'estate:edit',
  finishReview: 'abstraction:review',
  requestAbstraction: 'abstraction:request',
  reviewExtractedValue: 'abstraction:review',
  updateAsset: 'estate:edit',
  updateEstate: 'estate:edit',
  updateFirstSpouseToDie: 'estate:edit',
  updatePerson: 'estate:edit',
};

/** Throws: DomainError UNAUTHENTICATED for visitors, FORBIDDEN for a role that may not. */
export function requireAction(actor: Actor, action: Action): void {
  if (actor.kind === 'anonymous') throw new DomainError('UNAUTHENTICATED', 'Sign in first.');
  if (!can(actor, action)) throw forbidden();
}

type FieldResolver = (parent: unknown, args: unknown, context: { readonly actor: Actor }, info: unknown) => unknown;

/** Puts the policy before every field of a root type; a field without an action cannot be built. */
export function guarded<Fields extends object>(fields: Fields, actions: Readonly<Record<string, Action>>): Fields {
  const checked = Object.entries(fields).map(([name, resolve]) => {
    const action = actions[name];
    if (!action) throw new Error(`the field ${name} names no action of the access policy`);
    const field: FieldResolver = (parent, args, context, info) => {
      requireAction(context.actor, action);
      return (resolve as FieldResolver)(parent, args, context, info);
    };
    return [name, field] as const;
  });
  return Object.fromEntries(checked) as Fields;
}
