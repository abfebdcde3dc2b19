import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD_DEFAULT } from '@platform/test-kit/sample-world';
import type { Browser } from 'playwright-core';
import { type Figure, ms, percentile } from './figures.ts';
import type { GraphClient } from './graph-client.ts';

const PEOPLE = 40;
const TRUSTS = 20;
const ASSETS = 200;
const RUNS = 5;
/** A busy machine is told of in the figure, and does not end the measurement. */
const PATIENCE_MS = 180_000;

interface Changed {
  readonly done: { readonly estate: { readonly id: string; readonly version: number } };
}
const CREATE = `mutation ($input: CreateEstateInput!) { done: createEstate(input: $input) { estate { id version personId } } }`;
const ADD_PERSON =
  'mutation ($input: CreatePersonInput!) { done: createPerson(input: $input) { estate { id version } } }';
const adding = (operation: string, input: string): string =>
  `mutation ($id: ID!, $v: Int!, $a: ${input}!) { done: ${operation}(estateId: $id, version: $v, attributes: $a) { estate { id version } } }`;

/** A household of so many, entered as its screens would; its id. */
async function largeEstate(client: GraphClient): Promise<string> {
  const input = { firstName: 'Orla', lastName: 'Hargreave', state: 'MA', maritalStatus: 'LEGALLY_MARRIED' };
  const couple = { ...input, spouseFirstName: 'Piet', spouseLastName: 'Hargreave' };
  const { done } = await client.request<Changed & { done: { estate: { personId: string } } }>(CREATE, {
    input: couple,
  });
  const { id: estateId, personId } = done.estate;
  let { version } = done.estate;
  const change = async (query: string, variables: Record<string, unknown>): Promise<void> => {
    version = (await client.request<Changed>(query, variables)).done.estate.version;
  };
  for (let at = 2; at < PEOPLE; at += 1) {
    const relations = [{ role: 'CHILD', otherId: personId }];
    const person = { firstName: `Kin ${at}`, lastName: 'Hargreave', birthDate: '1980-02-01', relations };
    await change(ADD_PERSON, { input: { estateId, version, ...person } });
  }
  for (let at = 0; at < TRUSTS; at += 1) {
    const a = { name: `Hargreave Trust ${at + 1}`, kind: 'REVOCABLE', settlorIds: [personId] };
    await change(adding('createTrust', 'TrustInput'), { id: estateId, v: version, a });
  }
  for (let at = 0; at < ASSETS; at += 1) {
    const a = {
      name: `Account ${at + 1}`,
      assetType: 'BROKERAGE',
      balance: 10_000_000 + at,
      owners: [{ ownerId: personId }],
    };
    await change(adding('createAsset', 'AssetInput'), { id: estateId, v: version, a });
  }
  return estateId;
}

/** From the click that signs in, by somebody who came for this page, until its figures stand there. */
async function signedInOn(browser: Browser, url: string, path: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(url + path);
    await page.getByLabel('Email', { exact: true }).fill(SAMPLE_ACCOUNTS.advisor.emailAddress);
    await page.getByLabel('Password', { exact: true }).fill(process.env['SAMPLE_PASSWORD'] || SAMPLE_PASSWORD_DEFAULT);
    await page.waitForLoadState('networkidle');
    const started = performance.now();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('region', { name: 'Net worth' }).waitFor({ state: 'visible' });
    return performance.now() - started;
  } finally {
    await context.close();
  }
}

/** The page of a household of forty people, twenty trusts and two hundred holdings: the median of some sign-ins. */
export async function largeEstatePage(browser: Browser, client: GraphClient): Promise<Figure> {
  const id = await largeEstate(client);
  await signedInOn(browser, client.url, `/estate/${id}`); // the servers' own first time
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await signedInOn(browser, client.url, `/estate/${id}`));
  return {
    what: `estate of ${PEOPLE} people, ${TRUSTS} trusts, ${ASSETS} holdings, from sign-in`,
    value: `figures after ${ms(percentile(times, 0.5))}, slowest ${ms(Math.max(...times))}`,
  };
}
