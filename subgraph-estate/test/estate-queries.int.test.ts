import { newId } from '@platform/kernel';
import { SAMPLE_ACCOUNTS, sampleEstateId } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

const CASTELLAN = sampleEstateId(1);
const ask = async (query: string, variables: object = {}) => {
  const { data, errors } = await estate.as('advisor')(query, variables, newId());
  expect(errors).toEqual([]);
  return data;
};

async function household(more: object = {}): Promise<{ id: string; version: number; personId: string }> {
  const input = { firstName: 'Ada', lastName: 'Lindgren', state: 'FL', maritalStatus: 'SINGLE', ...more };
  const query =
    'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id version personId } } }';
  return (await ask(query, { input })).createEstate.estate;
}

describe('the diagram of an estate', () => {
  const FLOW =
    'nodes { id column kind label amount detail entityId taxId outsideEstate } edges { id from to amount kind reason insurance conditional }';
  const BOTH = `query ($e: ID!, $i: DistributionInput) { waterfallDiagram(estateId: $e, input: $i) { ${FLOW} error } estate(id: $e) { distribution(input: $i) { flow { ${FLOW} } problem { message } } } }`;

  it('is the flow of its distribution, node by node, whoever dies first', async () => {
    const { people } = (
      await ask('query ($e: ID!) { estate(id: $e) { people { id isClient isSpouse } } }', { e: CASTELLAN })
    ).estate;
    const couple = people.filter((one: { isClient: boolean; isSpouse: boolean }) => one.isClient || one.isSpouse);
    expect(couple).toHaveLength(2);
    for (const input of [null, ...couple.map(({ id }: { id: string }) => ({ firstToDieId: id }))]) {
      const { waterfallDiagram, estate: whole } = await ask(BOTH, { e: CASTELLAN, i: input });
      expect(waterfallDiagram).toEqual({ ...whole.distribution.flow, error: null });
      expect(waterfallDiagram.nodes.length).toBeGreaterThan(3);
    }
  });

  it('R306: carries the error that the distribution has, and draws nothing', async () => {
    const { id, version, personId } = await household();
    const DIED = 'mutation ($i: UpdatePersonInput!) { updatePerson(input: $i) { ok } }';
    await ask(DIED, { i: { id: personId, version, deathDate: '2026-01-02' } });
    const { waterfallDiagram, estate: whole } = await ask(BOTH, { e: id });
    expect(waterfallDiagram.error).toMatch(/nobody/i);
    expect(waterfallDiagram).toEqual({ nodes: [], edges: [], error: whole.distribution.problem.message });
  });

  it('of an estate that is not there is none', async () => {
    const { waterfallDiagram } = await ask('query ($e: ID!) { waterfallDiagram(estateId: $e) { error } }', {
      e: newId(),
    });
    expect(waterfallDiagram).toBeNull();
  });
});

describe('who owns what', () => {
  const DATA = `query ($e: ID!) {
    ownershipData(estateId: $e) { asOf inside outside unknown total holders { id name kind standing total holdings { holdingId label part isLiability amount } } }
    estate(id: $e) { netWorth balanceSheet { total columns { id } totals } }
  }`;
  it('names persons, what is held together and trusts, each with the cents of the balance sheet', async () => {
    const { ownershipData: data, estate: whole } = await ask(DATA, { e: CASTELLAN });
    const { columns, totals, total } = whole.balanceSheet;
    const sheet = Object.fromEntries(columns.map(({ id }: { id: string }, at: number) => [id, totals[at]]));
    expect(data.total).toBe(total);
    expect(data.inside).toBe(whole.netWorth);
    expect(new Set(data.holders.map(({ kind }: { kind: string }) => kind))).toEqual(
      new Set(['PERSON', 'JOINT', 'TRUST']),
    );
    for (const holder of data.holders.filter(({ standing }: { standing: string }) => standing === 'inside')) {
      expect([holder.name, holder.total]).toEqual([holder.name, sheet[holder.id]]);
    }
  });

  it('counts an entity with its owners, to the cent', async () => {
    const couple = { maritalStatus: 'LEGALLY_MARRIED', spouseFirstName: 'Nils', spouseLastName: 'Lindgren' };
    const made = await household(couple);
    const shares = [{ ownerId: made.personId, percentage: 60 }, { percentage: 40 }];
    const company = (
      await ask(
        'mutation ($e: ID!, $v: Int!, $a: EntityInput!) { createEntity(estateId: $e, version: $v, attributes: $a) { entity { id } estate { version } } }',
        { e: made.id, v: made.version, a: { name: 'Lake LLC', entityType: 'LLC', shares } },
      )
    ).createEntity;
    const ASSET =
      'mutation ($e: ID!, $v: Int!, $a: AssetInput!) { createAsset(estateId: $e, version: $v, attributes: $a) { estate { version } } }';
    await ask(ASSET, {
      e: made.id,
      v: company.estate.version,
      a: {
        name: 'Boat house',
        assetType: 'OTHER',
        balance: 1_000_001,
        owners: [{ ownerId: company.entity.id, percent: 100 }],
      },
    });
    const { ownershipData: data } = await ask(DATA, { e: made.id });
    const holding = (name: string) =>
      data.holders.flatMap(
        (holder: { kind: string; standing: string; holdings: { label: string; amount: number }[] }) =>
          holder.holdings
            .filter(({ label }) => label === name)
            .map(({ amount }) => [holder.kind, holder.standing, amount]),
      );
    expect(holding('Lake LLC')).toContainEqual(['PERSON', 'inside', 600_001]);
  });
});

