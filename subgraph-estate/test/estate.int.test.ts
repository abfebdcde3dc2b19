import { newId } from '@platform/kernel';
import { sampleEstateId } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';

const CASTELLAN = sampleEstateId(1);
const ORTIZ = sampleEstateId(6);
const OF_FAMILY_OFFICE = sampleEstateId(14);

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

describe('an estate', () => {
  it('answers everything of its screens', async () => {
    const { data, errors } = await estate.as('advisor')(
      `query ($id: ID!) { estate(id: $id) {
        displayName city maritalStatus childrenCount marriedAndAlive firstSpouseToDie { name } deathInfos { firstDeath { year isClient } secondDeath { year } }
        advisor { id } organization { id } hasDocuments hasBeenAbstracted ultraEligible assumptions { firstDeathOn portabilityElected }
        people { id name ageInYears isMinor clientRelationship fromPriorRelationship isDeletable spouse { name } children { name } }
        relations { kind from { name } to { name } }
        familyTree { g1 { name } g2 { name } g3 { name } other { name } }
        familyTable { id name age state primaryRelationship secondaryRelationship }
        trusts { name kind settlors { name } beneficiaries { ... on Person { name } ... on Trust { name } ... on Charitable { name } } insideEstate netWorth executedAt dispositions { when kind description amount recipients { __typename } } fiduciaries { personName roleTitle } }
        charitables { name } assets { name balance isStale titling owners { percent owner { ... on Trust { name } ... on Person { name } } } beneficiaries { tier to { ... on Person { name } ... on Trust { name } } } netDeathBenefit insured { name } }
        liabilities { name balance securedBy { name } owners { owner { ... on Trust { name } } } } lifeInsurances { name }
        estateDocuments { name kind status owner { name } executedAt planningStatus dispositions { description } }
        fiduciaries { personName roleTitle namedIn person { name } } estateUploads { id }
        balanceSheet { columns { id label } totals total asOf groups { label subtotal subtotals rows { label detail cells total isStale } } }
        netWorthReceipt { total outsideTotal groups { label subtotal lines { label amount } } byType { label amount } outside { label } }
        distribution { problem { code } totals { tax federalTax stateTax everything family charity } deaths { sentence working { lines { label amount } } } finalHoldings { holderName inTrust outright } taxes { id sentence amount working { lines { label amount rule } authority { cite } } borneBy { name amount } } flow { columns { title } nodes { label detail amount } edges { amount } } warnings { code } transfers { explanation } }
      } }`,
      { id: CASTELLAN },
    );
    expect(errors).toEqual([]);
    const { estate: one } = data;
    expect(one).toMatchObject({
      displayName: 'The Castellan Family',
      childrenCount: 3,
      marriedAndAlive: true,
      firstSpouseToDie: { name: 'Robert Castellan' },
    });
    expect(one.distribution.totals).toMatchObject({
      tax: 719_133_088,
      everything: 4_809_868_000,
      family: 3_940_734_912,
      charity: 150_000_000,
    });
    const held = Object.fromEntries(
      one.distribution.finalHoldings.map((holding: { holderName: string; inTrust: number }) => [
        holding.holderName,
        holding.inTrust,
      ]),
    );
    expect(held).toMatchObject({
      'Anna’s trust': 1_171_781_638,
      'Thomas’s trust': 1_171_781_638,
      'Julia’s trust': 1_171_781_636,
    });
    expect(one.familyTree.g2.map(({ name }: { name: string }) => name)).toEqual([
      'Anna Reyes',
      'Thomas Castellan',
      'Julia Castellan',
      'Miguel Reyes',
    ]);
    expect(one.people.find(({ name }: { name: string }) => name === 'Julia Castellan').fromPriorRelationship).toBe(
      true,
    );
  });
  it('takes other assumptions without being changed', async () => {
    const { data } = await estate.as('advisor')(
      'query ($id: ID!) { estate(id: $id) { distribution(input: { portabilityElected: false }) { totals { federalTax } warnings { code } } } }',
      { id: CASTELLAN },
    );
    expect(data.estate.distribution.totals.federalTax).toBeGreaterThan(216_896_608);
    expect(data.estate.distribution.warnings).toContainEqual({ code: 'PORTABILITY_NOT_ELECTED' });
  });
});

describe('an office that nobody holds', () => {
  const WARNINGS =
    'query ($id: ID!) { estate(id: $id) { people { id name } distribution { warnings { code message ids amount } } } }';
  it('is among the warnings, with the person whose will lacks an executor', async () => {
    const { data } = await estate.as('advisor')(WARNINGS, { id: ORTIZ });
    const hana = data.estate.people.find(({ name }: { name: string }) => name === 'Hana Ortiz');
    expect(data.estate.distribution.warnings).toContainEqual({
      code: 'MISSING_FIDUCIARY',
      message: 'The will of Hana Ortiz names no executor: a court has to appoint somebody.',
      ids: [hana.id],
      amount: 64_000_000,
    });
  });
  it('is none where executors and successor trustees are named', async () => {
    const { data } = await estate.as('advisor')(WARNINGS, { id: CASTELLAN });
    const codes = data.estate.distribution.warnings.map(({ code }: { code: string }) => code);
    expect(codes).not.toContain('MISSING_FIDUCIARY');
  });
});

