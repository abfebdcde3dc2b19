import { isStateCode } from '@platform/contracts/states';
import { federalLaw, stateLaw } from '@platform/estate-engine';
import type { Cents, IsoDate } from '@platform/kernel';
import { type Estate, NO_ASSUMPTIONS } from './estate.ts';

/** What the federal law leaves free at a death on this day, for each person: the basic exclusion (IRC 2010(c)(3)). */
export const federalTaxExemptionCents = (today: IsoDate): Cents => federalLaw(today).basicExclusionCents;

/** What a year's gifts to one person may come to without using that exclusion (IRC 2503(b)). */
export const annualGiftingLimitCents = (today: IsoDate): Cents => federalLaw(today).annualExclusionCents;

/** What the state of residence leaves free at a death on this day; null where it taxes no estate, or is not known. */
export function stateTaxExemptionCents({ clientState }: Pick<Estate, 'clientState'>, today: IsoDate): Cents | null {
  return isStateCode(clientState) ? (stateLaw(clientState, today)?.exclusionCents ?? null) : null;
}

/** Whether anything is assumed that nobody assumes by default. */
export const hasCustomAssumptions = ({ assumptions, firstSpouseToDieId }: Estate): boolean =>
  firstSpouseToDieId !== null ||
  Object.entries(NO_ASSUMPTIONS).some(([name, value]) => assumptions[name as keyof typeof assumptions] !== value);