describe('the status of an estate', () => {
  it('says how far it is, at the version that is stored', async () => {
    const { estateStatus, estate: whole } = await ask(
      `query ($e: ID!) {
        estateStatus(estateId: $e) { estateId version status archivedAt documentsStatus calculatedAsOf calculationIsStale calculationProblem updatedAt }
        estate(id: $e) { version status documentsStatus calculatedAsOf calculationIsStale calculationProblem updatedAt }
      }`,
      { e: CASTELLAN },
    );
    expect(estateStatus).toEqual({ ...whole, estateId: CASTELLAN, archivedAt: null });
    const none = await ask('query ($e: ID!) { estateStatus(estateId: $e) { version } }', { e: newId() });
    expect(none.estateStatus).toBeNull();
  });
});

describe('sample estates', () => {
  it('are named to whoever reaches them, and only those', async () => {
    const SAMPLES =
      '{ sampleEstateIds estates(filter: { isSample: true }, pagination: { perPage: 100 }) { collection { id } } }';
    const { sampleEstateIds, estates } = await ask(SAMPLES);
    expect(sampleEstateIds).toEqual(estates.collection.map(({ id }: { id: string }) => id));
    expect(sampleEstateIds).toContain(CASTELLAN);
    const client = await estate.as('client')('{ sampleEstateIds }');
    expect(client.data.sampleEstateIds).toEqual(SAMPLE_ACCOUNTS.client.estateIds);
  });
});

describe('who is assumed to die first', () => {
  const SET = `mutation ($e: ID!, $p: ID!, $v: Int!) { updateFirstSpouseToDie(estateId: $e, personId: $p, version: $v) {
    ok estate { version firstSpouseToDie { id } firstSpouseToDieId } } }`;
  it('R209: is set to either of the couple, and to nobody else', async () => {
    const couple = { maritalStatus: 'LEGALLY_MARRIED', spouseFirstName: 'Nils', spouseLastName: 'Lindgren' };
    const { id, version } = await household(couple);
    const { people } = (await ask('query ($e: ID!) { estate(id: $e) { people { id } } }', { e: id })).estate;
    let next = version;
    for (const person of people as { id: string }[]) {
      const { updateFirstSpouseToDie: done } = await ask(SET, { e: id, p: person.id, v: next });
      expect(done.estate).toMatchObject({ firstSpouseToDieId: person.id, firstSpouseToDie: { id: person.id } });
      next = done.estate.version;
    }
    const refused = await estate.as('advisor')(SET, { e: id, p: newId(), v: next }, newId());
    expect(refused.errors).toMatchObject([{ extensions: { code: 'NOT_A_SPOUSE', field: 'personId' } }]);
    const after = (await ask('query ($e: ID!) { estate(id: $e) { firstSpouseToDieId } }', { e: id })).estate;
    expect(after.firstSpouseToDieId).toBe(people[1].id);
  });
});
