import { distribution, type EstateCase, type Target } from '@platform/estate-engine';
import { type IsoDate, isDomainError } from '@platform/kernel';
import type { Estate } from '../estate/estate.ts';
import { scenarioDeaths, toEstateCase } from '../estate/estate-case.ts';
import type { DivisionEvent } from './planned-step.ts';

/** Enough to reach every taker of a class, and below every tax. */
const SAMPLE_CENTS = 1_000_000_00;

/** Whoever dies at an event; null where nobody of the plan does. */
export function decedentOf(estate: Estate, { on, personId }: DivisionEvent, today: IsoDate): string | null {
  if (on === 'DEATH_OF') return personId;
  const [first, second] = scenarioDeaths(estate, today);
  return (on === 'FIRST_DEATH' ? first : second)?.personId ?? null;
}

/** Those before whom somebody of the couple dies, at a second death. */
const goneBy = (estate: Estate, event: DivisionEvent, today: IsoDate): string | null =>
  event.on === 'SECOND_DEATH' ? (scenarioDeaths(estate, today)[0]?.personId ?? null) : null;

/**
 * Whom a class of heirs would be if the death were today, in the order of `people`: the engine is asked who takes a
 * sum that is left to the class alone. Empty where nobody is, or the law of the place is not held.
 */
export function classMembers(estate: Estate, event: DivisionEvent, target: Target, today: IsoDate): string[] {
  const decedentId = decedentOf(estate, event, today);
  const person = estate.people.find(({ id }) => id === decedentId);
  if (!person || person.isDeceased || decedentId === null) return [];
  const gone = goneBy(estate, event, today);
  const whole = toEstateCase(estate, today);
  const { class: heirClass, classOf, scheme } = target;
  const alone: EstateCase = {
    ...whole,
    people: whole.people.map((one) => (one.id === gone ? { ...one, isDeceased: true } : one)),
    assets: [
      { id: 'sample', name: 'Sample', assetType: 'CASH', balanceCents: SAMPLE_CENTS, owners: [{ id: decedentId }] },
    ],
    liabilities: [],
    trusts: [],
    wills: [
      {
        personId: decedentId,
        steps: [
          {
            kind: 'RESIDUE',
            to: [{ ...(heirClass && { class: heirClass }), ...(classOf && { classOf }), ...(scheme && { scheme }) }],
          },
        ],
      },
    ],
    assumptions: { deaths: [{ personId: decedentId, date: today }] },
  };
  try {
    const { transfers } = distribution(alone);
    // Where the class is empty, its share goes to the heirs instead.
    const taken = new Set(transfers.flatMap(({ toId, reason }) => (reason === 'residue' ? [toId] : [])));
    return estate.people.map(({ id }) => id).filter((id) => taken.has(id));
  } catch (error) {
    if (isDomainError(error)) return [];
    throw error;
  }
}
