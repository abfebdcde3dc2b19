/** Zones of the United States, as people call them. */
const ZONES: readonly (readonly [zone: string, label: string])[] = [
  ['America/New_York', 'Eastern Time'],
  ['America/Chicago', 'Central Time'],
  ['America/Denver', 'Mountain Time'],
  ['America/Phoenix', 'Mountain Time, Arizona'],
  ['America/Los_Angeles', 'Pacific Time'],
  ['America/Anchorage', 'Alaska Time'],
  ['Pacific/Honolulu', 'Hawaii Time'],
  ['America/Puerto_Rico', 'Atlantic Time, Puerto Rico'],
  ['Pacific/Guam', 'Chamorro Time, Guam'],
];

/** `Europe/London` → `London` */
const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** What an organization may choose; a zone elsewhere that was set otherwise stays choosable, by its place. */
export function timeZoneOptions(current: string): { value: string; label: string }[] {
  const options = ZONES.map(([value, label]) => ({ value, label }));
  return options.some(({ value }) => value === current)
    ? options
    : [...options, { value: current, label: placeOf(current) }];
}

export const timeZoneLabel = (zone: string): string =>
  timeZoneOptions(zone).find(({ value }) => value === zone)?.label ?? placeOf(zone);
