import type { Scope } from '@platform/contracts';
import { can } from '@platform/contracts/access';
import { inSentence } from '@platform/contracts/labels';
import { reviewLabel } from '@platform/contracts/review-labels';
import type { EstateCase } from '@platform/estate-engine';
import type { IsoDate } from '@platform/kernel';
import { derivedId, notFound } from '@platform/service-kit';
import type { Model } from 'mongoose';
import type { SetAsideConflict } from '../../domain/conflict/set-aside.ts';
import type { CopyRequest } from '../../domain/document/copy-request.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import { toEstateCase } from '../../domain/estate/estate-case.ts';
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
import {
  keptCase,
  type PlanVersion,
  type PlanVersionFacts,
  planVersionName,
} from '../../domain/finance/plan-version.ts';
import { refuse } from '../../domain/finance/planned-year.ts';
import { type Reminder, type ReminderFacts, reminderWith } from '../../domain/finance/reminder.ts';
import { type WhatIfFacts, type WhatIfSnapshot, whatIfWith } from '../../domain/finance/what-if-snapshot.ts';
import type { Review } from '../../domain/review/review.ts';
import type { Rfi } from '../../domain/review/rfi.ts';
import type { AutomaticProfile } from '../../domain/upload/automatic-profile.ts';
import {
  cashFlowWords,
  type HouseholdPlans,
  householdTimeline,
  type TimelineYear,
} from '../../views/finance/household-timeline.ts';
import type { AutomaticProfileRecord } from './automatic-profile.model.ts';
import type { CashFlowRecord } from './cash-flow-assumption.model.ts';
import { createCopyNews } from './copy-news.ts';
import type { CopyRequestRecord } from './copy-request.model.ts';
import { dueReminders } from './due-reminders.ts';
import type { MilestoneRecord } from './financial-milestone.model.ts';
import type { TeamMemberRecord } from './financial-team-member.model.ts';
import { createOpportunityService, type OpportunityModels } from './opportunity.service.ts';
import type { PlanVersionRecord } from './plan-version.model.ts';
import { createPlannedNounRepository } from './planned-noun.repository.ts';
import { createPlannedNounService, type PlannedNounDeps } from './planned-noun.service.ts';
import type { ReminderRecord } from './reminder.model.ts';
import type { ReviewRecord } from './review.model.ts';
import { createReviewNews } from './review-news.ts';
import type { RfiRecord } from './rfi.model.ts';
import type { SetAsideConflictRecord } from './set-aside-conflict.model.ts';
import type { WhatIfSnapshotRecord } from './what-if-snapshot.model.ts';

export interface FinanceModels extends OpportunityModels {
  readonly milestones: Model<MilestoneRecord>;
  readonly team: Model<TeamMemberRecord>;
  readonly cashFlow: Model<CashFlowRecord>;
  readonly reminders: Model<ReminderRecord>;
  readonly copyRequests: Model<CopyRequestRecord>;
  readonly whatIfs: Model<WhatIfSnapshotRecord>;
  readonly planVersions: Model<PlanVersionRecord>;
  readonly setAsideConflicts: Model<SetAsideConflictRecord>;
  readonly reviews: Model<ReviewRecord>;
  readonly rfis: Model<RfiRecord>;
  readonly automaticProfiles: Model<AutomaticProfileRecord>;
}

const MOST_MILESTONES = 200;
const MOST_MEMBERS = 50;
const MOST_ASSUMPTIONS = 100;
const MOST_REMINDERS = 200;
const MOST_COPY_REQUESTS = 200;
const MOST_WHAT_IFS = 50;
const MOST_PLAN_VERSIONS = 50;
const MOST_SET_ASIDE = 500;
const SET_ASIDE = 'set-aside-conflict';
const MOST_REVIEWS = 200;
const MOST_RFIS = 500;

export type FinanceService = ReturnType<typeof createFinanceService>;

