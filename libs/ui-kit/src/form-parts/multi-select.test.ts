import { describe, expect, it } from 'vitest';
import { chosenAfter } from './multi-select.ts';

describe('multi-select cards', () => {
  it.each([1, 2, undefined])('R249: choosing a selected card removes it (maximum %s)', (maximum) => {
    expect(chosenAfter(['a'], 'a', maximum)).toEqual([]);
    expect(chosenAfter(['a', 'b'], 'a', maximum)).toEqual(['b']);
  });
  it('R250: with maximum 1 a new choice replaces the old', () => {
    expect(chosenAfter(['a'], 'b', 1)).toEqual(['b']);
    expect(chosenAfter([], 'b', 1)).toEqual(['b']);
  });
  it('R251: with a maximum above 1 a choice is added only while the count is below the maximum', () => {
    expect(chosenAfter(['a'], 'b', 2)).toEqual(['a', 'b']);
    expect(chosenAfter(['a', 'b'], 'c', 2)).toEqual(['a', 'b']);
    expect(chosenAfter(['a', 'b'], 'c', 3)).toEqual(['a', 'b', 'c']);
  });
  it('adds without end where there is no maximum, and changes no list it was given', () => {
    const chosen = Object.freeze(['a', 'b', 'c']);
    expect(chosenAfter(chosen, 'd')).toEqual(['a', 'b', 'c', 'd']);
  });
});
