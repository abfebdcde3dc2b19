import { newId } from '@platform/kernel';
import { SAMPLE_ACCOUNTS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StartedEstate, sampleActor, startEstate } from './estate-harness.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

const ask = (query: string, variables: object = {}, key?: string) => estate.as('advisor')(query, variables, key);
const refusal = (answer: { errors?: readonly { message: string; extensions?: object }[] }) => {
  const [error] = answer.errors ?? [];
  return error && { message: error.message, ...error.extensions };
};

let id = '';
beforeEach(async () => {
  const input = { firstName: 'Iris', lastName: 'Kestrel', state: 'MA', maritalStatus: 'SINGLE' };
  const { data } = await ask(
    'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id } } }',
    { input },
  );
  id = data.createEstate.estate.id;
});

const MEMBER = 'financialTeamMember { id version name displayOrder }';
const ADD = `mutation ($id: ID!, $a: FinancialTeamMemberInput!, $at: Int) { createFinancialTeamMember(estateId: $id, attributes: $a, displayOrder: $at) { ${MEMBER} } }`;
const MOVE = `mutation ($id: ID!, $v: Int!, $to: Int!) { updateFinancialTeamMemberOrder(id: $id, version: $v, displayOrder: $to) { ${MEMBER} } }`;
const team = async () =>
  (await ask('query ($id: ID!) { estate(id: $id) { financialTeamMembers { name displayOrder } } }', { id })).data.estate
    .financialTeamMembers;
const member = async (name: string, at?: number) =>
  (await ask(ADD, { id, a: { name }, at })).data.createFinancialTeamMember.financialTeamMember;

describe('the financial team', () => {
  it('keeps its order, and a move is a write of one member', async () => {
    const [ana, , cy] = [await member('Ana'), await member('Ben'), await member('Cy')];
    expect(cy.displayOrder).toBe(3);
    const moved = (await ask(MOVE, { id: cy.id, v: cy.version, to: 1 })).data.updateFinancialTeamMemberOrder;
    expect(moved.financialTeamMember).toMatchObject({ displayOrder: 1, version: 2 });
    expect(await team()).toEqual([
      { name: 'Cy', displayOrder: 1 },
      { name: 'Ana', displayOrder: 2 },
      { name: 'Ben', displayOrder: 3 },
    ]);
    await ask(MOVE, { id: ana.id, v: ana.version, to: 99 });
    await member('Dot', 2);
    expect((await team()).map(({ name }: { name: string }) => name)).toEqual(['Cy', 'Dot', 'Ben', 'Ana']);
  });
  it('refuses a place that no list has, a wrong address and a move over a newer version', async () => {
    const ana = await member('Ana');
    expect(refusal(await ask(MOVE, { id: ana.id, v: 1, to: 0 }))).toMatchObject({ field: 'displayOrder' });
    expect(refusal(await ask(ADD, { id, a: { name: 'Ben', emailAddress: 'ben@' } }))).toMatchObject({
      message: 'Please enter a valid email',
      field: 'emailAddress',
    });
    expect(refusal(await ask(ADD, { id, a: { name: '  ' } }))).toMatchObject({
      message: 'Name is required',
      field: 'name',
    });
    await ask(MOVE, { id: ana.id, v: 1, to: 1 });
    expect(refusal(await ask(MOVE, { id: ana.id, v: 1, to: 1 }))).toMatchObject({ code: 'STALE_VERSION' });
  });
});

const CREATE = `mutation ($id: ID!, $a: FinancialMilestoneInput!) { createFinancialMilestone(estateId: $id, attributes: $a) { financialMilestone { id version kind milestone description year estate { id } } } }`;
const UPDATE = `mutation ($id: ID!, $v: Int!, $a: FinancialMilestoneInput!) { updateFinancialMilestone(id: $id, version: $v, attributes: $a) { financialMilestone { version milestone description year } } }`;
const DELETE =
  'mutation ($id: ID!, $v: Int!) { deleteFinancialMilestone(id: $id, version: $v) { ok financialMilestone { id } } }';
const milestone = async (a: object) => (await ask(CREATE, { id, a })).data.createFinancialMilestone.financialMilestone;

