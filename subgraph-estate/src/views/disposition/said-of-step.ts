import type { FundingFacts } from '../../domain/disposition/funding-rule.ts';
import type { StepFacts } from '../../domain/disposition/step-facts.ts';
import { placeOf } from '../../domain/disposition/step-id.ts';
import type { ClassFacts, NewTrust, TakerFacts } from '../../domain/disposition/takers.ts';
import type { DocumentFiduciary } from '../../domain/document/document-facts.ts';
import type {
  ClassDistributionInput,
  DispositionTakerInput,
  DispositionTemplateInput,
  DivisionEventInput,
  FundingOptionInput,
  NewDispositionTrustInput,
} from '../../schema.generated.ts';
import { fiduciariesOf } from '../document/said-of-document.ts';

/** What is said of a step, in the domain's words. */
export interface StepSaid {
  readonly facts: StepFacts;
  readonly takers: readonly TakerFacts[] | undefined;
  readonly funding: FundingFacts | undefined;
  readonly designated: readonly DocumentFiduciary[] | undefined;
  /** From 0. */
  readonly at: number | null;
}

const newTrustOf = ({ name, kind, qtipElection, lifetimeBeneficiaryIds }: NewDispositionTrustInput): NewTrust => ({
  name,
  kind,
  qtipElection: qtipElection ?? null,
  lifetimeBeneficiaryIds: lifetimeBeneficiaryIds ?? [],
});

/** One in somebody's place says less than a taker of a step. */
type AnyTaker = Omit<DispositionTakerInput, 'alternates'> & { readonly alternates?: readonly AnyTaker[] | null };

export const takerOf = (said: AnyTaker): TakerFacts => ({
  to: said.toId ?? null,
  newTrust: said.newTrust ? newTrustOf(said.newTrust) : null,
  heirClass: said.heirClass ?? null,
  classOf: said.classOfId ?? null,
  scheme: said.scheme ?? null,
  percent: said.percent ?? null,
  alternates: (said.alternates ?? []).map(takerOf),
  disclaimerTrustId: said.disclaimerTrustId ?? null,
  ages: said.ages ?? [],
  note: said.notes ?? null,
});

export const fundingOf = ({ rule, amount, percent, assetId }: FundingOptionInput): FundingFacts => ({
  rule,
  amountCents: amount ?? null,
  percent: percent ?? null,
  assetId: assetId ?? null,
});

export const eventOf = ({ type, personId }: DivisionEventInput): NonNullable<StepFacts['event']> => ({
  on: type,
  personId: personId ?? null,
});

/** Throws: DomainError NOT_ONE_OF. */
export function saidOfStep(said: DispositionTemplateInput): StepSaid {
  const { kind, divisionEvent, otherDistributionFunding: other } = said;
  return {
    facts: {
      kind,
      takesAway: said.takesAway,
      event: divisionEvent && eventOf(divisionEvent),
      description: said.description,
      displayGstShares: said.displayGstShares,
      customizeBelow: said.customizeChildTemplatesNotesAndFiduciaries,
      otherFunding: other && { title: other.title, description: other.description ?? null },
    },
    takers: said.takers?.map(takerOf),
    funding: said.funding ? fundingOf(said.funding) : undefined,
    designated: said.designatedFiduciaries ? fiduciariesOf(said.designatedFiduciaries) : undefined,
    at: placeOf(said.step),
  };
}

/** What a class of heirs is said to be; what is left out stays. */
export const classFacts = ({
  mainGroup,
  classOfId,
  distributionType,
  percent,
}: ClassDistributionInput): ClassFacts => ({
  ...(mainGroup && { heirClass: mainGroup }),
  ...(classOfId !== undefined && { classOf: classOfId }),
  ...(distributionType !== undefined && { scheme: distributionType }),
  ...(percent !== undefined && { percent }),
});
