import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('turns', () => {
  it('go to whoever has least under way, then to whoever was served longest ago', () => {
    const turns = createTurns(2);
    turns.begin('large');
    expect(turns.order(['large', 'small'])).toEqual(['small', 'large']);
    turns.begin('small');
    turns.end('small');
    turns.end('large');
    expect(turns.order(['small', 'large'])).toEqual(['large', 'small']);
  });
  it('never give one organization more places than it may have, however much it has waiting', () => {
    const turns = createTurns(1);
    turns.begin('large');
    expect(turns.order(['large'])).toEqual([]);
    turns.end('large');
    expect(turns.order(['large'])).toEqual(['large']);
  });
});
