import { newId } from '@platform/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

const ask = (query: string, variables: object = {}) => estate.as('advisor')(query, variables, newId());
const PARTY = '{ ... on Person { id } ... on Trust { id } }';
const TRUST = `id name kind situs executedAt gstStatus inclusionRatio insideEstate netWorth benefitAtDeath createdUponDeath saysMore
  settlors { id } lifetimeBeneficiaries ${PARTY} beneficiaries ${PARTY} fiduciaries { person { id } personName roleTitle }
  remainder { on person { id } shares { percent to ${PARTY} } } dispositions { when description }`;
const SEEN = `query ($id: ID!) { estate(id: $id) { version trusts { ${TRUST} }
  distribution { problem { message } warnings { code message } totals { family tax state insideTaxableEstate } finalHoldings { holderName outright inTrust } } } }`;
const CHANGE = {
  createTrust: `mutation ($id: ID!, $v: Int!, $a: TrustInput!) { createTrust(estateId: $id, version: $v, attributes: $a) { trust { ${TRUST} } } }`,
  updateTrust: `mutation ($id: ID!, $v: Int!, $a: TrustInput!) { updateTrust(id: $id, version: $v, attributes: $a) { trust { ${TRUST} } } }`,
  deleteTrust: 'mutation ($id: ID!, $v: Int!) { deleteTrust(id: $id, version: $v) { ok } }',
  restoreTrust: `mutation ($e: ID!, $id: ID!, $v: Int!) { restoreTrust(estateId: $e, id: $id, version: $v) { trust { ${TRUST} } } }`,
  createLifeInsurance:
    'mutation ($id: ID!, $v: Int!, $a: LifeInsuranceInput!) { createLifeInsurance(estateId: $id, version: $v, attributes: $a) { ok } }',
  createEntity:
    'mutation ($id: ID!, $v: Int!, $a: EntityInput!) { createEntity(estateId: $id, version: $v, attributes: $a) { entity { id } } }',
  createAsset:
    'mutation ($id: ID!, $v: Int!, $a: AssetInput!) { createAsset(estateId: $id, version: $v, attributes: $a) { asset { id } } }',
};

let household = '';
let client = '';
let spouse = '';
let child = '';
const seen = async () => (await ask(SEEN, { id: household })).data.estate;
async function change(name: keyof typeof CHANGE, variables: object) {
  const { version } = await seen();
  return ask(CHANGE[name], { id: household, e: household, v: version, ...variables });
}
async function trust(a: object) {
  const { data, errors } = await change('createTrust', { a });
  expect(errors).toEqual([]);
  return data.createTrust.trust;
}
const refusal = async (name: keyof typeof CHANGE, variables: object) => {
  const [error] = (await change(name, variables)).errors;
  return error && [error.extensions.code, error.message];
};

beforeEach(async () => {
  const input = { firstName: 'Wren', lastName: 'Marlow', state: 'MA', maritalStatus: 'LEGALLY_MARRIED' };
  const made = await ask(
    'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id version personId people { id isSpouse } } } }',
    { input: { ...input, spouseFirstName: 'Otis', spouseLastName: 'Marlow' } },
  );
  const { id, version, personId, people } = made.data.createEstate.estate;
  household = id;
  client = personId;
  spouse = people.find(({ isSpouse }: { isSpouse: boolean }) => isSpouse).id;
  const added = await ask('mutation ($input: CreatePersonInput!) { createPerson(input: $input) { person { id } } }', {
    input: {
      estateId: id,
      version,
      firstName: 'Ida',
      lastName: 'Marlow',
      relations: [
        { role: 'CHILD', otherId: client },
        { role: 'CHILD', otherId: spouse },
      ],
    },
  });
  child = added.data.createPerson.person.id;
});

