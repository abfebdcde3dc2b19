import { distribution, type EstateCase, whatIf } from '@platform/estate-engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

const ask = (query: string, variables: object = {}) => estate.as('advisor')(query, variables);
const PLAN = `query ($id: ID!) { estate(id: $id) {
  distributionCase { today input }
  distribution { transfers { fromId toId amount reason } taxes { jurisdiction amount } finalHoldings { holderId total } totals { family charity } }
} }`;

it('what a browser works out of the case is what the diagram says, for every sample household, to the cent', async () => {
  const ids: string[] = (await ask('query { sampleEstateIds }')).data.sampleEstateIds;
  expect(ids.length).toBeGreaterThan(5);
  for (const id of ids) {
    const { distributionCase, distribution: plan } = (await ask(PLAN, { id })).data.estate;
    const { input } = whatIf(distributionCase.input as EstateCase, {}, distributionCase.today);
    const { transfers, taxes, finalHoldings, flow } = distribution(input);
    const final = flow.totals.find(({ stage }) => stage === 'FINAL');
    expect(
      {
        transfers: transfers.map(({ fromId, toId, amountCents, reason }) => ({
          fromId,
          toId,
          amount: amountCents,
          reason,
        })),
        taxes: taxes.map(({ jurisdiction, amountCents }) => ({ jurisdiction, amount: amountCents })),
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
