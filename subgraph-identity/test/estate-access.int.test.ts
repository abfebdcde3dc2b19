import { newId } from '@platform/kernel';
import {
  CASTELLAN_ESTATE_ID,
  SAMPLE_ACCOUNTS,
  SAMPLE_ORGANIZATIONS,
  sampleEstateId,
} from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guestsOf } from './guest-harness.ts';
import { codesOf, forgetAttempts, type StartedIdentity, startIdentity } from './identity-harness.ts';

const { northmere, operations } = SAMPLE_ORGANIZATIONS;
const OTHER_ESTATE = sampleEstateId(911);
const FOREIGN_ESTATE = sampleEstateId(912);
let identity: StartedIdentity;
let advisor: string;
let guests: ReturnType<typeof guestsOf>;
beforeAll(async () => {
  identity = await startIdentity({ PUBLIC_URL: 'https://plans.example' });
  await identity.knowEstate(CASTELLAN_ESTATE_ID, northmere.id);
  await identity.knowEstate(OTHER_ESTATE, northmere.id);
  await identity.knowEstate(FOREIGN_ESTATE, operations.id);
  advisor = await identity.signIn('advisor@example.com');
  guests = guestsOf(identity, advisor);
});
beforeEach(() => forgetAttempts(identity.redis));
afterAll(() => identity.stop());

const ACCESS = `query ($estateId: ID!) {
  estateAccess(estateId: $estateId) { id name emailAddress role status since endsAt invitationId estatesCount }
}`;
const REVOKE = 'mutation ($estateId: ID!, $id: ID!) { revokeEstateAccess(estateId: $estateId, id: $id) { ok } }';
const INVITE_CLIENT =
  'mutation ($input: InviteClientInput!) { inviteClient(input: $input) { invitationToken { id } } }';

interface Row {
  readonly id: string;
  readonly emailAddress: string;
  readonly role: string;
  readonly status: string;
  readonly invitationId: string | null;
  readonly estatesCount: number;
}
const listed = async (estateId = CASTELLAN_ESTATE_ID, token = advisor): Promise<Row[]> =>
  Object((await identity.graphql(ACCESS, { estateId }, { token })).data?.['estateAccess']);
const rowOf = async (emailAddress: string, estateId?: string) =>
  (await listed(estateId)).find((row) => row.emailAddress === emailAddress);
const revoke = (id: string | undefined, estateId = CASTELLAN_ESTATE_ID, token = advisor) =>
  identity.graphql(REVOKE, { estateId, id: id ?? '' }, { token });
const scopeOf = async (session: string | undefined) => (await identity.actorOf(session)).scope;

describe('who was let into an estate', () => {
  it('is listed while the invitation waits, and as the same one after it was accepted', async () => {
    const emailAddress = `invited-${newId().slice(0, 8)}@example.com`;
    const link = await guests.linkOf(emailAddress);
    const waiting = await rowOf(emailAddress);
    expect(waiting).toMatchObject({ role: 'EXTERNAL_COLLABORATOR', status: 'INVITE_PENDING', estatesCount: 1 });
    await guests.verifyByMail((await guests.come(link)).session, emailAddress);
    expect(await rowOf(emailAddress)).toMatchObject({ id: waiting?.id, status: 'ACTIVE', invitationId: null });
    expect((await listed()).filter((row) => row.emailAddress === emailAddress)).toHaveLength(1);
  });
  it('members of the organization, who see every estate, are not among them', async () => {
    expect((await listed()).map(({ role }) => role)).not.toContain('ADVISOR');
    // The sample client and attorney were given this one estate.
    expect((await listed()).map(({ emailAddress }) => emailAddress)).toContain('client@example.com');
  });
  it('is asked of an estate in reach only, and by none of those who were let in', async () => {
    const { errors } = await identity.graphql(ACCESS, { estateId: FOREIGN_ESTATE }, { token: advisor });
    expect(codesOf({ errors })).toEqual(['NOT_FOUND']);
    const attorney = await identity.signIn('attorney@example.com');
    const asked = await identity.graphql(ACCESS, { estateId: CASTELLAN_ESTATE_ID }, { token: attorney });
    expect(codesOf(asked)).toEqual(['FORBIDDEN']);
  });
});

