import type { Scope } from '@platform/contracts';
import { createEstateBoundCollection, type Page, type PaginationInput } from '@platform/service-kit';
import type { Model } from 'mongoose';
import type { EstateChange } from '../../domain/history/estate-change.ts';
import type { ChangeRecord } from './estate-change.model.ts';

export interface EstateChangeRepository {
  /** Once: the write itself and its event both come here. */
  keep(change: EstateChange): Promise<void>;
  findById(id: string): Promise<EstateChange | null>;
  list(estateId: string, pagination: PaginationInput | null | undefined): Promise<Page<EstateChange>>;
}

/** Changes on a page. */
const PER_PAGE = 25;

const toChange = ({ _id, ...rest }: ChangeRecord): EstateChange => ({ ...rest, id: _id });

/** What has been changed is written once and read; nobody changes or removes it. */
export function createEstateChangeRepository(model: Model<ChangeRecord>, actorScope: Scope): EstateChangeRepository {
  const changes = createEstateBoundCollection(model, actorScope);
  return {
    async keep({ id, ...rest }) {
      await changes.insert({ ...rest, _id: id });
    },
    async findById(id) {
      const [found] = await changes.byIds([id]);
      return found ? toChange(found) : null;
    },
    async list(estateId, pagination) {
      const sort = { at: -1, made: -1, _id: -1 } as const;
      const page = await changes.list({ filter: { estateId }, sort, pagination, defaultPerPage: PER_PAGE });
      return { ...page, collection: page.collection.map(toChange) };
    },
  };
}
