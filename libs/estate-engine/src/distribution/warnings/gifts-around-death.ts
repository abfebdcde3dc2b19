import { addYears, type Cents, formatDollarsAndCents, sumCents } from '@platform/kernel';
import { federalLaw } from '../../federal/federal-law.ts';
import { tentativeTax } from '../../federal/tentative-tax.ts';
import { giftsOf, giftTaxPayable } from '../estate-tax/lifetime-gifts.ts';
import { isNonresident } from '../estate-tax/nonresident.ts';
import { partyName } from '../outcome/reasons.ts';
import { type DeathScene, warn } from '../succession/death.ts';
import { isGrantorTrust } from '../succession/world.ts';

/** Gifts that the figures do not count, and the amount that they come to. */
export function giftsAroundDeath(scene: DeathScene): void {
  giftsOfProceeds(scene);
  giftTaxOfLastYears(scene);
}

/**
 * Whoever owns a policy on another’s life gives its proceeds, at that death, to whom it names (Goodman v. Commissioner,
 * 156 F.2d 218; of community property Reg. 25.2511-1(h)(9)).
 */
function giftsOfProceeds(scene: DeathScene): void {
  const { family, decedentId, trusts, interests, passThroughs } = scene;
  const isGift = (fromId: string, toId: string, reason: string | undefined): boolean => {
    if (reason !== 'designation' || fromId === decedentId || fromId === toId || !family.person(fromId)) return false;
    const trust = trusts.get(toId);
    if (trust) return !(isGrantorTrust(trust) && trust.settlors.includes(fromId));
    return family.person(toId) !== undefined && !family.spouses(fromId).includes(toId);
  };
  const given = [
    ...interests.map(({ fromId, takerId, reason, amountCents }) => ({ fromId, toId: takerId, reason, amountCents })),
    ...passThroughs,
  ].filter(({ fromId, toId, reason }) => isGift(fromId, toId, reason));
  const freeCents = federalLaw(scene.date, scene.law).annualExclusionCents;
  for (const [ownerId, gifts] of Map.groupBy(given, ({ fromId }) => fromId)) {
    const taxable = [...Map.groupBy(gifts, ({ toId }) => toId)].map(([toId, all]): Cents => {
      const cents = sumCents(all.map(({ amountCents }) => amountCents));
      // A gift to a trust is one of a future interest (IRC 2503(b)).
      return trusts.has(toId) ? cents : Math.max(0, cents - freeCents);
    });
    const amountCents = sumCents(taxable);
    if (amountCents === 0) continue;
    const owner = family.person(ownerId)?.name ?? '';
    const insured = partyName(scene, decedentId);
    const text = `${owner} owns insurance on the life of ${insured} that pays others. That is a taxable gift of ${formatDollarsAndCents(amountCents)} by ${owner} on the day of death, after what is free each year. It is in no figure here, neither as gift tax nor as exclusion used.`;
    warn(scene, 'LAW_SIMPLIFIED', [ownerId], amountCents, text, GIFT_OF_PROCEEDS);
  }
}

const GIFT_OF_PROCEEDS = 'IRC § 2511; Reg. § 25.2511-1(h)(9)';
/** IRC 2035(b). */
const GROSSED_UP_YEARS = 3;

/** IRC 2035(b): gift tax paid on gifts of the last three years counts in the estate, which has it no more. */
function giftTaxOfLastYears(scene: DeathScene): void {
  const { family, decedentId, date, lawDate, law } = scene;
  const person = family.person(decedentId);
  if (!person || isNonresident(scene)) return;
  const late = (person.lifetimeGifts ?? [])
    .filter(({ givenOn }) => givenOn <= date && date < addYears(givenOn, GROSSED_UP_YEARS))
    .map(({ taxableCents }) => taxableCents);
  const payable = giftTaxPayable(scene) ?? 0;
  if (late.length === 0 || payable === 0) return;
  const total = giftsOf(person);
  const onLate = tentativeTax(total, lawDate, law) - tentativeTax(total - sumCents(late), lawDate, law);
  const amountCents = Math.min(payable, onLate);
  const text = `Gift tax of about ${formatDollarsAndCents(amountCents)} on gifts of the last three years counts in the taxable estate again. It is in no figure here, so that the federal tax may be up to ${formatDollarsAndCents(Math.round(amountCents * 0.4))} more.`;
  warn(scene, 'LAW_SIMPLIFIED', [decedentId], amountCents, text, 'IRC § 2035(b)');
}
