/**
 * Words for conflicts of a plan, for those who serve, for what heirs take over and for the days of a trust: part of the one table in labels.ts,
 * kept by itself so that only the screens which show them fetch it.
 */
export const PLAN_LABELS = {
  ConflictSeverity: { HIGH: 'Grave', MEDIUM: 'To settle', LOW: 'To know' },
  ConflictTopic: {
    TITLING: 'Titles',
    BENEFICIARIES: 'Beneficiaries',
    TRUSTS: 'Trusts',
    DOCUMENTS: 'Documents',
    FIDUCIARIES: 'Fiduciaries',
  },
  ConflictPlace: {
    BALANCE_SHEET: 'The balance sheet',
    INSURANCE: 'The insurance',
    TRUSTS: 'The trusts',
    DOCUMENTS: 'The documents',
    FAMILY: 'The family',
  },
  NomineeStanding: {
    ABLE: 'Can act',
    UNKNOWN: 'Is known by name alone',
    DECEASED: 'Has died',
    MINOR: 'Is a minor',
    FORMER_SPOUSE: 'Is a former spouse',
  },
  BasisTreatment: {
    OWN: 'Owned before',
    STEPPED_UP: 'Stepped up',
    COMMUNITY: 'Stepped up, survivor’s half',
    CARRIED_OVER: 'Carried over',
    PROCEEDS: 'Paid by a policy',
  },
  PayoutRule: {
    OWN_ACCOUNT: 'An account of one’s own',
    TEN_YEARS: 'Ten years',
    MINOR_CHILD: 'Until ten years after 21',
    LIFE_EXPECTANCY: 'Over a life expectancy',
    TRUST_TEN_YEARS: 'Ten years, in trust',
    FIVE_YEARS: 'Five years',
    OWNERS_LIFE_EXPECTANCY: 'The owner’s life expectancy',
    NO_TAX: 'No income tax',
    NOT_KNOWN: 'Not known',
  },
  TrustPayoutType: {
    Level: 'Level: the same each year',
    Increasing: 'Increasing: more each year',
    Sharkfin: 'Sharkfin: little each year, much at the end',
  },
  TrustLifecycleEventType: {
    EXECUTED: 'Executed',
    FUNDED: 'Funded',
    MODIFIED: 'Last changed',
    TERM_ENDS: 'The term ends',
    REVOKED: 'Revoked',
    TERMINATED: 'Ended',
  },
} as const;

type Labels = typeof PLAN_LABELS;

/** What people read for a value: `planLabel('NomineeStanding', 'MINOR')` → Is a minor. */
export const planLabel = <Name extends keyof Labels>(name: Name, value: keyof Labels[Name] & string): string =>
  (PLAN_LABELS[name] as Readonly<Record<string, string>>)[value] as string;
