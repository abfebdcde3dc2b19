import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toEstateCase } from '../src/domain/estate/estate-case.ts';
import { NO_POLICY_RECORD } from '../src/domain/insurance/policy.ts';
import { emptyTrust } from '../src/domain/trust/trust.ts';
import { toEstate } from '../src/modules/estate/estate-record.ts';
import { type StartedEstate, startEstate } from './estate-harness.ts';

const ENGINE = fileURLToPath(new URL('../../libs/estate-engine/bin/estate-engine.mjs', import.meta.url));

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

const ask = (query: string, variables: object = {}) => estate.as('advisor')(query, variables);

const PARTY = '__typename ... on Person { id } ... on Trust { id }';
const POLICY = `id estateId estateName name insured { id } secondaryInsured { id } owner { ${PARTY} ... on JointOwner { id } }
  policyKind policyLength policyRating policyInformation policyNumber carrier premium premiumFrequency premiumPerYear
  netDeathBenefit csv csvAsOf isStale issueDate lastReviewed taxBasis transferredOn transferor { id }
  beneficiaries { assignee { ${PARTY} } percent kind assigneeSubtype perStirpes }
  standings { amount isBenefit inTaxableEstate personId cite endsOn } notes`;
const CREATE = `mutation ($id: ID!, $v: Int!, $a: LifeInsuranceInput!) { createLifeInsurance(estateId: $id, version: $v, attributes: $a) { ok lifeInsurance { ${POLICY} } estate { version } } }`;
const UPDATE = `mutation ($id: ID!, $v: Int!, $a: LifeInsuranceInput!) { updateLifeInsurance(id: $id, version: $v, attributes: $a) { ok lifeInsurance { ${POLICY} } estate { version } } }`;
const DELETE =
  'mutation ($id: ID!, $v: Int!) { deleteLifeInsurance(id: $id, version: $v) { ok lifeInsurance { id } estate { version assets { id } } } }';
const LIST = `query ($association: AssociationInput!, $filter: LifeInsuranceFilterInput, $pagination: PaginationInput) {
  lifeInsurances(association: $association, filter: $filter, pagination: $pagination) {
    collection { id name } metadata { totalPages totalCount currentPage limitValue } } }`;
const WHOLE = `query ($id: ID!) { estate(id: $id) { version calculatedNetWorth assets { id name balance costBasis custodian netDeathBenefit insured { id } }
  lifeInsurances { ${POLICY} } lifeInsuranceSummary { count benefit cashValue premiumPerYear premiumsUnknown insideTotal outsideTotal unknownTotal asOf inTaxableEstates { personId amount } }
  distribution { problem { message } } } }`;

let id = '';
let client = '';
let spouse = '';
let ilit = '';
const whole = async () => (await ask(WHOLE, { id })).data.estate;
async function add(attributes: object) {
  const { version } = await whole();
  return ask(CREATE, {
    id,
    v: version,
    a: { name: 'Term', insuredId: client, netDeathBenefit: 100_000_000, ...attributes },
  });
}
const added = async (attributes: object = {}) => (await add(attributes)).data.createLifeInsurance.lifeInsurance;
async function change(policyId: string, attributes: object) {
  const { version } = await whole();
  return ask(UPDATE, { id: policyId, v: version, a: attributes });
}
const refusal = (answer: { errors?: readonly { message: string; extensions?: object }[] }) => {
  const [error] = answer.errors ?? [];
  return error && { message: error.message, ...error.extensions };
};

beforeEach(async () => {
  const input = {
    firstName: 'Vera',
    lastName: 'Okafor',
    state: 'FL',
    maritalStatus: 'LEGALLY_MARRIED',
    spouseFirstName: 'Sam',
    spouseLastName: 'Okafor',
  };
  const { createEstate } = (
    await ask(
      'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id personId people { id isSpouse } } } }',
      { input },
    )
  ).data;
  ({ id, personId: client } = createEstate.estate);
  spouse = createEstate.estate.people.find(({ isSpouse }: { isSpouse: boolean }) => isSpouse).id;
  ilit = `ilit-${id}`;
  const trust = {
    ...emptyTrust(ilit, 'Okafor insurance trust'),
    kind: 'ILIT',
    settlors: [client],
    lifetimeBeneficiaries: [spouse],
  };
  await estate.shared.estateModel.updateOne({ _id: id }, { $set: { trusts: [trust] } });
});

