import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type DistributionResult, distribution, type EstateCase, whatIf } from '@platform/estate-engine';
import { partsFromFlow, workingReceipt } from '@platform/estate-engine/receipt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';
import { enterCase, SHARED_CASES, type SharedCase } from './shared-cases.ts';

const ENGINE = fileURLToPath(new URL('../../libs/estate-engine/bin/estate-engine.mjs', import.meta.url));

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

const ask = (query: string, variables: object = {}) => estate.as('advisor')(query, variables);
const PLAN = `query ($id: ID!) { estate(id: $id) {
  distributionCase { today input }
  distribution { transfers { fromId toId amount reason } taxes { jurisdiction amount working { lines { depth amount value rule } authority { cite } } } finalHoldings { holderId total } totals { family charity } }
} }`;

/** The receipt of a tax as the page makes it, in what does not hang on the names of people. */
function receiptOf(result: DistributionResult, { death, decedentId, working }: DistributionResult['taxes'][number]) {
  const words = { ownEstate: 'own', fromSpouse: 'received' };
  const { lines, authority } = workingReceipt(
    working,
    death === 'SECOND_DEATH' ? partsFromFlow(result, decedentId, words) : undefined,
  );
  return {
    lines: lines.map(({ depth, amountCents, value, rule }) => ({ depth, amount: amountCents, value, rule })),
    authority: authority.map(({ cite }) => ({ cite })),
  };
}

it('what a browser works out of the case is what the diagram says, for every sample household, to the cent', async () => {
  const ids: string[] = (await ask('query { sampleEstateIds }')).data.sampleEstateIds;
  expect(ids.length).toBeGreaterThan(5);
  for (const id of ids) {
    const { distributionCase, distribution: plan } = (await ask(PLAN, { id })).data.estate;
    const { input } = whatIf(distributionCase.input as EstateCase, {}, distributionCase.today);
    const result = distribution(input);
    const { transfers, taxes, finalHoldings, flow } = result;
    const final = flow.totals.find(({ stage }) => stage === 'FINAL');
    expect(
      {
        transfers: transfers.map(({ fromId, toId, amountCents, reason }) => ({
          fromId,
          toId,
          amount: amountCents,
          reason,
        })),
        taxes: taxes.map((tax) => ({
          jurisdiction: tax.jurisdiction,
          amount: tax.amountCents,
          working: receiptOf(result, tax),
        })),
        finalHoldings: finalHoldings.map(({ holderId, outrightCents, inTrustCents }) => ({
          holderId,
          total: outrightCents + inTrustCents,
        })),
        totals: { family: final?.familyCents, charity: final?.charityCents },
      },
      id,
    ).toEqual(plan);
  }
});

const CENTS = `query ($id: ID!) { estate(id: $id) { distributionCase { today } distribution {
  problem { message } taxes { death jurisdiction amount } finalHoldings { holderId outright inTrust }
  flow { nodes { id column kind entityId amount } edges { from to amount } } } } }`;
const inOrder = <One>(all: readonly One[]): One[] =>
  all.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** The platform follows the law of the state where a case asks for a model act or for one clause everywhere. */
function asPlayed({ input }: SharedCase): string {
  const { silentTaxClause: _clause, intestacy: _act, ...assumptions } = input.assumptions ?? {};
  return JSON.stringify({ ...input, assumptions });
}

it.each(SHARED_CASES)(
  'the shared case $id, entered through the graph, comes to the cents of the command line',
  async (one) => {
    const { estateId, idOf } = await enterCase(ask as Parameters<typeof enterCase>[0], one);
    const { distribution: shown } = (await ask(CENTS, { id: estateId })).data.estate;
    expect(shown.problem).toBeNull();
    const said: DistributionResult = JSON.parse(
      execFileSync(process.execPath, [ENGINE, 'distribution'], { input: asPlayed(one), encoding: 'utf8' }),
    );
    expect(inOrder(shown.taxes.filter(({ amount }: { amount: number }) => amount > 0))).toEqual(
      inOrder(
        said.taxes
          .filter(({ amountCents }) => amountCents > 0)
          .map(({ death, jurisdiction, amountCents }) => ({ death, jurisdiction, amount: amountCents })),
      ),
    );
    expect(inOrder(shown.finalHoldings)).toEqual(
      inOrder(
        said.finalHoldings.map(({ holderId, outrightCents, inTrustCents }) => ({
          holderId: idOf(holderId),
          outright: outrightCents,
          inTrust: inTrustCents,
        })),
      ),
    );
    // What the diagram and its table draw: every node and every ribbon.
    const amounts = (all: readonly { readonly amount: number }[]): number[] =>
      all.map(({ amount }) => amount).toSorted((a, b) => a - b);
    expect(amounts(shown.flow.nodes)).toEqual(
      amounts(said.flow.nodes.map(({ amountCents }) => ({ amount: amountCents }))),
    );
    expect(amounts(shown.flow.edges)).toEqual(
      amounts(said.flow.edges.map(({ amountCents }) => ({ amount: amountCents }))),
    );
  },
);