/** What a household plans, with whom, and with what money. */
export function createFinanceService(deps: PlannedNounDeps, models: FinanceModels, scope: Scope) {
  const { estates, actor, now } = deps;
  const milestones = createPlannedNounService<FinancialMilestone>(deps, {
    kind: 'financial-milestone',
    name: 'Milestone',
    part: 'milestones',
    nameOf: ({ milestone }) => milestone,
    most: MOST_MILESTONES,
    nouns: createPlannedNounRepository(models.milestones, scope, { year: 1, createdAt: 1 }),
  });
  const team = createPlannedNounService<FinancialTeamMember>(deps, {
    kind: 'financial-team-member',
    name: 'Team member',
    part: 'team',
    nameOf: (member) => member.name,
    most: MOST_MEMBERS,
    nouns: createPlannedNounRepository(models.team, scope, { orderKey: 1 }),
  });
  const cashFlow = createPlannedNounService<CashFlowAssumption>(deps, {
    kind: 'cash-flow-assumption',
    name: 'Cash flow assumption',
    part: 'cashFlow',
    nameOf: cashFlowWords,
    most: MOST_ASSUMPTIONS,
    nouns: createPlannedNounRepository(models.cashFlow, scope, { startYear: 1, createdAt: 1 }),
  });
  const reminders = createPlannedNounService<Reminder>(deps, {
    kind: 'reminder',
    name: 'Reminder',
    part: 'reminders',
    nameOf: ({ text }) => text,
    most: MOST_REMINDERS,
    nouns: createPlannedNounRepository(models.reminders, scope, { dueOn: 1, createdAt: 1 }),
  });
  const copyRequests = createPlannedNounService<CopyRequest>(deps, {
    kind: 'document-copy-request',
    name: 'Request',
    part: 'copyRequests',
    nameOf: ({ instrumentName }) => `Copy of ${instrumentName}`,
    newsOf: createCopyNews(actor, now),
    most: MOST_COPY_REQUESTS,
    nouns: createPlannedNounRepository(models.copyRequests, scope, { createdAt: -1 }),
  });
  const whatIfs = createPlannedNounService<WhatIfSnapshot>(deps, {
    kind: 'what-if-snapshot',
    name: 'What-if',
    part: 'whatIfs',
    nameOf: (snapshot) => snapshot.name,
    most: MOST_WHAT_IFS,
    nouns: createPlannedNounRepository(models.whatIfs, scope, { createdAt: -1 }),
  });
  const planVersions = createPlannedNounService<PlanVersion>(deps, {
    kind: 'plan-version',
    name: 'Kept plan',
    part: 'planVersions',
    nameOf: (kept) => kept.name,
    most: MOST_PLAN_VERSIONS,
    nouns: createPlannedNounRepository(models.planVersions, scope, { createdAt: -1 }, { caseText: 0 }),
  });
  const setAsideConflicts = createPlannedNounService<SetAsideConflict>(deps, {
    kind: SET_ASIDE,
    name: 'Conflict that was set aside',
    part: 'setAsideConflicts',
    nameOf: ({ name }) => `Conflict set aside: ${name}`,
    most: MOST_SET_ASIDE,
    nouns: createPlannedNounRepository(models.setAsideConflicts, scope, { createdAt: -1 }),
  });
  const news = createReviewNews(actor, now);
  const reviews = createPlannedNounService<Review>(deps, {
    kind: 'review',
    name: 'Review',
    part: 'reviews',
    nameOf: ({ kind }) => `Review: ${inSentence(reviewLabel('ReviewKind', kind))}`,
    newsOf: news.ofReview,
    most: MOST_REVIEWS,
    nouns: createPlannedNounRepository(models.reviews, scope, { createdAt: -1 }),
  });
  const rfis = createPlannedNounService<Rfi>(deps, {
    kind: 'rfi',
    name: 'Request for information',
    part: 'rfis',
    nameOf: ({ instrumentName }) => `Request for information: ${instrumentName}`,
    newsOf: news.ofRfi,
    most: MOST_RFIS,
    nouns: createPlannedNounRepository(models.rfis, scope, { createdAt: -1 }),
  });
  const automaticProfiles = createPlannedNounService<AutomaticProfile>(deps, {
    kind: 'automatic-profile',
    name: 'Profile',
    part: 'automaticProfiles',
    nameOf: () => 'Profile from documents',
    // An estate has one, which is made anew.
    most: 1,
    nouns: createPlannedNounRepository(models.automaticProfiles, scope, { createdAt: -1 }),
    idOf: (estateId) => derivedId('automatic-profile', estateId),
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
    reminders: {
      ...reminders,
      /** To those who advise the household; its client is told of none. */
      areShown: can(actor, 'estate:edit'),
      /** Those whose day has come and that nobody has done, the longest due first; of archived clients none. */
      due: (today: IsoDate): ReturnType<typeof dueReminders> =>
        can(actor, 'estate:edit') ? dueReminders(models.reminders, scope, today) : Promise.resolve([]),
      create: (estateId: string, facts: ReminderFacts): Promise<Reminder> =>
        reminders.create(estateId, () => ({
          ...reminderWith(null, facts, { today: estates.today(), at: now().toISOString() }),
          createdByName: actor.name,
        })),
      update: (id: string, version: number, facts: ReminderFacts): Promise<Reminder> =>
        reminders.change(id, version, (known) =>
          reminderWith(known, facts, { today: estates.today(), at: now().toISOString() }),
        ),
    },
    whatIfs: {
      ...whatIfs,
      /** Ideas of those who advise the household; its client is told of none. */
      areShown: can(actor, 'estate:edit'),
      async create(estateId: string, facts: WhatIfFacts): Promise<WhatIfSnapshot> {
        const { version } = await estates.one(estateId);
        return whatIfs.create(estateId, () => ({ ...whatIfWith(null, facts, version), createdByName: actor.name }));
      },
      async update(id: string, version: number, facts: WhatIfFacts): Promise<WhatIfSnapshot> {
        const known = facts.address === undefined ? null : await whatIfs.find(id);
        const over = known ? (await estates.one(known.estateId)).version : 0;
        return whatIfs.change(id, version, (before) => whatIfWith(before, facts, over));
      },
    },
    planVersions: {
      ...planVersions,
      /** With its case. Null for one that is not there, or not in reach. */
      one: planVersions.find,
      /** They are compared with what-ifs, and shown to whom those are. */
      areShown: can(actor, 'estate:edit'),
      async create(estateId: string, facts: PlanVersionFacts): Promise<PlanVersion> {
        const estate = await estates.one(estateId);
        const today = estates.today();
        return planVersions.create(estateId, () => ({
          name: planVersionName(null, facts),
          keptOn: today,
          caseText: JSON.stringify(toEstateCase(estate, today)),
          estateVersion: estate.version,
          createdByName: actor.name,
        }));
      },
      update: (id: string, version: number, facts: PlanVersionFacts): Promise<PlanVersion> =>
        planVersions.change(id, version, (known) => ({ name: planVersionName(known, facts) })),
      /** Throws: DomainError NOT_FOUND where it was taken away meanwhile. */
      async caseOf({ id, keptOn, caseText }: PlanVersion): Promise<{ today: IsoDate; input: EstateCase }> {
        const text = caseText ?? (await planVersions.find(id))?.caseText;
        if (text === undefined) throw notFound('Kept plan');
        return { today: keptOn, input: keptCase(text) };
      },
    },
    opportunities: createOpportunityService(deps, models, scope),
    /** What may be set aside, the service of conflicts says. */
    setAsideConflicts: { ...setAsideConflicts, kind: SET_ASIDE },
    /** What they may be put to, the service of requests says. */
    copyRequests,
    /** What they may be put to, the service of reviews says. */
    reviews,
    rfis,
    /** What of it counts, the service of readings says. */
    automaticProfiles,
    async timeline(estate: Estate, startYear: number, endYear: number): Promise<TimelineYear[]> {
      return householdTimeline(estate, estates.today(), { startYear, endYear }, await plansOf(estate.id));
    },
  };
}
