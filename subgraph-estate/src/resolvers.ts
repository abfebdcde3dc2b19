import {
  AssetAccount,
  AssetProportion,
  accountMutations,
  accountQueries,
} from './modules/balance-sheet/account.resolvers.ts';
import {
  Asset,
  assetMutations,
  assetQueries,
  BeneficiaryDesignation,
  OwnerShare,
} from './modules/balance-sheet/asset.resolvers.ts';
import { JointOwner, Owner } from './modules/balance-sheet/owner.resolvers.ts';
import { ownershipQueries } from './modules/balance-sheet/ownership.resolvers.ts';
import { BalanceSheetGroup, sheetMutations, sheetQueries } from './modules/balance-sheet/sheet.resolvers.ts';
import {
  balanceSheetImportMutations,
  balanceSheetImportQueries,
} from './modules/balance-sheet-import/balance-sheet-import.resolvers.ts';
import { Charitable, charitableMutations } from './modules/charitable/charitable.resolvers.ts';
import { clientViewMutations, clientViewQueries, OwnClientViews } from './modules/client-view/client-view.resolvers.ts';
import { conflictMutations, planConflicts } from './modules/conflict/conflict.resolvers.ts';
import { dispositionQueries, documentPlan, trustPlan } from './modules/disposition/disposition.resolvers.ts';
import { ruleMutations, templateMutations } from './modules/disposition/disposition-mutations.resolvers.ts';
import {
  ClassDistribution,
  DesignatedFiduciary,
  DispositionTaker,
  DispositionTemplate,
  DistributionRule,
  DivisionEvent,
  FundingAsset,
  FundingOption,
} from './modules/disposition/disposition-types.resolvers.ts';
import { distributionQueries } from './modules/distribution/distribution.resolvers.ts';
import {
  copyRequestMutations,
  copyRequestQueries,
  DocumentCopyRequest,
} from './modules/document/copy-request.resolvers.ts';
import {
  DocumentRow,
  documentMutations,
  documentQueries,
  EstateDocument,
  WillGift,
  WillShare,
  WillText,
} from './modules/document/document.resolvers.ts';
import { Entity, EntityInterest, EntityShare, entityMutations } from './modules/entity/entity.resolvers.ts';
import { Estate, estateMutations, estateQueries } from './modules/estate/estate.resolvers.ts';
import { estateFacts } from './modules/estate/estate-facts.resolvers.ts';
import { EstateStatus, estateStatusQueries } from './modules/estate/estate-status.resolvers.ts';
import {
  FinancialStatementBalanceSheet,
  PdfData,
  ReportBuilderConfig,
  ReportPageData,
} from './modules/estate/report-data.resolvers.ts';
import {
  estateSharing,
  SharedEstateOwnership,
  sharedOwnershipMutations,
  sharedOwnershipQueries,
} from './modules/estate/shared-ownership.resolvers.ts';
import {
  CashFlowAssumption,
  estateFinance,
  FinancialMilestone,
  FinancialTeamMember,
  financeMutations,
  financeQueries,
} from './modules/finance/finance.resolvers.ts';
import { historyMutations, historyQueries } from './modules/history/history.resolvers.ts';
import {
  insuranceMutations,
  insuranceQueries,
  LifeInsurance,
  LifeInsuranceBeneficiary,
} from './modules/insurance/insurance.resolvers.ts';
import { libraryMutations, libraryQueries, UserLibraryNote } from './modules/library/library.resolvers.ts';
import { estateOnboarding, OnboardingInfo, onboardingMutations } from './modules/onboarding/onboarding.resolvers.ts';
import {
  EstateOpportunity,
  estateOpportunityLists,
  opportunityMutations,
  opportunityQueries,
} from './modules/opportunity/opportunity.resolvers.ts';
import {
  FamilyTreeFlow,
  FamilyTreeViz,
  familyTreeMutations,
  familyTreeQueries,
  State,
} from './modules/person/family-tree.resolvers.ts';
import {
  FamilyTableRow,
  FamilyTree,
  Gift,
  ParentQuestion,
  Person,
  PersonTie,
  personMutations,
  personQueries,
  Relation,
  RelationSuggestion,
} from './modules/person/person.resolvers.ts';
import {
  EstateProfileGrouping,
  estateGroups,
  ProfileGroup,
  profileGroupMutations,
  profileGroupQueries,
} from './modules/profile-group/profile-group.resolvers.ts';
import { estateProjection, projectionMutations } from './modules/projection/projection.resolvers.ts';
import {
  documentProvisions,
  ProvisionNote,
  provisionMutations,
  provisionQueries,
  trustProvisions,
} from './modules/provision/provision.resolvers.ts';
import {
  estateReminders,
  Reminder,
  reminderMutations,
  reminderQueries,
} from './modules/reminder/reminder.resolvers.ts';
import {
  estateReviews,
  Review,
  ReviewChecklistItem,
  ReviewNote,
  reviewMutations,
  reviewQueries,
} from './modules/review/review.resolvers.ts';
import { Rfi, rfiMutations, rfiQueries } from './modules/review/rfi.resolvers.ts';
import { searchQueries } from './modules/search/search.resolvers.ts';
import {
  Assignable,
  Disposition,
  Fiduciary,
  Trust,
  TrustRemainder,
  TrustShare,
  trustMutations,
  trustQueries,
} from './modules/trust/trust.resolvers.ts';
import {
  AbstractionTokenPaymentRecord,
  AutomaticProfile,
  AutomaticProfileItem,
  autoAbstractionMutations,
  estateProfile,
  ReadAgain,
  uploadWarnings,
} from './modules/upload/auto-abstraction.resolvers.ts';
import {
  EstateUpload,
  ReviewValue,
  UploadedFile,
  uploadMutations,
  uploadQueries,
} from './modules/upload/upload.resolvers.ts';
import {
  estatePlanVersions,
  PlanVersion,
  planVersionMutations,
  planVersionQueries,
} from './modules/what-if/plan-version.resolvers.ts';
import { estateWhatIfs, WhatIfSnapshot, whatIfMutations } from './modules/what-if/what-if-snapshot.resolvers.ts';
import type { Resolvers } from './schema.generated.ts';

