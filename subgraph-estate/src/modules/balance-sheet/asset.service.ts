import type { Actor } from '@platform/contracts';
import { planningDateProblem } from '@platform/contracts/field-rules';
import { DomainError, type IsoDate } from '@platform/kernel';
import { newDocumentId } from '@platform/service-kit';
import type { AssetType, Estate, EstateAsset, Titling } from '../../domain/estate/estate.ts';
import { checkBalance } from '../../domain/estate/estate-worth.ts';
import { cleanName } from '../../domain/estate/household.ts';
import { isState } from '../../views/distribution/state-names.ts';
import type { EstateService } from '../estate/estate.service.ts';

export interface AssetInput {
  readonly name?: string | null | undefined;
  readonly assetType?: AssetType | null | undefined;
  readonly balance?: number | null | undefined;
  readonly valuationDate?: IsoDate | null | undefined;
  readonly state?: string | null | undefined;
  readonly owners?:
    | readonly { readonly ownerId: string; readonly percent?: number | null | undefined }[]
    | null
    | undefined;
  readonly titling?: Titling | null | undefined;
}

function checkInput({ balance, valuationDate, state }: AssetInput, today: IsoDate): void {
  if (typeof balance === 'number') checkBalance(balance);
  if (valuationDate && valuationDate > today)
    throw new DomainError('DATE_IN_FUTURE', 'A value cannot be from the future.', { field: 'valuationDate' });
  const unlikely = planningDateProblem(valuationDate, today);
  if (unlikely) throw new DomainError('OUT_OF_RANGE', `${unlikely}.`, { field: 'valuationDate' });
  if (state && !isState(state)) throw new DomainError('UNKNOWN_STATE', 'Choose a state.', { field: 'state' });
}

function changedAsset(known: EstateAsset, input: AssetInput): EstateAsset {
  const owners = input.owners?.map(({ ownerId, percent }) =>
    typeof percent === 'number' ? { id: ownerId, percent } : { id: ownerId },
  );
  const revalued = typeof input.balance === 'number' && input.balance !== known.balanceCents;
  return {
    ...known,
    name: input.name ? cleanName(input.name, 'name') : known.name,
    assetType: input.assetType ?? known.assetType,
    balanceCents: input.balance ?? known.balanceCents,
    valuationDate: input.valuationDate === undefined ? known.valuationDate : input.valuationDate,
    valuationSource: revalued ? null : known.valuationSource,
    state: input.state === undefined ? known.state : input.state,
    owners: owners ?? known.owners,
    titling: input.titling === undefined ? known.titling : input.titling,
  };
}

const NEW_ASSET: Omit<EstateAsset, 'id' | 'name' | 'assetType'> = {
  balanceCents: 0,
  valuationDate: null,
  valuationSource: null,
  state: null,
  owners: [],
  titling: null,
  contributions: [],
  beneficiaries: [],
  retirementAccountType: null,
  lifeInsurance: null,
};

export type AssetService = ReturnType<typeof createAssetService>;

export function createAssetService(estates: EstateService, actor: Actor, idempotencyKey: string | null) {
  return {
    /** Throws: DomainError NOT_FOUND, STALE_VERSION, REQUIRED, OUT_OF_RANGE, UNKNOWN_REFERENCE, and what `checkChangedShares` throws. */
    async create(estateId: string, version: number, input: AssetInput): Promise<{ estate: Estate; assetId: string }> {
      checkInput(input, estates.today());
      const { assetType, name } = input;
      if (!assetType) throw new DomainError('REQUIRED', 'Required', { field: 'assetType' });
      const estate = await estates.one(estateId);
      const id = newDocumentId(actor.accountId, idempotencyKey, 'asset');
      const asset = changedAsset(
        { ...NEW_ASSET, id, name: cleanName(name ?? '', 'name'), assetType, valuationDate: estates.today() },
        input,
      );
      const owned = asset.owners.length > 0 ? asset : { ...asset, owners: [{ id: estate.personId }] };
      const changed = await estates.change(estate, version, (current) => ({
        ...current,
        assets: [...current.assets, owned],
      }));
      return { estate: changed, assetId: id };
    },

    async update(id: string, version: number, input: AssetInput): Promise<Estate> {
      checkInput(input, estates.today());
      const estate = await estates.holding('assets', id, 'Asset');
      return estates.change(estate, version, (current) => ({
        ...current,
        assets: current.assets.map((known) => (known.id === id ? changedAsset(known, input) : known)),
      }));
    },

    /** Throws: DomainError ASSET_IN_USE for one that a debt or a gift names. */
    async remove(id: string, version: number): Promise<Estate> {
      const estate = await estates.holding('assets', id, 'Asset');
      return estates.change(estate, version, (current) => {
        const debts = current.liabilities.filter(({ securedByAssetId }) => securedByAssetId === id);
        const gifts = [...current.trusts, ...current.documents].filter((instrument) =>
          JSON.stringify(instrument).includes(`"${id}"`),
        );
        const uses = [...debts, ...gifts].map(({ name }) => name);
        if (uses.length > 0)
          throw new DomainError('ASSET_IN_USE', `This asset is named in ${uses.join(', ')}.`, { field: 'id' });
        return { ...current, assets: current.assets.filter((known) => known.id !== id) };
      });
    },
  };
}
