import { counted } from '@platform/kernel';
import type { Notification } from '../../domain/notification/notification.ts';
import type { NotificationText } from './work-ended.ts';

/** Told to whoever advises a client from now on, alone or beside others. */
export const clientGivenText = (displayName: string, byName: string | null): NotificationText => ({
  title: `You advise ${displayName} now`,
  description: byName ? `Given to you by ${byName}.` : null,
});

export const clientSharedText = (displayName: string, byName: string | null): NotificationText => ({
  title: `${displayName} is shared with you`,
  description: byName ? `Shared by ${byName}. You see and do there what its advisor does.` : null,
});

type Told = Pick<Notification, 'title' | 'path' | 'clients'>;

/** As it was told, or how many clients have come together since. */
export const titleOf = ({ title, clients }: Told): string =>
  clients.length > 1 ? `You advise ${counted(clients.length, 'more client')} now` : title;

/** Of several the list of one's own clients, the last changed first. */
export const pathOf = ({ path, clients }: Told): string | null =>
  clients.length > 1 ? '/clients?advisor=me&sort=updatedAt&direction=DESC' : path;
