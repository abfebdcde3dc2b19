import type { EstateCase, Trust } from '../estate-case.ts';
import { isDeadAtStart } from '../succession/world.ts';
import { buildFamily, descendants, type Family } from './family.ts';

export interface Kin {
  readonly family: Family;
  readonly lives: (id: string) => boolean;
}

export const livingLine = ({ family, lives }: Kin, id: string): string[] => descendants(family, id).filter(lives);

/**
 * Somebody else who made the trust and has another family than whoever dies; of a part that is the decedent's own there
 * is none, nor at the death of a descendant, whose line takes a share.
 */
export function makerOfAnotherFamily(kin: Kin, trust: Trust, decedentId: string): string | undefined {
  const { kind, settlors, createdUponDeath } = trust;
  if (kind === 'SURVIVOR' || (settlors.includes(decedentId) && createdUponDeath !== true)) return undefined;
  const own = new Set(livingLine(kin, decedentId));
  const isOfAnother = (id: string): boolean => {
    const line = livingLine(kin, id);
    return line.length !== own.size || line.some((one) => !own.has(one));
  };
  return settlors.find(
    (id) => id !== decedentId && !descendants(kin.family, id).includes(decedentId) && isOfAnother(id),
  );
}

/** The same before any death is played. */
export function otherMakerToday(input: EstateCase, trustId: string, decedentId: string): string | undefined {
  const trust = input.trusts?.find(({ id }) => id === trustId);
  if (!trust) return undefined;
  const family = buildFamily(input);
  return makerOfAnotherFamily({ family, lives: (id) => !isDeadAtStart(input, family, id) }, trust, decedentId);
}
