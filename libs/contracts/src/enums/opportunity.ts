/** How far the work on something worth a talk has come (estate domain, section 4). */
export const OPPORTUNITY_STATUSES = ['TODO', 'IN_PROGRESS', 'IN_REVIEW', 'COMPLETED', 'DISMISSED'] as const;
export type OpportunityStatus = (typeof OPPORTUNITY_STATUSES)[number];

/** Whether somebody still has to do something about it. */
export const isOpenOpportunity = (status: OpportunityStatus): boolean =>
  status !== 'COMPLETED' && status !== 'DISMISSED';
