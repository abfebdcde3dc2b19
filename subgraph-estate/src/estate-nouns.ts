import type { Scope } from '@platform/contracts';
import type { Connection } from 'mongoose';
import { defineSetAsideConflictModel } from './modules/conflict/set-aside-conflict.model.ts';
import { createSetAsideNouns } from './modules/conflict/set-aside-nouns.service.ts';
import { defineCopyRequestModel } from './modules/document/copy-request.model.ts';
import { createCopyRequestNouns } from './modules/document/copy-request-nouns.service.ts';
import type { EstateNounDeps } from './modules/estate-noun/estate-noun.service.ts';
import { defineCashFlowModel } from './modules/finance/cash-flow-assumption.model.ts';
import { createFinanceService } from './modules/finance/finance.service.ts';
import { defineMilestoneModel } from './modules/finance/financial-milestone.model.ts';
import { defineTeamMemberModel } from './modules/finance/financial-team-member.model.ts';
import { defineEstateOpportunityModel } from './modules/opportunity/estate-opportunity.model.ts';
import { createOpportunityService } from './modules/opportunity/opportunity.service.ts';
import { defineOpportunityWordingModel } from './modules/opportunity/opportunity-wording.model.ts';
import { defineReminderModel } from './modules/reminder/reminder.model.ts';
import { createReminderService } from './modules/reminder/reminder.service.ts';
import { defineReviewModel } from './modules/review/review.model.ts';
import { createReviewNouns } from './modules/review/review-nouns.service.ts';
import { defineRfiModel } from './modules/review/rfi.model.ts';
import { defineAutomaticProfileModel } from './modules/upload/automatic-profile.model.ts';
import { createAutomaticProfileNouns } from './modules/upload/automatic-profile-nouns.service.ts';
import { definePlanVersionModel } from './modules/what-if/plan-version.model.ts';
import { createPlanVersionService } from './modules/what-if/plan-version.service.ts';
import { createWhatIfService } from './modules/what-if/what-if.service.ts';
import { defineWhatIfSnapshotModel } from './modules/what-if/what-if-snapshot.model.ts';

/** The collections of what stands beside an estate and goes with it: deleted, archived, brought back. */
export const defineEstateNounModels = (mongo: Connection) => ({
  milestones: defineMilestoneModel(mongo),
  team: defineTeamMemberModel(mongo),
  cashFlow: defineCashFlowModel(mongo),
  reminders: defineReminderModel(mongo),
  copyRequests: defineCopyRequestModel(mongo),
  whatIfs: defineWhatIfSnapshotModel(mongo),
  planVersions: definePlanVersionModel(mongo),
  opportunities: defineEstateOpportunityModel(mongo),
  opportunityWordings: defineOpportunityWordingModel(mongo),
  setAsideConflicts: defineSetAsideConflictModel(mongo),
  reviews: defineReviewModel(mongo),
  rfis: defineRfiModel(mongo),
  automaticProfiles: defineAutomaticProfileModel(mongo),
});
export type EstateNounModels = ReturnType<typeof defineEstateNounModels>;
export type EstateNouns = ReturnType<typeof createEstateNouns>;

/** Each of them for one actor. */
export const createEstateNouns = (deps: EstateNounDeps, models: EstateNounModels, scope: Scope) => ({
  finance: createFinanceService(deps, models, scope),
  reminders: createReminderService(deps, models.reminders, scope),
  opportunities: createOpportunityService(deps, models, scope),
  whatIfs: createWhatIfService(deps, models.whatIfs, scope),
  planVersions: createPlanVersionService(deps, models.planVersions, scope),
  copyRequests: createCopyRequestNouns(deps, models.copyRequests, scope),
  setAsideConflicts: createSetAsideNouns(deps, models.setAsideConflicts, scope),
  automaticProfiles: createAutomaticProfileNouns(deps, models.automaticProfiles, scope),
  ...createReviewNouns(deps, models, scope),
});
