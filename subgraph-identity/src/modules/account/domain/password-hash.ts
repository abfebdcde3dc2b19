import { hash, verify } from '@node-rs/argon2';

/** `Algorithm.Argon2id`; the library declares it as a const enum, which type stripping cannot inline. */
const ARGON2ID = 2;
/** Argon2id with 19 MiB, two passes: the OWASP minimum, about 50 ms of one core. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashing may not take every core: fifty sign-ins at once queue here instead of delaying everybody else. */
const MAX_AT_ONCE = 1;

/** A small queue in front of the hash function. Verifying the dummy costs what verifying a real one costs. */
export function createPasswordHasher() {
  let running = 0;
  const waiting: (() => void)[] = [];
  const dummy = hash('no account has this password', OPTIONS);

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    hash: (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS)),
    /** False without a hash too, after the same time: the answer must not tell whether an account exists. */
    async matches(password: string, passwordHash: string | null): Promise<boolean> {
      const against = passwordHash ?? (await dummy);
      const matched = await inTurn(() => verify(against, password));
      return matched && passwordHash !== null;
    },
    /** True when the hash was made with weaker settings than today's and should be replaced at the next sign-in. */
    isOutdated(passwordHash: string): boolean {
      return !passwordHash.includes(`$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`);
    },
  };
}
export type PasswordHasher = ReturnType<typeof createPasswordHasher>;