it('what is assumed of a client stands with the estate, moves no figure, and has its history', async () => {
  const id = 'e5000000-0000-4000-8000-000000000003';
  const READ = `query ($id: ID!) { estate(id: $id) {
    version calculatedFederalTaxEstimate strategiesYearOfDeath strategiesBaseGrowthRate strategiesExemptionInflationRate
  } }`;
  const UPDATE = 'mutation ($input: UpdateEstateInput!) { updateEstate(input: $input) { ok } }';
  const { version, ...before } = (await ask(READ, { id })).data.estate;
  const input = { id, version, strategiesYearOfDeath: 2045, strategiesBaseGrowthRate: 4.25 };
  expect((await ask(UPDATE, { input })).errors).toEqual([]);
  const after = (await ask(READ, { id })).data.estate;
  expect(after).toEqual({
    ...before,
    version: version + 1,
    strategiesYearOfDeath: 2045,
    strategiesBaseGrowthRate: 4.25,
  });
  const refused = await ask(UPDATE, { input: { id, version: version + 1, strategiesExemptionInflationRate: 21 } });
  expect(refused.errors[0]?.extensions).toMatchObject({
    code: 'OUT_OF_RANGE',
    field: 'strategiesExemptionInflationRate',
  });
  const HISTORY =
    'query ($id: ID!) { estateHistory(estateId: $id) { collection { things { fields { label before after } } } } }';
  const { collection } = (await ask(HISTORY, { id })).data.estateHistory;
  expect(collection[0].things[0].fields).toContainEqual({
    label: 'What-if: growth a year',
    before: null,
    after: '4.25%',
  });
});

describe('a what-if that is kept', () => {
  const MADE = 'whatIfSnapshot { id version name address isOlder createdByName }';
  const CREATE = `mutation ($id: ID!, $a: WhatIfSnapshotInput!) { createWhatIfSnapshot(estateId: $id, attributes: $a) { ${MADE} } }`;
  const UPDATE = `mutation ($id: ID!, $v: Int!, $a: WhatIfSnapshotInput!) { updateWhatIfSnapshot(id: $id, version: $v, attributes: $a) { ${MADE} } }`;
  const KEPT =
    'query ($id: ID!) { estate(id: $id) { version whatIfSnapshots { name address isOlder createdByName } } }';
  let id = '';
  beforeEach(async () => {
    const input = { firstName: 'Iris', lastName: 'Kestrel', state: 'MA', maritalStatus: 'SINGLE' };
    const { data } = await ask(
      'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id } } }',
      { input },
    );
    id = data.createEstate.estate.id;
  });

  it('has its name, its maker and its history, and says when the estate has changed since', async () => {
    const a = { name: 'Later', address: 'year=2040&growth=5' };
    const { data } = await ask(CREATE, { id, a });
    expect(data.createWhatIfSnapshot.whatIfSnapshot).toMatchObject({ ...a, version: 1, isOlder: false });
    await ask(UPDATE, { id: data.createWhatIfSnapshot.whatIfSnapshot.id, v: 1, a: { name: 'Much later' } });
    const before = (await ask(KEPT, { id })).data.estate;
    expect(before.whatIfSnapshots).toMatchObject([{ name: 'Much later', isOlder: false }]);
    const rename = 'mutation ($input: UpdateEstateInput!) { updateEstate(input: $input) { ok } }';
    await ask(rename, { input: { id, version: before.version, displayName: 'The Kestrels' } });
    expect((await ask(KEPT, { id })).data.estate.whatIfSnapshots).toMatchObject([{ isOlder: true }]);
    const HISTORY = 'query ($id: ID!) { estateHistory(estateId: $id) { collection { things { part name } } } }';
    const { collection } = (await ask(HISTORY, { id })).data.estateHistory;
    expect(collection.flatMap(({ things }: { things: object[] }) => things)).toContainEqual({
      part: 'whatIfs',
      name: 'Much later',
    });
  });

  it('asks only what a what-if can, and is shown to those who advise alone', async () => {
    const { errors } = await ask(CREATE, { id, a: { name: 'Else', address: 'redirect=x' } });
    expect(errors[0]?.extensions).toMatchObject({ code: 'OUT_OF_RANGE', field: 'address' });
    const castellan = 'e5000000-0000-4000-8000-000000000001';
    await ask(CREATE, { id: castellan, a: { name: 'Later', address: 'year=2040' } });
    expect((await ask(KEPT, { id: castellan })).data.estate.whatIfSnapshots).toHaveLength(1);
    expect((await estate.as('client')(KEPT, { id: castellan })).data.estate.whatIfSnapshots).toBeNull();
  });
});

