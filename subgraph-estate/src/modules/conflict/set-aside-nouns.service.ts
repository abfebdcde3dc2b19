import type { Scope } from '@platform/contracts';
import { createEstateNounRepository } from '@platform/service-kit';
import type { Model } from 'mongoose';
import type { SetAsideConflict } from '../../domain/conflict/set-aside.ts';
import { createEstateNounService, type EstateNounDeps } from '../estate-noun/estate-noun.service.ts';
import type { SetAsideConflictRecord } from './set-aside-conflict.model.ts';

const MOST_SET_ASIDE = 500;
export const SET_ASIDE = 'set-aside-conflict';

export type SetAsideNouns = ReturnType<typeof createSetAsideNouns>;

/** Conflicts that were set aside as they are kept; what may be set aside, the service of conflicts says. */
export const createSetAsideNouns = (deps: EstateNounDeps, model: Model<SetAsideConflictRecord>, scope: Scope) =>
  createEstateNounService<SetAsideConflict>(deps, {
    kind: SET_ASIDE,
    name: 'Conflict that was set aside',
    part: 'setAsideConflicts',
    nameOf: ({ name }) => `Conflict set aside: ${name}`,
    most: MOST_SET_ASIDE,
    nouns: createEstateNounRepository(model, scope, { createdAt: -1 }),
  });
