import { formatDate } from '@platform/kernel';
import type { NotificationText } from './work-ended.ts';

/** Told to whoever advises the client, on the day of a reminder. */
export const reminderDueText = (displayName: string, text: string, dueOn: string): NotificationText => ({
  title: text,
  description: `Reminder for ${formatDate(dueOn)}, ${displayName}`,
});
