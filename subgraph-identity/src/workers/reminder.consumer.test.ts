import { reminderFellDueV1 } from '@platform/contracts/events';
import { describe, expect, it } from 'vitest';
import type { NotificationService } from '../modules/notification/notification.service.ts';
import { createReminderConsumer } from './reminder.consumer.ts';

type Told = Parameters<NotificationService['notify']>[0];

describe('a reminder that fell due', () => {
  it('is told to everybody who advises the client, under the same id however often it comes', async () => {
    const told: Told[] = [];
    const consume = createReminderConsumer({
      notify: async (one) => {
        told.push(one);
        return true;
      },
    });
    const payload = { ...reminderFellDueV1.example, accountIds: ['a1', 'a2'] };
    const event = { id: 'e', type: reminderFellDueV1.type, occurredAt: '', actor: null, traceparent: null, payload };
    await consume(event);
    await consume(event);
    expect(new Set(told.map(({ id }) => id)).size).toBe(2);
    expect(told.slice(0, 2)).toMatchObject(
      ['a1', 'a2'].map((accountId) => ({
        accountId,
        kind: 'NEW_REMINDERS',
        title: 'Ask whether the deed was recorded',
        description: 'Reminder for Mar 1, 2027, The Castellan Family',
        path: `/estate/${payload.estateId}`,
      })),
    );
  });
});
