import { newId } from '@platform/kernel';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetAttempts, type StartedIdentity, startIdentity } from './identity-harness.ts';

const { northmere, operations } = SAMPLE_ORGANIZATIONS;
let identity: StartedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
beforeEach(() => forgetAttempts(identity.redis));
afterAll(() => identity.stop());

const ENTITY = `query ($id: ID!) { _entities(representations: [{ __typename: "Account", id: $id }]) { ... on Account {
  name activeRole isEstateSpecialist activeMembership { role organizationName } } } }`;
const seen = async (id: string, by: string) =>
  Object(
    (
      await identity.graphql(
        ENTITY.replace('query ($id: ID!)', 'query').replace('id: $id', `id: "${id}"`),
        {},
        { token: await identity.signIn(by) },
      )
    ).data?.['_entities'],
  )[0] as Record<string, unknown>;

describe('what is told of an account that belongs to several organizations', () => {
  it('a colleague learns nothing of the other one, also while the account acts there', async () => {
    const membership = {
      id: newId(),
      organizationId: operations.id,
      role: 'ESTATE_SPECIALIST' as const,
      isEstateSpecialist: true,
      estateIds: [],
      joinedAt: new Date(),
    };
    const { id } = SAMPLE_ACCOUNTS.advisor;
    await identity.shared.accounts.addMembership(id, membership);
    await identity.shared.accounts.setActive(id, { role: 'ESTATE_SPECIALIST', membershipId: membership.id });
    for (const colleague of ['planner@example.com', 'admin@example.com'])
      expect(await seen(id, colleague)).toEqual({
        name: SAMPLE_ACCOUNTS.advisor.name,
        activeRole: null,
        activeMembership: null,
        isEstateSpecialist: false,
      });
    expect(await seen(id, 'super@example.com')).toMatchObject({
      activeMembership: { organizationName: operations.name },
    });
    await identity.shared.accounts.removeMembership(id, membership.id);
  });
});

describe('who exists', () => {
  const ADDRESSES = ['super@example.com', `nobody-${newId()}@example.com`];
  it('is not told to whoever invites', async () => {
    const token = await identity.signIn('admin@example.com');
    const FIELDS = 'id status acceptance';
    const told = await Promise.all(
      ADDRESSES.map(async (emailAddress) => {
        const input = { organizationId: northmere.id, emailAddress, role: 'ADVISOR' };
        const { data, errors } = await identity.graphql(
          `mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { invitationToken { ${FIELDS} } } }`,
          { input },
          { token },
        );
        expect(errors).toEqual([]);
        return Object(data?.['inviteMember']).invitationToken as { id: string; acceptance: unknown };
      }),
    );
    expect(told.map(({ acceptance }) => acceptance)).toEqual([null, null]);
    const listed = await identity.graphql(
      `query ($organizationId: ID!) { invitationTokens(organizationId: $organizationId, open: true) { collection { ${FIELDS} } } }`,
      { organizationId: northmere.id },
      { token },
    );
    const { collection } = Object(listed.data?.['invitationTokens']) as { collection: { acceptance: unknown }[] };
    expect(new Set(collection.map(({ acceptance }) => acceptance))).toEqual(new Set([null]));
    // Whoever holds the mailed link is who it is about.
    const READ = 'query ($token: String!) { invitationToken(token: $token) { acceptance } }';
    const links = await Promise.all(told.map(({ id }) => identity.linkTokenOf(id)));
    const opened = await Promise.all(links.map((link) => identity.graphql(READ, { token: link })));
    expect(opened.map(({ data }) => Object(data?.['invitationToken']).acceptance)).toEqual(['SIGN_IN', 'NEW_ACCOUNT']);
  });

  it('is not told by a refused start of support mode, and no foreign name is left on the trail', async () => {
    const token = await identity.signIn('admin@example.com');
    const answers = [];
    for (const userId of [SAMPLE_ACCOUNTS.super.id, 'no-such-account']) {
      const { status, body } = await identity.internal('POST', '/internal/impersonation/start', {
        token,
        body: { reason: 'A question about a report', user_id: userId },
      });
      answers.push({ status, ...body });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 404, success: false });
    const TRAIL = `query ($organizationId: ID!) { auditEntries(organizationId: $organizationId, actions: ["impersonation.refused"]) {
      collection { accountName subjectName outcome } } }`;
    const { data } = await identity.graphql(TRAIL, { organizationId: northmere.id }, { token });
    const { collection } = Object(data?.['auditEntries']) as { collection: object[] };
    expect(collection.slice(0, 2)).toEqual(
      Array.from({ length: 2 }, () => ({
        accountName: SAMPLE_ACCOUNTS.admin.name,
        subjectName: null,
        outcome: 'REFUSED',
      })),
    );
  });
});

