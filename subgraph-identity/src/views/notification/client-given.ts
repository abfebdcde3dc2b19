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
