import type { Scope } from '@platform/contracts';
import { can } from '@platform/contracts/access';
import type { EstateCase } from '@platform/estate-engine';
import type { IsoDate } from '@platform/kernel';
import { createEstateNounRepository, notFound } from '@platform/service-kit';
import type { Model } from 'mongoose';
import { toEstateCase } from '../../domain/estate/estate-case.ts';
import {
  keptCase,
  type PlanVersion,
  type PlanVersionFacts,
  planVersionName,
} from '../../domain/what-if/plan-version.ts';
import { createEstateNounService, type EstateNounDeps } from '../estate-noun/estate-noun.service.ts';
import type { PlanVersionRecord } from './plan-version.model.ts';

const MOST_PLAN_VERSIONS = 50;

export type PlanVersionService = ReturnType<typeof createPlanVersionService>;

/** A plan as it was on a day, kept to be compared with. */
export function createPlanVersionService(deps: EstateNounDeps, model: Model<PlanVersionRecord>, scope: Scope) {
  const { estates, actor } = deps;
  const planVersions = createEstateNounService<PlanVersion>(deps, {
    kind: 'plan-version',
    name: 'Kept plan',
    part: 'planVersions',
    nameOf: (kept) => kept.name,
    most: MOST_PLAN_VERSIONS,
    nouns: createEstateNounRepository(model, scope, { createdAt: -1 }, { caseText: 0 }),
  });
  return {
    ...planVersions,
    /** With its case. Null for one that is not there, or not in reach. */
    one: planVersions.find,
    /** They are compared with what-ifs, and shown to whom those are. */
    areShown: can(actor, 'estate:edit'),
    async create(estateId: string, facts: PlanVersionFacts): Promise<PlanVersion> {
      const estate = await estates.one(estateId);
      const today = estates.today();
      return planVersions.create(estateId, () => ({
        name: planVersionName(null, facts),
        keptOn: today,
        caseText: JSON.stringify(toEstateCase(estate, today)),
        estateVersion: estate.version,
        createdByName: actor.name,
      }));
    },
    update: (id: string, version: number, facts: PlanVersionFacts): Promise<PlanVersion> =>
      planVersions.change(id, version, (known) => ({ name: planVersionName(known, facts) })),
    /** Throws: DomainError NOT_FOUND where it was taken away meanwhile. */
    async caseOf({ id, keptOn, caseText }: PlanVersion): Promise<{ today: IsoDate; input: EstateCase }> {
      const text = caseText ?? (await planVersions.find(id))?.caseText;
      if (text === undefined) throw notFound('Kept plan');
      return { today: keptOn, input: keptCase(text) };
    },
  };
}
