import type { Actor } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { newDocumentId } from '@platform/service-kit';
import { checkChosen, withChosenBack, withoutHoldings } from '../../domain/balance-sheet/bulk.ts';
import type { EstateAsset, EstateLiability } from '../../domain/balance-sheet/holding.ts';
import {
  type AssetFacts,
  assetWith,
  checkAssetFacts,
  checkLiabilityFacts,
  liabilityWith,
  NO_ASSET,
  NO_LIABILITY,
  type SaidOfHolding,
} from '../../domain/balance-sheet/holding-facts.ts';
import { withHoldingBack, withoutHolding, withRoomFor } from '../../domain/balance-sheet/removal.ts';
import { type SplitPart, withAssetSplit } from '../../domain/balance-sheet/split.ts';
import { heldBy } from '../../domain/entity/entity-facts.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import { cleanName } from '../../domain/estate/household.ts';
import { isState } from '../../views/distribution/state-names.ts';
import type { EstateService } from '../estate/estate.service.ts';

const HOLDINGS = ['assets', 'liabilities'] as const;

function checkState({ state }: AssetFacts): void {
  if (state && !isState(state)) throw new DomainError('UNKNOWN_STATE', 'Choose a state.', { field: 'state' });
}

/** What is to be said of one of several holdings. */
export interface SaidOfOne {
  readonly id: string;
  readonly said: SaidOfHolding;
}

type Added = { readonly asset: EstateAsset } | { readonly liability: EstateLiability };

function addedTo(estate: Estate, { id, said: { isLiability, asset, liability } }: SaidOfOne, today: string): Added {
  const name = cleanName(asset.name ?? '', 'name');
  // Nobody named is the client: the one of whom everything else is asked.
  const base = { id, name, owners: [{ id: estate.personId }] };
  if (isLiability && liability.liabilityType) {
    const debt = { ...NO_LIABILITY, ...base, liabilityType: liability.liabilityType, asOf: today };
    return { liability: liabilityWith(debt, liability) };
  }
  if (isLiability || !asset.assetType) throw new DomainError('REQUIRED', 'Required', { field: 'assetType' });
  const owned = { ...NO_ASSET, ...base, assetType: asset.assetType, valuationDate: today };
  return { asset: heldBy(estate.entities, assetWith(owned, asset)) };
}

/** All of them in one step: ten thousand, one by one, would copy what there is ten thousand times. */
function withAdded(estate: Estate, all: readonly SaidOfOne[], today: string): Estate {
  const added = all.map((one) => addedTo(estate, one, today));
  return {
    ...withRoomFor(estate, all.length),
    assets: [...estate.assets, ...added.flatMap((one) => ('asset' in one ? [one.asset] : []))],
    liabilities: [...estate.liabilities, ...added.flatMap((one) => ('liability' in one ? [one.liability] : []))],
  };
}

function withChanged(estate: Estate, id: string, { isLiability, asset, liability }: SaidOfHolding): Estate {
  const isDebt = estate.liabilities.some((known) => known.id === id);
  if (isLiability !== undefined && isLiability !== isDebt)
    throw new DomainError('OUT_OF_RANGE', 'An asset cannot become a debt, nor a debt an asset.', {
      field: 'assetType',
    });
  const each = <Thing extends { readonly id: string }>(things: readonly Thing[], change: (known: Thing) => Thing) =>
    things.map((known) => (known.id === id ? change(known) : known));
  return {
    ...estate,
    assets: each(estate.assets, (known) => heldBy(estate.entities, assetWith(known, asset))),
    liabilities: each(estate.liabilities, (known) => liabilityWith(known, liability)),
  };
}

export type AssetService = ReturnType<typeof createAssetService>;