export const resolvers: Resolvers = {
  BalanceSheetGroup,
  Query: {
    ...estateQueries,
    ...estateStatusQueries,
    ...ownershipQueries,
    ...distributionQueries,
    ...dispositionQueries,
    ...sharedOwnershipQueries,
    ...profileGroupQueries,
    ...clientViewQueries,
    ...assetQueries,
    ...accountQueries,
    ...sheetQueries,
    ...balanceSheetImportQueries,
    ...personQueries,
    ...familyTreeQueries,
    ...trustQueries,
    ...documentQueries,
    ...insuranceQueries,
    ...uploadQueries,
    ...searchQueries,
    ...financeQueries,
    ...planVersionQueries,
    ...opportunityQueries,
    ...reminderQueries,
    ...provisionQueries,
    ...libraryQueries,
    ...copyRequestQueries,
    ...reviewQueries,
    ...rfiQueries,
    ...historyQueries,
  },
  Mutation: {
    ...estateMutations,
    ...sharedOwnershipMutations,
    ...profileGroupMutations,
    ...clientViewMutations,
    ...personMutations,
    ...familyTreeMutations,
    ...assetMutations,
    ...accountMutations,
    ...sheetMutations,
    ...balanceSheetImportMutations,
    ...charitableMutations,
    ...entityMutations,
    ...trustMutations,
    ...documentMutations,
    ...templateMutations,
    ...ruleMutations,
    ...insuranceMutations,
    ...uploadMutations,
    ...autoAbstractionMutations,
    ...financeMutations,
    ...historyMutations,
    ...onboardingMutations,
    ...reminderMutations,
    ...whatIfMutations,
    ...planVersionMutations,
    ...opportunityMutations,
    ...conflictMutations,
    ...provisionMutations,
    ...libraryMutations,
    ...copyRequestMutations,
    ...reviewMutations,
    ...rfiMutations,
    ...projectionMutations,
  },
  OwnClientViews,
  Asset,
  AssetAccount,
  AssetProportion,
  Assignable,
  BeneficiaryDesignation,
  CashFlowAssumption,
  Charitable,
  ClassDistribution,
  DesignatedFiduciary,
  Disposition,
  DispositionTaker,
  DispositionTemplate,
  DistributionRule,
  DivisionEvent,
  FundingAsset,
  FundingOption,
  DocumentRow,
  Entity,
  EntityInterest,
  EntityShare,
  Estate: {
    ...Estate,
    ...estateFinance,
    ...estateSharing,
    ...estateGroups,
    ...estateOnboarding,
    ...estateProjection,
    ...estateReminders,
    ...estateWhatIfs,
    ...estatePlanVersions,
    ...estateOpportunityLists,
    ...estateReviews,
    ...estateFacts,
    ...planConflicts,
    ...estateProfile,
  },
  OnboardingInfo,
  DocumentCopyRequest,
  Review,
  ReviewChecklistItem,
  ReviewNote,
  Rfi,
  ProvisionNote,
  UserLibraryNote,
  Reminder,
  WhatIfSnapshot,
  PlanVersion,
  EstateOpportunity,
  TrustRemainder,
  TrustShare,
  WillGift,
  WillShare,
  WillText,
  EstateDocument: { ...EstateDocument, ...documentProvisions, ...documentPlan },
  EstateProfileGrouping,
  EstateStatus,
  EstateUpload: { ...EstateUpload, ...uploadWarnings },
  AbstractionTokenPaymentRecord,
  AutomaticProfile,
  AutomaticProfileItem,
  ReadAgain,
  FamilyTableRow,
  FamilyTree,
  FamilyTreeFlow,
  FamilyTreeViz,
  State,
  Fiduciary,
  Gift,
  FinancialMilestone,
  FinancialTeamMember,
  JointOwner,
  LifeInsurance,
  LifeInsuranceBeneficiary,
  Owner,
  OwnerShare,
  ParentQuestion,
  Person,
  PersonTie,
  ProfileGroup,
  Relation,
  RelationSuggestion,
  ReviewValue,
  SharedEstateOwnership,
  Trust: { ...Trust, ...trustProvisions, ...trustPlan },
  UploadedFile,
  FinancialStatementBalanceSheet,
  PdfData,
  ReportBuilderConfig,
  ReportPageData,
};
