import type { MembershipRole } from '@platform/contracts';
import { describe, expect, it } from 'vitest';
import { type Account, newAccount } from '../account/account.ts';
import {
  assertMayImpersonate,
  type Impersonator,
  impersonationMinutes,
  sameOriginPath,
  supportReason,
} from './impersonation-rules.ts';

const target = (role: MembershipRole, rest: Partial<Account> = {}, organizationId = 'o1'): Account => ({
  ...newAccount('t1', 't@example.com'),
  isSuperadmin: role === 'SUPER_ADMIN',
  memberships: [{ id: 'm1', organizationId, role, isEstateSpecialist: false, estateIds: [], joinedAt: new Date(0) }],
  activeMembershipId: 'm1',
  ...rest,
});
const caller = (activeRole: MembershipRole, rest: Partial<Impersonator> = {}): Impersonator => ({
  accountId: 'c1',
  activeRole,
  organizationIds: ['o1', 'o1a'],
  alreadyImpersonating: false,
  ...rest,
});
const allowed = (who: Impersonator, whom: Account): boolean => {
  try {
    assertMayImpersonate(who, whom);
    return true;
  } catch {
    return false;
  }
};

describe('who may act as whom', () => {
  it.each<[MembershipRole, MembershipRole, string, boolean]>([
    ['SUPER_ADMIN', 'ADVISOR', 'o1', true],
    ['SUPER_ADMIN', 'ADMIN', 'elsewhere', true],
    ['SUPER_ADMIN', 'SUPER_ADMIN', 'o1', false],
    ['ADMIN', 'ADVISOR', 'o1', true],
    ['ADMIN', 'ESTATE_SPECIALIST', 'o1a', true],
    ['ADMIN', 'CLIENT', 'o1', true],
    ['ADMIN', 'ADMIN', 'o1', false],
    ['ADMIN', 'ADVISOR', 'elsewhere', false],
    ['ADMIN', 'SUPER_ADMIN', 'o1', false],
    ['ADVISOR', 'CLIENT', 'o1', false],
    ['ESTATE_SPECIALIST', 'CLIENT', 'o1', false],
    ['CLIENT', 'ADVISOR', 'o1', false],
  ])('%s acting as %s in %s: %s', (role, other, organizationId, is) => {
    expect(allowed(caller(role), target(other, {}, organizationId))).toBe(is);
  });
  it('never while acting as somebody else, never as oneself, never as a disabled account', () => {
    expect(allowed(caller('SUPER_ADMIN', { alreadyImpersonating: true }), target('ADVISOR'))).toBe(false);
    expect(allowed(caller('SUPER_ADMIN', { accountId: 't1' }), target('ADVISOR'))).toBe(false);
    expect(allowed(caller('SUPER_ADMIN'), target('ADVISOR', { disabledAt: new Date(0) }))).toBe(false);
  });
  it('an administrator may not act as a member of his firm who also belongs to another', () => {
    const both = target('ADVISOR');
    const elsewhere = {
      id: 'm2',
      organizationId: 'o9',
      role: 'ADVISOR' as const,
      isEstateSpecialist: false,
      estateIds: [],
      joinedAt: new Date(0),
    };
    expect(allowed(caller('ADMIN'), { ...both, memberships: [...both.memberships, elsewhere] })).toBe(false);
  });
});

describe('duration', () => {
  it('R061: is 60 minutes unless another is asked for, 240 at most, and long enough not to stop at once', () => {
    expect(impersonationMinutes(undefined)).toBe(60);
    expect(impersonationMinutes('15')).toBe(15);
    expect([5, 240].map(impersonationMinutes)).toEqual([5, 240]);
    for (const bad of [0, 4, 241, 5.5, 'soon', -5]) expect(() => impersonationMinutes(bad)).toThrow(/5 to 240/);
  });
});

describe('return location', () => {
  it.each([
    ['/clients?page=2#top', '/clients?page=2#top'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/a\nb', '/'],
    [undefined, '/'],
  ])('%s → %s', (asked, is) => expect(sameOriginPath(asked, '/')).toBe(is));
});

describe('the reason of support mode', () => {
  it('is one line', () => expect(supportReason('  A question\nabout a report ')).toBe('A question about a report'));
  it.each(['A question\u0000here', 'A fdp.\u202Equestion', 'A que\u200Bstion', '', 12])('is not %j', (asked) => {
    expect(() => supportReason(asked)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT', field: 'reason' }));
  });
});
