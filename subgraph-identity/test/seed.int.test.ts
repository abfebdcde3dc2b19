import { newId } from '@platform/kernel';
import { connectMongo, createLogger } from '@platform/service-kit';
import { describe, expect, it } from 'vitest';
import { seedIdentity } from '../src/seed.ts';

const source = (rest: Record<string, string> = {}) => ({
  MONGODB_URL: process.env['MONGODB_URL'],
  REDIS_URL: process.env['REDIS_URL'],
  NODE_ENV: 'test',
  MONGODB_DATABASE: `identity-seed-${newId().slice(0, 8)}`,
  ...rest,
});

describe('sample data', () => {
  it('is refused in production', async () => {
    await expect(seedIdentity(source({ NODE_ENV: 'production' }))).rejects.toThrow(/production/);
  });
  it('is made once, however often it is asked for', async () => {
    const settings = source();
    await seedIdentity(settings);
    const mongo = connectMongo(settings.MONGODB_URL ?? '', settings.MONGODB_DATABASE, createLogger('test', 'silent'));
    try {
      await mongo.asPromise();
      const dump = () =>
        Promise.all(
          ['accounts', 'organizations', 'quotas'].map((name) =>
            mongo.collection(name).find({}).sort({ _id: 1 }).toArray(),
          ),
        );
      const first = await dump();
      await seedIdentity(settings);
      expect(await dump()).toEqual(first);
      expect(first.map((documents) => documents.length)).toEqual([9, 3, 5]);
    } finally {
      await mongo.close();
    }
  });
});
