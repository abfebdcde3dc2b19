import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const OnboardingQuery = graphql(`
  query Onboarding($estateId: ID!) {
    estate(id: $estateId) {
      id
      version
      displayName
      onboardingInfo {
        advisorComplete
        clientComplete
        advisorLastScreen
        hasChildren
        hasUsedExemption
        hasUsedGstExemption
        planningGoals
        netWorthRange
        gaps
      }
    }
  }
`);
export const BeginOnboardingMutation = graphql(`
  mutation CreateOnboardingInfo($estateId: ID!, $version: Int!, $attributes: OnboardingInfoInput!) {
    createOnboardingInfo(estateId: $estateId, version: $version, attributes: $attributes) { ok estate { id version } }
  }
`);
export const UpdateOnboardingMutation = graphql(`
  mutation UpdateOnboardingInfo($estateId: ID!, $version: Int!, $attributes: OnboardingInfoInput!) {
    updateOnboardingInfo(estateId: $estateId, version: $version, attributes: $attributes) { ok estate { id version } }
  }
`);

export type OnboardingEstate = NonNullable<ResultOf<typeof OnboardingQuery>['estate']>;
export type OnboardingInfo = NonNullable<OnboardingEstate['onboardingInfo']>;
