import type { AgeStage, HeirClass, QtipElection, Scheme } from '@platform/estate-engine';
import { type Estate, personById } from '../estate/estate.ts';
import { cleanName } from '../estate/household.ts';
import { type EstateTrust, emptyTrust, type TrustKind } from '../trust/trust.ts';
import type { Plan } from './plan.ts';
import type { PlannedTarget } from './planned-step.ts';
import { FIELDS, refuse } from './step-rules.ts';

/** A trust that begins at the death of the step which pays it. */
export interface NewTrust {
  readonly name: string;
  readonly kind: TrustKind;
  readonly qtipElection: QtipElection | null;
  readonly lifetimeBeneficiaryIds: readonly string[];
}

/** What is said of a taker: somebody, a new trust, or a class. */
export interface TakerFacts {
  readonly to: string | null;
  readonly newTrust: NewTrust | null;
  readonly heirClass: HeirClass | null;
  readonly classOf: string | null;
  readonly scheme: Scheme | null;
  readonly percent: number | null;
  readonly alternates: readonly TakerFacts[];
  readonly disclaimerTrustId: string | null;
  readonly ages: readonly AgeStage[];
  readonly note: string | null;
}

/** What a class of heirs is said to be; undefined leaves what is known. */
export type ClassFacts = Partial<Pick<TakerFacts, 'heirClass' | 'classOf' | 'scheme' | 'percent'>>;

function newTrustOf(estate: Estate, plan: Plan, said: NewTrust, id: string): EstateTrust {
  const { kind, qtipElection, lifetimeBeneficiaryIds: ids } = said;
  if (ids.some((one) => !personById(estate, one)))
    refuse('UNKNOWN_REFERENCE', 'A trust is for people of this estate while it lasts.', FIELDS.takers);
  return {
    ...emptyTrust(id, cleanName(said.name, FIELDS.takers)),
    kind,
    qtipElection,
    settlors: plan.trust ? plan.trust.settlors : plan.ownerId === null ? [] : [plan.ownerId],
    lifetimeBeneficiaries: [...new Set(ids)],
  };
}

/**
 * Takers in the engine's shape, with the trusts that are named for the first time, which the estate then has.
 * `trustId` makes their ids. Throws: DomainError REQUIRED, TOO_LONG, UNKNOWN_REFERENCE.
 */
export function plannedTakers(
  estate: Estate,
  plan: Plan,
  takers: readonly TakerFacts[],
  trustId: (at: number) => string,
): { readonly estate: Estate; readonly to: PlannedTarget[] } {
  const made: EstateTrust[] = [];
  const planned = ({ to, newTrust, heirClass, ...rest }: TakerFacts): PlannedTarget => {
    if ([to, newTrust, heirClass].filter((one) => one !== null).length !== 1)
      refuse('REQUIRED', 'Say who receives.', FIELDS.takers);
    const trust = newTrust && newTrustOf(estate, plan, newTrust, trustId(made.length));
    if (trust) made.push(trust);
    const id = trust?.id ?? to;
    const note = rest.note?.trim();
    return {
      ...(id !== null && { to: id }),
      ...(heirClass !== null && { class: heirClass }),
      ...(rest.classOf !== null && { classOf: rest.classOf }),
      ...(rest.scheme !== null && { scheme: rest.scheme }),
      ...(rest.percent !== null && { percent: rest.percent }),
      ...(rest.alternates.length > 0 && { alternates: rest.alternates.map(planned) }),
      ...(rest.disclaimerTrustId !== null && { disclaimerTrustId: rest.disclaimerTrustId }),
      ...(rest.ages.length > 0 && { ages: rest.ages }),
      ...(note && { note }),
    };
  };
  const to = takers.map(planned);
  return { estate: made.length > 0 ? { ...estate, trusts: [...estate.trusts, ...made] } : estate, to };
}
