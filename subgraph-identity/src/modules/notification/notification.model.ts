import { documentSchema, oneOf, type SchemaHistory, schemaHistoryPlugin } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import { NOTIFICATION_KINDS, type Notification, type NotifiedClient } from '../../domain/notification/notification.ts';

const NOTIFICATION_HISTORY: SchemaHistory = [
  { says: 'a notification may be about several clients', change: (told) => ({ clients: [], ...told }) },
];

export interface NotificationDocument extends Omit<Notification, 'id' | 'clients'> {
  /** Made from the event that it tells of, so that a repeated event cannot make a second one. */
  _id: string;
  clients: NotifiedClient[];
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
    clients: { type: [{ _id: false, estateId: String, displayName: String }], default: [] },
    personId: text,
    sourceType: text,
    createdAt: { type: Date, required: true },
    readAt: { type: Date, default: null },
    snoozedUntil: { type: Date, default: null },
  },
  { collection: 'notifications', strict: 'throw' },
);
notificationSchema.plugin(schemaHistoryPlugin, NOTIFICATION_HISTORY);
notificationSchema.index({ accountId: 1, createdAt: -1 }); // an account's notifications, newest first

export type NotificationModel = Model<NotificationDocument>;
export function defineNotificationModel(connection: Connection): NotificationModel {
  return connection.model<NotificationDocument>('Notification', notificationSchema);
}
