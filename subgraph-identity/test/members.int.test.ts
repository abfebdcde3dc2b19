import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetAttempts, type StartedIdentity, startIdentity } from './identity-harness.ts';

const { northmere } = SAMPLE_ORGANIZATIONS;
let identity: StartedIdentity;
let admin: string;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await identity.signIn('admin@example.com');
});
beforeEach(() => forgetAttempts(identity.redis));
afterAll(() => identity.stop());

const TEAM = `query ($organizationId: ID!, $role: MembershipRole, $sortBy: TeamMemberSort, $direction: SortDirection) {
  organizationTeam(organizationId: $organizationId, role: $role, sortBy: $sortBy, direction: $direction, includeSubOrganizations: true, pagination: { perPage: -1 }) {
    collection { id membershipId name emailAddress role lockedAt disabledAt lastSignedInAt mayBeChanged mayBeAdministered }
    metadata { totalCount }
  }
}`;
interface Row {
  readonly id: string;
  readonly membershipId: string;
  readonly name: string;
  readonly emailAddress: string;
  readonly role: string;
  readonly lockedAt: string | null;
  readonly disabledAt: string | null;
  readonly lastSignedInAt: string | null;
  readonly mayBeChanged: boolean;
  readonly mayBeAdministered: boolean;
}
async function team(variables: object = {}, token: string = admin): Promise<readonly Row[]> {
  const { data } = await identity.graphql(TEAM, { organizationId: northmere.id, ...variables }, { token });
  return Object(data?.['organizationTeam']).collection as Row[];
}
describe('what is stored of a member', () => {
  it('holds roles that there are, whoever writes one and how', async () => {
    const { id } = SAMPLE_ACCOUNTS.reviewer;
    const [membership] = (await identity.shared.accounts.byId(id))?.memberships ?? [];
    const { setActive, setMembershipRole } = identity.shared.accounts;
    const none = 'CARETAKER' as never;
    await expect(setActive(id, { role: none, membershipId: null })).rejects.toThrow('CARETAKER');
    await expect(setMembershipRole(id, membership?.id ?? '', none)).rejects.toThrow('CARETAKER');
    expect((await identity.shared.accounts.byId(id))?.memberships).toEqual([membership]);
  });
});

const ADMINISTER =
  'mutation ($id: ID!, $attributes: AccountAttributesInput!) { updateAccount(id: $id, attributes: $attributes) { ok } }';
const administer = (id: string, attributes: object) =>
  identity.graphql(ADMINISTER, { id, attributes }, { token: admin });

describe('the list of members', () => {
  it('is sorted by name, address or last sign-in, in both directions', async () => {
    const addresses = (rows: readonly Row[]) => rows.map(({ emailAddress }) => emailAddress);
    const byAddress = addresses(await team({ sortBy: 'EMAIL_ADDRESS' }));
    expect(byAddress).toEqual(byAddress.toSorted());
    expect(addresses(await team({ sortBy: 'EMAIL_ADDRESS', direction: 'DESC' }))).toEqual(byAddress.toReversed());
    const names = (await team()).map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    const [latest] = await team({ sortBy: 'LAST_SIGNED_IN', direction: 'DESC' });
    expect(latest?.id).toBe(SAMPLE_ACCOUNTS.admin.id);
  });
  it('is narrowed to one role', async () => {
    const rows = await team({ role: 'ESTATE_SPECIALIST' });
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(['ESTATE_SPECIALIST']));
  });
  it('says who is disabled and locked, and forgets a timed lock that is over', async () => {
    const rowOf = async (id: string) => (await team()).find((row) => row.id === id);
    const { reports, reviewer } = SAMPLE_ACCOUNTS;
    await administer(reports.id, { disabled: true });
    await identity.shared.accounts.lockUntil(reviewer.id, new Date(), new Date(Date.now() + 60_000));
    expect(await rowOf(reports.id)).toMatchObject({ disabledAt: expect.any(String), lockedAt: null });
    expect(await rowOf(reviewer.id)).toMatchObject({ disabledAt: null, lockedAt: expect.any(String) });
    identity.clock.offsetMs = 61_000;
    expect(await rowOf(reviewer.id)).toMatchObject({ lockedAt: null });
    identity.clock.offsetMs = 0;
    await administer(reports.id, { disabled: false });
  });
  it('says of each row what the API then allows and refuses', async () => {
    const UPDATE = 'mutation ($input: UpdateMembershipInput!) { updateMembership(input: $input) { ok } }';
    for (const { id, membershipId, role, mayBeChanged, mayBeAdministered } of await team()) {
      const changed = await identity.graphql(UPDATE, { input: { id: membershipId, role } }, { token: admin });
      expect(changed.errors.length === 0).toBe(mayBeChanged);
      const administered = await administer(id, { locked: false });
      expect(administered.errors.length === 0).toBe(mayBeAdministered);
    }
    const own = (await team()).find(({ id }) => id === SAMPLE_ACCOUNTS.admin.id);
    expect(own).toMatchObject({ mayBeChanged: false, mayBeAdministered: false });
  });
});
