const NOTE_KEY = 'platform.arrival-note';

let leaving = false;

/**
 * Loads the page anew, so that nothing read under one identity stays in memory under the next. Whoever asks first
 * decides where: a page on its way hears of the new session too, and must not be sent elsewhere.
 * @param target a path of this site; anything else loads the present address again
 * @param note what the next page tells
 */
export function leavePage(target: string | null | undefined, note: string | null = null): void {
  if (leaving) return;
  leaving = true;
  // A page that the browser kept whole may come back.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leaving = false;
  });
  if (note) sessionStorage.setItem(NOTE_KEY, note);
  if (target?.startsWith('/') && !target.startsWith('//')) window.location.assign(target);
  else window.location.reload();
}

/** What the page before wanted to be told here; once, and not to itself. */
export function takeArrivalNote(): string | null {
  if (leaving) return null;
  const note = sessionStorage.getItem(NOTE_KEY);
  sessionStorage.removeItem(NOTE_KEY);
  return note;
}
