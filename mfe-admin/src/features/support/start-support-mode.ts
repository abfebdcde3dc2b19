import { leavePage, whileSessionChanges } from '@platform/mfe-kit';

interface StartSupportMode {
  readonly userId: string;
  readonly reason: string;
  readonly durationMinutes: number;
  readonly redirectTo: string;
  readonly returnTo: string;
}

/**
 * Starts support mode and loads the page anew as the other account, so that nothing of the own session stays in
 * memory. Answers with the words of a failure (platform shell §8), null when the page is on its way.
 */
export async function startSupportMode({
  userId,
  reason,
  durationMinutes,
  redirectTo,
  returnTo,
}: StartSupportMode): Promise<string | null> {
  try {
    const response = await whileSessionChanges(() =>
      fetch('/frontend/v1/impersonation/start', {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json', 'x-user-activity': '1' },
        body: JSON.stringify({
          user_id: userId,
          reason,
          duration_minutes: durationMinutes,
          redirect_to: redirectTo,
          return_to: returnTo,
        }),
      }),
    );
    const answer = (await response.json()) as { success?: boolean; redirectTo?: string; message?: string };
    if (!answer.success) return answer.message || 'Unknown error';
    leavePage(answer.redirectTo);
    return null;
  } catch {
    return 'Failed to start impersonation';
  }
}
