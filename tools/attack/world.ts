import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS, SAMPLE_PASSWORD_DEFAULT } from '@platform/test-kit/sample-world';
import { FormData, fetch, WebSocket } from 'undici';
import type { Answer } from './verdict.ts';
import type { Ids } from './walk.ts';

export type SampleName = keyof typeof SAMPLE_ACCOUNTS;
export interface File {
  readonly name: string;
  readonly content: Buffer;
}

/** A browser's cookie, and a network of its own where the platform believes what a proxy says of that. */
export interface Attacker {
  readonly name: string;
  ask(query: string, variables?: object): Promise<Answer>;
  upload(query: string, input: object, file: File): Promise<Answer>;
  send(path: string, headers?: Readonly<Record<string, string>>): Promise<{ status: number; headers: Headers }>;
  /** A connection to /cable of this browser. */
  cable(): WebSocket;
  signIn(emailAddress: string, password: string): Promise<void>;
}

const someNetwork = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`;

const CUT = new Set(['EPIPE', 'ECONNRESET', 'UND_ERR_SOCKET']);

export function createAttacker(url: string, name: string): Attacker {
  let cookie = '';
  const headersOf = () => ({ 'x-forwarded-for': someNetwork(), ...(cookie && { cookie }) });
  const post = async (body: string | FormData, headers: Readonly<Record<string, string>>): Promise<Answer> => {
    const from = performance.now();
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { ...headersOf(), ...headers },
      body,
    }).catch((error: Error) => {
      // A body that is too long is refused while it is still being sent; the answer may be lost with the connection.
      if (CUT.has((error.cause as { code?: string } | undefined)?.code ?? '')) return null;
      throw error;
    });
    if (!response) return { status: 413, text: '', ms: performance.now() - from };
    const text = await response.text();
    const [set] = response.headers.getSetCookie();
    if (set) cookie = set.split(';', 1)[0] ?? '';
    return { status: response.status, text, ms: performance.now() - from };
  };
  const ask: Attacker['ask'] = (query, variables = {}) =>
    post(JSON.stringify({ query, variables }), { 'content-type': 'application/json' });
  return {
    name,
    ask,
    async upload(query, input, { name: filename, content }) {
      const form = new FormData();
      form.set('operations', JSON.stringify({ query, variables: { input: { ...input, file: null } } }));
      form.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
      form.set('0', new Blob([new Uint8Array(content)], { type: 'application/pdf' }), filename);
      return post(form, { 'apollo-require-preflight': '1' });
    },
    async send(path, headers = {}) {
      const response = await fetch(url + path, { headers: { ...headersOf(), ...headers } });
      await response.body?.cancel();
      return response as unknown as { status: number; headers: Headers };
    },
    cable: () =>
      new WebSocket(`${url.replace('http', 'ws')}/cable`, {
        protocols: ['graphql-transport-ws'],
        headers: { ...headersOf(), origin: url },
      }),
    async signIn(emailAddress, password) {
      const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { verified } }';
      const { text } = await ask(query, { input: { emailAddress, password } });
      if (!text.includes('"verified":true')) throw new Error(`sign-in of ${name}: ${text.slice(0, 300)}`);
    },
  };
}

export const samplePassword = (): string => process.env['SAMPLE_PASSWORD'] || SAMPLE_PASSWORD_DEFAULT;

export async function signedIn(url: string, who: SampleName): Promise<Attacker> {
  const attacker = createAttacker(url, who);
  await attacker.signIn(SAMPLE_ACCOUNTS[who].emailAddress, samplePassword());
  return attacker;
}

// biome-ignore lint/suspicious/noExplicitAny: the shape is that of each question
export async function dataOf(attacker: Attacker, query: string, variables: object = {}): Promise<any> {
  const { text } = await attacker.ask(query, variables);
  const { data, errors } = JSON.parse(text) as { data: unknown; errors?: unknown };
  if (errors || !data) throw new Error(`${attacker.name}: ${query.slice(0, 80)}: ${text.slice(0, 300)}`);
  return data;
}

/** What stands in the foreign estate and nowhere else. */
export const SECRET_NAME = 'Zeppelinfeldt';

export interface ForeignWorld {
  readonly owner: Attacker;
  readonly ids: Ids;
  /** Texts that no answer to anybody else may hold. */
  readonly secrets: readonly string[];
  /** All of it as its owner sees it: the same before and after. */
  snapshot(): Promise<string>;
}

const CREATE = 'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id } } }';
const PARTS =
  'query ($id: ID!) { estate(id: $id) { id version displayName people { id firstName lastName } trusts { id } assets { id name } } }';
const ASSET =
  'mutation ($id: ID!, $version: Int!, $attributes: AssetInput!) { createAsset(estateId: $id, version: $version, attributes: $attributes) { asset { id } } }';
const JOIN = 'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { ok } }';
const INVITE = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { invitationToken { id } } }';
const ME = '{ currentSession { id account { id activeMembership { id } } } }';
const PASSWORD = 'Cobalt!Meadow-Quartz9';

/**
 * An administrator of an organization that no sample role but the operator's reaches, with an estate: the operator's own,
 * unless another is given.
 */
export async function foreignWorld(
  url: string,
  outboxUrl: string,
  organizationId: string = SAMPLE_ORGANIZATIONS.operations.id,
): Promise<ForeignWorld> {
  const operator = await signedIn(url, 'super');
  const emailAddress = `owner-${Date.now()}@rival.example`;
  await dataOf(operator, INVITE, { input: { organizationId, emailAddress, role: 'ADMIN' } });
  const mail = await fetch(`${outboxUrl}/messages.json?to=${encodeURIComponent(emailAddress)}`);
  const token = /\/verify\/[^/]+\/([^/]+)\//.exec(await mail.text())?.[1];
  if (!token) throw new Error('no invitation was mailed');
  const owner = createAttacker(url, 'owner');
  const join = {
    token,
    name: `Otto ${SECRET_NAME}`,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    termsAccepted: true,
  };
  await dataOf(owner, JOIN, { input: join });
  const made = await dataOf(owner, CREATE, {
    input: {
      firstName: 'Otto',
      lastName: SECRET_NAME,
      state: 'NY',
      maritalStatus: 'LEGALLY_MARRIED',
      spouseFirstName: 'Olga',
      spouseLastName: SECRET_NAME,
    },
  });
  const estateId: string = made.createEstate.estate.id;
  const before = (await dataOf(owner, PARTS, { id: estateId })).estate;
  const personId: string = before.people[0].id;
  const attributes = {
    name: `${SECRET_NAME} cash`,
    assetType: 'CASH',
    balance: 7,
    owners: [{ ownerId: personId, percent: 100 }],
  };
  const asset = await dataOf(owner, ASSET, { id: estateId, version: before.version, attributes });
  const me = (await dataOf(owner, ME)).currentSession;
  const invited = await dataOf(owner, INVITE, {
    input: { organizationId, emailAddress: `newcomer-${Date.now()}@rival.example`, role: 'ADVISOR' },
  });
  const ids: Ids = {
    organizationId,
    estateId,
    personId,
    assetId: asset.createAsset.asset.id,
    accountId: me.account.id,
    membershipId: me.account.activeMembership.id,
    sessionId: me.id,
    invitationId: invited.inviteMember.invitationToken.id,
  };
  return {
    owner,
    ids,
    secrets: [SECRET_NAME, emailAddress],
    snapshot: async () =>
      JSON.stringify([
        await dataOf(owner, PARTS, { id: estateId }),
        await dataOf(
          owner,
          `{ invitationTokens(organizationId: "${organizationId}") { collection { id emailAddress } } }`,
        ),
        await dataOf(owner, `{ organizationTeam(organizationId: "${organizationId}") { collection { __typename } } }`),
        (await dataOf(owner, ME)).currentSession.id,
      ]),
  };
}
