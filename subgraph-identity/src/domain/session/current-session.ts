import type { Actor, SessionRecord } from '@platform/contracts';
import { ACTIONS, type Action, can } from '@platform/contracts/access';

/** The caller's session: what the actor token says, and what only its record knows. */
export interface CurrentSession {
  readonly actor: Actor;
  readonly record: SessionRecord;
}

export const isSignedIn = ({ kind }: Pick<Actor, 'kind'>): boolean => kind === 'account';

/** One that a report is rendered in. */
export const isMicroservice = ({ kind }: Pick<Actor, 'kind'>): boolean => kind === 'microservice';

/** Everything that the actor may do. */
export const permissionsOf = (actor: Actor): Action[] => ACTIONS.filter((action) => can(actor, action));
