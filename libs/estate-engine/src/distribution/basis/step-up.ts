import type { Asset } from '../estate-case.ts';
import type { Collected } from '../succession/collect.ts';
import type { DeathScene } from '../succession/death.ts';
import type { Lot, Part } from '../succession/property.ts';
import type { Component, Makeup } from './makeup.ts';

/**
 * What a death does to the basis of everything it moves, and of the survivor's half of community property. Called when
 * it is known what counts in the estate, before anything is paid. Does nothing where basis is not followed.
 *
 * Source: IRC 1014(a), (b)(9), (b)(10) (counted in the federal gross estate: its value at death), 1014(b)(6) (the other
 * half of community property), 1014(c) (accounts: none), 1015 and Rev. Rul. 2023-2 (not counted: carried over), 101(a)
 * (proceeds of a policy are money).
 */
export function stepUpAtDeath(scene: DeathScene, collected: Collected): void {
  if (scene.world.spent === undefined) return;
  const trusts = [...collected.trusts.values()];
  const moving = [...collected.personal.map(({ lot }) => lot), ...trusts.flatMap(({ lots }) => lots)];
  for (const lot of moving) lot.makeup = eachOf(lot, (one) => atDeath(scene, lot, one));
  const community = communityOf(scene, moving);
  const survivorLots = trusts.flatMap((held) => held.survivorLots);
  const staying = scene.world.parcels.flatMap(({ assetId, parts }) => (community.has(assetId) ? parts : []));
  for (const part of [...staying, ...survivorLots.filter(({ assetId }) => community.has(assetId))]) {
    if (part.ownerId === scene.widowId && !scene.partner) part.makeup = eachOf(part, (one) => otherHalf(scene, one));
  }
}

function eachOf({ makeup }: Lot | Part, change: (component: Component) => Component): Makeup | undefined {
  return makeup && { ...makeup, components: makeup.components.map(change) };
}

function atDeath(scene: DeathScene, { inclusion, proceeds }: Lot, component: Component): Component {
  const { decedentId, date, label } = scene;
  const { account, amountCents } = component;
  if (account) {
    const passings = [...account.passings, { decedentId, diedOn: date, namedId: undefined }];
    return { ...component, death: label, account: { ownerId: account.ownerId, passings } };
  }
  if (proceeds) return { ...component, death: label, treatment: 'PROCEEDS', basisCents: amountCents };
  if (inclusion === 'federal') return { ...component, death: label, treatment: 'STEPPED_UP', basisCents: amountCents };
  // What an earlier death gave stays, as of a bypass trust that this death does not count.
  if (component.treatment !== 'OWN') return component;
  return { ...component, death: label, treatment: 'CARRIED_OVER' };
}

function otherHalf({ label }: DeathScene, component: Component): Component {
  if (component.account || component.treatment === 'PROCEEDS') return component;
  return { ...component, death: label, treatment: 'COMMUNITY', basisCents: component.amountCents };
}

/** Community property of which the decedent's half counts in his estate. */
function communityOf({ input, decedentId }: DeathScene, moving: readonly Lot[]): ReadonlySet<string> {
  const titled = new Set(input.assets.filter(isCommunity).map(({ id }) => id));
  const counted = moving.filter(
    ({ assetId, ownerId, inclusion, source }) =>
      titled.has(assetId) && ownerId === decedentId && inclusion === 'federal' && source === 'own',
  );
  return new Set(counted.map(({ assetId }) => assetId));
}

const isCommunity = ({ titling }: Asset): boolean => titling?.startsWith('COMMUNITY_PROPERTY') ?? false;

/** Whom a designation names for an account; what the surviving spouse rolls over becomes an account of her own. */
export function nameTaker(scene: DeathScene, lot: Lot, takerId: string): void {
  lot.makeup = eachOf(lot, (component) => {
    const { account } = component;
    if (!account) return component;
    if (takerId === scene.spouseId && !scene.partner)
      return { ...component, account: { ownerId: takerId, passings: [] } };
    const passings = account.passings.map((passing, index) =>
      index === account.passings.length - 1 ? { ...passing, namedId: takerId } : passing,
    );
    return { ...component, account: { ...account, passings } };
  });
}
