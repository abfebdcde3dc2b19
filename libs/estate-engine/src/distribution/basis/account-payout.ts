import type { Authority } from '../../explanation/working.ts';
import type { Holding } from '../distribution-result.ts';
import type { Asset, EstateCase } from '../estate-case.ts';
import { afterSecondDeath, type Payout, type PayoutTaker, payoutRule } from '../retirement/payout-rule.ts';
import { payoutAuthority, payoutSentence } from '../retirement/payout-words.ts';
import type { DeathScene } from '../succession/death.ts';
import type { AccountLine } from './inherited-property.ts';
import type { AccountPath, Component } from './makeup.ts';

type Reading = Omit<AccountLine, 'incomeTaxCents'>;
type Family = Pick<DeathScene, 'family' | 'trusts' | 'charities' | 'input'>;

/** Reads accounts of one holder: the income in them, and how long they may last. */
export function accountReader(
  scene: Family,
  input: EstateCase,
  holderId: string,
  holderType: Holding['holderType'],
): (component: Component, path: AccountPath) => Reading {
  const assets = new Map(input.assets.map((asset) => [asset.id, asset]));
  // Neither a charity, a state nor a charitable remainder trust pays income tax (IRC 501(a), 115, 664(c)).
  const isExempt = holderType === 'charity' || holderType === 'state' || scene.trusts.get(holderId)?.kind === 'CRUT';
  return (component, path) => {
    const asset = assets.get(component.assetId);
    const payout = isExempt ? NO_TAX : payoutOf(scene, asset, path);
    const authority: readonly Authority[] = payoutAuthority(payout);
    return {
      assetId: component.assetId,
      death: component.death,
      valueCents: component.amountCents,
      incomeCents: isExempt ? 0 : incomeOf(asset, component),
      payout,
      explanation: payoutSentence(payout, component.death !== undefined),
      authority,
    };
  };
}

const NO_TAX: Payout = { rule: 'NO_TAX', lastYear: undefined, yearly: undefined, missing: [] };
const OWN: Payout = { rule: 'OWN_ACCOUNT', lastYear: undefined, yearly: undefined, missing: [] };

/** All of a traditional account is income when it is taken out (IRC 408(d), 402(a)), nothing of a Roth (408A(d)). */
function incomeOf(asset: Asset | undefined, { amountCents }: Component): number | undefined {
  if (asset?.retirementAccountType === undefined) return undefined;
  return asset.retirementAccountType === 'ROTH_IRA' ? 0 : amountCents;
}

function payoutOf(scene: Family, asset: Asset | undefined, { ownerId, passings }: AccountPath): Payout {
  const [first, second] = passings;
  if (!first) return OWN;
  const rule = payoutRule({
    diedOn: first.diedOn,
    ownerBirthDate: scene.family.person(ownerId)?.birthDate,
    isRoth: asset?.retirementAccountType === 'ROTH_IRA',
    taker: takerOf(scene, ownerId, first.namedId),
  });
  return second ? afterSecondDeath(rule, second.diedOn) : rule;
}

function takerOf({ family, trusts }: Family, ownerId: string, namedId: string | undefined): PayoutTaker {
  if (namedId !== undefined && trusts.has(namedId)) return { kind: 'trust' };
  const person = namedId === undefined ? undefined : family.person(namedId);
  if (!person) return { kind: 'estate' };
  return {
    kind: 'person',
    birthDate: person.birthDate,
    isDisabled: person.isDisabled === true,
    mayBeDisabled: person.isSpecialNeeds === true && person.isDisabled === undefined,
    isChildOfOwner: family.children(ownerId).includes(person.id),
  };
}
