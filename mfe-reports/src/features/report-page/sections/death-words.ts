import { labelOf } from '@platform/contracts/labels';

type Death = Parameters<typeof labelOf<'Death'>>[1];

/** Which of the deaths it is; where there is one alone, none is the first. */
export const deathWords = (death: Death, deaths: readonly unknown[]): string =>
  deaths.length === 1 ? 'At death' : labelOf('Death', death);
