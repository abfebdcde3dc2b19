import { DomainError } from '@platform/kernel';
import type { DivisionEvent, PlannedStep } from '../disposition/planned-step.ts';
import type { Estate } from '../estate/estate.ts';
import type { EstateTrust } from '../trust/trust.ts';
import { amendsTrust, type EstateDocument, NO_WILL_TERMS, type TrustAmendment } from './document.ts';
import { replaces } from './steps.ts';
import { checkWillText, type WillText, willTermsWith, willTextOf } from './will-text.ts';

/** What a document says, where a form can hold all of it; null where it says more. */
export function textOf({
  kind,
  will,
  amendment,
}: Pick<EstateDocument, 'kind' | 'will' | 'amendment'>): WillText | null {
  if (!amendsTrust({ kind })) return willTextOf(will);
  const [term, ...others] = amendment?.terms ?? [];
  return others.length > 0 ? null : willTextOf({ ...NO_WILL_TERMS, steps: term?.steps ?? [] });
}

/** Whether a document says more than a form holds: that stays as it is. */
export const saysMoreThanForm = (document: Pick<EstateDocument, 'kind' | 'will' | 'amendment'>): boolean =>
  textOf(document) === null;

export const divisionOf = ({ amendment }: Pick<EstateDocument, 'amendment'>): DivisionEvent | null => {
  const term = amendment?.terms[0];
  return term ? { on: term.on, personId: term.personId ?? null } : null;
};

/** The death of which a trust speaks where these steps would take a place; else its last one, else that of its settlors. */
export function divisionIn(trust: EstateTrust | undefined, steps: readonly PlannedStep[]): DivisionEvent | null {
  const { terms = [], settlors = [] } = trust ?? {};
  const term = terms.find((one) => one.steps.some((step) => replaces(steps, step))) ?? terms.at(-1);
  if (term) return { on: term.on, personId: term.personId ?? null };
  const [settlor, ...others] = settlors;
  if (settlor === undefined) return null;
  return others.length > 0 ? { on: 'SECOND_DEATH', personId: null } : { on: 'DEATH_OF', personId: settlor };
}

export interface AmendmentFacts {
  readonly will?: WillText | null | undefined;
  readonly division?: DivisionEvent | null | undefined;
  readonly restates?: boolean | null | undefined;
}

/** What is said of what an amendment orders: one text of one death. Throws: DomainError REQUIRED. */
export function amendmentWith(
  { trusts }: Pick<Estate, 'trusts'>,
  document: Pick<EstateDocument, 'amendment' | 'parentId'>,
  { will, division, restates }: AmendmentFacts,
): TrustAmendment {
  const known = document.amendment ?? { terms: [], restates: false };
  const stays = { ...known, restates: restates ?? known.restates };
  if (!will && !division) return stays;
  const steps = will ? willTermsWith(null, will).steps : (known.terms[0]?.steps ?? []);
  if (steps.length === 0) return { ...stays, terms: [] };
  const trust = trusts.find(({ id }) => id === document.parentId);
  const event = division ?? (will ? divisionIn(trust, steps) : null) ?? divisionOf({ amendment: known });
  if (!event) throw new DomainError('REQUIRED', 'Say at whose death.', { field: 'divisionEvent' });
  const { on, personId } = event;
  return { ...stays, terms: [{ on, ...(on === 'DEATH_OF' && personId !== null && { personId }), steps }] };
}

/**
 * What an amendment is said to order fits its estate, and is not for the trust itself.
 * Throws: DomainError REQUIRED, OUT_OF_RANGE, and as `checkWillText`.
 */
export function checkAmendment(estate: Estate, document: EstateDocument, text: WillText): void {
  // Whoever signs it may be the one who survives.
  checkWillText(estate, { ...document, ownerId: null }, text);
  const named = [...text.gifts, ...text.residue, ...text.instead];
  if (named.some(({ to }) => to !== null && to === document.parentId))
    throw new DomainError('OUT_OF_RANGE', 'A trust does not pass on to itself.', { field: 'will.residue' });
  if (text.survivorshipDays !== null || text.excludedHeirs.length > 0)
    throw new DomainError('OUT_OF_RANGE', 'Days to survive by and heirs left out are of a will.', { field: 'will' });
  const division = divisionOf(document);
  if (division?.on === 'DEATH_OF' && !estate.people.some(({ id }) => id === division.personId))
    throw new DomainError('REQUIRED', 'Say at whose death.', { field: 'divisionEvent' });
}
