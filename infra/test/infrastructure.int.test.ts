import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Kafka, logLevel } from 'kafkajs';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Infrastructure, readRuntimeState, startInfrastructure } from '../src/index.ts';
import { ended } from './processes.ts';

const OWN = { ...process.env, MONGODB_URL: '', KAFKA_BROKERS: '', REDIS_URL: '' };

/** What is killed starts again beside whatever else the machine does. */
describe('the embedded infrastructure', { timeout: 120_000 }, () => {
  let dataDir: string;
  let infrastructure: Infrastructure;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'infra-test-'));
    infrastructure = await startInfrastructure({ dataDir, env: OWN });
  });
  afterAll(async () => {
    await infrastructure.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it.runIf(process.platform === 'linux')('starts with the classes that its build has kept', async () => {
    const maps = await readFile(`/proc/${infrastructure.pids().jvm}/maps`, 'utf8');
    expect(maps).toMatch(/infra\/embedded\/target\/classes\.jsa/);
  });

  it('loses no acknowledged document when it is killed while documents are written', async () => {
    const connection = await mongoose.createConnection(infrastructure.mongodbUrl, { dbName: 'kill' }).asPromise();
    const numbers = connection.collection<{ _id: number }>('numbers');
    await numbers.createIndex({ value: 1 }, { unique: true });
    const acknowledged: number[] = [];
    const kill = killJvmWhen(() => acknowledged.length >= 200);
    for (let n = 0; !kill.done(); n += 1) {
      try {
        await numbers.insertOne({ _id: n, value: n } as { _id: number });
        acknowledged.push(n);
      } catch {
        // Not acknowledged: it may or may not be there.
      }
      kill.look();
    }
    await vi.waitFor(() => infrastructure.check(), { timeout: 60_000, interval: 200 });
    const found = new Set((await numbers.find().toArray()).map(({ _id }) => _id));
    expect(acknowledged.filter((n) => !found.has(n))).toEqual([]);
    await expect(numbers.insertOne({ _id: -1, value: acknowledged[0] } as { _id: number })).rejects.toThrow(/E11000/);
    await connection.close();
  });

  it('loses no acknowledged message when it is killed while messages are sent', async () => {
    const kafka = new Kafka({
      brokers: [infrastructure.kafkaBrokers],
      logLevel: logLevel.NOTHING,
      // A busy machine takes its time to start the JVM again.
      retry: { initialRetryTime: 50, maxRetryTime: 500, retries: 100 },
    });
    const producer = kafka.producer({ idempotent: true, maxInFlightRequests: 1 });
    await producer.connect();
    const acknowledged: string[] = [];
    const kill = killJvmWhen(() => acknowledged.length >= 100);
    for (let n = 0; n < 130; n += 1) {
      await producer.send({ topic: 'kill.test', acks: -1, messages: [{ key: 'k', value: String(n) }] });
      acknowledged.push(String(n));
      kill.look();
    }
    expect(kill.done()).toBe(true);
    await producer.disconnect();

    const consumer = kafka.consumer({ groupId: 'kill-test' });
    await consumer.connect();
    await consumer.subscribe({ topic: 'kill.test', fromBeginning: true });
    const read: string[] = [];
    const { promise: all, resolve } = Promise.withResolvers<void>();
    await consumer.run({
      eachMessage: async ({ message }) => {
        read.push(String(message.value));
        if (read.length >= acknowledged.length) resolve();
      },
    });
    await all;
    await consumer.disconnect();
    // Sent with an idempotent producer: each once, and in the order of its key.
    expect(read).toEqual(acknowledged);
  });

  it('loses no acknowledged key when Redis is killed, and starts it again on the same port', async () => {
    const redis = new Redis(infrastructure.redisUrl, { retryStrategy: () => 50 });
    redis.on('error', () => undefined);
    for (let n = 0; n < 200; n += 1) await redis.set(`key:${n}`, n);
    const before = infrastructure.pids().redis;
    process.kill(before ?? 0, 'SIGKILL');
    await ended(before);
    expect(await redis.dbsize()).toBe(200);
    await expect.poll(() => infrastructure.pids().redis, { timeout: 30_000 }).not.toBe(before);
    redis.disconnect();
  });

  it('refuses a data folder that is in use, naming the process', async () => {
    await expect(startInfrastructure({ dataDir, env: OWN })).rejects.toThrow(`in use by process ${process.pid}`);
  });

  it('writes its addresses and process ids into the runtime file', async () => {
    // A part that is started again has no process for a moment.
    await expect.poll(() => infrastructure.pids()).toEqual({ jvm: expect.any(Number), redis: expect.any(Number) });
    const { mongodbUrl } = infrastructure;
    await expect
      .poll(() => readRuntimeState(dataDir))
      .toMatchObject({ supervisorPid: process.pid, mongodbUrl, pids: infrastructure.pids() });
  });

  it('starts nothing for a part whose address is given', async () => {
    const borrowed = await startInfrastructure({
      dataDir: join(dataDir, 'unused'),
      env: {
        MONGODB_URL: infrastructure.mongodbUrl,
        KAFKA_BROKERS: infrastructure.kafkaBrokers,
        REDIS_URL: infrastructure.redisUrl,
      },
    });
    expect(borrowed.pids()).toEqual({ jvm: undefined, redis: undefined });
    expect(borrowed.mongodbUrl).toBe(infrastructure.mongodbUrl);
    await borrowed.stop();
    await infrastructure.check();
  });

  /** Kills the JVM, once, at the first look at which the condition holds. */
  function killJvmWhen(condition: () => boolean) {
    let killed = false;
    return {
      done: () => killed,
      look() {
        if (killed || !condition()) return;
        killed = true;
        process.kill(infrastructure.pids().jvm ?? 0, 'SIGKILL');
      },
    };
  }
});
