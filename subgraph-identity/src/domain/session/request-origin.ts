import type { Actor } from '@platform/contracts';

/** Where a request came from, for sessions, limits and the audit trail. */
export interface RequestOrigin {
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly requestId: string;
}

/** Who asks, and from where. */
export interface Caller {
  readonly actor: Actor;
  readonly origin: RequestOrigin;
}
