const RECENT_MS = 60_000;
let lastActivity = Number.NEGATIVE_INFINITY;

/** Notes what the person does, so that polls and refreshes do not keep a session alive. Returns how to stop. */
export function watchUserActivity(): () => void {
  const note = (): void => {
    lastActivity = Date.now();
  };
  const events = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
  for (const event of events) window.addEventListener(event, note, { passive: true, capture: true });
  return () => {
    for (const event of events) window.removeEventListener(event, note, { capture: true });
  };
}

/** Whether the person did something within the last minute, or within another time. */
export function isUserActive(now = Date.now(), withinMs = RECENT_MS): boolean {
  return now - lastActivity < withinMs;
}