describe('a trust entered by hand', () => {
  const ILIT = () => ({
    name: 'Marlow Insurance Trust',
    kind: 'ILIT',
    situs: 'MA',
    executedAt: '2019-04-02',
    settlorIds: [client],
    fiduciaries: [
      { personId: spouse, role: 'trustee', designation: 'primary' },
      { name: 'Harbor Trust Company', role: 'trustee', designation: 'first_successor' },
    ],
    remainder: { on: 'DEATH_OF', personId: client, shares: [{ toId: child }] },
  });

  it('keeps its policy outside of the taxable estates, and what it pays reaches whoever it names', async () => {
    const made = await trust(ILIT());
    expect(made).toMatchObject({
      name: 'Marlow Insurance Trust',
      settlors: [{ id: client }],
      beneficiaries: [{ id: child }],
      fiduciaries: [
        { person: { id: spouse }, roleTitle: 'Trustee' },
        { person: null, personName: 'Harbor Trust Company', roleTitle: 'First successor trustee' },
      ],
      remainder: { on: 'DEATH_OF', person: { id: client }, shares: [{ percent: null, to: { id: child } }] },
      saysMore: false,
      createdUponDeath: false,
    });
    const a = {
      name: 'Term policy',
      insuredId: client,
      ownerId: made.id,
      netDeathBenefit: 300_000_000,
      beneficiaries: [{ assigneeId: made.id, percent: 100 }],
    };
    expect((await change('createLifeInsurance', { a })).errors).toEqual([]);
    const { trusts, distribution } = await seen();
    expect(trusts[0]).toMatchObject({ insideEstate: false, benefitAtDeath: 300_000_000 });
    expect(distribution.problem).toBeNull();
    expect(distribution.totals).toMatchObject({ insideTaxableEstate: 0, tax: 0, family: 300_000_000 });
    expect(distribution.finalHoldings).toEqual([{ holderName: 'Ida Marlow', outright: 300_000_000, inTrust: 0 }]);
  });

  it('counts with its settlor where it can be revoked, with the company that it holds', async () => {
    const made = await trust({ name: 'Wren Marlow Trust', kind: 'REVOCABLE', settlorIds: [client] });
    const shares = [
      { ownerId: made.id, percentage: 80 },
      { percentage: 20, outsiderName: 'Dov Perl' },
    ];
    const { data } = await change('createEntity', { a: { name: 'Orchard LLC', entityType: 'LLC', shares } });
    const owners = [{ ownerId: data.createEntity.entity.id, percent: 100 }];
    await change('createAsset', { a: { name: 'Orchard', assetType: 'REAL_ESTATE', balance: 100_000_001, owners } });
    const { trusts, distribution } = await seen();
    expect(trusts[0]).toMatchObject({ insideEstate: true, netWorth: 80_000_001 });
    expect(distribution.totals.insideTaxableEstate).toBe(80_000_001);
    expect(await refusal('deleteTrust', { id: made.id })).toEqual([
      'TRUST_IN_USE',
      'Wren Marlow Trust is named elsewhere: Owner of Orchard LLC.',
    ]);
  });

  it('is corrected field by field, removed when nothing names it, and brought back as it was', async () => {
    const made = await trust(ILIT());
    const a = { kind: 'IRREVOCABLE', gstStatus: 'PARTIALLY_EXEMPT', inclusionRatio: 0.25, situs: null };
    const { data } = await change('updateTrust', { id: made.id, a });
    const changed = { ...made, ...a };
    expect(data.updateTrust.trust).toEqual(changed);
    expect((await change('deleteTrust', { id: made.id })).errors).toEqual([]);
    expect((await seen()).trusts).toEqual([]);
    expect((await change('restoreTrust', { id: made.id })).data.restoreTrust.trust).toEqual(changed);
  });

  it('of which nobody is known leaves the whole estate with figures, and says what is not known', async () => {
    const made = await trust({ name: 'Old trust', kind: 'REVOCABLE' });
    const owners = [{ ownerId: made.id, percent: 100 }];
    await change('createAsset', { a: { name: 'Savings', assetType: 'CASH', balance: 100_000_000, owners } });
    await change('createAsset', {
      a: { name: 'Boat', assetType: 'TANGIBLE', balance: 5_000_000, owners: [{ ownerId: client, percent: 100 }] },
    });
    const { trusts, distribution } = await seen();
    expect(trusts[0]).toMatchObject({ insideEstate: null, netWorth: 100_000_000 });
    expect(distribution.problem).toBeNull();
    expect(distribution.totals.insideTaxableEstate).toBe(5_000_000);
    expect(distribution.warnings.map(({ message }: { message: string }) => message).join(' ')).toContain('Old trust');
  });

  it('is refused in words that name the field, and over another version', async () => {
    expect(await refusal('createTrust', { a: { kind: 'ILIT' } })).toEqual(['REQUIRED', 'Required']);
    expect(await refusal('createTrust', { a: { name: 'X' } })).toEqual(['REQUIRED', 'Required']);
    expect(await refusal('createTrust', { a: { ...ILIT(), situs: 'QQ' } })).toEqual([
      'UNKNOWN_STATE',
      'Choose a state.',
    ]);
    const made = await trust(ILIT());
    expect(await refusal('updateTrust', { id: made.id, v: 1, a: { name: 'Y' } })).toEqual([
      'STALE_VERSION',
      expect.any(String),
    ]);
    expect(await refusal('updateTrust', { id: made.id, a: { settlorIds: [made.id] } })).toEqual([
      'UNKNOWN_REFERENCE',
      'This person is not part of the estate.',
    ]);
  });
});