describe('reach', () => {
  it('answers another organization’s estate like one that does not exist', async () => {
    const query = 'query ($id: ID!) { estate(id: $id) { id } }';
    const foreign = await estate.as('advisor')(query, { id: OF_FAMILY_OFFICE });
    const absent = await estate.as('advisor')(query, { id: newId() });
    expect(foreign.data).toEqual({ estate: null });
    expect(foreign).toEqual(absent);
  });
  it('refuses a change of a foreign estate with the same answer as of an unknown one', async () => {
    const update = 'mutation ($id: ID!) { updateEstate(input: { id: $id, version: 1, displayName: "X" }) { ok } }';
    const codes = await Promise.all([OF_FAMILY_OFFICE, newId()].map((id) => estate.as('advisor')(update, { id })));
    expect(codes.map(({ errors }) => errors[0]?.extensions.code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(codes[0]?.errors[0]?.message).toBe(codes[1]?.errors[0]?.message);
  });
  it('gives references of other subgraphs nothing beyond the actor’s reach', async () => {
    const entities =
      'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Estate { displayName } ... on Person { name } } }';
    const r = [
      { __typename: 'Estate', id: CASTELLAN },
      { __typename: 'Estate', id: OF_FAMILY_OFFICE },
    ];
    const { data } = await estate.as('advisor')(entities, { r });
    expect(data._entities).toEqual([{ displayName: 'The Castellan Family' }, null]);
  });
  it('answers nothing at all without an actor token', async () => {
    const { status, data } = await estate.graphql(null, '{ _service { sdl } }');
    expect(status).toBe(401);
    expect(data).toBeNull();
  });
});

describe('changes', () => {
  it('creates a client once, however often the browser sends the same key', async () => {
    const create = `mutation ($input: CreateEstateInput!) { createEstate(input: $input) { ok estate { id version displayName people { name } calculatedNetWorth } } }`;
    const input = {
      firstName: 'Ada',
      lastName: 'Lindgren',
      state: 'FL',
      maritalStatus: 'LEGALLY_MARRIED',
      spouseFirstName: 'Nils',
      birthDate: '1961-02-03',
    };
    const key = newId();
    const [first, again] = [
      await estate.as('advisor')(create, { input }, key),
      await estate.as('advisor')(create, { input }, key),
    ];
    expect(first.errors).toEqual([]);
    expect(first.data.createEstate.estate).toMatchObject({
      version: 1,
      displayName: 'The Lindgren Family',
      calculatedNetWorth: 0,
    });
    expect(again.data.createEstate.estate.id).toBe(first.data.createEstate.estate.id);
  });
  it('says which field of a new client is wrong', async () => {
    const create = 'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { ok } }';
    const input = { firstName: ' ', lastName: 'Q', state: 'FL', maritalStatus: 'SINGLE' };
    expect((await estate.as('advisor')(create, { input })).errors[0]?.extensions).toMatchObject({
      code: 'REQUIRED',
      field: 'firstName',
    });
    const nowhere = { ...input, firstName: 'A', state: 'ZZ' };
    expect((await estate.as('advisor')(create, { input: nowhere })).errors[0]?.extensions).toMatchObject({
      code: 'UNKNOWN_STATE',
    });
  });
  it('adds an asset, refuses the stale version after it, and recalculates', async () => {
    const id = sampleEstateId(8);
    const add = `mutation ($v: Int!, $a: AssetInput!) { createAsset(estateId: "${id}", version: $v, attributes: $a) { asset { id name } estate { version calculatedNetWorth } } }`;
    const before = (await estate.as('advisor')(`{ estate(id: "${id}") { version calculatedNetWorth personId } }`)).data
      .estate;
    const a = {
      name: 'Cabin, Leelanau',
      assetType: 'REAL_ESTATE',
      balance: 30_000_000,
      state: 'MI',
      owners: [{ ownerId: before.personId }],
    };
    const added = await estate.as('advisor')(add, { v: before.version, a });
    expect(added.data.createAsset.estate).toEqual({
      version: before.version + 1,
      calculatedNetWorth: before.calculatedNetWorth + 30_000_000,
    });
    const stale = await estate.as('advisor')(add, { v: before.version, a });
    expect(stale.errors[0]?.extensions.code).toBe('STALE_VERSION');
  });
  it('repeats an update with the same key without changing twice', async () => {
    const id = sampleEstateId(10);
    const { version, personId } = (await estate.as('advisor')(`{ estate(id: "${id}") { version personId } }`)).data
      .estate;
    const add = `mutation { createPerson(input: { estateId: "${id}", version: ${version}, firstName: "Ines", lastName: "Arden", relations: [{ role: SIBLING, otherId: "${personId}" }] }) { person { id clientRelationship } estate { version } } }`;
    const key = newId();
    const [first, again] = [await estate.as('advisor')(add, {}, key), await estate.as('advisor')(add, {}, key)];
    expect(first.data.createPerson.person.clientRelationship).toBe('Sibling');
    expect(again.errors).toEqual([]);
    expect(again.data.createPerson.estate.version).toBe(version + 1);
    const remove = `mutation { deletePerson(id: "${first.data.createPerson.person.id}", version: ${version + 1}) { ok } }`;
    expect((await estate.as('advisor')(remove)).data.deletePerson.ok).toBe(true);
  });
  it('does not delete somebody whom the plan names', async () => {
    const { estate: one } = (
      await estate.as('advisor')(`{ estate(id: "${CASTELLAN}") { version people { id name } } }`)
    ).data;
    const anna = one.people.find(({ name }: { name: string }) => name === 'Anna Reyes').id;
    const { errors } = await estate.as('advisor')(
      `mutation { deletePerson(id: "${anna}", version: ${one.version}) { ok } }`,
    );
    expect(errors[0]?.extensions.code).toBe('PERSON_IN_USE');
  });
  it('lets a client look and change nothing', async () => {
    const { data } = await estate.as('client')(`{ estate(id: "${CASTELLAN}") { displayName } }`);
    expect(data.estate.displayName).toBe('The Castellan Family');
    const { errors } = await estate.as('client')(
      `mutation { updateEstate(input: { id: "${CASTELLAN}", version: 1 }) { ok } }`,
    );
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
