/**
 * Words for conflicts of a plan, for those who serve and for the days of a trust: part of the one table in labels.ts,
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