describe('a plan that is kept', () => {
  const MADE = 'planVersion { id version name keptOn isOlder createdByName distributionCase { today input } }';
  const KEEP = `mutation ($id: ID!, $name: String!) { createPlanVersion(estateId: $id, attributes: { name: $name }) { ${MADE} } }`;
  const ONE = `query ($id: ID!) { ${MADE.replace('planVersion', 'planVersion(id: $id)')} }`;
  const LIST =
    'query ($id: ID!) { estate(id: $id) { version planVersions { id version name isOlder distributionCase { today } } } }';
  const id = 'e5000000-0000-4000-8000-000000000002';

  it('stays the plan of its day, whatever becomes of the estate', async () => {
    const { distributionCase: then } = (
      await ask('query ($id: ID!) { estate(id: $id) { distributionCase { today input } } }', { id })
    ).data.estate;
    const made = (await ask(KEEP, { id, name: 'Before the sale' })).data.createPlanVersion.planVersion;
    expect(made).toMatchObject({ version: 1, name: 'Before the sale', isOlder: false, keptOn: then.today });
    expect(made.distributionCase).toEqual(then);

    const READ = 'query ($id: ID!) { estate(id: $id) { version assets { id } } }';
    const { version, assets } = (await ask(READ, { id })).data.estate;
    const REMOVE = 'mutation ($id: ID!, $version: Int!) { deleteAsset(id: $id, version: $version) { ok } }';
    expect((await ask(REMOVE, { id: assets[0].id, version })).errors).toEqual([]);
    const now = (await ask('query ($id: ID!) { estate(id: $id) { distributionCase { input } } }', { id })).data.estate;
    expect(now.distributionCase.input).not.toEqual(then.input);

    const kept = (await ask(ONE, { id: made.id })).data.planVersion;
    expect(kept).toMatchObject({ isOlder: true, distributionCase: then });
    const listed = (await ask(LIST, { id })).data.estate.planVersions;
    expect(listed).toEqual([
      { id: made.id, version: 1, name: 'Before the sale', isOlder: true, distributionCase: { today: then.today } },
    ]);
  });

  it('is renamed and removed, with its history, and needs a name', async () => {
    const made = (await ask(KEEP, { id, name: 'Draft' })).data.createPlanVersion.planVersion;
    const RENAME = `mutation ($id: ID!, $v: Int!, $name: String!) { updatePlanVersion(id: $id, version: $v, attributes: { name: $name }) { ${MADE} } }`;
    const renamed = (await ask(RENAME, { id: made.id, v: 1, name: 'As signed' })).data.updatePlanVersion.planVersion;
    expect(renamed).toMatchObject({ name: 'As signed', version: 2, distributionCase: made.distributionCase });
    const nameless = await ask(KEEP, { id, name: ' ' });
    expect(nameless.errors[0]?.extensions).toMatchObject({ code: 'REQUIRED', field: 'name' });
    const REMOVE = 'mutation ($id: ID!, $v: Int!) { deletePlanVersion(id: $id, version: $v) { ok } }';
    expect((await ask(REMOVE, { id: made.id, v: 1 })).errors[0]?.extensions).toMatchObject({ code: 'STALE_VERSION' });
    expect((await ask(REMOVE, { id: made.id, v: 2 })).errors).toEqual([]);
    expect((await ask(ONE, { id: made.id })).data.planVersion).toBeNull();
    const HISTORY =
      'query ($id: ID!) { estateHistory(estateId: $id) { collection { things { part name fields { label before after } } } } }';
    const { collection } = (await ask(HISTORY, { id })).data.estateHistory;
    const things = collection.flatMap(({ things: all }: { things: object[] }) => all);
    expect(things).toContainEqual({
      part: 'planVersions',
      name: 'As signed',
      fields: [{ label: 'Name', before: 'Draft', after: 'As signed' }],
    });
  });

  it('is shown to those who advise alone', async () => {
    const castellan = 'e5000000-0000-4000-8000-000000000001';
    const made = (await ask(KEEP, { id: castellan, name: 'Today' })).data.createPlanVersion.planVersion;
    expect((await estate.as('client')(LIST, { id: castellan })).data.estate.planVersions).toBeNull();
    expect((await estate.as('client')(ONE, { id: made.id })).errors[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});
