import { expect, it } from 'vitest';
import { openSecret, sealSecret } from '../src/index.ts';

it('a secret that is sealed can be read with its key, also when that has become an earlier one, and with no other', () => {
  const secret = 'the key of a service';
  const keys = { current: Buffer.alloc(32, 7), earlier: [] };
  const sealed = sealSecret(secret, keys);
  expect(sealed).not.toContain(secret);
  expect(openSecret(sealed, keys)).toBe(secret);
  const changed = { current: Buffer.alloc(32, 8), earlier: [Buffer.alloc(32, 9), keys.current] };
  expect(openSecret(sealed, changed)).toBe(secret);
  expect(() => openSecret(sealed, { ...changed, earlier: [] })).toThrow(/not listed/);
});
