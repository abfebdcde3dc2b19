import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from './password-hash.ts';

describe('password hasher', () => {
  const hasher = createPasswordHasher();
  it('accepts the password it hashed, byte for byte, and no other', async () => {
    const stored = await hasher.hash('Harbor-Lantern-27 ñ');
    expect(stored).toMatch(/^\$argon2id\$/);
    expect(hasher.isOutdated(stored)).toBe(false);
    await expect(hasher.matches('Harbor-Lantern-27 ñ', stored)).resolves.toBe(true);
    await expect(hasher.matches('harbor-lantern-27 ñ', stored)).resolves.toBe(false);
  });
  it('works as long without an account, and never matches', async () => {
    await expect(hasher.matches('no account has this password', null)).resolves.toBe(false);
  });
  it('keeps its queue moving when many ask at once', async () => {
    const stored = await hasher.hash('x');
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => hasher.matches(n % 2 ? 'x' : 'y', stored)));
    expect(answers).toEqual([false, true, false, true, false, true]);
  });
});
