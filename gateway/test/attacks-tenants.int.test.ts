import { readFileSync } from 'node:fs';
import { type Actor, anonymousActor } from '@platform/contracts';
import { newId } from '@platform/kernel';
import { SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { buildSchema, Kind, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { absentLike, said, tells } from './foreign-answers.ts';
import { type Ids, MUTATION_ROWS, type OwnIds, QUERY_ROWS, SEARCH_ROWS, UPLOADING_MUTATIONS } from './foreign-ids.ts';
import { attackerOf, importSpreadsheet, sendPart, upload, victimIds } from './foreign-world.ts';
import { operationOf, rootFields, takesIds } from './generated-operations.ts';
import { type Client, codesOf, type PlatformStand, type SubgraphName, startPlatformStand } from './platform-stand.ts';

const schema = buildSchema(readFileSync(new URL('../api.graphql', import.meta.url), 'utf8'), { assumeValidSDL: true });
const queries = rootFields(schema, 'query');
const mutations = rootFields(schema, 'mutation');
const named = (fields: readonly { name: string }[]): string[] => fields.map(({ name }) => name).sort();
const operation = (root: 'query' | 'mutation', name: string): string => {
  const field = (root === 'query' ? queries : mutations).find((one) => one.name === name);
  if (!field) throw new Error(`the supergraph has no ${name}`);
  return operationOf(root, field);
};

let stand: PlatformStand;
let victim: Client;
let advisor: Client;
let attacker: Client;
let foreign: Ids;
let own: OwnIds;
beforeAll(async () => {
  stand = await startPlatformStand();
  victim = await stand.as('admin', '127.0.0.8');
  advisor = await stand.as('advisor', '127.0.0.8');
  foreign = await victimIds(victim);
  ({ client: attacker, own } = await attackerOf(stand, await stand.as('super', '127.0.0.8')));
}, 120_000);
afterAll(() => stand.stop());

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const idsIn = (data: unknown): string[] => [...new Set(JSON.stringify(data ?? null).match(UUID) ?? [])];

describe('another organization’s data by id', () => {
  it('every query that takes an id is tried, a new one too', () => {
    expect(named(queries.filter(takesIds))).toEqual(Object.keys(QUERY_ROWS).sort());
    for (const name of Object.keys(SEARCH_ROWS)) expect(named(queries)).toContain(name);
  });

  it.each(Object.entries(QUERY_ROWS).filter(([, { open }]) => !open))(
    '%s answers as if it did not exist, and its own people with it',
    async (name, { variables, empty }) => {
      const query = operation('query', name);
      const whole = await victim.graphql(query, variables(foreign));
      expect(tells(whole.data), whole.text).toBe(!empty);
      const answer = await attacker.graphql(query, variables(foreign));
      expect(tells(answer.data), answer.text).toBe(false);
      const nothing = absentLike(foreign);
      const other = await attacker.graphql(query, variables(nothing));
      expect(said(answer, foreign)).toBe(said(other, nothing));
    },
  );

  it.each(Object.entries(QUERY_ROWS).filter(([, { open }]) => open))(
    '%s, open by intent, tells no data',
    async (name, { variables }) => {
      const { data } = await attacker.graphql(operation('query', name), variables(foreign));
      expect(idsIn(data)).toEqual([]);
    },
  );

  it.each(Object.entries(SEARCH_ROWS))('%s finds nothing of it', async (name, variables) => {
    const query = operation('query', name);
    expect(tells((await victim.graphql(query, variables(foreign))).data)).toBe(true);
    const { data, errors } = await attacker.graphql(query, variables(foreign));
    expect(errors).toEqual([]);
    expect(tells(data)).toBe(false);
  });

  it.each(named(queries.filter((field) => !takesIds(field) && !(field.name in SEARCH_ROWS))))(
    '%s shows nothing that belongs to it',
    async (name) => {
      const query = operation('query', name);
      // An advisor: the administrator of a parent organization sees its sub-organization, where the attacker is.
      const theirs = new Set(idsIn((await advisor.graphql(query)).data));
      const { data } = await attacker.graphql(query);
      expect(idsIn(data).filter((id) => theirs.has(id))).toEqual([]);
    },
  );
});

const ESTATE_ROWS = ['documents', 'estate', 'person', 'trusts', 'trust', 'estateUploads', 'estateUpload', 'report'];
const READING_ROWS = ['aiAbstractionStatus', 'abstractionTokenPaymentRecords', 'reports', 'reportBuilderConfig'];

describe.each(['client', 'collaborator', 'attorney', 'reviewer'] as const)('an estate not granted to the %s', (who) => {
  it('is not there in any query', async () => {
    const guest = await stand.as(who, '127.0.0.11');
    for (const name of [...ESTATE_ROWS, ...READING_ROWS]) {
      const variables = QUERY_ROWS[name]?.variables ?? (() => ({}));
      const { data, text } = await guest.graphql(operation('query', name), variables(foreign));
      expect([name, tells(data), text]).toEqual([name, false, text]);
    }
  });
});

/** Everything of the victim that a mutation might have changed. */
async function snapshot(): Promise<unknown> {
  const names = ['estate', 'organizationSettings', 'organizationTeam', 'invitationTokens', 'reports', 'estateUpload'];
  const answers: Record<string, unknown> = {};
  for (const name of names) {
    const variables = QUERY_ROWS[name]?.variables(foreign) ?? {};
    answers[name] = (await victim.graphql(operation('query', name), variables)).data;
  }
  const moving =
    /"(url|compiledReport|status|statusMessage|statusLabel|percent|stage|updatedAt|version|lastActivity|token|values|possibleIssues)":("[^"]*"|\d+|null|\[\])/g;
  return JSON.parse(JSON.stringify(answers).replace(moving, '"$1":0'));
}

describe('changing another organization’s data by id', () => {
  const rows = Object.entries(MUTATION_ROWS).flatMap(([name, list]) => list.map((one) => ({ name, ...one })));
  let before: unknown;
  beforeAll(async () => {
    before = await snapshot();
  });

  it('every mutation that takes an id is tried, a new one too', () => {
    expect(named(mutations.filter(takesIds))).toEqual([...Object.keys(MUTATION_ROWS), ...UPLOADING_MUTATIONS].sort());
  });

  it.each(rows)('$name $what is refused as if it did not exist', async ({ name, variables, silent }) => {
    const mutation = operation('mutation', name);
    const answer = await attacker.graphql(mutation, variables(foreign, own));
    if (silent) expect(answer.errors, answer.text).toEqual([]);
    else {
      expect(codesOf(answer), answer.text).toHaveLength(1);
      expect(tells(answer.data)).toBe(false);
    }
    expect(idsIn(answer.data).filter((id) => Object.values(foreign).includes(id))).toEqual([]);
    const nothing = absentLike(foreign);
    expect(said(answer, foreign)).toBe(said(await attacker.graphql(mutation, variables(nothing, own)), nothing));
  });

  it('createEstateUpload puts no file into a foreign estate, and keeps none', async () => {
    const { data, errors } = await upload(attacker, foreign.estateId);
    expect(data?.createEstateUpload ?? null).toBeNull();
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
  });

  it('createEstateUpload puts no file with a foreign document, and says no more than of one that is not there', async () => {
    const said = [];
    for (const { documentId } of [foreign, absentLike(foreign)]) {
      const { data, errors } = await upload(attacker, own.estateId, 'will.pdf', false, undefined, documentId);
      expect(data?.createEstateUpload ?? null).toBeNull();
      said.push(errors?.map(({ message, extensions: { code, field } }) => ({ message, code, field })));
    }
    expect(said[0]).toEqual([expect.objectContaining({ code: 'UNKNOWN_REFERENCE', field: 'documentId' })]);
    expect(said[1]).toEqual(said[0]);
  });

  it('sendFilePart keeps no part for a foreign estate, and says no more than of one that is not there', async () => {
    const said = [];
    for (const estateId of [foreign.estateId, absentLike(foreign).estateId]) {
      const { data, errors } = await sendPart(attacker, estateId);
      expect(data?.sendFilePart ?? null).toBeNull();
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
      said.push(errors?.map(({ message }) => message));
    }
    expect(said[0]).toEqual(said[1]);
  });

  it.each([false, true])(
    'createClientSpreadsheetImport says and creates nothing in a foreign estate (accept: %s)',
    async (accept) => {
      const { data, errors } = await importSpreadsheet(attacker, foreign.estateId, accept);
      expect(data?.createClientSpreadsheetImport ?? null).toBeNull();
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
      const absentOne = await importSpreadsheet(attacker, absentLike(foreign).estateId, accept);
      expect(absentOne.errors?.map(({ message }) => message)).toEqual(errors?.map(({ message }) => message));
      // Of her own the same file is refused for what it is.
      const mine = await importSpreadsheet(attacker, own.estateId, accept);
      expect(mine.errors?.map(({ extensions }) => extensions.code)).toEqual(['FILE_TYPE_NOT_SUPPORTED']);
    },
  );

  it('support mode does not start for a foreign account', async () => {
    const body = JSON.stringify({ reason: 'A question about a report', user_id: foreign.accountId });
    const headers = { 'content-type': 'application/json' };
    const response = await attacker.send('/frontend/v1/impersonation/start', { method: 'POST', headers, body });
    expect([403, 404]).toContain(response.status);
    const { data } = await attacker.graphql('{ currentSession { account { id } } }');
    expect(data.currentSession.account.id).toBe(own.accountId);
  });

  it('all of that has changed nothing', async () => {
    expect(await snapshot()).toEqual(before);
  });
});

const actor = (rest: Partial<Actor>): Actor => ({
  ...anonymousActor(newId()),
  kind: 'account',
  accountId: newId(),
  activeRole: 'ADMIN',
  roles: ['ADMIN'],
  ...rest,
});
const within = (organizationId: string) => ({
  organizationId,
  scope: { everything: false, organizationIds: [organizationId], estateIds: [] },
});

/** A reference for each entity of each subgraph; only the id of something that is there. */
const REFERENCES: Readonly<Record<string, (ids: Ids & { quotaId: string }) => Record<string, string> | null>> = {
  'estate:Estate': ({ estateId }) => ({ id: estateId }),
  'estate:Person': ({ personId }) => ({ id: personId }),
  'estate:Trust': ({ trustId }) => ({ id: trustId }),
  'estate:Asset': ({ assetId }) => ({ id: assetId }),
  'estate:EstateUpload': ({ uploadId }) => ({ id: uploadId }),
  'estate:AbstractionTokenPaymentRecord': ({ uploadId }) => ({ estateUploadId: uploadId }),
  // Made by reading a document, or not in this estate: nothing to ask for, the loaders are those of the estate.
  'estate:EstateDocument': () => null,
  'estate:Charitable': ({ charityId }) => ({ id: charityId }),
  'estate:Entity': ({ entityId }) => ({ id: entityId }),
  'identity:Account': ({ accountId }) => ({ id: accountId }),
  'identity:Estate': ({ estateId }) => ({ id: estateId }),
  'identity:Membership': ({ membershipId }) => ({ id: membershipId }),
  'identity:Organization': ({ organizationId }) => ({ id: organizationId }),
  'identity:OrganizationSetting': ({ organizationId }) => ({ organizationId }),
  'identity:Person': ({ personId }) => ({ id: personId }),
  'identity:Quota': ({ quotaId }) => ({ id: quotaId }),
  'identity:Notification': () => null,
  'reports:Report': ({ reportId }) => ({ id: reportId }),
  'reports:Estate': ({ estateId }) => ({ id: estateId }),
  // What they hold is asked for of the estate behind them, which the loaders of the estate guard; the key alone tells nothing.
  'estate:FinancialStatementBalanceSheet': () => null,
  'estate:PdfData': () => null,
  'estate:ReportBuilderConfig': () => null,
  'estate:ReportPageData': () => null,
  'reports:FinancialStatementBalanceSheet': () => null,
  'reports:PdfData': () => null,
  'reports:ReportBuilderConfig': () => null,
  'reports:ReportPageData': () => null,
  'integrations:Abstraction': ({ abstractionId }) => ({ id: abstractionId }),
  'integrations:Estate': ({ estateId }) => ({ id: estateId }),
  'integrations:EstateUpload': ({ uploadId }) => ({ id: uploadId }),
};

describe('_entities of a subgraph, asked with a token of another organization', () => {
  const SUBGRAPHS: readonly SubgraphName[] = ['identity', 'estate', 'reports', 'integrations'];

  it('clients of the gateway do not have it', async () => {
    const ask = 'query ($r: [_Any!]!) { _entities(representations: $r) { __typename } }';
    for (const query of [ask, '{ _service { sdl } }'])
      expect((await attacker.graphql(query, { r: [] })).data).toBeNull();
  });

  it.each(SUBGRAPHS)('%s gives out none of its entities', async (name) => {
    const token = await stand.sign(actor(within(own.organizationId)));
    const ownToken = await stand.sign(actor({ ...within(foreign.organizationId), accountId: foreign.accountId }));
    const service = await stand.direct(name, token, '{ _service { sdl } }');
    const sdl = parse(service.data._service.sdl);
    const entities = sdl.definitions.flatMap((node) => {
      if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) return [];
      const key = node.directives?.find((directive) => directive.name.value === 'key');
      const resolvable = key?.arguments?.find((argument) => argument.name.value === 'resolvable')?.value;
      return key && !(resolvable?.kind === Kind.BOOLEAN && !resolvable.value) ? [node] : [];
    });
    const quotas = 'query ($id: ID!) { quotas(organizationId: $id) { id } }';
    const quotaId: string = (await victim.graphql(quotas, { id: SAMPLE_ORGANIZATIONS.northmere.id })).data.quotas[0].id;
    expect(entities.length).toBeGreaterThan(0);
    for (const node of entities) {
      const type = node.name.value;
      const reference = REFERENCES[`${name}:${type}`];
      expect(reference, `no reference for ${name}:${type}`).toBeDefined();
      const key = reference?.({ ...foreign, quotaId });
      if (!key) continue;
      const fields = (node.fields ?? []).flatMap((field) =>
        field.arguments?.some((argument) => argument.type.kind === Kind.NON_NULL_TYPE) ? [] : field.name.value,
      );
      const plain = fields.filter((field) => isLeaf(type, field));
      const lists = fields.filter((field) => !plain.includes(field)).map((field) => `${field} { __typename }`);
      const query = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on ${type} { ${[...plain, ...lists].join(' ')} } } }`;
      const variables = { r: [{ __typename: type, ...key }] };
      const whole = await stand.direct(name, ownToken, query, variables);
      expect(tells(whole.data), `${name}:${type} ${whole.text}`).toBe(true);
      const [stolen] = (await stand.direct(name, token, query, variables)).data?._entities ?? [];
      const { __typename: _type, ...rest } = { ...stolen };
      for (const [field, value] of Object.entries(key)) if (rest[field] === value) delete rest[field];
      expect(tells(rest), `${name}:${type} ${JSON.stringify(rest)}`).toBe(false);
    }
  });
});

function isLeaf(type: string, field: string): boolean {
  const definition = schema.getType(type);
  const found = definition && 'getFields' in definition ? definition.getFields()[field] : undefined;
  const name = String(found?.type ?? '').replace(/[[\]!]/g, '');
  const kind = schema.getType(name);
  return kind !== undefined && !('getFields' in kind) && !('getTypes' in kind);
}
