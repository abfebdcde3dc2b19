import type { Scope } from '@platform/contracts';
import { can } from '@platform/contracts/access';
import { createEstateNounRepository } from '@platform/service-kit';
import type { Model } from 'mongoose';
import { type WhatIfFacts, type WhatIfSnapshot, whatIfWith } from '../../domain/what-if/what-if-snapshot.ts';
import { createEstateNounService, type EstateNounDeps } from '../estate-noun/estate-noun.service.ts';
import type { WhatIfSnapshotRecord } from './what-if-snapshot.model.ts';

const MOST_WHAT_IFS = 50;

export type WhatIfService = ReturnType<typeof createWhatIfService>;

/** What-ifs that somebody has kept. */
export function createWhatIfService(deps: EstateNounDeps, model: Model<WhatIfSnapshotRecord>, scope: Scope) {
  const { estates, actor } = deps;
  const whatIfs = createEstateNounService<WhatIfSnapshot>(deps, {
    kind: 'what-if-snapshot',
    name: 'What-if',
    part: 'whatIfs',
    nameOf: (snapshot) => snapshot.name,
    most: MOST_WHAT_IFS,
    nouns: createEstateNounRepository(model, scope, { createdAt: -1 }),
  });
  return {
    ...whatIfs,
    /** Ideas of those who advise the household; its client is told of none. */
    areShown: can(actor, 'estate:edit'),
    async create(estateId: string, facts: WhatIfFacts): Promise<WhatIfSnapshot> {
      const { version } = await estates.one(estateId);
      return whatIfs.create(estateId, () => ({ ...whatIfWith(null, facts, version), createdByName: actor.name }));
    },
    async update(id: string, version: number, facts: WhatIfFacts): Promise<WhatIfSnapshot> {
      const known = facts.address === undefined ? null : await whatIfs.find(id);
      const over = known ? (await estates.one(known.estateId)).version : 0;
      return whatIfs.change(id, version, (before) => whatIfWith(before, facts, over));
    },
  };
}
