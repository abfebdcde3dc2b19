import { isIncomeCategory } from '@platform/contracts/finance';
import type {
  CashFlowAssumptionInput,
  CashFlowAssumptionResolvers,
  EstateResolvers,
  FinancialMilestoneResolvers,
  FinancialTeamMemberResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../schema.generated.ts';
import { cashFlowTable } from '../../views/finance/cash-flow-view.ts';
import { placeIn } from '../../views/finance/place-in.ts';

export const financeQueries: Pick<
  QueryResolvers,
  'financialMilestones' | 'financialTeamMembers' | 'cashFlowAssumptions' | 'householdEventsTimeline'
> = {
  financialMilestones: (_parent, { association, pagination }, { services }) =>
    services.finance.milestones.list(association ?? {}, pagination),
  financialTeamMembers: (_parent, { association, pagination }, { services }) =>
    services.finance.team.list(association ?? {}, pagination),
  cashFlowAssumptions: (_parent, { association, pagination }, { services }) =>
    services.finance.cashFlow.list(association ?? {}, pagination),
  householdEventsTimeline: async (_parent, { estateId, startYear, endYear }, { services }) =>
    services.finance.timeline(await services.estates.one(estateId), startYear, endYear),
};

const cashFlowFacts = ({ amount, ...facts }: CashFlowAssumptionInput) => ({ ...facts, amountCents: amount });

export const financeMutations: Pick<
  MutationResolvers,
  | 'createFinancialMilestone'
  | 'updateFinancialMilestone'
  | 'deleteFinancialMilestone'
  | 'createFinancialTeamMember'
  | 'updateFinancialTeamMember'
  | 'updateFinancialTeamMemberOrder'
  | 'deleteFinancialTeamMember'
  | 'createCashFlowAssumption'
  | 'updateCashFlowAssumption'
  | 'deleteCashFlowAssumption'
> = {
  createFinancialMilestone: async (_parent, { estateId, attributes }, { services }) => ({
    ok: true,
    financialMilestone: await services.finance.milestones.create(estateId, attributes),
  }),
  updateFinancialMilestone: async (_parent, { id, version, attributes }, { services }) => ({
    ok: true,
    financialMilestone: await services.finance.milestones.update(id, version, attributes),
  }),
  deleteFinancialMilestone: async (_parent, { id, version }, { services }) => {
    await services.finance.milestones.remove(id, version);
    return { ok: true, financialMilestone: null };
  },
  createFinancialTeamMember: async (_parent, { estateId, attributes, displayOrder }, { services }) => ({
    ok: true,
    financialTeamMember: await services.finance.team.create(estateId, attributes, displayOrder),
  }),
  updateFinancialTeamMember: async (_parent, { id, version, attributes }, { services }) => ({
    ok: true,
    financialTeamMember: await services.finance.team.update(id, version, attributes),
  }),
  updateFinancialTeamMemberOrder: async (_parent, { id, version, displayOrder }, { services }) => ({
    ok: true,
    financialTeamMember: await services.finance.team.move(id, version, displayOrder),
  }),
  deleteFinancialTeamMember: async (_parent, { id, version }, { services }) => {
    await services.finance.team.remove(id, version);
    return { ok: true, financialTeamMember: null };
  },
  createCashFlowAssumption: async (_parent, { estateId, attributes }, { services }) => ({
    ok: true,
    cashFlowAssumption: await services.finance.cashFlow.create(estateId, cashFlowFacts(attributes)),
  }),
  updateCashFlowAssumption: async (_parent, { id, version, attributes }, { services }) => ({
    ok: true,
    cashFlowAssumption: await services.finance.cashFlow.update(id, version, cashFlowFacts(attributes)),
  }),
  deleteCashFlowAssumption: async (_parent, { id, version }, { services }) => {
    await services.finance.cashFlow.remove(id, version);
    return { ok: true, cashFlowAssumption: null };
  },
};

/** What an estate has of them. */
export const estateFinance: Pick<
  EstateResolvers,
  'financialMilestones' | 'financialTeamMembers' | 'cashFlowAssumptions' | 'cashFlow'
> = {
  financialMilestones: ({ id }, _args, { loaders }) => loaders.milestones.load(id),
  financialTeamMembers: ({ id }, _args, { loaders }) => loaders.team.load(id),
  cashFlowAssumptions: ({ id }, _args, { loaders }) => loaders.cashFlow.load(id),
  cashFlow: async (estate, years, { loaders }) => {
    const [assumed, { assumptions }] = await Promise.all([
      loaders.cashFlow.load(estate.id),
      loaders.wholeEstate(estate),
    ]);
    return cashFlowTable(assumed, years, assumptions);
  },
};

export const FinancialMilestone: FinancialMilestoneResolvers = {
  estate: async ({ estateId }, _args, { loaders }) => loaders.summaryOf(estateId),
};

export const FinancialTeamMember: FinancialTeamMemberResolvers = {
  displayOrder: async ({ id, estateId }, _args, { loaders }) => placeIn(await loaders.team.load(estateId), id),
};

export const CashFlowAssumption: CashFlowAssumptionResolvers = {
  amount: ({ amountCents }) => amountCents,
  isIncome: ({ category }) => isIncomeCategory(category),
};
