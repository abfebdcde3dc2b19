import type { ResultOf, VariablesOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const LookQuery = graphql(`
  query OrganizationLook($organizationId: ID!) {
    organization(id: $organizationId) {
      id
      version
      name
      logoUrl
      pdfLogoHeight
      pdfLogoFooterHeight
      organizationThemeSettings {
        fontFamilySans
        fontFamilySerif
        accentDefault
        accentStrong
        accentSubtle
        accentMedium
        invertTextColor
      }
    }
  }
`);
export type Look = NonNullable<ResultOf<typeof LookQuery>['organization']>;

export const SaveLookMutation = graphql(`
  mutation SaveOrganizationLook($organizationId: ID!, $version: Int!, $attributes: OrganizationThemeInput!) {
    updateOrganizationTheme(organizationId: $organizationId, version: $version, attributes: $attributes) {
      ok
      organization { id version }
    }
  }
`);
export type LookAttributes = VariablesOf<typeof SaveLookMutation>['attributes'];
