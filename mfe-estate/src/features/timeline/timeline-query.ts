import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const TimelineRouteQuery = graphql(`
  query TimelineRoute($estateId: ID!, $startYear: Int!, $endYear: Int!) {
    estate(id: $estateId) { id version displayName calculationProblem financialMilestones { id version } }
    householdEventsTimeline(estateId: $estateId, startYear: $startYear, endYear: $endYear) {
      year
      totalDistributions
      trustCount
      income
      expenses
      deathEvents { personId personName isClient isProjected age certainty }
      events { eventType eventCount trustIds totalAmount items { id text amount } }
    }
  }
`);

export type TimelineAnswer = ResultOf<typeof TimelineRouteQuery>;
export type TimelineYear = TimelineAnswer['householdEventsTimeline'][number];
export type TimelineEvent = TimelineYear['events'][number];
export type TimelineDeath = TimelineYear['deathEvents'][number];
