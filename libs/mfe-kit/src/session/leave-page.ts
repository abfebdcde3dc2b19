const NOTE_KEY = 'platform.arrival-note';

/** A page that is still here so long after it was sent elsewhere was not: the address was a download, or was refused. */
const DEPARTURE_MS = 10_000;

let leaving = false;
let departing = false;
let postponed: (() => void) | null = null;

/**
 * Notices that the person is on the way to another page, by a link, a form or the address bar. Returns how to stop.
 * Once for each page, before anything may send it elsewhere.
 */
export function watchDeparture(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stayed = (): void => {
    departing = false;
    const leave = postponed;
    postponed = null;
    leave?.();
  };
  const onDeparture = (): void => {
    departing = true;
    clearTimeout(timer);
    timer = setTimeout(stayed, DEPARTURE_MS);
  };
  window.addEventListener('beforeunload', onDeparture);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('beforeunload', onDeparture);
  };
}

/**
 * Loads the page anew, so that nothing read under one identity stays in memory under the next. Whoever asks first
 * decides where: a page on its way hears of the new session too, and must not be sent elsewhere. The page that it goes
 * to reads the session for itself.
 * @param target a path of this site; anything else loads the present address again
 * @param note what the next page tells
 */
export function leavePage(target: string | null | undefined, note: string | null = null): void {
  if (leaving) return;
  if (departing) {
    postponed ??= () => leavePage(target, note);
    return;
  }
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
