import { ask, CREATE_ASSET, household, of, type Requests } from './requests.ts';

const MILESTONE = 'made: financialMilestone { id version year milestone updatedAt }';
const MEMBER = 'made: financialTeamMember { id version name displayOrder }';
const ASSUMPTION = 'made: cashFlowAssumption { id version amount startYear }';
const planOf = (kind: string, attributes: string, selection: string) =>
  `mutation ($id: ID!) { done: create${kind}(estateId: $id, attributes: ${attributes}) { ok ${selection} } }`;
const CREATE_MILESTONE = planOf('FinancialMilestone', '{ milestone: "Sale of the farm", year: 2029 }', MILESTONE);
const CREATE_MEMBER = planOf('FinancialTeamMember', '{ name: "Ida Holm" }', MEMBER);
const CREATE_ASSUMPTION = planOf('CashFlowAssumption', '{ category: EARNINGS, amount: 5 }', ASSUMPTION);
async function planned(create: string): Promise<{ id: string }> {
  const { id } = await household();
  return { id: (await ask(create, { id })).data.done.made.id };
}

const REMINDER = 'made: reminder { id version text doneAt updatedAt }';
const CREATE_REMINDER = planOf('Reminder', '{ text: "Call", dueOn: "2029-01-01" }', REMINDER);

const WHAT_IF = 'made: whatIfSnapshot { id version name address updatedAt }';
const CREATE_WHAT_IF = planOf('WhatIfSnapshot', '{ name: "Later", address: "year=2031" }', WHAT_IF);

const PLAN_VERSION = 'made: planVersion { id version name updatedAt }';
const CREATE_PLAN_VERSION = planOf('PlanVersion', '{ name: "Before" }', PLAN_VERSION);

const OPPORTUNITY = 'made: estateOpportunity { id version title status priority updatedAt }';
const CREATE_OPPORTUNITY = planOf('Opportunity', '{ title: "Lake house" }', OPPORTUNITY);

const SET_ASIDE = 'made: conflictSetAside { id version reason isCurrent at }';
const SET_CONFLICT_ASIDE = `mutation ($id: ID!, $conflict: ID!) { done: setConflictAside(estateId: $id, conflictId: $conflict, reason: "Meant so") { ok ${SET_ASIDE} } }`;
/** A household with an account for retirement that names nobody. */
async function conflicting(): Promise<{ id: string; conflict: string }> {
  const { id, version, personId } = await household();
  const owners = [{ ownerId: personId, percent: 100 }];
  const a = { name: 'Retirement account', assetType: 'RETIREMENT', balance: 5, owners };
  await ask(CREATE_ASSET, { id, v: version, a });
  const { data } = await ask('query ($id: ID!) { estate(id: $id) { planConflicts { id } } }', { id });
  return { id, conflict: data.estate.planConflicts[0].id };
}

