import { notFound } from '@platform/service-kit';
import type { Estate } from '../../domain/estate/estate.ts';
import type { NotedKind } from '../../domain/library/library-note.ts';
import type { EstateService } from '../estate/estate.service.ts';

/** A document or trust, as far as notes on it need it. */
export interface Instrument extends NotedKind {
  readonly id: string;
  readonly name: string;
}
export interface HeldInstrument {
  readonly estate: Estate;
  readonly instrument: Instrument;
}
/** Throws: DomainError NOT_FOUND for what is no document or trust within reach. */
export type FindInstrument = (id: string) => Promise<HeldInstrument>;

export const instrumentsOf = ({ documents, trusts }: Estate): Instrument[] => [
  ...documents.map(({ id, name, kind }) => ({ id, name, kind, isTrust: false })),
  ...trusts.map(({ id, name, kind }) => ({ id, name, kind, isTrust: true })),
];

export function createFindInstrument(estates: Pick<EstateService, 'byParts'>): FindInstrument {
  return async (id) => {
    const found = await Promise.all([estates.byParts('documents', [id]), estates.byParts('trusts', [id])]);
    const [estate] = found.flat();
    const instrument = estate && instrumentsOf(estate).find((one) => one.id === id);
    if (!estate || !instrument) throw notFound('Document');
    return { estate, instrument };
  };
}
