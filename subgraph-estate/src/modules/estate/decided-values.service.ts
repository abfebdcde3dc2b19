import type { EstateRepository } from './estate.repository.ts';

export type DecidedValuesService = ReturnType<typeof createDecidedValuesService>;

/** What the people of an estate have decided about values that were read, for whoever brings new ones. */
export function createDecidedValuesService(estates: Pick<EstateRepository, 'findByIds'>) {
  return {
    /** What counts of an upload's values that somebody has accepted, edited or rejected, by path; none for an estate out of reach. */
    async valuesOf(estateId: string, uploadId: string): Promise<ReadonlyMap<string, unknown>> {
      const [estate] = await estates.findByIds([estateId]);
      const decisions = estate?.decisions.filter((decision) => decision.uploadId === uploadId) ?? [];
      return new Map(decisions.map(({ path, value }) => [path, value]));
    },
  };
}
