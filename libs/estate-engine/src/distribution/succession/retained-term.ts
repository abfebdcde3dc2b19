import type { Cents, IsoDate } from '@platform/kernel';
import { gratDeathInTerm } from '../../calculators/retained-annuity-trust.ts';
import type { Working } from '../../explanation/working.ts';
import { section7520Rate } from '../../rates/section-7520.ts';
import type { Trust } from '../estate-case.ts';
import type { DeathScene } from './death.ts';
import { type Lot, takeProRata, totalOf } from './property.ts';

/** What of a trust counts with its settlor who dies in the term for which he kept an interest. */
export interface RetainedPart {
  readonly includedCents: Cents;
  readonly working: Working;
  /** The month whose rate stands in for one that is not known yet. */
  readonly standInMonth: string | undefined;
}

/** A settlor who dies before the term ends for which he kept an annuity, or the use of the property (IRC 2036(a)(1)). */
export const diesInTerm = ({ decedentId, date }: Pick<DeathScene, 'decedentId' | 'date'>, trust: Trust): boolean =>
  trust.retainedTerm !== undefined && trust.settlors.includes(decedentId) && date < trust.retainedTerm.endsOn;

/**
 * Of an annuity what yields it at the section 7520 rate of the month of death, at most the trust; where no annuity is
 * known, or the property itself was kept for use, all of it.
 *
 * Units: cents, rounded half up. Source: IRC 2036(a)(1), Reg. 20.2036-1(c)(2). Throws: `MONTH_BEFORE_TABLE`.
 * Case: trust $5,000,000, annuity $100,000, death in August 2026 at 5.2% → $1,923,076.92.
 */
export function retainedPart({ retainedTerm }: Trust, date: IsoDate, trustValueCents: Cents): RetainedPart {
  const { annuityCents, endsOn = '', rate } = retainedTerm ?? {};
  if (annuityCents === undefined) {
    const working: Working = {
      label: 'Included in the estate',
      amountCents: trustValueCents,
      formula: `all of the trust: the term had not ended, which was to end on ${endsOn}`,
      authority: [{ cite: 'IRC § 2036(a)(1); Reg. § 20.2036-1(c)(2)' }],
    };
    return { includedCents: trustValueCents, working, standInMonth: undefined };
  }
  const held = rate === undefined ? section7520Rate(date.slice(0, 7)) : undefined;
  const rateAtDeath = rate ?? Number(((held?.ratePct ?? 0) / 100).toFixed(5));
  const { includedCents, working } = gratDeathInTerm({ trustValueCents, annuityCents, rateAtDeath });
  const percent = `${Number((rateAtDeath * 100).toFixed(3))}%`;
  const lines: Working[] = [
    { label: 'Annuity a year', amountCents: annuityCents },
    { label: 'Section 7520 rate of the month of death', value: percent, authority: [{ cite: 'IRC § 7520' }] },
  ];
  return {
    includedCents,
    working: { ...working, basis: [...lines, ...(working.basis ?? [])] },
    standInMonth: held?.stale ? held.month : undefined,
  };
}

/** Leaves in the estate what is to be included of a trust, pro rata of all it holds; the rest passes outside. */
export function limitRetained(scene: DeathScene, trust: Trust, lots: Lot[]): void {
  const kept = lots.filter(({ source, inclusion }) => source === 'retained' && inclusion === 'federal');
  const totalCents = totalOf(kept);
  if (totalCents === 0) return;
  const part = retainedPart(trust, scene.date, totalCents);
  scene.retained.set(trust.id, part);
  const outside = takeProRata(kept, totalCents - part.includedCents);
  lots.push(...outside.map((lot): Lot => ({ ...lot, inclusion: 'none', source: 'own' })));
}
