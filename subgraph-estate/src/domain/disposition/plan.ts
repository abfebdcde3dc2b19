import { amendsTrust, disposes, type EstateDocument, NO_WILL_TERMS } from '../document/document.ts';
import { isRead } from '../document/document-facts.ts';
import type { Estate } from '../estate/estate.ts';
import type { EstateTrust } from '../trust/trust.ts';
import type { DivisionEvent, PlannedStep, PlannedTerm } from './planned-step.ts';

export interface PlanStep {
  readonly event: DivisionEvent;
  readonly step: PlannedStep;
}

/** What a will, a codicil or a trust orders, step by step: the steps that the engine plays, in their order. */
export interface Plan {
  /** Of the document or trust. */
  readonly id: string;
  readonly name: string;
  /** Null of a trust. */
  readonly document: EstateDocument | null;
  /** The trust, also of what amends one; null of a will. */
  readonly trust: EstateTrust | null;
  /** Whose will it is; null of a trust and its amendments, and where nobody is named. */
  readonly ownerId: string | null;
  readonly steps: readonly PlanStep[];
}

export const sameEvent = (a: DivisionEvent, b: DivisionEvent): boolean => a.on === b.on && a.personId === b.personId;

const willEvent = ({ ownerId }: EstateDocument): DivisionEvent => ({ on: 'DEATH_OF', personId: ownerId });

function documentPlan(document: EstateDocument): Plan {
  const event = willEvent(document);
  const steps = (document.will ?? NO_WILL_TERMS).steps.map((step) => ({ event, step }));
  return { id: document.id, name: document.name, document, trust: null, ownerId: document.ownerId, steps };
}

const stepsIn = (terms: readonly PlannedTerm[]): PlanStep[] =>
  terms.flatMap(({ on, personId, steps }) =>
    steps.map((step) => ({ event: { on, personId: personId ?? null }, step })),
  );

function trustPlan(trust: EstateTrust): Plan {
  return { id: trust.id, name: trust.name, document: null, trust, ownerId: null, steps: stepsIn(trust.terms) };
}

/** What an amendment orders by itself; of one whose trust is not known nothing. */
function amendmentPlan(trusts: Estate['trusts'], document: EstateDocument): Plan | null {
  const { id, name, amendment, parentId } = document;
  const trust = trusts.find((one) => one.id === parentId);
  return trust ? { id, name, document, trust, ownerId: null, steps: stepsIn(amendment?.terms ?? []) } : null;
}

function planIn({ trusts }: Pick<Estate, 'trusts'>, document: EstateDocument): Plan | null {
  if (amendsTrust(document)) return amendmentPlan(trusts, document);
  return disposes(document) ? documentPlan(document) : null;
}

/** Null for a paper that orders nothing, and for what is not of the estate. */
export function planOf(estate: Pick<Estate, 'documents' | 'trusts'>, id: string): Plan | null {
  const document = estate.documents.find((one) => one.id === id);
  if (document) return planIn(estate, document);
  const trust = estate.trusts.find((one) => one.id === id);
  return trust ? trustPlan(trust) : null;
}

export const plansOf = (estate: Pick<Estate, 'documents' | 'trusts'>): Plan[] => [
  ...estate.documents.flatMap((document) => planIn(estate, document) ?? []),
  ...estate.trusts.map(trustPlan),
];

/** Whether what was read of a file speaks in it: that is changed where it was reviewed. */
export function isPlanRead(estate: Estate, { document, trust }: Plan): boolean {
  if (document) return isRead(estate, document);
  return (
    trust !== null &&
    (trust.createdByReading !== null ||
      estate.readingUndo.some(({ trusts }) => trusts.some(({ id }) => id === trust.id)))
  );
}

/** Steps of one death are one term, in the order of the first of them. */
function termsOf(steps: readonly PlanStep[]): PlannedTerm[] {
  const events = steps.map(({ event }) => event);
  return events
    .filter((event, index) => events.findIndex((other) => sameEvent(other, event)) === index)
    .map((event) => ({
      on: event.on,
      ...(event.personId !== null && { personId: event.personId }),
      steps: steps.filter((one) => sameEvent(one.event, event)).map(({ step }) => step),
    }));
}

/** In the order in which they are stored: those of one death together. */
export const inTerms = (steps: readonly PlanStep[]): PlanStep[] => stepsIn(termsOf(steps));

/** The estate in which that will or trust orders these steps. */
export function withPlan(estate: Estate, { id }: Pick<Plan, 'id'>, steps: readonly PlanStep[]): Estate {
  const ordering = (document: EstateDocument): EstateDocument =>
    amendsTrust(document)
      ? { ...document, amendment: { restates: false, ...document.amendment, terms: termsOf(steps) } }
      : { ...document, will: { ...(document.will ?? NO_WILL_TERMS), steps: steps.map(({ step }) => step) } };
  return {
    ...estate,
    documents: estate.documents.map((document) => (document.id === id ? ordering(document) : document)),
    trusts: estate.trusts.map((trust) => (trust.id === id ? { ...trust, terms: termsOf(steps) } : trust)),
  };
}
