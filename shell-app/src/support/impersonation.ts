import { leavePage, whileSessionChanges } from '@platform/mfe-kit';

/** The answer of POST /frontend/v1/impersonation/stop (platform shell §7). */
interface ImpersonationAnswer {
  readonly success?: boolean;
  readonly returnTo?: string | null;
  readonly message?: string | null;
}

async function requestStop(): Promise<ImpersonationAnswer> {
  let answer: ImpersonationAnswer;
  try {
    const response = await fetch('/frontend/v1/impersonation/stop', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-user-activity': '1' },
      body: '{}',
    });
    answer = (await response.json()) as ImpersonationAnswer;
  } catch {
    throw new Error('Failed to stop impersonation');
  }
  if (!answer.success) throw new Error(answer.message || 'Unknown error');
  return answer;
}

/** What the next page tells of the end of support mode. */
export const supportEndedNote = (name: string): string => `Support mode ended. You are ${name} again.`;

/** Ends support mode and goes back to where it began. Throws: Error with the words of a failure (platform shell §8). */
export async function stopImpersonation(supporterName: string): Promise<void> {
  const answer = await whileSessionChanges(requestStop);
  leavePage(answer.returnTo, supportEndedNote(supporterName));
}
