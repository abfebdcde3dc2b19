import type { DocumentFiduciary } from '../document/document-facts.ts';
import { fiduciaryOf, inSuccession } from '../document/fiduciary-facts.ts';
import type { Estate } from '../estate/estate.ts';
import type { EstateTrust } from '../trust/trust.ts';
import { isPlanRead, planOf } from './plan.ts';
import type { PlannedStep } from './planned-step.ts';
import { refuse } from './step-rules.ts';

const FIELD = 'designatedFiduciaries';

/** The one trust that a step pays; null for several takers, and for somebody else. */
export function trustPaid({ trusts }: Pick<Estate, 'trusts'>, { to }: PlannedStep): EstateTrust | null {
  const [first, ...others] = to;
  if (others.length > 0) return null;
  return trusts.find(({ id }) => id === first?.to) ?? null;
}

/**
 * Whoever acts for the trust that a step pays is kept with that trust, where the figures look for its trustees.
 * Throws: DomainError OUT_OF_RANGE, READ_FROM_FILE, and as `fiduciaryOf`.
 */
export function withDesignated(
  estate: Estate,
  step: PlannedStep,
  said: readonly DocumentFiduciary[],
  newId: (trustId: string, at: number) => string,
): Estate {
  const trust = trustPaid(estate, step);
  if (!trust) {
    if (said.length === 0) return estate;
    refuse('OUT_OF_RANGE', 'Only a step that pays one trust names trustees. Others act by the document.', FIELD);
  }
  const plan = planOf(estate, trust.id);
  if (plan && isPlanRead(estate, plan))
    refuse(
      'READ_FROM_FILE',
      `${trust.name} was read from a file. Who acts is changed in the review of that file.`,
      FIELD,
    );
  const ids = new Set(trust.fiduciaries.map(({ id }) => id));
  let at = 0;
  const nextId = (): string => {
    let id = newId(trust.id, at++);
    while (ids.has(id)) id = newId(trust.id, at++);
    return id;
  };
  const fiduciaries = inSuccession(
    said.map((one) => fiduciaryOf(estate, one.id !== null && ids.has(one.id) ? one.id : nextId(), one)),
  );
  return { ...estate, trusts: estate.trusts.map((one) => (one.id === trust.id ? { ...one, fiduciaries } : one)) };
}
