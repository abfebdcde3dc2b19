import type { Target, TrustTerm } from '@platform/estate-engine';
import { trustInForce } from '../document/amended-trusts.ts';
import { willsInForce } from '../document/in-force.ts';
import type { Estate } from '../estate/estate.ts';
import type { EstateTrust } from './trust.ts';

type Plans = Pick<Estate, 'trusts' | 'documents'>;

/** Every trust that targets name, in the first place, in somebody's place, or for what is disclaimed. */
const namedBy = (targets: readonly Target[]): string[] =>
  targets.flatMap(({ to, disclaimerTrustId, alternates = [] }) => [
    ...(to === undefined ? [] : [to]),
    ...(disclaimerTrustId === undefined ? [] : [disclaimerTrustId]),
    ...namedBy(alternates),
  ]);

const pays = (steps: TrustTerm['steps'], id: string): boolean => steps.some(({ to }) => namedBy(to).includes(id));

/**
 * Whether a trust that begins at a death keeps apart what another death brings: because that is said of it, or of a
 * trust that pays it, whose sub-trust it is.
 */
export function staysApart({ trusts }: Pick<Estate, 'trusts'>, trust: EstateTrust): boolean {
  if (!trust.createdUponDeath) return false;
  return (
    trust.isNonConverging ||
    trusts.some(({ isNonConverging, terms }) => isNonConverging && terms.some(({ steps }) => pays(steps, trust.id)))
  );
}

/**
 * Whether more than one death can bring property to a trust that begins at a death, by the wills in force and by
 * trusts: it runs together, or stays apart. `dying`: who dies, in order.
 */
export function mayConverge(estate: Plans, trust: EstateTrust, dying: readonly string[]): boolean {
  if (!trust.createdUponDeath) return false;
  const whose = ({ on, personId }: Pick<TrustTerm, 'on' | 'personId'>): string | undefined =>
    on === 'DEATH_OF' ? personId : dying[on === 'FIRST_DEATH' ? 0 : 1];
  const events = [
    ...willsInForce(estate).map(({ will, terms }) => ({ personId: will.ownerId ?? undefined, steps: terms.steps })),
    ...estate.trusts.flatMap((one) =>
      trustInForce(estate, one).terms.map((term) => ({ personId: whose(term), steps: term.steps })),
    ),
  ];
  const deaths = events.flatMap(({ personId, steps }) =>
    personId !== undefined && dying.includes(personId) && pays(steps, trust.id) ? [personId] : [],
  );
  return new Set(deaths).size > 1;
}

/** The trusts that steps of a will or trust pay, and that can be kept apart from what another death brings them. */
export function nonConvergingOptions(
  estate: Plans,
  steps: TrustTerm['steps'],
  dying: readonly string[],
): readonly EstateTrust[] {
  return estate.trusts.filter((trust) => pays(steps, trust.id) && mayConverge(estate, trust, dying));
}