describe('a policy', () => {
  it('keeps every fact as it was said, and they are changed or taken away one by one', async () => {
    const facts = {
      secondaryInsuredId: spouse,
      ownerId: ilit,
      policyKind: 'WHOLE_LIFE',
      policyLength: 30,
      policyRating: 'Preferred plus',
      policyInformation: 'Paid up at 95.',
      policyNumber: 'WL-4471',
      carrier: 'Northern Mutual',
      premium: 1_250_001,
      premiumFrequency: 'Quarterly',
      csv: 23_456_789,
      csvAsOf: '2026-06-30',
      issueDate: '2012-03-01',
      lastReviewed: '2025-09-09',
      taxBasis: 9_000_001,
      transferredOn: '2025-05-05',
      transferorId: client,
      beneficiaries: [
        { assigneeId: spouse, percent: 62.5 },
        { assigneeId: ilit, percent: 37.5 },
        { assigneeId: client, kind: 'CONTINGENT', perStirpes: true },
      ],
    };
    const policy = await added(facts);
    const { ownerId: _, secondaryInsuredId: _second, transferorId: _giver, beneficiaries: _takers, ...plain } = facts;
    expect(policy).toMatchObject({
      ...plain,
      estateId: id,
      estateName: 'The Okafor Family',
      insured: { id: client },
      secondaryInsured: { id: spouse },
      owner: { __typename: 'Trust', id: ilit },
      transferor: { id: client },
      premiumPerYear: 5_000_004,
      isStale: true,
      beneficiaries: [
        { assignee: { id: spouse }, percent: 62.5, kind: 'PRIMARY', assigneeSubtype: 'Spouse', perStirpes: false },
        {
          assignee: { id: ilit },
          percent: 37.5,
          kind: 'PRIMARY',
          assigneeSubtype: 'Insurance trust',
          perStirpes: false,
        },
        { assignee: { id: client }, percent: null, kind: 'CONTINGENT', assigneeSubtype: 'Client', perStirpes: true },
      ],
    });
    const { data } = await change(policy.id, { policyRating: null, beneficiaries: [], csv: 5 });
    expect(data.updateLifeInsurance.lifeInsurance).toEqual({
      ...policy,
      policyRating: null,
      beneficiaries: [],
      csv: 5,
    });
  });

  it('and the asset of its id are two readings of one thing, whichever of them is changed', async () => {
    const policy = await added({ csv: 700, taxBasis: 300, carrier: 'Northern Mutual' });
    const asset = async () => (await whole()).assets.find((one: { id: string }) => one.id === policy.id);
    expect(await asset()).toEqual({
      id: policy.id,
      name: 'Term',
      balance: 700,
      costBasis: 300,
      custodian: 'Northern Mutual',
      netDeathBenefit: 100_000_000,
      insured: { id: client },
    });
    const { version } = await whole();
    await ask(
      'mutation ($id: ID!, $v: Int!, $a: AssetInput!) { updateAsset(id: $id, version: $v, attributes: $a) { ok } }',
      {
        id: policy.id,
        v: version,
        a: { name: 'Old term', balance: 701 },
      },
    );
    const [read] = (await whole()).lifeInsurances;
    expect(read).toMatchObject({
      name: 'Old term',
      csv: 701,
      netDeathBenefit: 100_000_000,
      carrier: 'Northern Mutual',
    });
    await change(policy.id, { csv: 702, taxBasis: null });
    expect(await asset()).toMatchObject({ balance: 702, costBasis: null });
  });

  it('counts where the engine says: its insured’s, a trust’s, or the giver’s within three years', async () => {
    const own = await added({ name: 'Own' });
    const held = await added({ name: 'Held', ownerId: ilit, netDeathBenefit: 20_000_000 });
    const given = await added({
      name: 'Given',
      ownerId: ilit,
      netDeathBenefit: 3_000_000,
      transferredOn: '2025-05-05',
    });
    expect(own.standings).toEqual([
      {
        amount: 100_000_000,
        isBenefit: true,
        inTaxableEstate: true,
        personId: client,
        cite: 'IRC § 2042(2)',
        endsOn: null,
      },
    ]);
    expect(held.standings).toEqual([
      { amount: 20_000_000, isBenefit: true, inTaxableEstate: false, personId: null, cite: 'IRC § 2042', endsOn: null },
    ]);
    expect(given.standings).toMatchObject([
      { inTaxableEstate: true, personId: client, cite: 'IRC § 2035(a)', endsOn: '2028-05-05' },
    ]);
    const { lifeInsuranceSummary } = await whole();
    expect(lifeInsuranceSummary).toMatchObject({
      count: 3,
      benefit: 123_000_000,
      insideTotal: 103_000_000,
      outsideTotal: 20_000_000,
      unknownTotal: 0,
      premiumsUnknown: 3,
      inTaxableEstates: [{ personId: client, amount: 103_000_000 }],
    });
  });

  it.each([
    ['always held by the trust', undefined],
    ['given to it within three years', '2025-05-05'],
  ])('%s has the figures that the engine’s command line has for the same case', async (_what, transferredOn) => {
    const cash = { name: 'Portfolio', assetType: 'BROKERAGE', balance: 3_200_000_000 };
    await ask(
      'mutation ($id: ID!, $v: Int!, $a: AssetInput!) { createAsset(estateId: $id, version: $v, attributes: $a) { ok } }',
      { id, v: (await whole()).version, a: cash },
    );
    await added({ ownerId: ilit, netDeathBenefit: 500_000_001, csv: 7_000_003, transferredOn });
    const { data } = await ask(
      'query ($id: ID!) { estate(id: $id) { distribution { deaths { on gross taxable } taxes { amount } finalHoldings { outright inTrust } } } }',
      { id },
    );
    const { deaths, taxes, finalHoldings } = data.estate.distribution;
    const record = await estate.shared.estateModel.findById(id).lean();
    if (!record) throw new Error('the estate is stored');
    const input = JSON.stringify(toEstateCase(toEstate(record), deaths[0].on));
    const { stdout } = spawnSync(process.execPath, [ENGINE, 'distribution'], { input, encoding: 'utf8' });
    const told = JSON.parse(stdout);
    const amounts = (all: Record<string, number>[], ...names: string[]) =>
      all.map((one) => names.map((name) => one[name]));
    expect(deaths).toHaveLength(2);
    expect(amounts(deaths, 'gross', 'taxable')).toEqual(amounts(told.estates, 'grossCents', 'taxableCents'));
    expect(amounts(taxes, 'amount')).toEqual(amounts(told.taxes, 'amountCents'));
    expect(taxes.length).toBeGreaterThan(0);
    expect(amounts(finalHoldings, 'outright', 'inTrust')).toEqual(
      amounts(told.finalHoldings, 'outrightCents', 'inTrustCents'),
    );
  });

  it('is refused in words at its field, and nothing is stored of it', async () => {
    const { version } = await whole();
    const wrong: [object, string, RegExp][] = [
      [
        { beneficiaries: [{ assigneeId: spouse, percent: 90 }] },
        'beneficiaries',
        /primary beneficiaries add up to 90%: 10% is missing/,
      ],
      [{ insuredId: null }, 'insuredId', /^Required$/],
      [{ insuredId: ilit }, 'insuredId', /not part of the estate/],
      [{ ownerId: 'nobody' }, 'owners', /not part of the estate/],
      [{ netDeathBenefit: -5 }, 'netDeathBenefit', /valid number/],
      [{ premium: 5 }, 'premiumFrequency', /how often/],
      [{ issueDate: '2126-01-01' }, 'issueDate', /future/],
    ];
    for (const [attributes, field, message] of wrong)
      expect(refusal(await add(attributes))).toMatchObject({ field, message: expect.stringMatching(message) });
    expect((await whole()).version).toBe(version);
  });

  it('of another version is refused, and is not written', async () => {
    const policy = await added();
    const { version } = await whole();
    const stale = await ask(UPDATE, { id: policy.id, v: version - 1, a: { csv: 9 } });
    expect(refusal(stale)).toMatchObject({ code: 'STALE_VERSION' });
    expect((await whole()).lifeInsurances[0].csv).toBe(0);
  });

  it('that is removed comes back whole; what is no policy is none to remove', async () => {
    const policy = await added({ policyNumber: 'A1', premium: 4, premiumFrequency: 'Monthly' });
    const { data } = await ask(DELETE, { id: policy.id, v: (await whole()).version });
    expect(data.deleteLifeInsurance).toMatchObject({ ok: true, lifeInsurance: null, estate: { assets: [] } });
    const restore =
      'mutation ($e: ID!, $id: ID!, $v: Int!) { restoreAsset(estateId: $e, id: $id, version: $v) { ok } }';
    await ask(restore, { e: id, id: policy.id, v: (await whole()).version });
    expect((await whole()).lifeInsurances).toEqual([policy]);
    const cash = await ask(
      'mutation ($id: ID!, $v: Int!, $a: AssetInput!) { createAsset(estateId: $id, version: $v, attributes: $a) { asset { id } estate { version } } }',
      { id, v: (await whole()).version, a: { name: 'Cash', assetType: 'CASH', balance: 5 } },
    );
    const { asset, estate: now } = cash.data.createAsset;
    expect(refusal(await ask(DELETE, { id: asset.id, v: now.version }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(refusal(await ask(UPDATE, { id: asset.id, v: now.version, a: { csv: 1 } }))).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('keeps its insured: somebody whose life is insured is not deleted', async () => {
    await added({ insuredId: spouse });
    const { version } = await whole();
    const gone = await ask('mutation ($id: ID!, $v: Int!) { deletePerson(id: $id, version: $v) { ok } }', {
      id: spouse,
      v: version,
    });
    expect(refusal(gone)?.message).toMatch(/Term/);
  });
});

describe('the list of policies', () => {
  it('is of one estate, in pages, by words or by whose life it is', async () => {
    for (const name of ['Alpha', 'Beta', 'Gamma'])
      await added({ name, insuredId: name === 'Beta' ? spouse : client, policyNumber: `${name}-7` });
    const of = async (more: object = {}) =>
      (await ask(LIST, { association: { estateId: id }, ...more })).data.lifeInsurances;
    const names = (page: { collection: { name: string }[] }) => page.collection.map(({ name }) => name);
    expect(names(await of())).toEqual(['Alpha', 'Beta', 'Gamma']);
    const second = await of({ pagination: { page: 2, perPage: 2 } });
    expect(names(second)).toEqual(['Gamma']);
    expect(second.metadata).toEqual({ totalPages: 2, totalCount: 3, currentPage: 2, limitValue: 2 });
    expect(names(await of({ pagination: { perPage: -1 } }))).toHaveLength(3);
    expect(names(await of({ filter: { searchTerm: 'gamma-7' } }))).toEqual(['Gamma']);
    expect(names(await of({ filter: { insuredId: spouse } }))).toEqual(['Beta']);
  });
  it('asks whose it is', async () => {
    expect(refusal(await ask(LIST, { association: {} }))).toMatchObject({ code: 'REQUIRED', field: 'estateId' });
  });
  it('shows an asset that nobody has told anything of as a policy, so that it can be told', async () => {
    await ask(
      'mutation ($id: ID!, $v: Int!, $a: AssetInput!) { createAsset(estateId: $id, version: $v, attributes: $a) { ok } }',
      {
        id,
        v: (await whole()).version,
        a: { name: 'Old policy', assetType: 'LIFE_INSURANCE', balance: 5 },
      },
    );
    const { lifeInsurances, distribution } = await whole();
    expect(lifeInsurances).toMatchObject([{ name: 'Old policy', netDeathBenefit: null, csv: 5, insured: null }]);
    expect(distribution.problem.message).toMatch(/whose life is insured/);
    await change(lifeInsurances[0].id, { insuredId: client, netDeathBenefit: 500 });
    const now = await whole();
    expect(now.lifeInsurances).toMatchObject([{ insured: { id: client }, netDeathBenefit: 500 }]);
    expect(now.distribution.problem).toBeNull();
    const stored = await estate.shared.estateModel.findById(id).lean();
    expect(stored?.assets[0]?.lifeInsurance).toEqual({
      ...NO_POLICY_RECORD,
      insuredId: client,
      deathBenefitCents: 500,
    });
  });
});
