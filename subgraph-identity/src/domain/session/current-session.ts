import type { Actor, SessionRecord } from '@platform/contracts';

/** The caller's session: what the actor token says, and what only its record knows. */
export interface CurrentSession {
  readonly actor: Actor;
  readonly record: SessionRecord;
}
