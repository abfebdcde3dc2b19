import { describe, expect, it } from 'vitest';
import { MEMBERSHIP_ROLES, type MembershipRole } from '../enums/roles.ts';
import { OUTSTANDING_DUTIES } from '../outstanding-duty.ts';
import { ACTIONS, can, type PolicyActor } from './index.ts';

/**
 * What the specification and the decisions say, written down a second time and by hand: a slip in the policy must fail
 * here, and a new action is not known until it has a row. Sources: platform shell §1, §2 (menus, search, disabled
 * organization), §4 (administration, support mode), §6; estate domain §6; issue of access and accounts, 7 and 8.
 *
 * One letter for each role that may: A admin, V advisor, T attorney, C client, D document reviewer, E estate specialist
 * (planner), R report administrator, S super administrator, X external collaborator. A small letter is a role
 * that may while a switch of the organization is on: `v` advisorCanGenerateReport, `a` usesAuditLog.
 */
const LETTERS: Readonly<Record<string, MembershipRole>> = {
  A: 'ADMIN',
  V: 'ADVISOR',
  T: 'ATTORNEY',
  C: 'CLIENT',
  D: 'DOCUMENT_REVIEWER',
  E: 'ESTATE_SPECIALIST',
  R: 'REPORT_ADMIN',
  S: 'SUPER_ADMIN',
  X: 'EXTERNAL_COLLABORATOR',
};

/**
 * The marks behind the roles: `renderer` may be asked by the session that renders a report, `not-in-support` is refused
 * while somebody is impersonated, `own` concerns the own account and goes on in a disabled organization, `duty` does
 * not wait for a new password or a second factor.
 */
type Mark = 'renderer' | 'not-in-support' | 'own' | 'duty';

const EXPECTED: Readonly<Record<string, readonly [roles: string, ...marks: Mark[]]>> = {
  'estate:list': ['A V T - D E R S X'],
  'estate:view': ['A V T C D E R S X', 'renderer'],
  'estate:create': ['A V - - - E - S -'],
  'estate:edit': ['A V T - - E - S -'],
  'estate:onboard': ['A V T C - E - S -'],
  'estate:manage': ['A V - - - E - S -'],
  'estate:delete': ['A - - - - - - S -'],
  'document:view': ['A V T C D E R S X', 'renderer'],
  'document:upload': ['A V T C - E - S -'],
  'document:delete': ['A V - - - E - S -'],
  'abstraction:request': ['A V - - - E - S -'],
  'abstraction:profile': ['a v - - - e - s -'],
  'abstraction:review': ['A V T - D E - S -'],
  'review:view': ['A V T - D E - S -'],
  'review:request': ['A V T - - E - S -'],
  'review:work': ['A - T - D E - S -'],
  'report:view': ['A V T C - E R S -', 'renderer'],
  'report:create': ['A v - - - E R S -'],
  'report:own-settings': ['A v - - - E R S -', 'not-in-support'],
  'report:revise': ['A V T - - E R S -'],
  'report:templates': ['a v - - - e r s -'],
  'report:content': ['A - - - - - R S -'],
  'report:delete': ['A V - - - E R S -'],
  'search:run': ['A V - - - E - S -'],
  'notification:view': ['A V - - - E - S -'],
  'organization:view': ['A V T C D E R S X', 'renderer', 'duty'],
  'organization:overview': ['A - - - - - - S -'],
  'organization:edit': ['A - - - - - - S -'],
  'organization:create': ['- - - - - - - S -'],
  'organization:single-sign-on': ['- - - - - - - S -'],
  'organization:list': ['- - - - - - - S -'],
  'quota:view': ['A V - - - E R S -'],
  'quota:edit': ['- - - - - - - S -'],
  'flag:edit': ['A - - - - - - S -'],
  'member:list': ['A - - - - - - S -'],
  'member:invite': ['A - - - - - - S -', 'not-in-support'],
  'member:edit': ['A - - - - - - S -'],
  'member:remove': ['A - - - - - - S -'],
  'client:invite': ['A V - - - E - S -', 'not-in-support'],
  'estate:share-list': ['A V - - - E - S -'],
  'account:administer': ['A - - - - - - S -'],
  'account:self': ['A V T C D E R S X', 'own', 'duty'],
  'account:profile': ['A V T C D E R S X', 'own', 'not-in-support'],
  'account:security': ['A V T C D E R S X', 'own', 'not-in-support', 'duty'],
  'support:request': ['A V T C D E R S X'],
  'support:impersonate': ['A - - - - - - S -'],
  'realtime:connect': ['A V T C D E R S X'],
  'audit:view': ['a - - - - - - S -'],
  'library:notes': ['A - - - - E - S -'],
};

