import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const ReportContentParts_content = graphql(`
  fragment ReportContentParts_content on OrganizationContent {
    id
    organizationId
    version
    settings {
      allowsCustomReportTitles
      canUnlockPreviewToggle
      canGeneratePreview
      requiresPageNumbers
      lockReportOrder
      lockWepsReportOrder
      shouldHideSteps
      shouldHideVanillaDisclosure
      shouldHideTerms
    }
    titles { id role title }
    disclosures { id title disclosureContent isActive }
    slides { id title contents showHeader isRequiredForAdvisor isRequiredForWeps isApproved }
  }
`);
export type Content = ResultOf<typeof ReportContentParts_content>;
export type Slide = Content['slides'][number];
export type Disclosure = Content['disclosures'][number];

export const ReportContentQuery = graphql(`
  query ReportContent($organizationId: ID!) {
    organizationContent(organizationId: $organizationId) { id ...ReportContentParts_content }
  }
`);
export const SaveSlidesMutation = graphql(`
  mutation SaveSlides($organizationId: ID!, $version: Int!, $slides: [CustomSlideInput!]!) {
    updateOrganizationContent(organizationId: $organizationId, version: $version, slides: $slides) {
      ok
      organizationContent { id ...ReportContentParts_content }
    }
  }
`);
export const ApproveSlidesMutation = graphql(`
  mutation ApproveSlides($organizationId: ID!, $version: Int!, $ids: [ID!]!, $isApproved: Boolean!) {
    bulkApproveSlides(organizationId: $organizationId, version: $version, ids: $ids, isApproved: $isApproved) {
      ok
      organizationContent { id ...ReportContentParts_content }
    }
  }
`);
export const CreateDisclosureMutation = graphql(`
  mutation CreateDisclosure($organizationId: ID!, $version: Int!, $attributes: DisclosureInput!) {
    createDisclosure(organizationId: $organizationId, version: $version, attributes: $attributes) {
      ok
      organizationContent { id ...ReportContentParts_content }
    }
  }
`);
export const UpdateDisclosureMutation = graphql(`
  mutation UpdateDisclosure($organizationId: ID!, $version: Int!, $id: ID!, $attributes: DisclosureInput!) {
    updateDisclosure(organizationId: $organizationId, version: $version, id: $id, attributes: $attributes) {
      ok
      organizationContent { id ...ReportContentParts_content }
    }
  }
`);
export const SaveTitleMutation = graphql(`
  mutation SaveReportTitle($organizationId: ID!, $version: Int!, $role: String!, $title: String!) {
    createReportTitle(organizationId: $organizationId, version: $version, role: $role, title: $title) {
      ok
      organizationContent { id ...ReportContentParts_content }
    }
  }
`);
export const DeleteTitleMutation = graphql(`
  mutation DeleteReportTitle($organizationId: ID!, $version: Int!, $id: ID!) {
    deleteReportTitle(organizationId: $organizationId, version: $version, id: $id) {
      ok
      organizationContent { id ...ReportContentParts_content }
    }
  }
`);
export const SaveSettingsMutation = graphql(`
  mutation SaveReportSettings($organizationId: ID!, $version: Int!, $attributes: ReportSettingInput!) {
    updateReportSettings(organizationId: $organizationId, version: $version, attributes: $attributes) {
      ok
      organizationContent { id ...ReportContentParts_content }
    }
  }
`);
