/** The two REST calls of support mode (platform shell §7). */
interface ImpersonationAnswer {
  readonly success?: boolean;
  readonly redirectTo?: string | null;
  readonly returnTo?: string | null;
  readonly message?: string | null;
}

async function call(action: 'start' | 'stop', body: Readonly<Record<string, unknown>>): Promise<ImpersonationAnswer> {
  const failed = action === 'start' ? 'Failed to start impersonation' : 'Failed to stop impersonation';
  let answer: ImpersonationAnswer;
  try {
    const response = await fetch(`/frontend/v1/impersonation/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-user-activity': '1' },
      body: JSON.stringify(body),
    });
    answer = (await response.json()) as ImpersonationAnswer;
  } catch {
    throw new Error(failed);
  }
  if (!answer.success) throw new Error(answer.message || 'Unknown error');
  return answer;
}

/** Everything read under one identity is dropped with the page: success always loads anew. */
function leaveFor(target: string | null | undefined): void {
  if (target?.startsWith('/') && !target.startsWith('//')) window.location.assign(target);
  else window.location.reload();
}

export async function startImpersonation(userId: string, durationMinutes: number): Promise<void> {
  const answer = await call('start', {
    user_id: userId,
    duration_minutes: durationMinutes,
    redirect_to: '/',
    return_to: window.location.pathname + window.location.search,
  });
  leaveFor(answer.redirectTo);
}

export async function stopImpersonation(): Promise<void> {
  const answer = await call('stop', {});
  leaveFor(answer.returnTo);
}
