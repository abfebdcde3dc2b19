import { emptyPdf } from '@platform/test-kit/empty-pdf';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS, sampleEstateId } from '@platform/test-kit/sample-world';
import { FormData } from 'undici';
import { vi } from 'vitest';
import type { Ids, OwnIds } from './foreign-ids.ts';
import type { Client, PlatformStand } from './platform-stand.ts';

export const ATTACKER_PASSWORD = 'Cobalt!Meadow-Quartz9';
const WAIT = { timeout: 30_000, interval: 200 };

async function ask(client: Client, query: string, variables: object = {}): Promise<Record<string, never>> {
  const { data, errors, text } = await client.graphql(query, variables);
  if (errors.length > 0 || !data) throw new Error(`${query}: ${text}`);
  return data;
}

/** A file of the multipart convention, by whoever the client is. */
export async function upload(
  client: Client,
  estateId: string,
  filename = 'will.pdf',
  abstract = false,
  bytes: Uint8Array<ArrayBuffer> = new Uint8Array(emptyPdf()),
  documentId: string | null = null,
) {
  const query =
    'mutation ($input: CreateEstateUploadInput!) { createEstateUpload(input: $input) { estateUpload { id file { filename } } } }';
  const form = new FormData();
  form.set(
    'operations',
    JSON.stringify({ query, variables: { input: { estateId, file: null, abstract, documentId } } }),
  );
  form.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.set('0', new Blob([bytes], { type: 'application/pdf' }), filename);
  const headers = { 'apollo-require-preflight': '1' };
  const response = await client.send('/graphql', { method: 'POST', headers, body: form });
  return (await response.json()) as {
    data?: { createEstateUpload: { estateUpload: { id: string; file: { filename: string } } } | null } | null;
    errors?: { message: string; extensions: { code: string; field?: string } }[];
  };
}