describe('what follows from what a trust says', () => {
  it('is answered with it, and its estate names the trusts that begin at a death', async () => {
    const CHARACTER = `id isSynthetic isGrantorTrust isSurvivorTrust dividedByStirpes generationSkippingTaxExempt
      hasUniqueDeathScenarios createdUponDeath syntheticTrusts { id }`;
    const made = await trust({
      name: 'Kestrel Living Trust',
      kind: 'REVOCABLE',
      settlorIds: [client],
      gstStatus: 'EXEMPT',
    });
    const { data } = await ask(`query ($id: ID!) { trust(id: $id) { ${CHARACTER} } }`, { id: made.id });
    expect(data.trust).toMatchObject({
      isSynthetic: false,
      isGrantorTrust: true,
      isSurvivorTrust: false,
      dividedByStirpes: null,
      generationSkippingTaxExempt: true,
      hasUniqueDeathScenarios: false,
      syntheticTrusts: [],
    });
    const sample = (await ask('{ estates(filter: { isSample: true }) { collection { id } } }')).data.estates.collection;
    const all = await Promise.all(
      sample.map(async ({ id }: { id: string }) => {
        const asked = `query ($id: ID!) { syntheticTrusts(estateId: $id) { metadata { totalCount } collection { ${CHARACTER} } } estate(id: $id) { trusts { ${CHARACTER} } } }`;
        return (await ask(asked, { id })).data;
      }),
    );
    for (const { syntheticTrusts, estate: whole } of all) {
      const begun = whole.trusts.filter(({ createdUponDeath }: { createdUponDeath: boolean }) => createdUponDeath);
      expect(syntheticTrusts).toEqual({ metadata: { totalCount: begun.length }, collection: begun });
    }
    expect(all.some(({ syntheticTrusts }) => syntheticTrusts.collection.length > 0)).toBe(true);
    const PAGE =
      'query ($id: ID!) { syntheticTrusts(estateId: $id, pagination: { perPage: 1 }) { collection { id } } }';
    expect((await ask(PAGE, { id: newId() })).data.syntheticTrusts.collection).toEqual([]);
    const pages = await Promise.all(sample.map(({ id }: { id: string }) => ask(PAGE, { id })));
    expect(Math.max(...pages.map(({ data: page }) => page.syntheticTrusts.collection.length))).toBe(1);
  });
});

describe('powers and elections of a trust', () => {
  const FACTS = 'qtipElection isQdot isReverseQtip powersOfAppointment { kind person { id } } insideEstate';
  const read = async (id: string) => (await ask(`query ($id: ID!) { trust(id: $id) { ${FACTS} } }`, { id })).data.trust;

  it('are entered and read back, a general power counts with its holder, and what no law allows is refused', async () => {
    const powersOfAppointment = [{ personId: client, kind: 'LIMITED' }];
    const { id } = await trust({ name: 'Family trust', kind: 'OTHER', powersOfAppointment, settlorIds: [] });
    expect(await read(id)).toEqual({
      qtipElection: null,
      isQdot: false,
      isReverseQtip: false,
      powersOfAppointment: [{ kind: 'LIMITED', person: { id: client } }],
      insideEstate: false,
    });
    const general = { powersOfAppointment: [{ personId: client, kind: 'GENERAL' }], qtipElection: 'STATE_ONLY' };
    await change('updateTrust', { id, a: { ...general, isReverseQtip: true, isQdot: true } });
    expect(await read(id)).toMatchObject({
      qtipElection: 'STATE_ONLY',
      isQdot: true,
      isReverseQtip: true,
      powersOfAppointment: [{ kind: 'GENERAL' }],
      insideEstate: true,
    });
    expect(
      await refusal('updateTrust', { id, a: { powersOfAppointment: [{ personId: id, kind: 'GENERAL' }] } }),
    ).toEqual(['UNKNOWN_REFERENCE', 'This person is not part of the estate.']);
    const other = (await trust({ name: 'Other trust', kind: 'OTHER', settlorIds: [client] })).id;
    expect(await refusal('updateTrust', { id: other, a: { isReverseQtip: true } })).toEqual([
      'OUT_OF_RANGE',
      'A reverse election is of a trust that is elected for the marital deduction.',
    ]);
  });
});

