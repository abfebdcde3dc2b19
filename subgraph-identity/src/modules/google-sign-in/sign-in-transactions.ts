import { createHash, randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';

const transactionSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  invitationToken: z.string().nullable(),
  termsAccepted: z.boolean(),
  /** A path of this platform. */
  redirect: z.string(),
});
export type SignInTransaction = z.infer<typeof transactionSchema>;

const TRANSACTION_SECONDS = 10 * 60;
const keyOf = (id: string): string => `sso-transaction:${createHash('sha256').update(id).digest('base64url')}`;

/** Sign-ins that are under way at the provider. The id is in a cookie of the browser that began; only its hash is kept. */
export function createSignInTransactions(redis: Redis) {
  return {
    async open(transaction: SignInTransaction): Promise<string> {
      const id = randomBytes(32).toString('base64url');
      await redis.set(keyOf(id), JSON.stringify(transaction), 'EX', TRANSACTION_SECONDS);
      return id;
    },
    /** Works once: whoever comes a second time with the same callback finds nothing. */
    async take(id: string): Promise<SignInTransaction | null> {
      const raw = await redis.getdel(keyOf(id));
      return raw === null ? null : transactionSchema.parse(JSON.parse(raw));
    },
  };
}
export type SignInTransactions = ReturnType<typeof createSignInTransactions>;
