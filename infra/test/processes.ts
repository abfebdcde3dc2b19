import { existsSync } from 'node:fs';

/** Resolves when no process has this id. A killed one stays visible until its parent has collected it. */
export async function ended(pid: number | undefined, limitMs = 12_000): Promise<void> {
  const giveUpAt = Date.now() + limitMs;
  while (pid !== undefined && isRunning(pid)) {
    if (Date.now() > giveUpAt) throw new Error(`process ${pid} is still running`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return existsSync(`/proc/${pid}`);
  }
}
