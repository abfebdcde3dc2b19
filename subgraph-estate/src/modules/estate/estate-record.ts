import type { Estate } from '../../domain/estate/estate.ts';

/** The estate as it is stored: the domain's own shape. */
export interface EstateRecord extends Omit<Estate, 'id'> {
  readonly _id: string;
  /** Since when nobody sees it; absent while it is there. */
  readonly deletedAt?: string;
  /** Who did that, for whoever brings it back. */
  readonly deletedByName?: string;
}

export function toEstate({ _id, deletedAt: _at, deletedByName: _by, ...estate }: EstateRecord): Estate {
  return { ...estate, id: _id };
}

/** Everything but id and version, which the write itself sets. */
export function toRecord({
  id: _id,
  version: _version,
  ...rest
}: Estate): Omit<EstateRecord, '_id' | 'version' | 'deletedAt' | 'deletedByName'> {
  return rest;
}
