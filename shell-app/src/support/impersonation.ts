import { whileSessionChanges } from '@platform/mfe-kit';

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

/** Everything read under one identity is dropped with the page: success always loads anew. */
function leaveFor(target: string | null | undefined): void {
  if (target?.startsWith('/') && !target.startsWith('//')) window.location.assign(target);
  else window.location.reload();
}

const ENDED_KEY = 'platform.support-ended';

// Read when the page begins: the page that is being left hears of the own session too, and must not take the note.
let endedBefore = sessionStorage.getItem(ENDED_KEY) !== null;
sessionStorage.removeItem(ENDED_KEY);

/** True once, on the page that follows the end of support mode. */
export function takeSupportEnded(): boolean {
  const ended = endedBefore;
  endedBefore = false;
  return ended;
}

export async function stopImpersonation(): Promise<void> {
  const answer = await whileSessionChanges(requestStop);
  sessionStorage.setItem(ENDED_KEY, 'yes');
  leaveFor(answer.returnTo);
}
