import { documentSchema, oneOf, schemaHistoryPlugin } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import { NOTIFICATION_KINDS, type Notification } from '../../domain/notification/notification.ts';

export interface NotificationDocument extends Omit<Notification, 'id'> {
  /** Made from the event that it tells of, so that a repeated event cannot make a second one. */
  _id: string;
}

const text = { type: String, default: null };
const notificationSchema = documentSchema<NotificationDocument>(
  {
    _id: String,
    accountId: { type: String, required: true },
    title: { type: String, required: true },
    description: text,
    kind: oneOf(NOTIFICATION_KINDS),
    path: text,
    personId: text,
    sourceType: text,
    createdAt: { type: Date, required: true },
    readAt: { type: Date, default: null },
    snoozedUntil: { type: Date, default: null },
  },
  { collection: 'notifications', strict: 'throw' },
);
notificationSchema.plugin(schemaHistoryPlugin, []);
notificationSchema.index({ accountId: 1, createdAt: -1 }); // an account's notifications, newest first

export type NotificationModel = Model<NotificationDocument>;
export function defineNotificationModel(connection: Connection): NotificationModel {
  return connection.model<NotificationDocument>('Notification', notificationSchema);
}
