import { describe, expect, it } from 'vitest';
import { editedValueOf, editTextOf } from './edit-text.ts';

describe('editing an extracted value', () => {
  it('corrects the money of a gift in dollars and keeps the rest', () => {
    const gift = { to: 'Castellan Family Foundation', kind: 'charity', amountCents: 50_000_000 };
    expect(editTextOf(gift)).toBe('500000.00');
    expect(editedValueOf(gift, '$600,000').value).toEqual({ ...gift, amountCents: 60_000_000 });
    expect(editedValueOf(gift, '-600').error).toBe('Please specify a valid number, without a minus');
  });
  it('corrects who serves, and a plain value as it is', () => {
    expect(editedValueOf({ role: 'trustee', person: 'Ruth Lindqvist' }, 'Ruth A. Lindqvist').value).toEqual({
      role: 'trustee',
      person: 'Ruth A. Lindqvist',
    });
    expect(editedValueOf('2019-04-11', '2019-04-12').value).toBe('2019-04-12');
  });
  it('takes no empty value', () => {
    expect(editedValueOf('x', '  ').error).toBe('Required');
  });
});
