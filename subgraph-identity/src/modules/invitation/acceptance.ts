import type { Actor } from '@platform/contracts';
import type { InvitationIntent } from '../../domain/invitation/invitation.ts';
import type { RequestOrigin } from '../../domain/session/request-origin.ts';

export interface Acceptance {
  readonly token: string;
  readonly name: string | null;
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly termsAccepted: boolean;
  readonly intents: readonly InvitationIntent[];
}

export interface Accepted {
  /** Value of the session cookie. */
  readonly token: string;
  readonly earlierAccessEnded: boolean;
}

export interface InvitationRequest {
  readonly actor: Actor;
  readonly origin: RequestOrigin;
  readonly idempotencyKey: string | null;
  readonly requestKey: string | null;
}
