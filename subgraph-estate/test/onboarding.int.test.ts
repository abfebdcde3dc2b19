import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

const ask = (query: string, variables: object = {}) => estate.as('advisor')(query, variables);
const INFO =
  'onboardingInfo { advisorComplete clientComplete advisorLastScreen isMarried hasChildren planningGoals netWorthRange gaps } estate { version }';
const mutation = (name: string, input: string, selection: string): string =>
  `mutation ($id: ID!, $v: Int!, $a: ${input}!) { done: ${name}(estateId: $id, version: $v, attributes: $a) { ok ${selection} } }`;
const BEGIN = mutation('createOnboardingInfo', 'OnboardingInfoInput', INFO);
const UPDATE = mutation('updateOnboardingInfo', 'OnboardingInfoInput', INFO);
const PROJECT = mutation(
  'updateProjectionSetting',
  'ProjectionSettingInput',
  'projectionSetting { projectionsEnabled estimatedIncomeTax clientYearOfDeath spouseYearOfDeath } estate { version deathInfos { firstDeath { year isClient } secondDeath { year } } }',
);

let id = '';
let version = 0;
beforeEach(async () => {
  const input = {
    firstName: 'Iris',
    lastName: 'Kestrel',
    state: 'MA',
    maritalStatus: 'LEGALLY_MARRIED',
    spouseFirstName: 'Tom',
    spouseLastName: 'Kestrel',
  };
  const { data } = await ask(
    'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id version } } }',
    { input },
  );
  ({ id, version } = data.createEstate.estate);
});
const history = async () => {
  const query =
    'query ($id: ID!) { estateHistory(estateId: $id) { collection { id canUndo things { part name fields { label before after } } } } }';
  return (await ask(query, { id })).data.estateHistory.collection;
};

describe('the first questions', () => {
  it('are begun, gone on with, and stand in the history, where an answer can be taken back', async () => {
    const begun = await ask(BEGIN, { id, v: version, a: { hasChildren: true, advisorLastScreen: 'FAMILY' } });
    expect(begun.data.done).toEqual({
      ok: true,
      onboardingInfo: {
        advisorComplete: false,
        clientComplete: false,
        advisorLastScreen: 'FAMILY',
        isMarried: true,
        hasChildren: true,
        planningGoals: [],
        netWorthRange: null,
        gaps: ['CHILDREN_NOT_ENTERED'],
      },
      estate: { version: version + 1 },
    });
    const more = { planningGoals: ['AVOID_PROBATE'], netWorthRange: 'FROM_1M_TO_5M', advisorComplete: true };
    const { data } = await ask(UPDATE, { id, v: version + 1, a: more });
    expect(data.done.onboardingInfo).toMatchObject({ ...more, hasChildren: true });
    const [last] = await history();
    expect(last).toMatchObject({ canUndo: true, things: [{ part: 'onboarding', name: 'First questions' }] });
    expect(last.things[0].fields).toContainEqual({ label: 'Says to be worth', before: null, after: '$1M to $5M' });
    const undo =
      'mutation ($id: ID!, $v: Int!) { undoEstateChange(id: $id, version: $v) { ok estate { onboardingInfo { netWorthRange } } } }';
    const undone = await ask(undo, { id: last.id, v: version + 2 });
    expect(undone.data.undoEstateChange.estate.onboardingInfo.netWorthRange).toBeNull();
  });
  it('that were begun with answers are without them once that is taken back', async () => {
    await ask(BEGIN, { id, v: version, a: { planningGoals: ['AVOID_PROBATE'], advisorComplete: true } });
    const [last] = await history();
    const undo = `mutation ($id: ID!, $v: Int!) { undoEstateChange(id: $id, version: $v) { ok estate { onboardingInfo { planningGoals advisorComplete } } } }`;
    const { data, errors } = await ask(undo, { id: last.id, v: version + 1 });
    expect(errors).toEqual([]);
    expect(data.undoEstateChange.estate.onboardingInfo).toEqual({ planningGoals: [], advisorComplete: false });
  });
  it('are not begun twice, and an answer over a newer one is refused', async () => {
    await ask(BEGIN, { id, v: version, a: {} });
    const codeOf = async (query: string, v: number, a: object): Promise<string> =>
      String((await ask(query, { id, v, a })).errors[0]?.extensions.code);
    expect(await codeOf(BEGIN, version + 1, {})).toBe('BEGUN_ALREADY');
    expect(await codeOf(UPDATE, version, { hasChildren: false })).toBe('STALE_VERSION');
    expect(await codeOf(UPDATE, version + 1, { clientComplete: true })).toBe('FORBIDDEN');
  });
  it('are answered by the client of an estate too, who finishes for herself alone', async () => {
    const client = estate.as('client');
    const { data } = await client('{ estates { collection { id version } } }');
    const [own] = data.estates.collection;
    const variables = { id: own.id, v: own.version };
    const refused = await client(BEGIN, { ...variables, a: { advisorComplete: true } });
    expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN');
    const begun = await client(BEGIN, { ...variables, a: { clientComplete: true } });
    expect(begun.data.done.onboardingInfo).toMatchObject({ clientComplete: true, advisorComplete: false });
  });
});