/** A part of a file, by whoever the client is. */
export async function sendPart(client: Client, estateId: string) {
  const query =
    'mutation ($estateId: ID!, $part: Upload!) { sendFilePart(estateId: $estateId, offset: 0, part: $part) { ok receipt } }';
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { estateId, part: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.part'] }));
  form.set('0', new Blob(['%PDF-1.7']), 'will.pdf');
  const headers = { 'apollo-require-preflight': '1' };
  const response = await client.send('/graphql', { method: 'POST', headers, body: form });
  return (await response.json()) as {
    data?: { sendFilePart: { receipt: string } | null } | null;
    errors?: { message: string; extensions: { code: string } }[];
  };
}

/** A spreadsheet for a balance sheet, by whoever the client is. */
export async function importSpreadsheet(client: Client, estateId: string, accept: boolean) {
  const query =
    'mutation ($input: ClientSpreadsheetImportInput!) { createClientSpreadsheetImport(input: $input) { ok rows { name } createdIds estate { id } } }';
  const form = new FormData();
  const input = { estateId, version: 1, file: null, accept };
  form.set('operations', JSON.stringify({ query, variables: { input } }));
  form.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.set('0', new Blob(['Name,Type,Value\n']), 'sheet.xlsx');
  const headers = { 'apollo-require-preflight': '1' };
  const response = await client.send('/graphql', { method: 'POST', headers, body: form });
  return (await response.json()) as {
    data?: { createClientSpreadsheetImport: object | null } | null;
    errors?: { message: string; extensions: { code: string } }[];
  };
}

const ESTATE = 'query ($id: ID!) { estate(id: $id) { version displayName people { id } trusts { id } assets { id } } }';
interface Parts {
  readonly version: number;
  readonly displayName: string;
  readonly people: { id: string }[];
  readonly trusts: { id: string }[];
  readonly assets: { id: string }[];
}

/** An estate that nobody but its organization reaches, with something of each kind in it. */
async function wealthyEstate(victim: Client): Promise<Parts & { id: string }> {
  for (let number = 4; number <= 12; number += 1) {
    const id = sampleEstateId(number);
    const found = Object(await ask(victim, ESTATE, { id })).estate as Parts | null;
    if (found?.people[0] && found.trusts[0] && found.assets[0]) return { ...found, id };
  }
  throw new Error('no sample estate has people, trusts and assets');
}

/** A note on what a document or trust provides. */
async function noteOn(victim: Client, id: string): Promise<string> {
  const WRITE = `mutation ($id: ID!) {
    upsertProvisionNotes(id: $id, version: 1, notes: [{ provisionCategoryId: "INCOME", noteText: "Secret income" }]) {
      provisionNotes { id }
    }
  }`;
  return Object(await ask(victim, WRITE, { id })).upsertProvisionNotes.provisionNotes[0].id;
}

/** An entity, a charity, a policy and a document by hand of the estate, which no sample has all of. */
async function withCompanies(victim: Client, { id, version, people, trusts }: Parts & { readonly id: string }) {
  const ADD = (what: string, kind: string) =>
    `mutation ($id: ID!, $v: Int!, $a: ${kind}Input!) { create${kind}(estateId: $id, version: $v, attributes: $a) { ${what} { id } estate { version } } }`;
  const a = { name: 'Hidden holdings', entityType: 'LLC', shares: [{ percentage: 100 }] };
  const { entity, estate } = Object(await ask(victim, ADD('entity', 'Entity'), { id, v: version, a })).createEntity;
  const charity = { id, v: estate.version, a: { name: 'Hidden fund' } };
  const made = Object(await ask(victim, ADD('charitable', 'Charitable'), charity)).createCharitable;
  const policy = { name: 'Hidden policy', insuredId: people[0]?.id, netDeathBenefit: 500 };
  const { createLifeInsurance: insured } = Object(
    await ask(victim, ADD('lifeInsurance', 'LifeInsurance'), { id, v: made.estate.version, a: policy }),
  );
  const will = { gifts: [], residue: [{ heirClass: 'DESCENDANTS' }], instead: [], excludedHeirIds: [] };
  const paper = { name: 'Hidden will', kind: 'POUROVER_WILL', personId: people[0]?.id, will };
  const { createEstateDocument: written } = Object(
    await ask(victim, ADD('estateDocument', 'EstateDocument'), { id, v: insured.estate.version, a: paper }),
  );
  const COPY = 'mutation ($id: ID!) { createDocumentCopyRequest(documentId: $id) { documentCopyRequest { id } } }';
  const copy = Object(await ask(victim, COPY, { id: written.estateDocument.id })).createDocumentCopyRequest;
  const REVIEW = `mutation ($id: ID!) {
    requestReview(estateId: $id, attributes: { kind: ESTATE_PLAN, noteText: "Secret wish" }) { review { id } }
  }`;
  const { requestReview } = Object(await ask(victim, REVIEW, { id }));
  const RFI =
    'mutation ($id: ID!) { upsertRfi(documentId: $id, kind: MISSING_PAGES, noteText: "Secret gap") { rfi { id } } }';
  const { upsertRfi } = Object(await ask(victim, RFI, { id: written.estateDocument.id }));
  const LIBRARY = `mutation {
    createUserLibraryNote(attributes: { provisionCategoryId: "INCOME", noteText: "Secret words", isForOrganization: true }) {
      userLibraryNote { id }
    }
  }`;
  const kept = Object(await ask(victim, LIBRARY)).createUserLibraryNote;
  const provisionNoteId = await noteOn(victim, written.estateDocument.id);
  await noteOn(victim, trusts[0]?.id ?? '');
  return {
    provisionNoteId,
    copyRequestId: copy.documentCopyRequest.id,
    reviewId: requestReview.review.id,
    rfiId: upsertRfi.rfi.id,
    libraryNoteId: kept.userLibraryNote.id,
    entityId: entity.id,
    charityId: made.charitable.id,
    policyId: insured.lifeInsurance.id,
    documentId: written.estateDocument.id,
    estateVersion: written.estate.version,
  };
}

/** What the firm arranges of the client: with whom it is shared, and in which group it is. */
async function arrangedOf(victim: Client, id: string): Promise<Pick<Ids, 'sharedOwnershipId' | 'profileGroupId'>> {
  const SHARE = `mutation ($id: ID!, $colleague: ID!) {
    shared: createSharedEstateOwnership(estateId: $id, accountId: $colleague) { made: sharedEstateOwnership { id } }
  }`;
  const { shared } = Object(await ask(victim, SHARE, { id, colleague: SAMPLE_ACCOUNTS.planner.id }));
  const GROUP = 'mutation { group: createProfileGroup(name: "Secret circle") { made: profileGroup { id } } }';
  const { group } = Object(await ask(victim, GROUP));
  const PUT_IN = `mutation ($group: ID!, $id: ID!) {
    bulkAddEstateProfileGroupings(profileGroupId: $group, estateIds: [$id]) { ok }
  }`;
  await ask(victim, PUT_IN, { id, group: group.made.id });
  return { sharedOwnershipId: shared.made.id, profileGroupId: group.made.id };
}

/** What its people plan, with whom, and with what money. */
async function plansOf(
  victim: Client,
  id: string,
): Promise<
  Pick<
    Ids,
    | 'milestoneId'
    | 'reminderId'
    | 'whatIfId'
    | 'planVersionId'
    | 'opportunityId'
    | 'memberId'
    | 'assumptionId'
    | 'changeId'
  >
> {
  const PLANS = `mutation ($id: ID!) {
    reminder: createReminder(estateId: $id, attributes: { text: "Secret call", dueOn: "2028-01-01" }) { made: reminder { id } }
    whatIf: createWhatIfSnapshot(estateId: $id, attributes: { name: "Secret idea", address: "year=2031" }) { made: whatIfSnapshot { id } }
    planVersion: createPlanVersion(estateId: $id, attributes: { name: "Secret plan" }) { made: planVersion { id } }
    opportunity: createOpportunity(estateId: $id, attributes: { title: "Secret talk" }) { made: estateOpportunity { id } }
    milestone: createFinancialMilestone(estateId: $id, attributes: { milestone: "Secret sale", year: 2028 }) { made: financialMilestone { id } }
    member: createFinancialTeamMember(estateId: $id, attributes: { name: "Secret adviser" }) { made: financialTeamMember { id } }
    assumption: createCashFlowAssumption(estateId: $id, attributes: { category: EARNINGS, amount: 900 }) { made: cashFlowAssumption { id } }
  }`;
  const { reminder, whatIf, planVersion, opportunity, milestone, member, assumption } = Object(
    await ask(victim, PLANS, { id }),
  );
  const HISTORY = 'query ($id: ID!) { estateHistory(estateId: $id) { collection { id } } }';
  const [change] = Object(await ask(victim, HISTORY, { id })).estateHistory.collection;
  return {
    changeId: change.id,
    milestoneId: milestone.made.id,
    reminderId: reminder.made.id,
    whatIfId: whatIf.made.id,
    planVersionId: planVersion.made.id,
    opportunityId: opportunity.made.id,
    memberId: member.made.id,
    assumptionId: assumption.made.id,
  };
}

/** A conflict of its plan, and one that somebody has set aside. */
async function conflictsOf(victim: Client, id: string): Promise<Pick<Ids, 'conflictId' | 'setAsideId'>> {
  const CONFLICTS = 'query ($id: ID!) { estate(id: $id) { planConflicts { id } } }';
  const [conflict] = Object(await ask(victim, CONFLICTS, { id })).estate.planConflicts;
  const ASIDE = `mutation ($id: ID!, $conflict: ID!) {
    setConflictAside(estateId: $id, conflictId: $conflict, reason: "Secret reason") { conflictSetAside { id } }
  }`;
  const { setConflictAside } = Object(await ask(victim, ASIDE, { id, conflict: conflict.id }));
  return { conflictId: conflict.id, setAsideId: setConflictAside.conflictSetAside.id };
}

/** Data of Northmere Wealth, made by its own people over the API. */
export async function victimIds(victim: Client): Promise<Ids> {
  const estate = await wealthyEstate(victim);
  const organizationId = SAMPLE_ORGANIZATIONS.northmere.id;
  const companies = await withCompanies(victim, estate);
  const SHARE = 'mutation ($input: CreateMembershipInput!) { createMembership(input: $input) { exp } }';
  const guest = { organizationId, emailAddress: 'guest@example.com', name: 'Gus Guest', estateIds: [estate.id] };
  await vi.waitFor(() => ask(victim, SHARE, { input: guest }), WAIT);
  const file = await upload(victim, estate.id, 'will.pdf', true);
  const uploadId = file.data?.createEstateUpload?.estateUpload.id;
  if (!uploadId) throw new Error(`the upload was refused: ${JSON.stringify(file.errors)}`);
  const uploaded = 'query ($id: ID!) { estateUpload(id: $id) { abstractionId } }';
  const abstractionId: string = Object(await ask(victim, uploaded, { id: uploadId })).estateUpload.abstractionId;
  const PROFILE = `mutation ($id: ID!, $files: [ID!]!) {
    createAutomaticProfile(estateId: $id, estateUploadIds: $files) { automaticProfile { id } }
  }`;
  const profile = Object(await ask(victim, PROFILE, { id: estate.id, files: [uploadId] })).createAutomaticProfile;
  const INVITE = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { invitationToken { id } } }';
  const input = { organizationId, emailAddress: 'newcomer@example.com', role: 'ADVISOR' };
  const invited = Object(await ask(victim, INVITE, { input })).inviteMember.invitationToken;
  const session = Object(await ask(victim, '{ currentSession { id } }')).currentSession;
  const REPORT = 'mutation ($input: CreateReportInput!) { createReportWithPrefetch(input: $input) { report { id } } }';
  const reportInput = { estateId: estate.id, name: 'Secret plan review', sections: ['taxes'] };
  // Other subgraphs hear of the estate and of the file by events.
  const report = await vi.waitFor(
    async () => Object(await ask(victim, REPORT, { input: reportInput })).createReportWithPrefetch.report,
    WAIT,
  );
  const STATEMENT = `mutation ($id: ID!) {
    generateFinancialStatementReport(estateId: $id, attributes: { name: "Secret statement" }) { financialStatementReport { id } }
  }`;
  const SUMMARY = `mutation ($id: ID!) {
    generateSummaryReport(estateId: $id, reportName: "Secret summary") { summaryReport { id } }
  }`;
  const statement = Object(await ask(victim, STATEMENT, { id: estate.id })).generateFinancialStatementReport;
  const summary = Object(await ask(victim, SUMMARY, { id: estate.id })).generateSummaryReport;
  await vi.waitFor(async () => {
    const found = await ask(victim, 'query ($id: ID!) { aiAbstractionStatus(id: $id) { id } }', { id: abstractionId });
    if (!Object(found).aiAbstractionStatus) throw new Error('the reading is not known yet');
  }, WAIT);
  return {
    organizationId,
    accountId: SAMPLE_ACCOUNTS.advisor.id,
    membershipId: SAMPLE_ACCOUNTS.advisor.membershipId,
    sessionId: session.id,
    invitationId: invited.id,
    estateId: estate.id,
    ...companies,
    personId: estate.people[0]?.id ?? '',
    trustId: estate.trusts[0]?.id ?? '',
    assetId: estate.assets[0]?.id ?? '',
    ...(await plansOf(victim, estate.id)),
    ...(await conflictsOf(victim, estate.id)),
    ...(await arrangedOf(victim, estate.id)),
    uploadId,
    abstractionId,
    automaticProfileId: profile.automaticProfile.id,
    reportId: report.id,
    statementId: statement.financialStatementReport.id,
    summaryReportId: summary.summaryReport.id,
    needle: estate.displayName.replace(/^The | (Family|Household)$/g, ''),
  };
}

