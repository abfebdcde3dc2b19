import type { MembershipRole } from '@platform/contracts';
import { sessionOf } from '@platform/mfe-kit/session-fixture';
import { describe, expect, it } from 'vitest';
import { choiceIn, hasChoice, isPresent, workplacesOf, workText } from './workplaces.ts';

const membership = (id: string, organizationName: string, ...assumableRoles: MembershipRole[]) => ({
  id,
  role: assumableRoles[0] ?? 'ADVISOR',
  isPrimaryAdmin: false,
  assumableRoles,
  organizationName,
});
const northmere = membership('m1', 'Northmere Wealth', 'ESTATE_SPECIALIST', 'ADVISOR');
const harrow = membership('m2', 'Harrow Lane', 'CLIENT');
const account = (...[changes]: Parameters<typeof sessionOf>) => {
  const { account: own } = sessionOf(changes);
  if (!own) throw new Error('the sample session has an account');
  return own;
};

describe('where an account may work', () => {
  it('R067 R121: in one organization it is the roles of the switcher that the account may hold', () => {
    const planner = account({
      account: { assumableRoles: ['ADVISOR', 'ESTATE_SPECIALIST'], memberships: [northmere] },
    });
    expect(workplacesOf(planner)).toEqual([
      { membershipId: null, name: 'Work as', roles: ['ESTATE_SPECIALIST', 'ADVISOR'] },
    ]);
    const client = account({ account: { assumableRoles: ['CLIENT'], memberships: [harrow] } });
    expect(hasChoice(workplacesOf(client))).toBe(false);
  });

  it('with several, each organization has a name and the roles of its membership', () => {
    const both = account({ account: { memberships: [northmere, harrow] } });
    expect(workplacesOf(both)).toEqual([
      { membershipId: 'm1', name: 'Northmere Wealth', roles: ['ESTATE_SPECIALIST', 'ADVISOR'] },
      { membershipId: 'm2', name: 'Harrow Lane', roles: ['CLIENT'] },
    ]);
  });

  it('R120: a super administrator of several organizations holds every role in each, and the platform once', () => {
    const places = workplacesOf(account({ account: { isSuperadmin: true, memberships: [northmere, harrow] } }));
    expect(places.map(({ name, roles }) => [name, roles.length])).toEqual([
      ['Whole platform', 1],
      ['Northmere Wealth', 5],
      ['Harrow Lane', 5],
    ]);
  });

  it('R068: the same role in another organization is another choice', () => {
    const advisor = account({ account: { activeRole: 'ADVISOR', activeMembership: northmere } });
    expect(isPresent(advisor, { role: 'ADVISOR', membershipId: null })).toBe(true);
    expect(isPresent(advisor, { role: 'ADVISOR', membershipId: 'm1' })).toBe(true);
    expect(isPresent(advisor, { role: 'ADVISOR', membershipId: 'm2' })).toBe(false);
    expect(isPresent(advisor, { role: 'ESTATE_SPECIALIST', membershipId: 'm1' })).toBe(false);
  });

  it('going there keeps the present role where it is held there, else takes the first', () => {
    const [first, second] = workplacesOf(account({ account: { memberships: [northmere, harrow] } }));
    const advisor = account({ account: { activeRole: 'ADVISOR' } });
    expect(first && choiceIn(advisor, first)).toEqual({ role: 'ADVISOR', membershipId: 'm1' });
    expect(second && choiceIn(advisor, second)).toEqual({ role: 'CLIENT', membershipId: 'm2' });
  });

  it('is told by role and organization', () => {
    expect(workText('ADVISOR', 'Northmere Wealth')).toBe('Advisor at Northmere Wealth');
    expect(workText('SUPER_ADMIN', undefined)).toBe('Super Admin');
  });
});