/** What the household owns and owes. */
export function createAssetService(estates: EstateService, actor: Actor, idempotencyKey: string | null) {
  function check(...all: readonly SaidOfHolding[]): void {
    const today = estates.today();
    for (const { asset, liability } of all) {
      checkAssetFacts(asset, today);
      checkLiabilityFacts(liability, today);
      checkState(asset);
    }
  }

  return {
    /** Throws: DomainError NOT_FOUND, STALE_VERSION, REQUIRED, OUT_OF_RANGE, UNKNOWN_REFERENCE, and what `checkChangedShares` throws. */
    async create(estateId: string, version: number, input: SaidOfHolding): Promise<{ estate: Estate; id: string }> {
      check(input);
      const estate = await estates.one(estateId);
      const id = newDocumentId(actor.accountId, idempotencyKey, 'asset');
      const changed = await estates.change(estate, version, (current) =>
        withAdded(current, [{ id, said: input }], estates.today()),
      );
      return { estate: changed, id };
    },

    /** All of them or none. Throws: as `create`, and DomainError TOO_MANY. */
    async createAll(estateId: string, version: number, all: readonly SaidOfOne[]): Promise<Estate> {
      check(...all.map(({ said }) => said));
      const estate = await estates.one(estateId);
      return estates.change(estate, version, (current) => withAdded(current, all, estates.today()));
    },

    async update(id: string, version: number, input: SaidOfHolding): Promise<Estate> {
      check(input);
      const estate = await estates.holding(HOLDINGS, id, 'Holding');
      return estates.change(estate, version, (current) => withChanged(current, id, input));
    },

    /** Throws: DomainError NOT_FOUND, STALE_VERSION, ASSET_IN_USE for one that a debt or a gift names. */
    async remove(id: string, version: number): Promise<Estate> {
      const estate = await estates.holding(HOLDINGS, id, 'Holding');
      return estates.change(estate, version, (current) => withoutHolding(current, id));
    },

    /** All of the changes or none. Throws: as `update`, and DomainError NOTHING_CHOSEN, TOO_MANY. */
    async updateAll(estateId: string, version: number, changes: readonly SaidOfOne[]): Promise<Estate> {
      check(...changes.map(({ said }) => said));
      const estate = await estates.one(estateId);
      return estates.change(estate, version, (current) => {
        checkChosen(
          HOLDINGS.flatMap((part) => current[part].map(({ id }) => id)),
          changes.map(({ id }) => id),
        );
        return changes.reduce((changed, { id, said }) => withChanged(changed, id, said), current);
      });
    },

    /** All of them or none. Throws: DomainError NOT_FOUND, STALE_VERSION, NOTHING_CHOSEN, TOO_MANY, ASSET_IN_USE. */
    async removeAll(estateId: string, version: number, ids: readonly string[]): Promise<Estate> {
      return estates.change(await estates.one(estateId), version, (current) => withoutHoldings(current, ids));
    },

    /** All of them or none. Throws: as `restore`. */
    async restoreAll(estateId: string, version: number, ids: readonly string[]): Promise<Estate> {
      return estates.change(await estates.one(estateId), version, (current) => withChosenBack(current, ids));
    },

    /** Throws: DomainError NOT_FOUND, STALE_VERSION, and what `withAssetSplit` throws. */
    async split(id: string, version: number, parts: readonly SplitPart[]): Promise<{ estate: Estate; ids: string[] }> {
      const ids = parts.map((_, at) => newDocumentId(actor.accountId, idempotencyKey, `part ${at}`));
      const estate = await estates.holding(HOLDINGS, id, 'Holding');
      const changed = await estates.change(estate, version, (current) =>
        withAssetSplit(current, id, parts, (at) => ids[at] ?? ''),
      );
      return { estate: changed, ids };
    },

    /** Takes a removal back. Throws: DomainError NOT_FOUND, STALE_VERSION, UNKNOWN_REFERENCE. */
    async restore(estateId: string, id: string, version: number): Promise<Estate> {
      const estate = await estates.one(estateId);
      return estates.change(estate, version, (current) => withHoldingBack(current, id));
    },
  };
}
