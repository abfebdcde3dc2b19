import { ROLES } from '@platform/contracts';
import { describe, expect, it } from 'vitest';
import { type Account, type Membership, newAccount } from './account.ts';
import { assumeRole, rolesOf, rolesOfMembership, scopeOf, startingRole } from './roles.ts';

const membership = (rest: Partial<Membership> = {}): Membership => ({
  id: 'm1',
  organizationId: 'o1',
  role: 'ADVISOR',
  isEstateSpecialist: false,
  estateIds: [],
  joinedAt: new Date(0),
  ...rest,
});
const account = (memberships: Membership[], rest: Partial<Account> = {}): Account => ({
  ...newAccount('a1', 'a@example.com'),
  memberships,
  activeMembershipId: memberships[0]?.id ?? null,
  ...rest,
});

describe('roles of an account', () => {
  it('R120: a super administrator holds all roles', () => {
    expect(rolesOf(account([], { isSuperadmin: true }))).toEqual([...ROLES]);
  });
  it('R121: a planner has the advisor and planner roles, plus admin if the membership is admin', () => {
    expect(rolesOfMembership({ role: 'ESTATE_SPECIALIST', isEstateSpecialist: true })).toEqual([
      'ESTATE_SPECIALIST',
      'ADVISOR',
    ]);
    expect(rolesOfMembership({ role: 'ADMIN', isEstateSpecialist: true })).toEqual([
      'ADMIN',
      'ESTATE_SPECIALIST',
      'ADVISOR',
    ]);
    expect(rolesOfMembership({ role: 'ADMIN', isEstateSpecialist: false })).toEqual(['ADMIN']);
  });
  it('joins the roles of several memberships and finds the membership that allows one', () => {
    const both = account([membership(), membership({ id: 'm2', organizationId: 'o2', role: 'ADMIN' })]);
    expect(rolesOf(both)).toEqual(['ADVISOR', 'ADMIN']);
    expect(assumeRole(both, 'ADMIN').membership?.id).toBe('m2');
    expect(assumeRole(both, 'ADVISOR', 'm2').membership?.id).toBe('m1');
  });
  it('refuses a role that the account does not hold', () => {
    expect(() => assumeRole(account([membership()]), 'ADMIN')).toThrow(/enough permissions/);
    expect(() => assumeRole(account([membership()]), 'SUPER_ADMIN')).toThrow(/enough permissions/);
  });
  it('starts in the last role while it is still held, else in the first membership', () => {
    expect(startingRole(account([membership({ role: 'ESTATE_SPECIALIST' })], { activeRole: 'ADVISOR' }))?.role).toBe(
      'ADVISOR',
    );
    expect(startingRole(account([membership()], { activeRole: 'ADMIN' }))?.role).toBe('ADVISOR');
    expect(startingRole(account([]))).toBeNull();
  });
});

describe('reach of a role', () => {
  it('R122: an administrator of a parent organization reaches its sub-organizations, an advisor does not', () => {
    const reach = (role: 'ADMIN' | 'ADVISOR') =>
      scopeOf({ role, membership: membership({ role }) }, ['o1a'], []).organizationIds;
    expect(reach('ADMIN')).toEqual(['o1', 'o1a']);
    expect(reach('ADVISOR')).toEqual(['o1']);
  });
  it.each(['CLIENT', 'EXTERNAL_COLLABORATOR', 'DOCUMENT_REVIEWER', 'ATTORNEY'] as const)(
    '%s reaches single estates only',
    (role) => {
      const granted = membership({ role, estateIds: ['e1'] });
      expect(scopeOf({ role, membership: granted }, ['o1a'], [])).toEqual({
        everything: false,
        organizationIds: [],
        estateIds: ['e1'],
      });
    },
  );
  it('estates that were shared one by one are reached together, of one role in one organization', () => {
    const shared = membership({ id: 'm1', role: 'ATTORNEY', estateIds: ['e1'] });
    const others = [
      membership({ id: 'm2', role: 'ATTORNEY', estateIds: ['e1', 'e2'] }),
      membership({ id: 'm3', role: 'CLIENT', estateIds: ['e3'] }),
      membership({ id: 'm4', role: 'ATTORNEY', organizationId: 'o2', estateIds: ['e4'] }),
    ];
    const scope = scopeOf({ role: 'ATTORNEY', membership: shared }, [], [shared, ...others]);
    expect(scope.estateIds).toEqual(['e1', 'e2']);
  });
  it('a super administrator reaches everything only while acting as such', () => {
    expect(scopeOf({ role: 'SUPER_ADMIN', membership: null }, [], []).everything).toBe(true);
    expect(scopeOf({ role: 'ADVISOR', membership: membership() }, [], []).everything).toBe(false);
  });
});
