import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tokensReservedV1 } from '@platform/contracts/events';
import { outboxEvent } from '@platform/service-kit';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { advisor, ORGANIZATION, type ReportsStand, startReports } from './reports-stand.ts';

const PAGE = `<!doctype html><title>Report</title><h1>One</h1>
<script>window.reportPageState = { state: 'ready', estateVersion: 1 }</script>`;

let stand: ReportsStand;
let origin: Server;

/** Stands for identity's internal route and for the page that is printed; both are other projects. */
beforeAll(async () => {
  origin = createServer((request, response) => {
    if (request.url === '/internal/microservice-sessions')
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ token: 'renderer-token' }));
    else response.setHeader('content-type', 'text/html').end(PAGE);
  });
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  stand = await startReports(`http://127.0.0.1:${(origin.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await stand.stop();
  origin.close();
});

const CREATE = 'mutation($input: CreateReportInput!) { createReportWithPrefetch(input: $input) { report { id } } }';
const READ = 'query($id: ID!) { report(id: $id) { status isOlder changedSince } }';
const DISCLOSE = `mutation($of: ID!, $version: Int!) {
  createDisclosure(organizationId: $of, version: $version, attributes: { title: "Fees", disclosureContent: "By the hour." }) { ok }
}`;

/** Of the content of the organization, which tests in other files may have changed. */
async function contentVersion(): Promise<number> {
  const { data } = await stand.ask(
    { ...advisor(), activeRole: 'ADMIN' },
    'query($of: ID) { organizationContent(organizationId: $of) { version } }',
    { of: ORGANIZATION },
  );
  return Object(data?.['organizationContent']).version;
}

it('says what it shows that has changed since it was printed: of the estate, beside it, and of its organization', async () => {
  const estateId = await stand.knownEstate();
  await stand.tellOfLook('first');
  const input = { estateId, name: 'Of its day', sections: ['team'] };
  const { data } = await stand.ask(advisor(), CREATE, { input });
  const { id } = Object(data?.['createReportWithPrefetch']).report;
  const read = async () => Object((await stand.ask(advisor(), READ, { id })).data?.['report']);
  const becomes = (changedSince: string[]): Promise<void> =>
    vi.waitFor(
      async () => expect(await read()).toEqual({ status: 'COMPLETE', isOlder: changedSince.length > 0, changedSince }),
      { timeout: 30_000, interval: 100 },
    );
  const grant = { referenceId: id, estateId, quotaType: 'STANDARD_REPORTS' as const, amount: 1 };
  const { envelope } = outboxEvent(tokensReservedV1, { ...grant, organizationId: ORGANIZATION }, { actor: null });
  await stand.broker.publish('identity', [{ key: estateId, value: JSON.stringify(envelope) }]);
  await becomes([]);

  // It prints no milestones, so that one of them is none of its age.
  await stand.tellOfChange(estateId, 'milestones');
  await stand.tellOfChange(estateId, 'team');
  await becomes(['The team']);
  await stand.tellOfLook('second');
  await becomes(['The team', 'Name or look of the organization']);
  const admin = { ...advisor(), activeRole: 'ADMIN' as const };
  const said = { of: ORGANIZATION, version: await contentVersion() };
  expect((await stand.ask(admin, DISCLOSE, said)).errors).toBeUndefined();
  await stand.tellOfEstate(estateId, { version: 2 });
  await becomes(['The estate', 'The team', 'Disclosures', 'Name or look of the organization']);
});

const REQUIRED = `mutation($of: ID!, $version: Int!, $slides: [CustomSlideInput!]!) {
  updateOrganizationContent(organizationId: $of, version: $version, slides: $slides) {
    organizationContent { slides { id version } }
  }
}`;
const APPROVE = `mutation($of: ID!, $version: Int!, $ids: [ID!]!) {
  bulkApproveSlides(organizationId: $of, version: $version, ids: $ids, isApproved: true) { ok }
}`;
const GENERATE = `mutation($id: ID!) {
  generateReport(id: $id, version: 1) { report { status orderedRequestableSections } }
}`;

it('prints a slide that became required after the report was put together', async () => {
  const of = ORGANIZATION;
  const admin = { ...advisor(), activeRole: 'ADMIN' as const };
  const input = { estateId: await stand.knownEstate(), name: 'Put together before', sections: ['team'], asDraft: true };
  const { data } = await stand.ask(advisor(), CREATE, { input });
  const { id } = Object(data?.['createReportWithPrefetch']).report;
  const version = await contentVersion();
  const slide = { title: 'Fees', contents: '<p>By the hour.</p>', showHeader: true };
  const slides = [{ ...slide, isRequiredForAdvisor: true, isRequiredForWeps: false }];
  const saved = await stand.ask(admin, REQUIRED, { of, version, slides });
  const content = Object(saved.data?.['updateOrganizationContent']).organizationContent;
  const [{ id: slideId, version: saidNow }] = content.slides;
  const ids = [slideId];
  expect((await stand.ask(admin, APPROVE, { of, version: saidNow, ids })).errors).toBeUndefined();
  expect((await stand.ask(advisor(), GENERATE, { id })).data?.['generateReport']).toEqual({
    report: {
      status: 'REQUESTED',
      orderedRequestableSections: ['cover', 'summary', 'team', `slide:${ids[0]}`, 'assumptions'],
    },
  });
});
