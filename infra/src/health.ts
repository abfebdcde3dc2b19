import { connect } from 'node:net';
import { letIdleConnectionsRest } from '@platform/service-kit/kafka-idle';
import { Redis } from 'ioredis';
import { Kafka, logLevel } from 'kafkajs';
import mongoose from 'mongoose';

letIdleConnectionsRest();

const LIMIT_MS = 10_000;

/** Asks a real question of each server. Throws: Error that names the address that gave no answer. */
export async function checkInfrastructure(urls: {
  mongodbUrl: string;
  kafkaBrokers: string;
  redisUrl: string;
}): Promise<void> {
  await Promise.all([
    named('MongoDB', urls.mongodbUrl, pingMongodb(urls.mongodbUrl)),
    named('Kafka', urls.kafkaBrokers, pingKafka(urls.kafkaBrokers)),
    named('Redis', urls.redisUrl, pingRedis(urls.redisUrl)),
  ]);
}

async function named(name: string, url: string, answer: Promise<void>): Promise<void> {
  try {
    await answer;
  } catch (error) {
    throw new Error(`${name} at ${withoutPassword(url)} does not answer: ${(error as Error).message}`);
  }
}

const withoutPassword = (url: string) => url.replace(/\/\/[^@/]*@/, '//…@');

async function pingMongodb(url: string, limitMs: number = LIMIT_MS): Promise<void> {
  const limits = { serverSelectionTimeoutMS: limitMs, socketTimeoutMS: limitMs, connectTimeoutMS: limitMs };
  const connection = await mongoose.createConnection(url, limits).asPromise();
  try {
    await connection.db?.command({ ping: 1 });
  } finally {
    await connection.close();
  }
}

/** A question over a connection of its own: what an older one has come to says nothing of the server. */
export async function mongodbAnswers(url: string, limitMs: number): Promise<boolean> {
  return pingMongodb(url, limitMs).then(
    () => true,
    () => false,
  );
}

/** Any answer will do, also that a password is needed. */
export async function redisAnswers(url: string, limitMs: number): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect({ host: hostname, port: Number(port) });
  socket.setTimeout(limitMs, () => resolve(false));
  socket.on('error', () => resolve(false));
  socket.on('data', () => resolve(true));
  socket.write('PING\r\n');
  const answered = await promise;
  socket.destroy();
  return answered;
}

async function pingKafka(brokers: string): Promise<void> {
  const kafka = new Kafka({
    brokers: brokers.split(','),
    logLevel: logLevel.NOTHING,
    connectionTimeout: LIMIT_MS,
    retry: { initialRetryTime: 100, maxRetryTime: 1_000, retries: 15 },
  });
  const admin = kafka.admin();
  try {
    await admin.connect();
    await admin.describeCluster();
  } finally {
    await admin.disconnect();
  }
}

async function pingRedis(url: string): Promise<void> {
  const redis = new Redis(url, { connectTimeout: LIMIT_MS, retryStrategy: () => 100, maxRetriesPerRequest: 50 });
  redis.on('error', () => undefined);
  try {
    await redis.ping();
  } finally {
    redis.disconnect();
  }
}
