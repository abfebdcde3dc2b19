import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

/** The steps of one will or trust, with whoever and whatever they can name. */
export const DispositionsQuery = graphql(`
  query Dispositions($estateId: ID!, $id: ID!, $isTrust: Boolean!) {
    estate(id: $estateId) {
      id
      version
      people { id name isSpouse isDeceased isCorporateTrustee }
      charitables { id name }
      trusts { id name kind createdUponDeath }
      assets { id name isLiability }
    }
    estateDocument(id: $id) @skip(if: $isTrust) { id estateId name kind parentId canEditDispositions person { id } }
    trust(id: $id) @include(if: $isTrust) { id estateId name kind createdUponDeath canEditDispositions }
    nonConvergingSubtrustOptions(id: $id) { id staysApart }
    fundingAssets(id: $id) { id assetDescription group totalValue }
    dispositionTemplates(association: { estateId: $estateId }, filter: { instrumentId: $id }, pagination: { page: 1, perPage: 100 }) {
      collection {
        id
        kind
        step
        description
        divisionEvent { type label person { id } }
        fundingRule
        fundingBadge
        amount
        percent
        asset { id name }
        displayGstShares
        customizeChildTemplatesNotesAndFiduciaries
        otherDistributionFunding { title description }
        distributionDetails
        gaps
        takesAway
        designatedFiduciaries { id personName role prefix roleTitle notes person { id } }
        takers {
          heirClass
          scheme
          percent
          notes
          classOf { id }
          disclaimerTrust { id }
          ages { age percent }
          to { __typename ... on Person { id } ... on Trust { id name gstStatus } ... on Charitable { id } ... on Entity { id } }
          alternates {
            heirClass
            scheme
            percent
            classOf { id }
            to { __typename ... on Person { id } ... on Trust { id } ... on Charitable { id } ... on Entity { id } }
            alternates {
              heirClass
              scheme
              percent
              classOf { id }
              to { __typename ... on Person { id } ... on Trust { id } ... on Charitable { id } ... on Entity { id } }
            }
          }
        }
      }
    }
  }
`);

export const DispositionPreviewQuery = graphql(`
  query DispositionPreview($instrumentId: ID!, $id: ID, $attributes: DispositionTemplateInput) {
    dispositionPreview(instrumentId: $instrumentId, id: $id, attributes: $attributes) {
      reading
      gaps
      problem
      receivers { id name kind before after }
    }
  }
`);

export const PresetPreviewQuery = graphql(`
  query DispositionPresetPreview($instrumentId: ID!, $preset: DispositionPreset!) {
    dispositionPresetPreview(instrumentId: $instrumentId, preset: $preset) {
      reading
      gaps
      problem
      receivers { id name kind before after }
    }
  }
`);

export const AddPresetMutation = graphql(`
  mutation AddDispositionPreset($instrumentId: ID!, $version: Int!, $preset: DispositionPreset!) {
    addDispositionPreset(instrumentId: $instrumentId, version: $version, preset: $preset) {
      ok
      dispositionTemplates { id }
      newTrusts { id }
      estate { id version }
    }
  }
`);

export const UndoPresetMutation = graphql(`
  mutation UndoDispositionPreset($instrumentId: ID!, $version: Int!, $dispositionTemplates: [DispositionTemplateInput!]!, $newTrustIds: [ID!]!) {
    undoDispositionPreset(instrumentId: $instrumentId, version: $version, dispositionTemplates: $dispositionTemplates, newTrustIds: $newTrustIds) {
      ok
      dispositionTemplates { id }
      newTrusts { id }
      estate { id version }
    }
  }
`);

export const CreateDispositionMutation = graphql(`
  mutation CreateDispositionTemplate($instrumentId: ID!, $version: Int!, $attributes: DispositionTemplateInput!) {
    createDispositionTemplate(instrumentId: $instrumentId, version: $version, attributes: $attributes) {
      ok
      dispositionTemplate { id }
      estate { id version }
    }
  }
`);

export const UpdateDispositionMutation = graphql(`
  mutation UpdateDispositionTemplate($id: ID!, $version: Int!, $attributes: DispositionTemplateInput!) {
    updateDispositionTemplate(id: $id, version: $version, attributes: $attributes) {
      ok
      dispositionTemplate { id }
      estate { id version }
    }
  }
`);

export const DeleteDispositionMutation = graphql(`
  mutation DeleteDispositionTemplate($id: ID!, $version: Int!) {
    deleteDispositionTemplate(id: $id, version: $version) { ok estate { id version } }
  }
`);

type Answer = ResultOf<typeof DispositionsQuery>;
export type PlanEstate = NonNullable<Answer['estate']>;
export type Template = Answer['dispositionTemplates']['collection'][number];
export type PlanTaker = Template['takers'][number];
export type FundingAsset = Answer['fundingAssets'][number];
export type Preview = ResultOf<typeof DispositionPreviewQuery>['dispositionPreview'];

/** A will, a codicil or a trust with its steps, and the household that they name. */
export interface Plan {
  readonly estate: PlanEstate;
  readonly id: string;
  readonly name: string;
  readonly isTrust: boolean;
  /** The trust, also of what amends one: its steps are each of one death. */
  readonly trustId: string | null;
  /** Of that trust. */
  readonly kind: string | null;
  /** Whether it changes another text, and so may take away what that says. */
  readonly amends: boolean;
  /** Who signed a will: whoever does not receive by it. */
  readonly signerId: string | null;
  readonly canEdit: boolean;
  readonly templates: readonly Template[];
  readonly assets: readonly FundingAsset[];
  /** Trusts that more than one death pays, and whether they keep that apart. */
  readonly paidTwice: ReadonlyMap<string, boolean>;
}

/** Null where the document or trust is not there, or of another estate. */
export function planOf(answer: Answer, estateId: string): Plan | null {
  const { estate, estateDocument, trust, dispositionTemplates, fundingAssets, nonConvergingSubtrustOptions } = answer;
  const instrument = trust ?? estateDocument;
  if (!estate || instrument?.estateId !== estateId) return null;
  const isAmendment = estateDocument?.kind === 'TRUST_AMENDMENT';
  const trustId = trust?.id ?? (isAmendment ? (estateDocument?.parentId ?? null) : null);
  return {
    estate,
    id: instrument.id,
    name: instrument.name,
    isTrust: Boolean(trust),
    trustId,
    kind: estate.trusts.find(({ id }) => id === trustId)?.kind ?? null,
    amends: isAmendment || estateDocument?.kind === 'CODICIL',
    // Whoever signs an amendment of a trust may be the one who survives, and receives by it.
    signerId: isAmendment ? null : (estateDocument?.person?.id ?? null),
    canEdit: instrument.canEditDispositions,
    templates: dispositionTemplates.collection,
    assets: fundingAssets,
    paidTwice: new Map(nonConvergingSubtrustOptions.map(({ id, staysApart }) => [id, staysApart])),
  };
}

export interface PlanReload {
  readonly plan: Plan;
  /** As it is saved now. */
  readonly reload: () => Promise<Plan | null>;
}
