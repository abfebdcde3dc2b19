import type { Estate } from '../../domain/estate/estate.ts';

/** The estate as it is stored: the domain's own shape. */
export interface EstateRecord extends Omit<Estate, 'id'> {
  readonly _id: string;
}

export function toEstate({ _id, ...estate }: EstateRecord): Estate {
  return { ...estate, id: _id };
}

/** Everything but id and version, which the write itself sets. */
export function toRecord({ id: _id, version: _version, ...rest }: Estate): Omit<EstateRecord, '_id' | 'version'> {
  return rest;
}
