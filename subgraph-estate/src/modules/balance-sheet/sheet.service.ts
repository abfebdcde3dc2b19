import { reordered } from '../../domain/balance-sheet/order.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import type { EstateService } from '../estate/estate.service.ts';

export type SheetService = ReturnType<typeof createSheetService>;

/** How the balance sheet of a household is shown to everybody who sees it. */
export function createSheetService(estates: EstateService) {
  return {
    /** What is wrong with the order is told; then nothing is moved. Throws: DomainError NOT_FOUND, STALE_VERSION. */
    async order(
      estateId: string,
      version: number,
      ids: readonly string[],
    ): Promise<{ estate: Estate; errors: string[] }> {
      const estate = await estates.one(estateId);
      const { errors } = reordered(estate, ids);
      if (errors.length > 0) return { estate, errors };
      return { estate: await estates.change(estate, version, (current) => reordered(current, ids).estate), errors };
    },

    /** Over whatever else was changed meanwhile: it touches no figure. Without `hide` it becomes the other. */
    toggleEmptyColumns: (estateId: string, hide: boolean | null | undefined): Promise<Estate> =>
      estates.changeLatest(estateId, (estate) => {
        const hideEmptyColumnsBalanceSheet = hide ?? !estate.hideEmptyColumnsBalanceSheet;
        const isSame = hideEmptyColumnsBalanceSheet === estate.hideEmptyColumnsBalanceSheet;
        return isSame ? estate : { ...estate, hideEmptyColumnsBalanceSheet };
      }),
  };
}
