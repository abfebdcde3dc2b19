import { counted } from '@platform/kernel';
import type { NewNotification } from '../../domain/notification/notification.ts';

/** What somebody is told who did something else meanwhile. */
export type NotificationText = Pick<NewNotification, 'title' | 'description'>;

/** @param failure what went wrong, in words; null when the document was read */
export const documentReadText = (filename: string, failure: string | null): NotificationText =>
  failure === null
    ? { title: `${filename} is ready to review`, description: null }
    : { title: `${filename} could not be read`, description: failure };

export const reportReadyText = (pageCount: number): NotificationText => ({
  title: 'Your report is ready',
  description: counted(pageCount, 'page'),
});

export const reportFailedText = (failure: string): NotificationText => ({
  title: 'Your report could not be made',
  description: failure,
});
