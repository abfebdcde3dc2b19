import { describe, expect, it } from 'vitest';
import { MEMBERSHIP_ROLES } from './enums/roles.ts';
import { CLIENT_LABELS, labelFor, labelOf } from './labels.ts';

describe('labelFor', () => {
  it('gives a client words of her own for what a document needs', () => {
    expect(labelFor('CLIENT', 'DocumentStatus', 'NOT_REVIEWED')).toBe('On record');
    expect(labelFor('CLIENT', 'DocumentStatus', 'ACTION_REQUIRED')).toBe('Ask your advisor');
  });
  it.each([...MEMBERSHIP_ROLES.filter((role) => role !== 'CLIENT'), null, undefined])(
    '%s reads the firm’s words',
    (role) => {
      expect(labelFor(role, 'DocumentStatus', 'ACTION_REQUIRED')).toBe('Action Required');
    },
  );
  it('has one label for all where a client has none of her own', () => {
    expect(labelFor('CLIENT', 'DocumentStatus', 'MISSING')).toBe(labelOf('DocumentStatus', 'MISSING'));
    expect(labelFor('CLIENT', 'TrustKind', 'ILIT')).toBe('Insurance trust');
  });
  it('tells a client of no review and asks her for no action without saying which', () => {
    for (const words of Object.values(CLIENT_LABELS).flatMap((table) => Object.values(table)))
      expect(words).not.toMatch(/review|action|applicable|_/i);
  });
});
