import { describe, expect, it } from 'vitest';
import { tokensFor } from './upload.ts';

describe('tokensFor', () => {
  it.each([
    [1, 1],
    [10, 1],
    [11, 2],
    [41, 5],
  ])('%i pages need %i tokens: one for each ten begun', (pages, tokens) => expect(tokensFor(pages)).toBe(tokens));
});
