import type { Actor } from '@platform/contracts';
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
/** A report administrator may do all of it. */
const somebody = (): Actor => ({
  ...advisor({ advisorCanGenerateReport: true, enableReportTemplates: true }),
  activeRole: 'REPORT_ADMIN',
});
const ask = (query: string, variables: object, key = newId()) => stand.ask(somebody(), query, variables, key);
const input = async () => ({ estateId: await stand.knownEstate(), name: 'For the family', sections: [] });

/** A report that has come as far as it is said. */
async function report(status: 'COMPLETE' | 'ERROR' | 'REQUESTED'): Promise<{ id: string; version: number }> {
  const { data } = await ask(CREATE, { input: await input() });
  const made = Object(data?.['createReportWithPrefetch']).report as { id: string; version: number };
  await stand.setRecord(made.id, { status });
  return made;
}

const TEMPLATE = 'reportTemplate { id version name isShared }';
async function template(): Promise<{ id: string; version: number }> {
  const made = await ask(`mutation { createReportTemplate(attributes: { name: "Mine" }) { ${TEMPLATE} } }`, {});
  return Object(made.data?.['createReportTemplate']).reportTemplate;
}

const STATEMENT =
  'mutation ($id: ID!) { generateFinancialStatementReport(estateId: $id, attributes: {}) { ok financialStatementReport { id status } } }';
const SUMMARY = 'mutation ($id: ID!) { generateSummaryReport(estateId: $id) { ok summaryReport { id status } } }';
/** One that is done. */
async function printed(query: string): Promise<string> {
  const { data } = await ask(query, { id: await stand.knownEstate() });
  const made = Object(Object.values(Object(data))[0]);
  const { id } = made.financialStatementReport ?? made.summaryReport;
  await stand.setPrinted(id, { status: 'COMPLETE' });
  return id;
}

const CONTENT =
  'organizationContent { version slides { id title isApproved } disclosures { id title isActive } titles { id role title } }';
/** A change of what an organization puts into its reports, over what is there by then. */
const ofContent = (change: string) => async (): Promise<Request> => {
  const { data } = await ask('{ organizationContent { organizationId version disclosures { id } titles { id } } }', {});
  const { organizationId: of, version, disclosures, titles } = Object(data).organizationContent;
  const used = [
    ['$of', 'ID!', of],
    ['$version', 'Int!', version],
    ['$id', 'ID!', disclosures[0]?.id],
    ['$title', 'ID!', titles[0]?.id],
  ].filter(([name]) => change.includes(`: ${name}`));
  const head = used.map(([name, type]) => `${name}: ${type}`).join(', ');
  return [
    `mutation (${head}) { ${change} { ok ${CONTENT} } }`,
    Object.fromEntries(used.map(([name, , value]) => [String(name).slice(1), value])),
  ];
};

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
  createReports: async () => [
    'mutation ($ids: [ID!]!) { createReports(estateIds: $ids, name: "For all", sections: []) { ok results { problem report { id } } } }',
    { ids: [await stand.knownEstate(), newId()] },
  ],
  steerReports: async () => [
    `mutation ($ids: [ID!]!) { steerReports(ids: $ids, step: CANCEL) { ok reports { id status isHeld } } }`,
    { ids: [(await report('REQUESTED')).id] },
  ],
  generateReport: async () => [
    `mutation ($id: ID!, $version: Int!) { generateReport(id: $id, version: $version) { ok ${REPORT} } }`,
    await report('COMPLETE'),
  ],
  cancelReport: async () => [
    `mutation ($id: ID!) { cancelReport(id: $id) { ok ${REPORT} } }`,
    { id: (await report('REQUESTED')).id },
  ],
  requestReportRevisions: async () => [
    `mutation ($id: ID!, $version: Int!) { requestReportRevisions(id: $id, version: $version, noteText: "Shorter") { ok ${REPORT} } }`,
    await report('COMPLETE'),
  ],
  createReportTemplate: async () => [
    `mutation ($id: ID!) { createReportTemplate(reportId: $id, attributes: { name: "Yearly" }) { ok ${TEMPLATE} } }`,
    { id: (await report('COMPLETE')).id },
  ],
  updateReportTemplate: async () => [
    `mutation ($id: ID!, $version: Int!) { updateReportTemplate(id: $id, version: $version, attributes: { isShared: true }) { ok ${TEMPLATE} } }`,
    await template(),
  ],
  deleteReportTemplate: async () => [
    `mutation ($id: ID!, $version: Int!) { deleteReportTemplate(id: $id, version: $version) { ok ${TEMPLATE} } }`,
    await template(),
  ],
  updateOrganizationContent: ofContent(`updateOrganizationContent(organizationId: $of, version: $version, slides: [
    { title: "About us", contents: "<p>We</p>", showHeader: true, isRequiredForAdvisor: false, isRequiredForWeps: false }
  ])`),
  bulkApproveSlides: ofContent('bulkApproveSlides(organizationId: $of, version: $version, ids: [], isApproved: true)'),
  createDisclosure: ofContent(
    'createDisclosure(organizationId: $of, version: $version, attributes: { title: "Fees" })',
  ),
  updateDisclosure: ofContent(
    'updateDisclosure(organizationId: $of, version: $version, id: $id, attributes: { isActive: false })',
  ),
  createReportTitle: ofContent(
    'createReportTitle(organizationId: $of, version: $version, role: "ADMIN", title: "Head")',
  ),
  deleteReportTitle: ofContent('deleteReportTitle(organizationId: $of, version: $version, id: $title)'),
  updateReportSettings: ofContent(
    'updateReportSettings(organizationId: $of, version: $version, attributes: { requiresPageNumbers: true })',
  ),
  upsertExecutiveSummarySetting: async () => [
    'mutation ($id: ID!) { upsertExecutiveSummarySetting(estateId: $id, version: 1, showDiagramNumbers: false) { ok executiveSummarySetting { version showDiagramNumbers } } }',
    { id: await stand.knownEstate() },
  ],
  upsertOutsideEstateViewSetting: async () => [
    'mutation ($id: ID!) { upsertOutsideEstateViewSetting(estateId: $id, version: 1, attributes: { showCharities: false }) { ok outsideEstateViewSetting { version showCharities showLifeInsurance } } }',
    { id: await stand.knownEstate() },
  ],
  generateFinancialStatementReport: async () => [STATEMENT, { id: await stand.knownEstate() }],
  deleteFinancialStatementReport: async () => [
    'mutation ($id: ID!) { deleteFinancialStatementReport(id: $id) { ok financialStatementReport { id } } }',
    { id: await printed(STATEMENT) },
  ],
  generateSummaryReport: async () => [SUMMARY, { id: await stand.knownEstate() }],
  deleteSummaryReport: async () => [
    'mutation ($id: ID!) { deleteSummaryReport(id: $id) { ok summaryReport { id } } }',
    { id: await printed(SUMMARY) },
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
    // Makes a file and changes nothing.
    const mutations = rules
      .filter(({ type, field }) => type === 'Mutation' && field !== 'pdfUtil')
      .map(({ field }) => field);
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
