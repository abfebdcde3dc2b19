import type { NetWorthRange, OnboardingScreen, PlanningGoal } from '@platform/contracts/onboarding';

/** What a household was asked when it became a client; null is a question that nobody has answered. */
export interface OnboardingAnswers {
  readonly advisorComplete: boolean;
  readonly clientComplete: boolean;
  /** Where the advisor stopped. */
  readonly advisorLastScreen: OnboardingScreen | null;
  readonly hasChildren: boolean | null;
  readonly hasUsedExemption: boolean | null;
  readonly hasUsedGstExemption: boolean | null;
  readonly planningGoals: readonly PlanningGoal[];
  readonly netWorthRange: NetWorthRange | null;
}

export const NO_ANSWERS: OnboardingAnswers = {
  advisorComplete: false,
  clientComplete: false,
  advisorLastScreen: null,
  hasChildren: null,
  hasUsedExemption: null,
  hasUsedGstExemption: null,
  planningGoals: [],
  netWorthRange: null,
};
