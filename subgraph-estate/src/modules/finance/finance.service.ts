import type { Scope } from '@platform/contracts';
import { createEstateNounRepository } from '@platform/service-kit';
import type { Model } from 'mongoose';
import type { Estate } from '../../domain/estate/estate.ts';
import {
  type CashFlowAssumption,
  type CashFlowFacts,
  cashFlowWith,
} from '../../domain/finance/cash-flow-assumption.ts';
import {
  type FinancialMilestone,
  type MilestoneFacts,
  milestoneWith,
} from '../../domain/finance/financial-milestone.ts';
import {
  type FinancialTeamMember,
  type TeamMemberFacts,
  teamMemberWith,
} from '../../domain/finance/financial-team-member.ts';
import { keyAt } from '../../domain/finance/order-key.ts';
import { refuse } from '../../domain/finance/planned-year.ts';
import {
  cashFlowWords,
  type HouseholdPlans,
  householdTimeline,
  type TimelineYear,
} from '../../views/finance/household-timeline.ts';
import { createEstateNounService, type EstateNounDeps } from '../estate-noun/estate-noun.service.ts';
import type { CashFlowRecord } from './cash-flow-assumption.model.ts';
import type { MilestoneRecord } from './financial-milestone.model.ts';
import type { TeamMemberRecord } from './financial-team-member.model.ts';

export interface FinanceModels {
  readonly milestones: Model<MilestoneRecord>;
  readonly team: Model<TeamMemberRecord>;
  readonly cashFlow: Model<CashFlowRecord>;
}

const MOST_MILESTONES = 200;
const MOST_MEMBERS = 50;
const MOST_ASSUMPTIONS = 100;

export type FinanceService = ReturnType<typeof createFinanceService>;

/** What a household plans, with whom, and with what money. */
export function createFinanceService(deps: EstateNounDeps, models: FinanceModels, scope: Scope) {
  const { estates } = deps;
  const milestones = createEstateNounService<FinancialMilestone>(deps, {
    kind: 'financial-milestone',
    name: 'Milestone',
    part: 'milestones',
    nameOf: ({ milestone }) => milestone,
    most: MOST_MILESTONES,
    nouns: createEstateNounRepository(models.milestones, scope, { year: 1, createdAt: 1 }),
  });
  const team = createEstateNounService<FinancialTeamMember>(deps, {
    kind: 'financial-team-member',
    name: 'Team member',
    part: 'team',
    nameOf: (member) => member.name,
    most: MOST_MEMBERS,
    nouns: createEstateNounRepository(models.team, scope, { orderKey: 1 }),
  });
  const cashFlow = createEstateNounService<CashFlowAssumption>(deps, {
    kind: 'cash-flow-assumption',
    name: 'Cash flow assumption',
    part: 'cashFlow',
    nameOf: cashFlowWords,
    most: MOST_ASSUMPTIONS,
    nouns: createEstateNounRepository(models.cashFlow, scope, { startYear: 1, createdAt: 1 }),
  });
  const plansOf = async (estateId: string): Promise<HouseholdPlans> => {
    const [planned, assumed] = await Promise.all([milestones.byEstates([estateId]), cashFlow.byEstates([estateId])]);
    return { milestones: planned, cashFlow: assumed };
  };
  return {
    milestones: {
      ...milestones,
      create: (estateId: string, facts: MilestoneFacts): Promise<FinancialMilestone> =>
        milestones.create(estateId, () => milestoneWith(null, facts, estates.today())),
      update: (id: string, version: number, facts: MilestoneFacts): Promise<FinancialMilestone> =>
        milestones.change(id, version, (known) => milestoneWith(known, facts, estates.today())),
    },
    team: {
      ...team,
      /** At the end, unless somebody says where. */
      create: (estateId: string, facts: TeamMemberFacts, position?: number | null): Promise<FinancialTeamMember> =>
        team.create(estateId, (known) => ({
          ...teamMemberWith(null, facts),
          orderKey: keyAt(
            position ?? known.length + 1,
            known.map(({ orderKey }) => orderKey),
          ),
        })),
      update: (id: string, version: number, facts: TeamMemberFacts): Promise<FinancialTeamMember> =>
        team.change(id, version, (known) => teamMemberWith(known, facts)),
      /** Throws: DomainError OUT_OF_RANGE for a place that no list has. */
      move(id: string, version: number, position: number): Promise<FinancialTeamMember> {
        if (position < 1) refuse('OUT_OF_RANGE', 'The first place is 1.', 'displayOrder');
        return team.change(id, version, (_known, others) => ({
          orderKey: keyAt(
            position,
            others.map(({ orderKey }) => orderKey),
          ),
        }));
      },
    },
    cashFlow: {
      ...cashFlow,
      create: (estateId: string, facts: CashFlowFacts): Promise<CashFlowAssumption> =>
        cashFlow.create(estateId, () => cashFlowWith(null, facts, estates.today())),
      update: (id: string, version: number, facts: CashFlowFacts): Promise<CashFlowAssumption> =>
        cashFlow.change(id, version, (known) => cashFlowWith(known, facts, estates.today())),
    },
    async timeline(estate: Estate, startYear: number, endYear: number): Promise<TimelineYear[]> {
      return householdTimeline(estate, estates.today(), { startYear, endYear }, await plansOf(estate.id));
    },
  };
}
