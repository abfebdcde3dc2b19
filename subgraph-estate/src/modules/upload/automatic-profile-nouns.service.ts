import type { Scope } from '@platform/contracts';
import { createEstateNounRepository, derivedId } from '@platform/service-kit';
import type { Model } from 'mongoose';
import type { AutomaticProfile } from '../../domain/upload/automatic-profile.ts';
import { createEstateNounService, type EstateNounDeps } from '../estate-noun/estate-noun.service.ts';
import type { AutomaticProfileRecord } from './automatic-profile.model.ts';

export type AutomaticProfileNouns = ReturnType<typeof createAutomaticProfileNouns>;

/** Profiles from documents as they are kept; what of one counts, the service of readings says. */
export const createAutomaticProfileNouns = (deps: EstateNounDeps, model: Model<AutomaticProfileRecord>, scope: Scope) =>
  createEstateNounService<AutomaticProfile>(deps, {
    kind: 'automatic-profile',
    name: 'Profile',
    part: 'automaticProfiles',
    nameOf: () => 'Profile from documents',
    // An estate has one, which is made anew.
    most: 1,
    nouns: createEstateNounRepository(model, scope, { createdAt: -1 }),
    idOf: (estateId) => derivedId('automatic-profile', estateId),
  });
