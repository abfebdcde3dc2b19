import { describe, expect, it } from 'vitest';
import { checkedPreparedBy, MAX_PREPARED_BY } from './prepared-by.ts';

describe('checkedPreparedBy', () => {
  it('takes the spaces around a name away, and nothing but spaces for no name', () => {
    expect(checkedPreparedBy(' Nora Finch ')).toBe('Nora Finch');
    expect(checkedPreparedBy('   ')).toBeNull();
    expect(checkedPreparedBy(undefined)).toBeNull();
  });
  it('refuses a name that does not fit on the cover', () => {
    expect(checkedPreparedBy('n'.repeat(MAX_PREPARED_BY))).toHaveLength(MAX_PREPARED_BY);
    expect(() => checkedPreparedBy('n'.repeat(MAX_PREPARED_BY + 1))).toThrow(/at most 60 characters/);
  });
});
