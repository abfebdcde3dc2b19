/** What a household plans for. */
export const FINANCIAL_MILESTONE_KINDS = [
  'RETIREMENT',
  'HOME',
  'EDUCATION',
  'FAMILY',
  'BUSINESS',
  'INHERITANCE',
  'GIFT',
  'RELOCATION',
  'OTHER',
] as const;
export type FinancialMilestoneKind = (typeof FINANCIAL_MILESTONE_KINDS)[number];

export const FINANCIAL_TEAM_ROLES = [
  'FINANCIAL_ADVISOR',
  'ATTORNEY',
  'ACCOUNTANT',
  'INSURANCE_AGENT',
  'BANKER',
  'TRUST_OFFICER',
  'INVESTMENT_MANAGER',
  'FAMILY_OFFICE',
  'OTHER',
] as const;
export type FinancialTeamRole = (typeof FINANCIAL_TEAM_ROLES)[number];

/** Systems that hold a household's data elsewhere (estate domain §4). */
export const EXTERNAL_INTEGRATION_PROVIDERS = [
  'ADDEPAR',
  'BLACK_DIAMOND',
  'EMONEY',
  'ORION',
  'PLAID',
  'SALESFORCE',
] as const;
export type ExternalIntegrationProvider = (typeof EXTERNAL_INTEGRATION_PROVIDERS)[number];

const CASH_FLOW_INCOME = [
  'EARNINGS',
  'SOCIAL_SECURITY',
  'PENSION',
  'INVESTMENT_INCOME',
  'RENTAL_INCOME',
  'BUSINESS_INCOME',
  'INHERITED',
  'OTHER_INCOME',
] as const;
const CASH_FLOW_EXPENSES = [
  'LIVING',
  'HOUSING',
  'SCHOOLING',
  'HEALTH_CARE',
  'PREMIUMS',
  'TRAVEL',
  'GIVING',
  'CHARITY',
  'INCOME_TAXES',
  'OTHER_EXPENSE',
] as const;
export const CASH_FLOW_CATEGORIES = [...CASH_FLOW_INCOME, ...CASH_FLOW_EXPENSES] as const;
export type CashFlowCategory = (typeof CASH_FLOW_CATEGORIES)[number];

const INCOME: ReadonlySet<string> = new Set(CASH_FLOW_INCOME);
/** What comes in; every other category goes out. */
export const isIncomeCategory = (category: CashFlowCategory): boolean => INCOME.has(category);