describe('taking access back', () => {
  it('an invitation that waits opens nothing any more', async () => {
    const emailAddress = `invited-${newId().slice(0, 8)}@example.com`;
    const link = await guests.linkOf(emailAddress);
    expect((await revoke((await rowOf(emailAddress))?.id)).data).toEqual({ revokeEstateAccess: { ok: true } });
    expect(await rowOf(emailAddress)).toBeUndefined();
    expect(codesOf(await guests.come(link))).toEqual(['NOT_FOUND']);
  });
  it('a guest who came in is out at once, and the link does not bring the guest back', async () => {
    const guest = await guests.guest();
    expect(await scopeOf(guest.session)).toMatchObject({ estateIds: [CASTELLAN_ESTATE_ID] });
    await revoke((await rowOf(guest.emailAddress))?.id);
    expect(await rowOf(guest.emailAddress)).toBeUndefined();
    expect((await scopeOf(guest.session)).estateIds).toEqual([]);
    expect(codesOf(await guest.come())).toEqual(['NOT_FOUND']);
    expect((await identity.shared.accounts.byEmailAddress(guest.emailAddress))?.memberships).toEqual([]);
  });
  it('of one of two estates leaves the other, also for who comes by the link again', async () => {
    const guest = await guests.guest([CASTELLAN_ESTATE_ID, OTHER_ESTATE]);
    expect(await rowOf(guest.emailAddress)).toMatchObject({ estatesCount: 2 });
    await revoke((await rowOf(guest.emailAddress))?.id);
    expect((await scopeOf(guest.session)).estateIds).toEqual([OTHER_ESTATE]);
    const again = await guests.verifyByMail((await guest.come()).session, guest.emailAddress);
    expect((await scopeOf(again)).estateIds).toEqual([OTHER_ESTATE]);
    expect(await rowOf(guest.emailAddress, OTHER_ESTATE)).toMatchObject({ status: 'ACTIVE', estatesCount: 1 });
  });
  it('of a waiting invitation to two estates leaves the link good for the other', async () => {
    const emailAddress = `invited-${newId().slice(0, 8)}@example.com`;
    const link = await guests.linkOf(emailAddress, [CASTELLAN_ESTATE_ID, OTHER_ESTATE]);
    await revoke((await rowOf(emailAddress))?.id);
    const session = await guests.verifyByMail((await guests.come(link)).session, emailAddress);
    expect((await scopeOf(session)).estateIds).toEqual([OTHER_ESTATE]);
  });
  it('what was shared one by one is reached together, and taken back one by one', async () => {
    const guest = await guests.guest();
    const second = await guests.linkOf(guest.emailAddress, [OTHER_ESTATE]);
    const both = await guests.verifyByMail((await guests.come(second)).session, guest.emailAddress);
    expect((await scopeOf(both)).estateIds.toSorted()).toEqual([CASTELLAN_ESTATE_ID, OTHER_ESTATE].toSorted());
    await revoke((await rowOf(guest.emailAddress))?.id);
    expect((await scopeOf(both)).estateIds).toEqual([OTHER_ESTATE]);
  });
  it('a client is invited and taken back the same way', async () => {
    const emailAddress = `client-${newId().slice(0, 8)}@example.com`;
    const input = { organizationId: northmere.id, emailAddress, name: 'Cleo Client', estateId: CASTELLAN_ESTATE_ID };
    await identity.graphql(INVITE_CLIENT, { input }, { token: advisor });
    const row = await rowOf(emailAddress);
    expect(row).toMatchObject({ role: 'CLIENT', status: 'INVITE_PENDING' });
    await revoke(row?.id);
    expect(await rowOf(emailAddress)).toBeUndefined();
  });
  it('is for nobody of a foreign organization, and for none of those who were let in', async () => {
    const guest = await guests.guest();
    const id = (await rowOf(guest.emailAddress))?.id;
    expect(codesOf(await revoke(id, FOREIGN_ESTATE))).toEqual(['NOT_FOUND']);
    expect(codesOf(await revoke(id, CASTELLAN_ESTATE_ID, guest.session))).toEqual(['FORBIDDEN']);
    expect((await scopeOf(guest.session)).estateIds).toEqual([CASTELLAN_ESTATE_ID]);
  });
  it('is in the audit trail with whose it was', async () => {
    const guest = await guests.guest();
    await revoke((await rowOf(guest.emailAddress))?.id);
    const { data } = await identity.graphql(
      `query ($id: ID!) { auditEntries(organizationId: $id, actions: ["estate.access-ended"]) {
        collection { action outcome subjectId details }
      } }`,
      { id: northmere.id },
      { token: await identity.signIn('super@example.com') },
    );
    const [newest] = Object(data?.['auditEntries']).collection;
    expect(newest).toMatchObject({ outcome: 'SUCCEEDED', subjectId: CASTELLAN_ESTATE_ID });
    expect(JSON.stringify(newest)).toContain('Gus Guest');
  });
});

describe('the portal of a person of a household', () => {
  const ENTITY = `query ($r: [_Any!]!) {
    _entities(representations: $r) {
      ... on Person { id invitationStatus invitationToken { id emailAddress status } memberships { role } }
    }
  }`;
  const seen = async (personId: string, token: string) => {
    const { data } = await identity.graphql(ENTITY, { r: [{ __typename: 'Person', id: personId }] }, { token });
    return Object(data?.['_entities'])[0] as Record<string, unknown> | null;
  };
  it('says how the last invitation stands and what the account reaches, to those who may see who was let in', async () => {
    const [estateId, personId] = [newId(), newId()];
    await identity.knowEstate(estateId, northmere.id, { personIds: [personId] });
    const nothing = { invitationStatus: 'NO_ACCESS', invitationToken: null, memberships: [] };
    expect(await seen(personId, advisor)).toEqual({ id: personId, ...nothing });
    const emailAddress = `portal-${newId().slice(0, 8)}@example.com`;
    const input = { organizationId: northmere.id, estateId, personId, emailAddress, name: 'Iris Kestrel' };
    const made = await identity.graphql(INVITE_CLIENT, { input }, { token: advisor });
    expect(made.errors).toEqual([]);
    expect(await seen(personId, advisor)).toMatchObject({
      invitationStatus: 'INVITE_PENDING',
      invitationToken: { emailAddress, status: 'INVITE_PENDING' },
      memberships: [],
    });
    const client = await identity.signIn('client@example.com');
    const withheld = { invitationStatus: null, invitationToken: null, memberships: null };
    expect(await seen(personId, client)).toMatchObject(withheld);
    const foreign = newId();
    await identity.knowEstate(newId(), operations.id, { personIds: [foreign] });
    for (const id of [foreign, newId()]) expect(await seen(id, advisor)).toMatchObject(withheld);
  });
  it('the sample client’s account reaches her household', async () => {
    const [account] = await identity.shared.accounts.byIds([SAMPLE_ACCOUNTS.client.id]);
    const personId = account?.personId ?? '';
    await identity.knowEstate(CASTELLAN_ESTATE_ID, northmere.id, { version: 99, personIds: [personId] });
    expect(await seen(personId, advisor)).toMatchObject({
      invitationStatus: 'ACTIVE',
      memberships: [{ role: 'CLIENT' }],
    });
  });
});
