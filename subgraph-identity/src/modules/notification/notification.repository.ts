import type { NewNotification, Notification, NotifiedClient } from '../../domain/notification/notification.ts';
import type { NotificationDocument, NotificationModel } from './notification.model.ts';

const toNotification = ({ _id, ...rest }: NotificationDocument): Notification => ({ ...rest, id: _id });

const BLANK = { readAt: null, snoozedUntil: null, personId: null, sourceType: null };

/** One account's notifications: every query carries its id. */
export function createNotificationRepository(model: NotificationModel, now: () => Date) {
  return {
    /** False when there was one with this id already. */
    async add({ id, ...rest }: NewNotification): Promise<boolean> {
      const fields = { ...rest, ...BLANK, clients: [], createdAt: now() };
      const { upsertedCount } = await model.updateOne({ _id: id }, { $setOnInsert: fields }, { upsert: true });
      return upsertedCount === 1;
    },
    /** Puts a client to those that a notification is about, which is new with the first; it is unread again then. False where it was there. */
    async gather({ id, ...rest }: NewNotification, client: NotifiedClient): Promise<boolean> {
      const { readAt: _, ...fields } = { ...rest, ...BLANK, createdAt: now() };
      const { upsertedCount } = await model.updateOne(
        { _id: id },
        { $setOnInsert: fields, $set: { readAt: null }, $addToSet: { clients: client } },
        { upsert: true },
      );
      return upsertedCount === 1;
    },
    /** New ones are unread and not snoozed; with `showHidden` all of them. */
    async list(accountId: string, { showHidden, skip, limit }: { showHidden: boolean; skip: number; limit: number }) {
      const shown = { readAt: null, $or: [{ snoozedUntil: null }, { snoozedUntil: { $lte: now() } }] };
      const filter = { accountId, ...(!showHidden && shown) };
      const [found, totalCount] = await Promise.all([
        model.find(filter).sort({ createdAt: -1, _id: 1 }).skip(skip).limit(limit).lean<NotificationDocument[]>(),
        model.countDocuments(filter),
      ]);
      return { notifications: found.map(toNotification), totalCount };
    },
    async byIds(accountId: string, ids: readonly string[]): Promise<Notification[]> {
      const found = await model.find({ accountId, _id: { $in: [...ids] } }).lean<NotificationDocument[]>();
      return found.map(toNotification);
    },
    async markRead(accountId: string, ids: readonly string[]): Promise<number> {
      const filter = { accountId, _id: { $in: [...ids] }, readAt: null };
      const { modifiedCount } = await model.updateMany(filter, { $set: { readAt: now() } });
      return modifiedCount;
    },
  };
}
export type NotificationRepository = ReturnType<typeof createNotificationRepository>;
