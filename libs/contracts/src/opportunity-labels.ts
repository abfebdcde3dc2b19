/** Words for opportunities: part of the one table in labels.ts, fetched by the screens that show them. */
export const OPPORTUNITY_LABELS = {
  OpportunityStatus: {
    TODO: 'To do',
    IN_PROGRESS: 'In progress',
    IN_REVIEW: 'In review',
    COMPLETED: 'Completed',
    DISMISSED: 'Dismissed',
  },
} as const;

type Labels = typeof OPPORTUNITY_LABELS;

/** What people read for a value: `opportunityLabel('OpportunityStatus', 'TODO')` → To do. */
export const opportunityLabel = <Name extends keyof Labels>(name: Name, value: keyof Labels[Name] & string): string =>
  (OPPORTUNITY_LABELS[name] as Readonly<Record<string, string>>)[value] as string;
