import type { IsoDate } from '@platform/kernel';
import { planOf } from '../../domain/disposition/plan.ts';
import { stepPlace } from '../../domain/disposition/step-id.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import { scenarioDeaths } from '../../domain/estate/estate-case.ts';
import { mayConverge, nonConvergingOptions } from '../../domain/trust/sub-trusts.ts';
import type { EstateTrust } from '../../domain/trust/trust.ts';
import { type TrustParent, trustOf } from '../parents.ts';

const dyingIn = (estate: Estate, today: IsoDate): string[] =>
  scenarioDeaths(estate, today).map(({ personId }) => personId);

export const isFundedTwice = (estate: Estate, trust: EstateTrust, today: IsoDate): boolean =>
  mayConverge(estate, trust, dyingIn(estate, today));

/** Of a will or trust, or of the step of it that `stepId` names; none where the step is of another one. */
export function subTrustOptions(estate: Estate, planId: string, stepId: string | null, today: IsoDate): TrustParent[] {
  const steps = planOf(estate, planId)?.steps.map(({ step }) => step) ?? [];
  const place = stepId === null ? null : stepPlace(stepId);
  const asked = place === null ? steps : place.planId === planId ? steps.slice(place.at, place.at + 1) : [];
  return nonConvergingOptions(estate, asked, dyingIn(estate, today)).flatMap(({ id }) => trustOf(estate, id) ?? []);
}
