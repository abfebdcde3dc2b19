import { addYears, type Cents, formatDollarsAndCents, multiplyRatio, sumCents } from '@platform/kernel';
import { type ForcedHeirLaw, forcedHeirLaw } from '../../law/forced-heir-tables.ts';
import { descendants } from '../family/family.ts';
import { type DeathScene, type Interest, warn } from '../succession/death.ts';

/**
 * What a will leaves a forced heir short of the portion that is reserved to him. Of what passes by will or trust:
 * insurance, accounts with a beneficiary, and gifts of the last three years are not looked at.
 * Case: $1,000,000 to a widow, two children of 20 and 22 → half of it, $250,000 each.
 */
export function forcedHeirs(scene: DeathScene): void {
  const law = forcedHeirLaw(scene.domicile);
  const { will, family, interests, survives } = scene;
  if (!law || !will) return;
  const children = family.children(scene.decedentId);
  const heirs = children.filter((id) => survives(id) && isForced(scene, law, id));
  if (heirs.length === 0) return;
  const lines = children.filter((id) => survives(id) || descendants(family, id).some((below) => survives(below)));
  const counted = interests.filter(({ own, reason }) => own && reason !== 'designation');
  const massCents = sumCents(counted.map(({ amountCents }) => amountCents));
  const [n, d] = heirs.length === 1 ? law.one : law.several;
  // Never more than the share without a will (art. 1495.1).
  const reservedCents = Math.min(multiplyRatio(massCents, n, d * heirs.length), Math.floor(massCents / lines.length));
  for (const id of heirs) {
    const shortCents = reservedCents - receivedBy(scene, counted, id);
    if (shortCents <= 0) continue;
    const name = family.person(id)?.name ?? '';
    const text = `${name} is a forced heir, whom the will cannot leave less than ${formatDollarsAndCents(reservedCents)} of what passes by it; ${formatDollarsAndCents(shortCents)} of that is missing. The figures follow the will. A usufruct of the surviving spouse in it is allowed; insurance, accounts with a beneficiary, and gifts of the last three years are not looked at.`;
    warn(scene, 'LAW_DIFFERS', [id], shortCents, text, law.authority.cite);
  }
}

function isForced({ family, date }: DeathScene, { oldestAge }: ForcedHeirLaw, id: string): boolean {
  const { birthDate, isDisabled } = family.person(id) ?? {};
  return isDisabled === true || (birthDate !== undefined && birthDate > addYears(date, -(oldestAge + 1)));
}

/** Outright, or in a trust that he may benefit from. */
function receivedBy({ trusts }: DeathScene, interests: readonly Interest[], id: string): Cents {
  const reaches = (takerId: string): boolean =>
    takerId === id || (trusts.get(takerId)?.lifetimeBeneficiaries ?? []).includes(id);
  return sumCents(interests.filter(({ takerId }) => reaches(takerId)).map(({ amountCents }) => amountCents));
}
