import { Select, Sheet } from '@platform/ui-kit';
import { timeZoneLabel, timeZoneOptions } from './time-zones.ts';
import type { Settings } from './use-settings.tsx';

const stateOf = (timeZone: string) => ({
  attributes: { timeZone },
  said: `Days are told by ${timeZoneLabel(timeZone)}.`,
});

/** The zone of the organization's calendar; it saves as soon as another one is chosen. */
export function TimeZoneSheet({ settings: { values, change } }: { readonly settings: Settings }) {
  const { timeZone } = values;
  return (
    <Sheet title="Calendar">
      <Select
        label="Time zone"
        hint="Today, ages, deadlines and the dates on reports go by the day of this zone."
        options={timeZoneOptions(timeZone)}
        value={timeZone}
        onChange={(event) => change({ next: stateOf(event.target.value), before: stateOf(timeZone) })}
      />
    </Sheet>
  );
}
