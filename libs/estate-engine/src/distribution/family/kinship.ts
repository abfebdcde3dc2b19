import { type Family, siblings, stepchildren } from './family.ts';

/** How somebody is related to a decedent; `generation` counts from him, up or down. */
export interface Kinship {
  readonly kind:
    | 'spouse'
    | 'ancestor'
    | 'descendant'
    | 'step-descendant'
    | 'spouse-of-descendant'
    | 'sibling'
    | 'spouse-of-sibling'
    | 'descendant-of-sibling'
    | 'uncle-or-aunt'
    | 'cousin'
    | 'spouse-of-collateral'
    | 'step-parent'
    | 'other';
  readonly generation: number;
}

const OTHER: Kinship = { kind: 'other', generation: 0 };

/** Closest relationship first; half blood counts as whole, in-laws by living and dead husbands and wives (C30). */
export function kinship(family: Family, decedentId: string, id: string): Kinship {
  if (family.spouses(decedentId).includes(id)) return { kind: 'spouse', generation: 0 };
  const down = distanceUp(family, id, new Set([decedentId]));
  if (down > 0) return { kind: 'descendant', generation: down };
  const up = distanceUp(family, decedentId, new Set([id]));
  if (up > 0) return { kind: 'ancestor', generation: up };
  const steps = new Set(stepchildren(family, decedentId));
  if (steps.has(id)) return { kind: 'step-descendant', generation: 1 };
  const brothers = new Set(siblings(family, decedentId));
  if (brothers.has(id)) return { kind: 'sibling', generation: 0 };
  const collateral = collateralKinship(family, decedentId, id, brothers);
  if (collateral) return collateral;
  const step = distanceUp(family, id, steps);
  if (step > 0) return { kind: 'step-descendant', generation: step + 1 };
  return byMarriage(family, decedentId, id, brothers);
}

function collateralKinship(
  family: Family,
  decedentId: string,
  id: string,
  brothers: ReadonlySet<string>,
): Kinship | undefined {
  const niece = distanceUp(family, id, brothers);
  if (niece > 0) return { kind: 'descendant-of-sibling', generation: niece };
  const uncles = new Set(family.parents(decedentId).flatMap((parent) => siblings(family, parent)));
  if (uncles.has(id)) return { kind: 'uncle-or-aunt', generation: 1 };
  const cousin = distanceUp(family, id, uncles);
  return cousin > 0 ? { kind: 'cousin', generation: cousin } : undefined;
}

function byMarriage(family: Family, decedentId: string, id: string, brothers: ReadonlySet<string>): Kinship {
  for (const spouse of family.spouses(id)) {
    const generation = distanceUp(family, spouse, new Set([decedentId]));
    if (generation > 0) return { kind: 'spouse-of-descendant', generation };
    if (brothers.has(spouse)) return { kind: 'spouse-of-sibling', generation: 0 };
    const collateral = collateralKinship(family, decedentId, spouse, brothers);
    if (collateral) return { kind: 'spouse-of-collateral', generation: collateral.generation };
  }
  const isStepParent = family.parents(decedentId).some((parent) => family.spouses(parent).includes(id));
  return isStepParent ? { kind: 'step-parent', generation: 1 } : OTHER;
}

/** Steps from a person up to one of some others; 0 when he descends from none of them. */
function distanceUp(family: Family, id: string, roots: ReadonlySet<string>): number {
  let generation = family.parents(id);
  const seen = new Set<string>();
  for (let steps = 1; generation.length > 0; steps += 1) {
    if (generation.some((parent) => roots.has(parent))) return steps;
    generation = generation.flatMap((parent) => {
      if (seen.has(parent)) return [];
      seen.add(parent);
      return family.parents(parent);
    });
  }
  return 0;
}
