import { placeName } from '@platform/contracts/states';
import { type Cents, formatDollarsAndCents, parseIsoDate } from '@platform/kernel';
import {
  type ReliefLaw,
  reliefLaws,
  SPECIAL_USE_AUTHORITY,
  SPECIAL_USE_LAND_PERCENT,
  SPECIAL_USE_PERCENT,
  specialUseLimit,
} from '../../law/relief-tables.ts';
import { isNonresident } from '../estate-tax/nonresident.ts';
import { federalTax, stateTaxOf } from '../estate-tax/solve.ts';
import { proportion } from '../money/division.ts';
import type { Solved } from '../outcome/death-taxes.ts';
import { type DeathScene, warn } from '../succession/death.ts';

/**
 * What farms and family businesses may save, told apart from every figure: the law asks what nobody has entered. The
 * amount is the tax with the property less the tax without it, before what that changes in another tax.
 */
export function reliefs(scene: DeathScene, solved: Solved): void {
  if (isNonresident(scene)) return;
  specialUse(scene, solved);
  for (const law of reliefLaws(scene.domicile, scene.lawDate)) stateRelief(scene, solved, law);
}

/**
 * IRC 2032A. Case: an estate of $20,000,000 in 2026, of which $12,000,000 is the land of a farm: $1,460,000 less, 40% of
 * which is $584,000.00.
 */
function specialUse(scene: DeathScene, { gross, taxes }: Solved): void {
  const { farmLand, businessLand, farm, business } = gross.worked;
  const land = farmLand + businessLand;
  const adjusted = gross.federal - taxes.claimsCents;
  const limit = specialUseLimit(parseIsoDate(scene.lawDate).year);
  if (limit === undefined || taxes.federalCents === 0) return;
  if (land * 100 < adjusted * SPECIAL_USE_LAND_PERCENT) return;
  if ((farm + business) * 100 < adjusted * SPECIAL_USE_PERCENT) return;
  const less = Math.min(limit * 100, land);
  const saved = taxes.federalCents - federalTax(scene, Math.max(0, taxes.taxableCents - less));
  const text = `Land that is worked may count at what it is worth in that use, by up to ${formatDollarsAndCents(less)} less: about ${formatDollarsAndCents(saved)} of federal tax, if the family has worked it for five years of eight and goes on for ten. The limit of the year was not read: have it checked.`;
  warn(scene, 'RELIEF_POSSIBLE', [scene.decedentId], saved, text, SPECIAL_USE_AUTHORITY.cite);
}

const FREED: Readonly<Record<ReliefLaw['kind'], string>> = {
  DEDUCTED: 'may leave out of the estate',
  CREDITED: 'may give a credit for',
  HEIRS_EXEMPT: 'may leave heirs untaxed on',
};

function stateRelief(scene: DeathScene, { gross, taxes }: Solved, law: ReliefLaw): void {
  const value = law.of.reduce((sum, use) => sum + gross.worked[use === 'FARM' ? 'farm' : 'business'], 0);
  const adjusted = gross.federal - taxes.claimsCents;
  const whole = law.partOf ? adjusted : law.kind === 'HEIRS_EXEMPT' ? gross.federal : taxes.stateTaxableCents;
  if (value === 0 || isBeyond(law, value, whole)) return;
  const freed = Math.min(value, law.mostDollars === undefined ? value : law.mostDollars * 100);
  const saved = savedBy(scene, law.kind, freed, { gross, taxes, whole });
  if (saved <= 0) return;
  const checked = law.certainty === 'C' ? ' The amount was derived: have it checked.' : '';
  const text = `${placeName(scene.domicile)} ${FREED[law.kind]} ${formatDollarsAndCents(freed)} of what is worked as a farm or a family’s business: about ${formatDollarsAndCents(saved)} of its tax, if ${law.asks}.${checked}`;
  warn(scene, 'RELIEF_POSSIBLE', [scene.decedentId], saved, text, law.authority.cite);
}

function isBeyond({ overPercent, mostWorthDollars, mostEstateDollars }: ReliefLaw, value: Cents, estate: Cents) {
  if (overPercent !== undefined && value * 100 <= estate * overPercent) return true;
  if (mostWorthDollars !== undefined && value > mostWorthDollars * 100) return true;
  return mostEstateDollars !== undefined && estate > mostEstateDollars * 100;
}

function savedBy(
  scene: DeathScene,
  kind: ReliefLaw['kind'],
  freed: Cents,
  { gross, taxes, whole }: Pick<Solved, 'gross' | 'taxes'> & { readonly whole: Cents },
): Cents {
  if (kind === 'HEIRS_EXEMPT')
    return gross.federal === 0 ? 0 : proportion(taxes.inheritanceCents, Math.min(freed, gross.federal), gross.federal);
  if (taxes.stateCents === 0) return 0;
  const base = taxes.stateTaxableCents;
  if (kind === 'CREDITED') return proportion(taxes.stateCents, Math.min(freed, whole), whole);
  const without = stateTaxOf(scene, gross, { ...taxes, stateTaxableCents: Math.max(0, base - freed) });
  return taxes.stateCents - without.taxCents;
}