describe('what a firm pays for', () => {
  const ORGANIZATION = 'query ($id: ID!) { organization(id: $id) { name clientsCount seatsAllocated tierName } }';
  const read = async (who: string) =>
    (await identity.graphql(ORGANIZATION, { id: northmere.id }, { token: await identity.signIn(who) })).data?.[
      'organization'
    ];
  it.each(['client@example.com', 'collaborator@example.com'])('%s is not told', async (who) => {
    expect(await read(who)).toEqual({ name: northmere.name, clientsCount: null, seatsAllocated: null, tierName: null });
  });
  it('its members know its clients, its administrators the rest', async () => {
    expect(await read('advisor@example.com')).toMatchObject({ clientsCount: expect.any(Number), tierName: null });
    expect(await read('admin@example.com')).toMatchObject({
      clientsCount: expect.any(Number),
      tierName: expect.any(String),
      seatsAllocated: expect.any(Number),
    });
  });
});

describe('organizations that review plans', () => {
  const REVIEWING = '{ reviewOrganizations(pagination: { perPage: -1 }) { collection { id name } } }';
  const DISABLED = 'query ($id: ID!) { isReviewOrganizationDisabled(organizationId: $id) }';
  it('are the own one and others in reach alone, and say whether they are disabled', async () => {
    const ids = async (who: string): Promise<string[]> => {
      const { data } = await identity.graphql(REVIEWING, {}, { token: await identity.signIn(who) });
      return Object(data)['reviewOrganizations'].collection.map(({ id }: { id: string }) => id);
    };
    expect(await ids('planner@example.com')).toEqual([northmere.id]);
    const reviewing = await ids('super@example.com');
    expect([reviewing.length > 0, reviewing.includes(northmere.id)]).toEqual([true, false]);
    const token = await identity.signIn('planner@example.com');
    const { data } = await identity.graphql(DISABLED, { id: northmere.id }, { token });
    expect(data).toEqual({ isReviewOrganizationDisabled: false });
    const { errors } = await identity.graphql(DISABLED, { id: 'another' }, { token });
    expect(errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
  });
});

describe('trying ids', () => {
  it('is on record from the eleventh of an hour on: an old link now and then is not', async () => {
    const token = await identity.signIn('advisor@example.com');
    const body = { operations: ['estate'], subjects: ['an-id-of-somebody'], missing: true };
    const tried = async () =>
      (await identity.internal('POST', '/internal/access-denials', { token, body })).body['recorded'];
    const recorded = [];
    for (let n = 0; n < 12; n += 1) recorded.push(await tried());
    expect(recorded).toEqual([...Array.from({ length: 10 }, () => false), true, true]);
    const { entries } = await identity.shared.audit.list({
      chains: 'all',
      actions: ['access.probed'],
      skip: 0,
      limit: 5,
    });
    expect(entries).toMatchObject([
      { accountId: SAMPLE_ACCOUNTS.advisor.id, outcome: 'REFUSED', details: { operations: 'estate' } },
      {},
    ]);
  });
});
