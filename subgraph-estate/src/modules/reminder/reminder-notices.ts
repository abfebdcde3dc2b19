import { systemActor } from '@platform/contracts';
import { reminderFellDueV1 } from '@platform/contracts/events';
import { dayIn, FIRST_ZONE, type TimeZone } from '@platform/kernel';
import { amendAggregate, outboxEvent } from '@platform/service-kit';
import type { Model } from 'mongoose';
import { isDue } from '../../domain/reminder/reminder.ts';
import { dueOn } from './due-reminders.ts';
import type { ReminderRecord } from './reminder.model.ts';

/** A client as a notice needs it. */
export interface AdvisedClient {
  readonly estateId: string;
  readonly displayName: string;
  readonly advisorIds: readonly string[];
}

export interface ReminderNoticesDeps {
  readonly model: Model<ReminderRecord>;
  /** What clients are called, and who advises them; what is not there is left out. */
  readonly clientsOf: (estateIds: readonly string[]) => Promise<readonly AdvisedClient[]>;
  /** The zone of an organization's calendar. */
  readonly zoneOf: (organizationId: string) => Promise<TimeZone>;
  readonly now: () => Date;
  /** Events wait to be published. */
  readonly nudge: () => void;
}

/** Of one turn; the next has the rest. */
const MOST = 200;
const UNTOLD = { isTold: { $ne: true } } as const;
const ACTOR = systemActor('estate', 'reminders', { everything: true, organizationIds: [], estateIds: [] });

/**
 * Says of each reminder once that its day has come, in the calendar of its organization. The mark and the event are one
 * write over the version that was read, so nobody is told twice, or of one that was done meanwhile.
 */
export const createReminderNotices =
  ({ model, clientsOf, zoneOf, now, nudge }: ReminderNoticesDeps) =>
  async (): Promise<void> => {
    const waiting = { ...dueOn(dayIn(FIRST_ZONE, now())), ...UNTOLD };
    const found = await model.find(waiting).sort({ dueOn: 1 }).limit(MOST).lean<ReminderRecord[]>();
    if (found.length === 0) return;
    const clients = await clientsOf(found.map(({ estateId }) => estateId));
    const byId = new Map(clients.map((client) => [client.estateId, client]));
    for (const reminder of found) {
      const { _id: id, version, estateId, organizationId, text } = reminder;
      const client = byId.get(estateId);
      if (!client || !isDue(reminder, dayIn(await zoneOf(organizationId), now()))) continue;
      const { displayName, advisorIds } = client;
      const payload = {
        reminderId: id,
        estateId,
        organizationId,
        displayName,
        text,
        dueOn: reminder.dueOn,
        accountIds: [...advisorIds],
      };
      const events = [outboxEvent(reminderFellDueV1, payload, { actor: ACTOR, now: now() })];
      await amendAggregate(model, { id, version, update: { $set: { isTold: true } }, events, only: UNTOLD });
    }
    nudge();
  };
