import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyAt, keyBetween } from './order-key.ts';

describe('an order key', () => {
  it('finds room before, after and between, however often', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(60), { maxLength: 80 }), (positions) => {
        const keys: string[] = [];
        for (const position of positions) {
          const at = Math.min(position, keys.length);
          const key = keyAt(at + 1, keys);
          keys.splice(at, 0, key);
          expect(keys.toSorted()).toEqual(keys);
          expect(new Set(keys).size).toBe(keys.length);
        }
      }),
    );
  });
  it('goes after both of two that have one key', () => {
    const key = keyAt(2, ['i', 'i', 'r']);
    expect(key > 'i' && key < 'r').toBe(true);
  });
  it('lies between a key and the same with more behind it', () => {
    const key = keyBetween('i', 'i01');
    expect(key > 'i' && key < 'i01').toBe(true);
  });
});
