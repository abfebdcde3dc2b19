import { systemActor } from '@platform/contracts';
import { DEFAULT_TIME_ZONE, dayIn } from '@platform/kernel';
import { connectMongo, createLogger } from '@platform/service-kit';
import { SAMPLE_HOUSEHOLDS } from '@platform/test-kit/builders';
import type { Model } from 'mongoose';
import { checkEstate } from './domain/estate/estate.ts';
import { withFigures } from './domain/estate/figures.ts';
import { readSeedEnvironment } from './environment.ts';
import { estateChanged } from './modules/estate/estate.events.ts';
import { defineEstateModel } from './modules/estate/estate.model.ts';
import { createEstateRepository } from './modules/estate/estate.repository.ts';
import type { EstateRecord } from './modules/estate/estate-record.ts';
import { sampleEstate } from './seed/sample-estate.ts';

export interface SeedDeps {
  readonly environment: 'development' | 'test' | 'production';
  readonly estateModel: Model<EstateRecord>;
  readonly now: () => Date;
}

/**
 * Fills the sample organization with its estates. What is there already stays as people have changed it; so a second
 * run changes nothing. Answers how many were new. Throws in production.
 */
export async function seedEstates({ environment, estateModel, now }: SeedDeps): Promise<number> {
  if (environment === 'production') throw new Error('sample estates are never made in production');
  const actor = systemActor('estate', 'seed', { everything: true, organizationIds: [], estateIds: [] });
  const estates = createEstateRepository(estateModel, actor.scope);
  const today = dayIn(DEFAULT_TIME_ZONE, now());
  let added = 0;
  for (const household of SAMPLE_HOUSEHOLDS) {
    const estate = withFigures(sampleEstate(household, now().toISOString()), today);
    checkEstate(estate);
    const { outcome } = await estates.insert(estate, {
      events: [estateChanged(estate, 1, actor, now())],
      idempotencyKey: null,
    });
    if (outcome === 'applied') added += 1;
  }
  return added;
}

/** Writes into a store that runs already; the service's relay publishes the events it finds there. */
async function seedStore(): Promise<void> {
  const { NODE_ENV, MONGODB_URL, MONGODB_DATABASE } = readSeedEnvironment();
  const connection = connectMongo(MONGODB_URL, MONGODB_DATABASE, createLogger('estate-seed', 'warn'));
  try {
    const added = await seedEstates({
      environment: NODE_ENV,
      estateModel: defineEstateModel(connection),
      now: () => new Date(),
    });
    console.log(`${added} sample estates written, ${SAMPLE_HOUSEHOLDS.length - added} were there`);
  } finally {
    await connection.close();
  }
}

if (import.meta.main) await seedStore();
