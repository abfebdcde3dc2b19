import type { Asset, EstateCase, Trust } from '@platform/estate-engine';
import { trustOfPart } from '@platform/estate-engine';
import type { PlanConflict } from './conflict.ts';

/** Less than this is how a tax happens to be shared out: it moves with every value and is no fact of its own. */
const LEAST_CENTS = 1_000_00;
/** Taxes and costs follow from who receives. */
const SINKS: ReadonlySet<string> = new Set(['tax', 'claims']);

const ofAsset = ({ owners, titling, beneficiaries }: Asset) => ({ owners, titling, beneficiaries });
const ofTrust = ({ kind, settlors, terms, trustees, lifetimeBeneficiaries }: Trust) => ({
  kind,
  settlors,
  terms,
  trustees,
  lifetimeBeneficiaries,
});

/** What a thing says of who receives and who acts: its names and values are left out. */
function ofThing(input: EstateCase, id: string) {
  const asset = input.assets.find((one) => one.id === id);
  const trust = input.trusts?.find((one) => one.id === id);
  return {
    id,
    asset: asset && ofAsset(asset),
    trust: trust && ofTrust(trust),
    will: input.wills?.find(({ personId }) => personId === id),
  };
}

type OfKind<Kind extends PlanConflict['kind']> = Extract<PlanConflict, { readonly kind: Kind }>;

function ofTitle(input: EstateCase, { asset, found, isOrdinary }: OfKind<'TITLE'>) {
  const sides = found.shares
    .filter(({ id, amountCents }) => !SINKS.has(id) && Math.abs(amountCents) >= LEAST_CENTS)
    .map(({ id, amountCents }) => `${amountCents > 0 ? '+' : '-'}${id}`)
    .toSorted();
  return { by: found.by, isOrdinary, thing: ofThing(input, asset.id), sides };
}

function factsIn(input: EstateCase, conflict: PlanConflict): unknown {
  switch (conflict.kind) {
    case 'TITLE':
      return ofTitle(input, conflict);
    case 'WARNING': {
      const { code, fiduciary, ids } = conflict.warning;
      return { code, fiduciary, things: ids.map((id) => ofThing(input, trustOfPart(id))) };
    }
    case 'NO_BENEFICIARY':
      return conflict.asset.owners;
    case 'FORMER_SPOUSE':
      return [conflict.person.id, conflict.asset.beneficiaries];
    case 'POLICY_IN_ESTATE':
      return [conflict.trust.id, conflict.asset.owners];
    case 'CANNOT_ACT':
      return [
        conflict.office.role,
        conflict.nominee.fiduciary.personId,
        conflict.nominee.standing,
        conflict.office.depth,
      ];
    case 'NO_SUCCESSOR':
      return [
        conflict.office.role,
        conflict.office.nominees.map(({ fiduciary, standing }) => [fiduciary.personId, standing]),
      ];
    case 'MADE_ELSEWHERE':
      return [conflict.madeIn, conflict.livesIn];
    case 'EXCLUSION_GREW':
      // The exclusion itself grows each year: that says nothing new.
      return conflict.signedOn;
    case 'DIES_IN_TERM':
      return [conflict.settlor.id, conflict.endsOn];
    case 'BORN_LATER':
      return [conflict.child.id, conflict.signedOn];
  }
}

/**
 * What a conflict is about, as a text that is another one once that changes: whose a thing is, how it is titled, whom it
 * is designated to, what a text orders, who acts, who gains and who loses. What things are called and what they are worth
 * is no part of it, since both change all the time.
 */
export const factsOf = (input: EstateCase, conflict: PlanConflict): string =>
  JSON.stringify([conflict.kind, factsIn(input, conflict)]);
