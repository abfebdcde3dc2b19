import type { EstateRowRecord, RowModels } from './estate-rows.model.ts';

/** What clients are called and who advises them (`advisorIdsOf`), archived or not, for the service itself. */
export const createAdvisedClients =
  ({ rows }: Pick<RowModels, 'rows'>) =>
  async (estateIds: readonly string[]) => {
    const found = await rows
      .find({ _id: { $in: [...estateIds] } }, { displayName: 1, advisorIds: 1 })
      .lean<Pick<EstateRowRecord, '_id' | 'displayName' | 'advisorIds'>[]>();
    return found.map(({ _id, displayName, advisorIds }) => ({ estateId: _id, displayName, advisorIds }));
  };
