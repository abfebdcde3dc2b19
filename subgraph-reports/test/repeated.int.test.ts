import { newId } from '@platform/kernel';
import { readAccessRules, readTypeDefs } from '@platform/service-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advisor, type ReportsStand, startReports } from './reports-stand.ts';

let stand: ReportsStand;
beforeAll(async () => {
  stand = await startReports('http://127.0.0.1:9');
});
afterAll(() => stand?.stop());

const REPORT = 'report { id version status name percent showToClient }';
const CREATE = `mutation ($input: CreateReportInput!) { createReportWithPrefetch(input: $input) { ok ${REPORT} } }`;
const ask = (query: string, variables: object, key = newId()) => stand.ask(advisor(), query, variables, key);
const input = async () => ({ estateId: await stand.knownEstate(), name: 'For the family', sections: [] });

/** A report that has come as far as it is said. */
async function report(status: 'COMPLETE' | 'ERROR'): Promise<{ id: string; version: number }> {
  const { data } = await ask(CREATE, { input: await input() });
  const made = Object(data?.['createReportWithPrefetch']).report as { id: string; version: number };
  await stand.setRecord(made.id, { status });
  return made;
}

type Request = readonly [query: string, variables: object];
/** One request for each mutation, over a report of its own. */
const REQUESTS: Readonly<Record<string, () => Promise<Request>>> = {
  createReportWithPrefetch: async () => [CREATE, { input: await input() }],
  retryReport: async () => [
    `mutation ($id: ID!) { retryReport(id: $id) { ok ${REPORT} } }`,
    { id: (await report('ERROR')).id },
  ],
  updateReport: async () => [
    `mutation ($id: ID!, $version: Int!) { updateReport(id: $id, version: $version, name: "For Ada") { ok ${REPORT} } }`,
    await report('COMPLETE'),
  ],
  deleteReport: async () => [
    `mutation ($id: ID!) { deleteReport(id: $id) { ok ${REPORT} } }`,
    { id: (await report('COMPLETE')).id },
  ],
  updateOwnReportSettings: async () => [
    'mutation ($input: UpdateOwnReportSettingsInput!) { updateOwnReportSettings(input: $input) { ok ownReportSettings { id version preparedBy } } }',
    { input: { version: 1, preparedBy: 'N. Finch', sections: [], showToClient: true } },
  ],
};

describe('a repeated request', () => {
  it('stands here for each mutation', () => {
    const rules = readAccessRules(readTypeDefs(`${import.meta.dirname}/../src`));
    const mutations = rules.filter(({ type }) => type === 'Mutation').map(({ field }) => field);
    expect(Object.keys(REQUESTS).toSorted()).toEqual(mutations.toSorted());
  });
  it.each(Object.entries(REQUESTS))('%s is answered as it was at first', async (_name, request) => {
    const [query, variables] = await request();
    const key = newId();
    const first = await ask(query, variables, key);
    expect(first.errors).toBeUndefined();
    expect(await ask(query, variables, key)).toEqual(first);
  });
  it('with another key finds nothing to delete any more', async () => {
    const [query, variables] = (await REQUESTS['deleteReport']?.()) ?? ['', {}];
    await ask(query, variables);
    expect((await ask(query, variables)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