const ROWS = Object.entries(EXPECTED).map(([action, [roles, ...marks]]) => ({
  action: action as (typeof ACTIONS)[number],
  allowed: roles.split(' ').flatMap((letter) => LETTERS[letter.toUpperCase()] ?? []),
  conditional: roles.split(' ').flatMap((letter) => (/[a-z]/.test(letter) ? LETTERS[letter.toUpperCase()] : []) ?? []),
  has: (mark: Mark) => marks.includes(mark),
}));

const as = (activeRole: MembershipRole | null, changes: Partial<PolicyActor> = {}): PolicyActor => ({
  kind: 'account',
  activeRole,
  isSuperadmin: false,
  settings: {
    advisorCanGenerateReport: true,
    enableReportTemplates: true,
    enableVaiAutomaticProfiles: true,
    usesAuditLog: true,
  },
  organizationDisabled: false,
  impersonator: null,
  duty: null,
  ...changes,
});
const IN_SUPPORT = { impersonator: { accountId: 'a', name: 'Sam Okoro', emailAddress: 'super@example.com' } };

/** Roles that may take an action in a situation, in the order of all roles. */
const whoMay = (action: (typeof ACTIONS)[number], changes: Partial<PolicyActor> = {}): MembershipRole[] =>
  MEMBERSHIP_ROLES.filter((role) => can(as(role, changes), action));
const inOrder = (roles: readonly MembershipRole[]): MembershipRole[] =>
  MEMBERSHIP_ROLES.filter((role) => roles.includes(role));

describe('the access policy against the table of expectations', () => {
  it('has one row for each action, and none for an action that is gone', () => {
    expect([...ACTIONS].toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
    expect(Object.values(LETTERS).toSorted()).toEqual([...MEMBERSHIP_ROLES].toSorted());
  });

  it.each(ROWS)('$action is for exactly its roles', ({ action, allowed }) => {
    expect(whoMay(action)).toEqual(inOrder(allowed));
  });

  it.each(ROWS)('$action with every switch of the organization off is still for its unconditional roles', (row) => {
    const rest = row.allowed.filter((role) => !row.conditional.includes(role));
    expect(whoMay(row.action, { settings: {} })).toEqual(inOrder(rest));
  });

  it.each(ROWS)('$action in support mode', ({ action, allowed, has }) => {
    expect(whoMay(action, IN_SUPPORT)).toEqual(has('not-in-support') ? [] : inOrder(allowed));
  });

  it.each(ROWS)(
    '$action in a disabled organization: advisors, planners and admins keep only their own account',
    (row) => {
      const { action, allowed, has } = row;
      const stopped: readonly MembershipRole[] = ['ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN'];
      const left = has('own') ? allowed : allowed.filter((role) => !stopped.includes(role));
      expect(whoMay(action, { organizationDisabled: true })).toEqual(inOrder(left));
    },
  );

  it.each(ROWS)('$action while a new password or a second factor is due', ({ action, allowed, has }) => {
    for (const duty of OUTSTANDING_DUTIES) {
      expect(whoMay(action, { duty })).toEqual(has('duty') ? inOrder(allowed) : []);
    }
  });

  it.each(ROWS)('$action by the session that renders a report, whatever role it was made from', ({ action, has }) => {
    for (const role of [...MEMBERSHIP_ROLES, null]) {
      expect(can(as(role, { kind: 'microservice' }), action)).toBe(has('renderer'));
    }
  });

  it.each(ROWS)(
    '$action is nothing for visitors and for accounts without a role, and everything for a service',
    (row) => {
      for (const role of [...MEMBERSHIP_ROLES, null])
        expect(can(as(role, { kind: 'anonymous' }), row.action)).toBe(false);
      expect(can(as(null), row.action)).toBe(false);
      expect(can(as(null, { kind: 'system' }), row.action)).toBe(true);
    },
  );

  it.each(ROWS)('$action gives a super administrator who acts in another role no more than that role', (row) => {
    expect(whoMay(row.action, { isSuperadmin: true })).toEqual(inOrder(row.allowed));
  });
});
