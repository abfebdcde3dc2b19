import type { Cents } from '@platform/kernel';
import { NONRESIDENT_EXCLUSION_CENTS } from '../../federal/estate-tax.ts';
import { federalLaw } from '../../federal/federal-law.ts';
import type { AssetType } from '../estate-case.ts';
import type { DeathScene } from '../succession/death.ts';
import type { Lot } from '../succession/property.ts';
import { isUsCitizen } from '../succession/world.ts';

type Decedent = Pick<DeathScene, 'domicile' | 'family' | 'decedentId'>;

/** Neither citizen nor resident: taxed on property in the United States alone (IRC 2101 to 2108). */
export const isNonresident = ({ domicile, family, decedentId }: Decedent): boolean =>
  domicile === 'NON_US' && !isUsCitizen(family.person(decedentId)?.citizenship);

/** The exclusion of the law; of a nonresident what his credit of $13,000 shelters (IRC 2102(b)(1)). */
export const basicExclusion = (scene: DeathScene): Cents =>
  isNonresident(scene) ? NONRESIDENT_EXCLUSION_CENTS : federalLaw(scene.lawDate, scene.law).basicExclusionCents;

/**
 * Exclusion from earlier spouses: what the last one to die has left, and what gifts have used of those before
 * (Reg. 20.2010-3(a), (b)). A nonresident may use none (Reg. 20.2010-3(c)).
 */
export function portedTo(scene: DeathScene): Cents {
  if (isNonresident(scene)) return 0;
  const { world, family, decedentId } = scene;
  const { federalDsueUsedCents = 0, earlierDsueUsedCents = 0 } = family.person(decedentId) ?? {};
  const isReplaced = world.dsueFrom.has(decedentId);
  return (world.dsue.get(decedentId) ?? 0) + earlierDsueUsedCents + (isReplaced ? federalDsueUsedCents : 0);
}

/** Exclusions of late spouses that lifetime gifts could use: those of deaths before the case (IRC 2001(b)(2)). */
export function dsueOfGifts(scene: DeathScene): Cents {
  if (isNonresident(scene)) return 0;
  const { federalDsueCents = 0, earlierDsueUsedCents = 0 } = scene.family.person(scene.decedentId) ?? {};
  return federalDsueCents + earlierDsueUsedCents;
}

/** Kinds whose place is not plain: a case has to say it. Cash is taken for deposits at a bank (IRC 2105(b)). */
export const PLACED_BY_STATE: readonly AssetType[] = ['BROKERAGE', 'BUSINESS', 'RETIREMENT', 'OTHER'];

/** Outside of the tax of a nonresident: abroad, a deposit, or insurance on his life (IRC 2103 to 2105). */
export function isAbroad(scene: DeathScene, lot: Pick<Lot, 'assetId' | 'kind' | 'situs' | 'proceeds'>): boolean {
  if (!isNonresident(scene)) return false;
  if (lot.situs !== undefined) return lot.situs === 'NON_US';
  if (lot.proceeds || !PLACED_BY_STATE.includes(lot.kind)) return true;
  return (scene.input.assets.find(({ id }) => id === lot.assetId)?.state ?? 'NON_US') === 'NON_US';
}
