import { randomBytes } from 'node:crypto';
import type { RunPasswordJob } from './password-threads.ts';

/** `Algorithm.Argon2id`; the library declares it as a const enum, which type stripping cannot inline. */
const ARGON2ID = 2;
/** Argon2id with 19 MiB, two passes: the OWASP minimum, about 50 ms of one core. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Passwords to hashes and back. Verifying the dummy costs what verifying a real one costs. */
export function createPasswordHasher(run: RunPasswordJob) {
  const hash = async (password: string): Promise<string> =>
    String(await run({ kind: 'hash', password, options: OPTIONS }));
  // Nobody's: random bytes in the form of a hash of today's settings. Checking against it is the whole work.
  const bytes = (length: number): string =>
    randomBytes(length)
      .toString('base64')
      .replace(/={1,2}$/, '');
  const { memoryCost, timeCost, parallelism } = OPTIONS;
  const dummy = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${bytes(16)}$${bytes(32)}`;
  return {
    hash,
    /** False without a hash too, after the same work: the answer must not tell whether an account exists. */
    async matches(password: string, passwordHash: string | null): Promise<boolean> {
      const matched = await run({ kind: 'verify', password, against: passwordHash ?? dummy });
      return matched === true && passwordHash !== null;
    },
    /** True when the hash was made with weaker settings than today's and should be replaced at the next sign-in. */
    isOutdated(passwordHash: string): boolean {
      return !passwordHash.includes(`$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`);
    },
  };
}
export type PasswordHasher = ReturnType<typeof createPasswordHasher>;
