import { brandvold } from './households/brandvold.ts';
import { castellan } from './households/castellan.ts';
import { delacroix } from './households/delacroix.ts';
import { fox } from './households/fox.ts';
import { holloway } from './households/holloway.ts';
import { lund } from './households/lund.ts';
import { nakamura } from './households/nakamura.ts';
import { ortiz } from './households/ortiz.ts';
import { pell } from './households/pell.ts';
import { prescott } from './households/prescott.ts';
import { roth } from './households/roth.ts';
import { vandermeer } from './households/vandermeer.ts';
import { vasquezKim } from './households/vasquez-kim.ts';
import { whitcombe } from './households/whitcombe.ts';
import type { SampleHousehold } from './sample-case.ts';

export { castellan } from './households/castellan.ts';

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