describe('the term of a trust', () => {
  const TERM = `fundedAt modifiedAt terminated isDiscretionary revokedBy { name } trustTerm {
    dateFunded termLength useLifeExpectancy lifeExpectancyPerson { id } annuityPayment payoutType annualIncrease lastPayment payoutRate growthRate incomeTax
    trustTermBeneficiaries ${PARTY} lifecycleEvents { eventType eventTimestamp eventData { name } }
    tableRows { year beginningBalance annuityPayment influxGrowth outflows endingBalance incomeTaxPaid } }`;
  const read = async (id: string) => (await ask(`query ($id: ID!) { trust(id: $id) { ${TERM} } }`, { id })).data.trust;

  it('is entered, worked out from what it holds, and taken away', async () => {
    const { id } = await trust({
      name: 'Marlow GRAT',
      kind: 'GRAT',
      settlorIds: [client],
      lifetimeBeneficiaryIds: [client],
      fundedAt: '2025-06-01',
      isDiscretionary: false,
      trustTerm: { termLength: 100, annuityPayment: 10_000_00, growthRate: 5, incomeTax: 20 },
    });
    await change('createAsset', {
      a: { name: 'Stock', assetType: 'BROKERAGE', balance: 1_000_000_00, owners: [{ ownerId: id, percent: 100 }] },
    });
    const { trustTerm, ...facts } = await read(id);
    expect(facts).toMatchObject({ fundedAt: '2025-06-01', terminated: false, isDiscretionary: false, revokedBy: null });
    expect(trustTerm).toMatchObject({
      dateFunded: '2025-06-01',
      termLength: 100,
      useLifeExpectancy: false,
      annuityPayment: 10_000_00,
      trustTermBeneficiaries: [{ id: client }],
    });
    expect(trustTerm.tableRows[0]).toMatchObject({
      beginningBalance: 1_000_000_00,
      influxGrowth: 50_000_00,
      incomeTaxPaid: 10_000_00,
      annuityPayment: 10_000_00,
      outflows: 20_000_00,
      endingBalance: 1_030_000_00,
    });
    expect(trustTerm.lifecycleEvents.map(({ eventType }: { eventType: string }) => eventType)).toEqual([
      'FUNDED',
      'TERM_ENDS',
    ]);
    const trustTerm120 = { termLength: 3, annuityPayment: 100_000_00, payoutType: 'Increasing', annualIncrease: 20 };
    expect(await refusal('updateTrust', { id, a: { trustTerm: { ...trustTerm120, annualIncrease: 21 } } })).toEqual([
      'OUT_OF_RANGE',
      'Of a GRAT each payment is at most 120% of the one before.',
    ]);
    const fundedAt = `${new Date().getFullYear()}-01-01`;
    expect((await change('updateTrust', { id, a: { fundedAt, trustTerm: trustTerm120 } })).errors).toEqual([]);
    const rising = (await read(id)).trustTerm;
    expect(rising).toMatchObject({ payoutType: 'Increasing', annualIncrease: 20, lastPayment: null });
    expect(rising.tableRows.map((row: { annuityPayment: number }) => row.annuityPayment)).toEqual([
      100_000_00, 120_000_00, 144_000_00,
    ]);
    expect(await refusal('updateTrust', { id, a: { kind: 'CRUT' } })).toEqual([
      'NOT_LEVEL',
      'A charitable remainder trust pays the same amount or part each year.',
    ]);
    await change('updateTrust', { id, a: { trustTerm: null } });
    expect((await read(id)).trustTerm).toBeNull();
  });

  it('ends only where nothing is in the trust and nothing names it', async () => {
    const { id } = await trust({ name: 'Old trust', kind: 'REVOCABLE', settlorIds: [client] });
    await change('createAsset', {
      a: { name: 'Stock', assetType: 'BROKERAGE', balance: 100, owners: [{ ownerId: id, percent: 100 }] },
    });
    expect(await refusal('updateTrust', { id, a: { terminated: true } })).toEqual([
      'TRUST_IN_USE',
      'Old trust is named elsewhere: Owner of Stock.',
    ]);
    const empty = (await trust({ name: 'Empty trust', kind: 'REVOCABLE', settlorIds: [client] })).id;
    await change('updateTrust', { id: empty, a: { terminated: true } });
    expect((await read(empty)).terminated).toBe(true);
  });

  it('names the field of what it refuses', async () => {
    const attributes = { name: 'T', kind: 'GRAT', trustTerm: { termLength: 5, lifeExpectancyPersonId: client } };
    const { errors } = await change('createTrust', { a: attributes });
    expect(errors[0]?.extensions).toMatchObject({ code: 'TWO_TERMS', field: 'trustTerm.termLength' });
  });
});
