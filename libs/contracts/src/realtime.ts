import { z } from 'zod';
import { ABSTRACTION_STATUSES, REPORT_STATUSES } from './enums/domain.ts';

/** Rows are checked one by one, and saved together. */
const IMPORT_STAGES = ['CHECKING', 'SAVING'] as const;

/** Messages on Redis pub/sub that the gateway turns into subscription answers on /cable. */
export const realtimeMessageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('abstractionProgress'),
    estateId: z.string(),
    abstractionId: z.string(),
    estateUploadId: z.string(),
    status: z.enum(ABSTRACTION_STATUSES),
    /** 0–100 */
    percent: z.number(),
    stage: z.string(),
    message: z.string().nullable(),
  }),
  z.object({
    type: z.literal('reportProgress'),
    estateId: z.string(),
    reportId: z.string(),
    status: z.enum(REPORT_STATUSES),
    percent: z.number(),
    message: z.string().nullable(),
  }),
  z.object({
    type: z.literal('importProgress'),
    estateId: z.string(),
    /** Who sent the workbook: nobody else is told. */
    accountId: z.string(),
    stage: z.enum(IMPORT_STAGES),
    /** Rows of the workbook. */
    done: z.number(),
    total: z.number(),
  }),
  z.object({ type: z.literal('estateChanged'), estateId: z.string(), version: z.number() }),
  z.object({ type: z.literal('quotaChanged'), organizationId: z.string(), quotaType: z.string() }),
  z.object({ type: z.literal('settingsChanged'), organizationId: z.string(), names: z.array(z.string()) }),
  z.object({
    type: z.literal('notificationAdded'),
    accountId: z.string(),
    notificationId: z.string(),
    title: z.string(),
  }),
  z.object({ type: z.literal('sessionEnded'), accountId: z.string(), sessionId: z.string() }),
]);
export type RealtimeMessage = z.infer<typeof realtimeMessageSchema>;

/** The channel a message travels on; the gateway subscribes to the channels the actor's scope reaches. */
export function realtimeChannel(message: RealtimeMessage): string {
  if ('estateId' in message) return `realtime:estate:${message.estateId}`;
  if ('organizationId' in message) return `realtime:organization:${message.organizationId}`;
  return `realtime:account:${message.accountId}`;
}
