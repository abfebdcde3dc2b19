const MINUTE = 60_000;

interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** What one network address may ask for; a field names its group with `@rateLimit`. One account's own limits are identity's. */
export const RATE_LIMITS = {
  /** Guesses a secret. */
  'sign-in': { max: 120, windowMs: MINUTE },
  'one-time-code': { max: 60, windowMs: 5 * MINUTE },
  /** Looks words up while a password is typed. */
  'new-password': { max: 240, windowMs: MINUTE },
  /** Sends a mail. */
  message: { max: 30, windowMs: 10 * MINUTE },
  /** Behind a password each, and three of an account: a whole office asks for its codes in the morning. */
  'text-message': { max: 300, windowMs: 10 * MINUTE },
  /** A whole office may hand in its files in one morning; a script that fills the store is slowed down. */
  upload: { max: 600, windowMs: 10 * MINUTE },
  /** A part of a file is small: as many bytes as a morning's binders have, in ten minutes. */
  'upload-part': { max: 6_000, windowMs: 10 * MINUTE },
} as const satisfies Record<string, RateLimit>;

export type RateLimitGroup = keyof typeof RATE_LIMITS;
