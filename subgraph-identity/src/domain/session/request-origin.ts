/** Where a request came from, for sessions, limits and the audit trail. */
export interface RequestOrigin {
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly requestId: string;
}
