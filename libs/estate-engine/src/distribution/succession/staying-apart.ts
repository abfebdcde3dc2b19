import type { Designation, EstateCase, Step, Target, Trust } from '../estate-case.ts';
import type { World } from './world.ts';

const SECOND = '~second-death';

/** The trust of the case that an id of a result stands for: of one that stays apart, the trust whose terms it has. */
export const trustOfPart = (id: string): string => (id.endsWith(SECOND) ? id.slice(0, -SECOND.length) : id);

/** What is called after its trust: the part of it that begins at the second death. */
export const secondPartName = (name: string): string => `${name}, of the second death`;

/** Whether a trust begins at a death, and is not to take in what a later death brings under the same terms. */
const staysApart = ({ createdUponDeath, isNonConverging }: Trust): boolean =>
  createdUponDeath === true && isNonConverging === true;

/** By the same terms, in property of its own. */
const secondOf = (trust: Trust): Trust => ({ ...trust, id: trust.id + SECOND, name: secondPartName(trust.name) });

const partOf = (id: string, parts: ReadonlySet<string>): string => (parts.has(id) ? id + SECOND : id);

function toParts(target: Target, parts: ReadonlySet<string>): Target {
  const { to, disclaimerTrustId, alternates } = target;
  return {
    ...target,
    ...(to !== undefined && { to: partOf(to, parts) }),
    ...(disclaimerTrustId !== undefined && { disclaimerTrustId: partOf(disclaimerTrustId, parts) }),
    ...(alternates && { alternates: alternates.map((alternate) => toParts(alternate, parts)) }),
  };
}

/**
 * The case as a later death plays it: a trust that an earlier death has funded and that is not to run together stands
 * beside a second one of the same terms, and whatever this death brings goes to that. What the first one holds stays
 * where it is. Designations that are still open in `world` are changed with it. Nothing else is.
 */
export function apartAt(input: EstateCase, world: World, index: number): EstateCase {
  const trusts = input.trusts ?? [];
  const split = trusts.filter((trust) => staysApart(trust) && world.fundedAt.has(trust.id));
  if (split.length === 0 || index === 0) return input;
  const parts = new Set(split.map(({ id }) => id));
  const played = (steps: readonly Step[]): Step[] =>
    steps.map((step) => ({ ...step, to: step.to.map((target) => toParts(target, parts)) }));
  const seconds = split.map(secondOf);
  for (const { id } of split) if (world.withoutTrustee.has(id)) world.withoutTrustee.add(id + SECOND);
  world.parcels.forEach((parcel, at) => {
    if (!parcel.beneficiaries.some(({ to }) => parts.has(to))) return;
    const beneficiaries = parcel.beneficiaries.map((one): Designation => ({ ...one, to: partOf(one.to, parts) }));
    world.parcels[at] = { ...parcel, beneficiaries };
  });
  return {
    ...input,
    trusts: [...trusts, ...seconds].map(({ terms, ...trust }) => ({
      ...trust,
      ...(terms && { terms: terms.map((term) => ({ ...term, steps: played(term.steps) })) }),
    })),
    wills: (input.wills ?? []).map((will) => ({ ...will, steps: played(will.steps) })),
  };
}
