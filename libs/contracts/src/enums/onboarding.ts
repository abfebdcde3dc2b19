/** What a household wants of its plan; asked when it becomes a client. */
export const PLANNING_GOALS = [
  'PROVIDE_FOR_SPOUSE',
  'PROVIDE_FOR_CHILDREN',
  'REDUCE_ESTATE_TAX',
  'AVOID_PROBATE',
  'PROTECT_ASSETS',
  'CHARITABLE_GIVING',
  'BUSINESS_SUCCESSION',
  'SPECIAL_NEEDS',
  'NEXT_GENERATION',
] as const;
export type PlanningGoal = (typeof PLANNING_GOALS)[number];

/** What a household says it is worth, before anything is entered; each from its first number up to the next one. */
export const NET_WORTH_RANGES = [
  'UNDER_1M',
  'FROM_1M_TO_5M',
  'FROM_5M_TO_15M',
  'FROM_15M_TO_30M',
  'FROM_30M_TO_100M',
  'OVER_100M',
] as const;
export type NetWorthRange = (typeof NET_WORTH_RANGES)[number];

/** The pages of the questions, in their order. */
export const ONBOARDING_SCREENS = ['FAMILY', 'EXEMPTIONS', 'GOALS', 'NET_WORTH'] as const;
export type OnboardingScreen = (typeof ONBOARDING_SCREENS)[number];

/** What an answer says of the household that its estate does not show. */
export const ONBOARDING_GAPS = [
  'CHILDREN_NOT_ENTERED',
  'EXEMPTION_NOT_ENTERED',
  'GST_EXEMPTION_NOT_ENTERED',
  'NET_WORTH_APART',
] as const;
export type OnboardingGapKind = (typeof ONBOARDING_GAPS)[number];

/** How the years of a projection are added up, and how they are shown. */
export const PROJECTION_TYPES = ['EACH_YEAR', 'CUMULATIVE'] as const;
export type ProjectionType = (typeof PROJECTION_TYPES)[number];
export const PROJECTION_VIEWS = ['TABLE', 'CHART'] as const;
export type ProjectionView = (typeof PROJECTION_VIEWS)[number];
