import { describe, expect, it } from 'vitest';
import { isTrustCompany } from './names.ts';

const PEOPLE = ['Ellen Moore', 'Graham Moore', 'Keystone Savings Bank', 'Moore Family Trust'];

describe('a name that ends in "Trust"', () => {
  it.each(['Keystone Trust', 'First Keystone Trust', 'Larkspur & Dunn Trust'])('is a company: %s', (name) => {
    expect(isTrustCompany(name, PEOPLE)).toBe(true);
  });

  it.each([
    'Ellen Moore Trust',
    'Moore Trust',
    'Larkspur Family Trust',
    'Bypass Trust',
    'The Marital Trust',
    'Trust A',
  ])('is an arrangement that holds no office: %s', (name) => {
    expect(isTrustCompany(name, PEOPLE)).toBe(false);
  });
});