export const PLANS_REQUESTS: Requests = {
  createOpportunity: async () => [CREATE_OPPORTUNITY, await household()],
  updateOpportunity: async () => {
    const query = `mutation ($id: ID!) { updateOpportunity(id: $id, version: 1, attributes: { status: IN_REVIEW }) { ok ${OPPORTUNITY} } }`;
    return [query, await planned(CREATE_OPPORTUNITY)];
  },
  reprioritizeOpportunity: async () => [
    of('reprioritizeOpportunity(id: $id, version: 1, priority: 1)', OPPORTUNITY),
    await planned(CREATE_OPPORTUNITY),
  ],
  deleteOpportunity: async () => [
    of('deleteOpportunity(id: $id, version: 1)', OPPORTUNITY),
    await planned(CREATE_OPPORTUNITY),
  ],
  updateCustomOpportunities: async () => [
    'mutation ($id: ID!) { updateCustomOpportunities(estateId: $id, version: 0, opportunities: [{ kind: NO_WILL, title: "Your will" }]) { ok estate { customOpportunitiesVersion } } }',
    await household(),
  ],
  triggerOpportunitiesForEstate: async () => [
    'mutation ($id: ID!) { triggerOpportunitiesForEstate(estateId: $id) { ok estate { estateOpportunities { id version } } } }',
    await household(),
  ],
  setConflictAside: async () => [SET_CONFLICT_ASIDE, await conflicting()],
  bringConflictBack: async () => {
    const { data } = await ask(SET_CONFLICT_ASIDE, await conflicting());
    return [of('bringConflictBack(id: $id, version: 1)', SET_ASIDE), { id: data.done.made.id }];
  },
  createPlanVersion: async () => [CREATE_PLAN_VERSION, await household()],
  updatePlanVersion: async () => {
    const query = `mutation ($id: ID!) { updatePlanVersion(id: $id, version: 1, attributes: { name: "After" }) { ok ${PLAN_VERSION} } }`;
    return [query, await planned(CREATE_PLAN_VERSION)];
  },
  deletePlanVersion: async () => [
    of('deletePlanVersion(id: $id, version: 1)', PLAN_VERSION),
    await planned(CREATE_PLAN_VERSION),
  ],
  createWhatIfSnapshot: async () => [CREATE_WHAT_IF, await household()],
  updateWhatIfSnapshot: async () => {
    const query = `mutation ($id: ID!) { updateWhatIfSnapshot(id: $id, version: 1, attributes: { name: "Never" }) { ok ${WHAT_IF} } }`;
    return [query, await planned(CREATE_WHAT_IF)];
  },
  deleteWhatIfSnapshot: async () => [
    of('deleteWhatIfSnapshot(id: $id, version: 1)', WHAT_IF),
    await planned(CREATE_WHAT_IF),
  ],
  createReminder: async () => [CREATE_REMINDER, await household()],
  updateReminder: async () => {
    const query = `mutation ($id: ID!) { updateReminder(id: $id, version: 1, attributes: { isDone: true }) { ok ${REMINDER} } }`;
    return [query, await planned(CREATE_REMINDER)];
  },
  deleteReminder: async () => [of('deleteReminder(id: $id, version: 1)', REMINDER), await planned(CREATE_REMINDER)],
  createFinancialMilestone: async () => [CREATE_MILESTONE, await household()],
  updateFinancialMilestone: async () => {
    const query = `mutation ($id: ID!) { updateFinancialMilestone(id: $id, version: 1, attributes: { year: 2031 }) { ok ${MILESTONE} } }`;
    return [query, await planned(CREATE_MILESTONE)];
  },
  deleteFinancialMilestone: async () => [
    of('deleteFinancialMilestone(id: $id, version: 1)', MILESTONE),
    await planned(CREATE_MILESTONE),
  ],
  createFinancialTeamMember: async () => [CREATE_MEMBER, await household()],
  updateFinancialTeamMember: async () => {
    const query = `mutation ($id: ID!) { updateFinancialTeamMember(id: $id, version: 1, attributes: { name: "Ida Quist" }) { ok ${MEMBER} } }`;
    return [query, await planned(CREATE_MEMBER)];
  },
  updateFinancialTeamMemberOrder: async () => [
    of('updateFinancialTeamMemberOrder(id: $id, version: 1, displayOrder: 1)', MEMBER),
    await planned(CREATE_MEMBER),
  ],
  deleteFinancialTeamMember: async () => [
    of('deleteFinancialTeamMember(id: $id, version: 1)', MEMBER),
    await planned(CREATE_MEMBER),
  ],
  createCashFlowAssumption: async () => [CREATE_ASSUMPTION, await household()],
  updateCashFlowAssumption: async () => {
    const query = `mutation ($id: ID!) { updateCashFlowAssumption(id: $id, version: 1, attributes: { amount: 7 }) { ok ${ASSUMPTION} } }`;
    return [query, await planned(CREATE_ASSUMPTION)];
  },
  deleteCashFlowAssumption: async () => [
    of('deleteCashFlowAssumption(id: $id, version: 1)', ASSUMPTION),
    await planned(CREATE_ASSUMPTION),
  ],
};
