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

async function pingMongodb(url: string): Promise<void> {
  const connection = await mongoose.createConnection(url, { serverSelectionTimeoutMS: LIMIT_MS }).asPromise();
  try {
    await connection.db?.command({ ping: 1 });
  } finally {
    await connection.close();
  }
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
