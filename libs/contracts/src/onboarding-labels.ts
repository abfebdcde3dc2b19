/** What a new client is asked, and what is assumed of the years to come; part of the one table in labels.ts. */
export const ONBOARDING_LABELS = {
  NetWorthRange: {
    UNDER_1M: 'Under $1M',
    FROM_1M_TO_5M: '$1M to $5M',
    FROM_5M_TO_15M: '$5M to $15M',
    FROM_15M_TO_30M: '$15M to $30M',
    FROM_30M_TO_100M: '$30M to $100M',
    OVER_100M: '$100M and more',
  },
  OnboardingGap: {
    CHILDREN_NOT_ENTERED: 'Children not entered',
    EXEMPTION_NOT_ENTERED: 'Used exemption not entered',
    GST_EXEMPTION_NOT_ENTERED: 'Used GST exemption not entered',
    NET_WORTH_APART: 'Net worth apart from what was said',
  },
  OnboardingScreen: {
    FAMILY: 'Family',
    EXEMPTIONS: 'Gifts and exemptions',
    GOALS: 'Goals',
    NET_WORTH: 'Net worth',
  },
  PlanningGoal: {
    PROVIDE_FOR_SPOUSE: 'Provide for the spouse or partner',
    PROVIDE_FOR_CHILDREN: 'Provide for children',
    REDUCE_ESTATE_TAX: 'Reduce estate tax',
    AVOID_PROBATE: 'Avoid probate',
    PROTECT_ASSETS: 'Protect what is left from creditors',
    CHARITABLE_GIVING: 'Give to charity',
    BUSINESS_SUCCESSION: 'Pass on a business',
    SPECIAL_NEEDS: 'Care for somebody with special needs',
    NEXT_GENERATION: 'Provide for grandchildren',
  },
  ProjectionType: { EACH_YEAR: 'Each year by itself', CUMULATIVE: 'Added up since the first year' },
  ProjectionView: { TABLE: 'Table', CHART: 'Chart' },
} as const;
