export const NOTIFICATION_KINDS = ['NEW_REMINDERS', 'NEW_CUSTOM_SLIDE', 'OTHER'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** A client that a notification is about, as it was called when it was told. */
export interface NotifiedClient {
  readonly estateId: string;
  readonly displayName: string;
}

export interface NewNotification {
  readonly id: string;
  readonly accountId: string;
  readonly title: string;
  readonly description: string | null;
  readonly kind: NotificationKind;
  readonly path: string | null;
}

/** Something an account is told of: unread, read, or put off until later. */
export interface Notification extends NewNotification {
  /** Of a notification about several; empty where title and path say it all. */
  readonly clients: readonly NotifiedClient[];
  readonly personId: string | null;
  readonly sourceType: string | null;
  readonly createdAt: Date;
  readonly readAt: Date | null;
  readonly snoozedUntil: Date | null;
}

/** Whether it tells of this household: as one of several, or by the page that it leads to. */
export const isAbout = ({ clients, path }: Pick<Notification, 'clients' | 'path'>, estateId: string): boolean =>
  clients.some((client) => client.estateId === estateId) || `${path ?? ''}/`.startsWith(`/estate/${estateId}/`);