describe('milestones', () => {
  it('are added, changed and removed, and listed by year', async () => {
    const later = await milestone({ milestone: ' Sale of the farm ', kind: 'BUSINESS', year: 2031, description: ' ' });
    expect(later).toMatchObject({ milestone: 'Sale of the farm', description: null, version: 1, estate: { id } });
    await milestone({ milestone: 'Retirement', kind: 'RETIREMENT', year: 2028 });
    const changed = (await ask(UPDATE, { id: later.id, v: 1, a: { year: 2027 } })).data.updateFinancialMilestone;
    expect(changed.financialMilestone).toEqual({
      version: 2,
      milestone: 'Sale of the farm',
      description: null,
      year: 2027,
    });
    const list =
      'query ($id: ID!) { financialMilestones(association: { estateId: $id }) { collection { milestone } metadata { totalCount } } }';
    expect((await ask(list, { id })).data.financialMilestones).toEqual({
      collection: [{ milestone: 'Sale of the farm' }, { milestone: 'Retirement' }],
      metadata: { totalCount: 2 },
    });
    expect((await ask(DELETE, { id: later.id, v: 2 })).data.deleteFinancialMilestone).toEqual({
      ok: true,
      financialMilestone: null,
    });
    expect((await ask(list, { id })).data.financialMilestones.metadata.totalCount).toBe(1);
  });
  it('are refused without a name, for a year that nobody means, and over a newer version', async () => {
    expect(refusal(await ask(CREATE, { id, a: { year: 2028 } }))).toMatchObject({
      field: 'milestone',
      code: 'REQUIRED',
    });
    expect(refusal(await ask(CREATE, { id, a: { milestone: 'Sale', year: 24 } }))).toMatchObject({ field: 'year' });
    const made = await milestone({ milestone: 'Sale', year: 2028 });
    await ask(UPDATE, { id: made.id, v: 1, a: { year: 2029 } });
    expect(refusal(await ask(UPDATE, { id: made.id, v: 1, a: { year: 2030 } }))).toMatchObject({
      code: 'STALE_VERSION',
    });
    expect(refusal(await ask(DELETE, { id: made.id, v: 1 }))).toMatchObject({ code: 'STALE_VERSION' });
  });
  it('of an estate out of reach are not there, and nobody adds one', async () => {
    const made = await milestone({ milestone: 'Sale', year: 2028 });
    const stranger = sampleActor('client');
    const seen = await estate.graphql(stranger, '{ financialMilestones { collection { id } } }');
    expect(JSON.stringify(seen.data)).not.toContain(made.id);
    const other = { ...sampleActor('admin'), scope: { everything: false, organizationIds: [newId()], estateIds: [] } };
    expect(refusal(await estate.graphql(other, DELETE, { id: made.id, v: 1 }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(refusal(await estate.graphql(other, CREATE, { id, a: { milestone: 'Mine', year: 2028 } }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(SAMPLE_ACCOUNTS.client).toBeDefined();
  });
});

describe('cash flow', () => {
  it('is a table whose sums are those of its cents, and part of the timeline', async () => {
    const ASSUME = `mutation ($id: ID!, $a: CashFlowAssumptionInput!) { createCashFlowAssumption(estateId: $id, attributes: $a) { cashFlowAssumption { id amount isIncome endYear } } }`;
    const salary = { category: 'EARNINGS', amount: 12_345_678, startYear: 2026, inflationRate: 3 };
    await ask(ASSUME, { id, a: { category: 'LIVING', amount: 9_999_999, startYear: 2026, inflationRate: 2.5 } });
    expect((await ask(ASSUME, { id, a: salary })).data.createCashFlowAssumption.cashFlowAssumption).toMatchObject({
      amount: 12_345_678,
      isIncome: true,
      endYear: null,
    });
    expect(refusal(await ask(ASSUME, { id, a: { ...salary, amount: 0 } }))).toMatchObject({ field: 'amount' });
    const query = `query ($id: ID!) {
      estate(id: $id) { cashFlow(startYear: 2026, endYear: 2028) { rows { label } years { year cells income expenses net } } }
      householdEventsTimeline(estateId: $id, startYear: 2026, endYear: 2028) { year income expenses deathEvents { isProjected isClient } }
    }`;
    const { cashFlow } = (await ask(query, { id })).data.estate;
    expect(cashFlow.rows).toEqual([{ label: 'Earnings' }, { label: 'Living costs' }]);
    expect(cashFlow.years[1]).toEqual({
      year: 2027,
      cells: [12_716_048, 10_249_999],
      income: 12_716_048,
      expenses: 10_249_999,
      net: 2_466_049,
    });
    const timeline = (await ask(query, { id })).data.householdEventsTimeline;
    expect(timeline.map(({ year }: { year: number }) => year)).toEqual([2026, 2027, 2028]);
    expect(timeline[0].deathEvents).toEqual([{ isProjected: true, isClient: true }]);
    expect(timeline[2].income).toBe(cashFlow.years[2].income);
  });
});
