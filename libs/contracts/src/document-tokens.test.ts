import { expect, it } from 'vitest';
import { tokensForPages } from './document-tokens.ts';

it.each([
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [41, 10, 5],
  [41, 20, 3],
])('%i pages at %i a token cost %i', (pages, rate, tokens) => expect(tokensForPages(pages, rate)).toBe(tokens));
