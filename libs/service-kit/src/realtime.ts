import { type RealtimeMessage, realtimeChannel, realtimeMessageSchema } from '@platform/contracts';
import type { Redis } from 'ioredis';
import type { Logger } from './logging.ts';

/**
 * Tells open browsers that something changed. Best effort, after the write: a browser that misses it reads the same
 * on its next query, so a failure is logged and never fails the caller.
 */
export function createRealtime(redis: Redis, log: Logger): { publish(message: RealtimeMessage): Promise<void> } {
  return {
    async publish(message) {
      const checked = realtimeMessageSchema.parse(message);
      try {
        await redis.publish(realtimeChannel(checked), JSON.stringify(checked));
      } catch (error) {
        log.warn({ err: error, type: message.type }, 'realtime message not sent');
      }
    },
  };
}
