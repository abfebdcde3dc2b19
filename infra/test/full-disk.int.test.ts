import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Kafka, logLevel } from 'kafkajs';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Infrastructure, startInfrastructure } from '../src/index.ts';

/** A disk of its own, small enough to be filled. */
const disk = mkdtempSync(join(tmpdir(), 'small-disk-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk]).status === 0;
const why = isMounted ? '' : ' (skipped: this machine lets nobody mount a small disk)';
const FILLER = join(disk, 'filler');
const OWN = { ...process.env, MONGODB_URL: '', KAFKA_BROKERS: '', REDIS_URL: '' };

let infrastructure: Infrastructure | undefined;
beforeAll(async () => {
  if (isMounted) infrastructure = await startInfrastructure({ dataDir: join(disk, 'data'), env: OWN });
});
afterAll(async () => {
  await infrastructure?.stop();
  if (isMounted) spawnSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

function fill(): void {
  for (const size of [1024 * 1024, 4096, 1]) {
    for (;;) {
      try {
        writeFileSync(FILLER, Buffer.alloc(size), { flag: 'a' });
      } catch {
        break;
      }
    }
  }
}

/** Numbers that somebody was told are kept, of those that were written while the disk was full and around it. */
async function writeThroughFullDisk(write: (n: number) => Promise<unknown>, look: () => Promise<number[]>) {
  const acknowledged: number[] = [];
  let next = 0;
  const attempt = async (): Promise<boolean> => {
    const n = next;
    next += 1;
    const { promise: late, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), 5_000);
    const isKept = await Promise.race([
      write(n).then(
        () => true,
        () => false,
      ),
      late,
    ]);
    clearTimeout(timer);
    if (isKept) acknowledged.push(n);
    return isKept;
  };
  for (let n = 0; n < 20; n += 1) expect(await attempt()).toBe(true);
  fill();
  for (let n = 0; n < 40; n += 1) await attempt();
  const refused = next - acknowledged.length;
  rmSync(FILLER);
  await vi.waitFor(async () => expect(await attempt()).toBe(true), { timeout: 90_000, interval: 500 });
  const kept = new Set(await look());
  return { refused, lost: acknowledged.filter((n) => !kept.has(n)) };
}

const TEXT = 'x'.repeat(20_000);

// The cache first: what a full disk does to the broker may end the process that all three live in, and its own with it.
it.runIf(isMounted)(
  `the cache refuses what a full disk cannot keep, loses nothing, and goes on when there is room${why}`,
  async () => {
    const redis = new Redis(infrastructure?.redisUrl ?? '', { maxRetriesPerRequest: 1, retryStrategy: () => 200 });
    redis.on('error', () => undefined);
    const { refused, lost } = await writeThroughFullDisk(
      (n) => redis.set(`disk:${n}`, TEXT),
      async () => {
        await infrastructure?.restart('redis');
        return (await redis.keys('disk:*')).map((key) => Number(key.slice(5)));
      },
    );
    expect(refused).toBeGreaterThan(0);
    expect(lost).toEqual([]);
    redis.disconnect();
  },
  180_000,
);

it.runIf(isMounted)(
  `the store refuses what a full disk cannot keep, loses nothing, and goes on when there is room${why}`,
  async () => {
    const connection = mongoose.createConnection(infrastructure?.mongodbUrl ?? '', {
      dbName: 'disk',
      serverSelectionTimeoutMS: 3_000,
    });
    await connection.asPromise();
    const numbers = connection.collection<{ _id: number; text: string }>('numbers');
    const { refused, lost } = await writeThroughFullDisk(
      (n) => numbers.insertOne({ _id: n, text: TEXT }),
      async () => (await numbers.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id),
    );
    expect(refused).toBeGreaterThan(0);
    expect(lost).toEqual([]);
    fill();
    await expect(numbers.insertOne({ _id: -1, text: '' })).rejects.toThrow(/No space left/);
    expect(await numbers.countDocuments({ _id: 0 })).toBe(1);
    rmSync(FILLER);
    await connection.close();
  },
  180_000,
);

it.runIf(isMounted)(
  `the broker refuses what a full disk cannot keep, loses nothing, and goes on when there is room${why}`,
  async () => {
    const kafka = new Kafka({
      brokers: [infrastructure?.kafkaBrokers ?? ''],
      logLevel: logLevel.NOTHING,
      retry: { initialRetryTime: 50, maxRetryTime: 200, retries: 3 },
    });
    const look = async (): Promise<number[]> => {
      const consumer = kafka.consumer({ groupId: `disk-${Date.now()}` });
      const found: number[] = [];
      await consumer.connect();
      await consumer.subscribe({ topics: ['disk'], fromBeginning: true });
      const end = Promise.withResolvers<void>();
      await consumer.run({
        eachMessage: async ({ message }) => {
          if (String(message.key) === 'end') end.resolve();
          else found.push(Number(message.key));
        },
      });
      await producing('end', '');
      await end.promise;
      await consumer.disconnect();
      return found;
    };
    const producing = async (key: string, value: string): Promise<void> => {
      const producer = kafka.producer();
      await producer.connect();
      try {
        await producer.send({ topic: 'disk', acks: -1, messages: [{ key, value, partition: 0 }] });
      } finally {
        await producer.disconnect();
      }
    };
    const { refused, lost } = await writeThroughFullDisk((n) => producing(String(n), TEXT), look);
    expect(refused).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  },
  180_000,
);
