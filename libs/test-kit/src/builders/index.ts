import { castellan } from './castellan.ts';
import { fox, holloway, roth, vandermeer } from './households-east.ts';
import { brandvold, delacroix, nakamura, prescott, whitcombe } from './households-more.ts';
import { lund, ortiz, pell, vasquezKim } from './households-west.ts';
import type { SampleHousehold } from './sample-case.ts';

export { castellan, castellanInput } from './castellan.ts';
export { vandermeer } from './households-east.ts';
export type {
  CaseAsset,
  CaseInput,
  CasePerson,
  CaseStep,
  CaseTarget,
  CaseTrust,
  SampleDocument,
  SampleHousehold,
} from './sample-case.ts';

/** Every household of the sample organization, each of another shape; the Castellan family first. */
export const SAMPLE_HOUSEHOLDS: readonly SampleHousehold[] = [
  castellan,
  vandermeer,
  holloway,
  roth,
  fox,
  ortiz,
  lund,
  pell,
  vasquezKim,
  whitcombe,
  nakamura,
  delacroix,
  prescott,
  brandvold,
];