/** Unless something else is said, an administrator of another organization: as much power as an outsider can have. */
const OUTSIDER = { organizationId: SAMPLE_ORGANIZATIONS.familyOffice.id, role: 'ADMIN' };

/** Somebody who was invited, with an estate of their own. */
export async function attackerOf(
  stand: PlatformStand,
  owner: Client,
  { organizationId, role } = OUTSIDER,
): Promise<{ client: Client; own: OwnIds }> {
  const INVITE = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { ok } }';
  const input = { organizationId, emailAddress: 'mallory@rival.example', role };
  await ask(owner, INVITE, { input });
  const token = await stand.invitationTo(input.emailAddress);
  const client = stand.client('127.0.0.10');
  const JOIN = 'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { ok } }';
  const password = ATTACKER_PASSWORD;
  const join = { token, name: 'Mallory Rival', password, passwordConfirmation: password, termsAccepted: true };
  await ask(client, JOIN, { input: join });
  const me = Object(await ask(client, '{ currentSession { account { id } } }')).currentSession.account;
  const CREATE = 'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id } } }';
  const estate = { firstName: 'Otto', lastName: 'Own', state: 'NY', maritalStatus: 'LEGALLY_MARRIED' };
  const made = Object(
    await ask(client, CREATE, { input: { ...estate, spouseFirstName: 'Olga', spouseLastName: 'Own' } }),
  ).createEstate.estate;
  const ASSET =
    'mutation ($id: ID!, $attributes: AssetInput!) { createAsset(estateId: $id, version: 1, attributes: $attributes) { asset { id } } }';
  const seen = Object(await ask(client, ESTATE, { id: made.id })).estate as Parts;
  const personId = seen.people[0]?.id ?? '';
  const attributes = { name: 'Own cash', assetType: 'CASH', balance: 5, owners: [{ ownerId: personId, percent: 100 }] };
  const asset = Object(await ask(client, ASSET, { id: made.id, attributes })).createAsset.asset;
  const { version } = Object(await ask(client, ESTATE, { id: made.id })).estate as Parts;
  const own = { organizationId, accountId: me.id, estateId: made.id, estateVersion: version, personId };
  return { client, own: { ...own, assetId: asset.id } };
}