describe('the projection', () => {
  it('sets the deaths that all figures are worked out for, and taxes the cash flow', async () => {
    const a = { projectionsEnabled: true, estimatedIncomeTax: 25, clientYearOfDeath: 2060, spouseYearOfDeath: 2050 };
    const { data } = await ask(PROJECT, { id, v: version, a });
    expect(data.done).toEqual({
      ok: true,
      projectionSetting: a,
      estate: {
        version: version + 1,
        deathInfos: { firstDeath: { year: 2050, isClient: false }, secondDeath: { year: 2060 } },
      },
    });
    const earn =
      'mutation ($id: ID!) { createCashFlowAssumption(estateId: $id, attributes: { category: EARNINGS, amount: 10000, startYear: 2027 }) { ok } }';
    await ask(earn, { id });
    const table = await ask(
      'query ($id: ID!) { estate(id: $id) { cashFlow(startYear: 2027, endYear: 2028) { years { incomeTax net netSoFar } } } }',
      { id },
    );
    expect(table.data.estate.cashFlow.years).toEqual([
      { incomeTax: 2500, net: 7500, netSoFar: 7500 },
      { incomeTax: 2500, net: 7500, netSoFar: 15_000 },
    ]);
  });
  it('names the field of what it refuses', async () => {
    const { errors } = await ask(PROJECT, { id, v: version, a: { clientYearOfDeath: 2060 } });
    expect(errors[0]).toMatchObject({
      message: 'Give the year of the other death too.',
      extensions: { code: 'YEARS_INCOMPLETE', field: 'spouseYearOfDeath' },
    });
  });
});

it('an estate says what the law leaves free where it is, what begins at a death, and to whom something can be given', async () => {
  const query = `query ($id: ID!) { estate(id: $id) {
    federalTaxExemption stateTaxExemption annualGiftingLimit customAssumptionsEnabled
    syntheticTrusts { name } assignables { __typename ... on Person { firstName } ... on Trust { name } }
  } }`;
  const { data } = await ask(query, { id });
  expect(data.estate).toMatchObject({
    stateTaxExemption: 200_000_000,
    customAssumptionsEnabled: false,
    syntheticTrusts: [],
  });
  expect(data.estate.federalTaxExemption).toBeGreaterThan(1_000_000_000);
  expect(data.estate.annualGiftingLimit).toBeGreaterThan(1_000_000);
  expect(data.estate.assignables).toEqual([
    { __typename: 'Person', firstName: 'Iris' },
    { __typename: 'Person', firstName: 'Tom' },
  ]);
  const castellan = await ask(
    'query { estate(id: "e5000000-0000-4000-8000-000000000001") { syntheticTrusts { createdUponDeath } assignables { __typename } } }',
  );
  expect(castellan.data.estate.syntheticTrusts).toHaveLength(6);
  expect(
    castellan.data.estate.syntheticTrusts.every((one: { createdUponDeath: boolean }) => one.createdUponDeath),
  ).toBe(true);
});

it('a pour-over will is assumed where the household says so, and stands in its history', async () => {
  const FACTS = `query ($id: ID!) { estate(id: $id) {
    version assumedPouroverWill customAssumptionsEnabled hasUnassociatedDocuments abstractionTokensNeeded
    assumedPouroverWills { person { firstName } trust { name } }
    distribution { warnings { code } finalHoldings { holderName } }
  } }`;
  const facts = async () => (await ask(FACTS, { id })).data.estate;
  const people = (await ask('query ($id: ID!) { estate(id: $id) { people { id firstName } } }', { id })).data.estate
    .people as { id: string; firstName: string }[];
  const iris = people.find(({ firstName }) => firstName === 'Iris')?.id;
  const make = (name: string, input: string, a: object) =>
    ask(mutation(name, input, 'estate { version }'), { id, v: version, a }).then(({ data, errors }) => {
      expect(errors).toEqual([]);
      version = data.done.estate.version;
    });
  await make('createTrust', 'TrustInput', { name: 'Kestrel Trust', kind: 'REVOCABLE', settlorIds: [iris] });
  await make('createAsset', 'AssetInput', {
    name: 'House',
    assetType: 'REAL_ESTATE',
    balance: 90_000_000,
    owners: [{ ownerId: iris, percent: 100 }],
  });
  expect(await facts()).toMatchObject({
    assumedPouroverWill: false,
    hasUnassociatedDocuments: false,
    abstractionTokensNeeded: 0,
    assumedPouroverWills: [{ person: { firstName: 'Iris' }, trust: { name: 'Kestrel Trust' } }],
  });
  expect((await facts()).distribution.warnings).toContainEqual({ code: 'INTESTATE_SHARE' });
  const assume = 'mutation ($input: UpdateEstateInput!) { updateEstate(input: $input) { estate { version } } }';
  await ask(assume, { input: { id, version, assumedPouroverWill: true } });
  const assumed = await facts();
  expect(assumed).toMatchObject({ assumedPouroverWill: true, customAssumptionsEnabled: true });
  expect(assumed.distribution.finalHoldings).toContainEqual({ holderName: 'Kestrel Trust' });
  const [last] = await history();
  expect(last.things[0].fields).toEqual([{ label: 'Pour-over will assumed', before: 'No', after: 'Yes' }]);
});
