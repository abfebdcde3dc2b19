import { describe, expect, it } from 'vitest';
import { MEMBERSHIP_ROLES } from '../enums/roles.ts';
import { reachesOwnClientsOnly } from './own-clients.ts';

describe('whoever reaches the own clients only', () => {
  it('is an advisor of an organization with access controls, and nobody else', () => {
    const limited = (settings: Record<string, boolean>) =>
      MEMBERSHIP_ROLES.filter((activeRole) => reachesOwnClientsOnly({ activeRole, settings }));
    expect(limited({ enableAccessControls: true })).toEqual(['ADVISOR']);
    expect(limited({ enableAccessControls: false })).toEqual([]);
    expect(limited({})).toEqual([]);
    expect(reachesOwnClientsOnly({ activeRole: null, settings: { enableAccessControls: true } })).toBe(false);
  });
});
