import { dayIn, FIRST_ZONE, type TimeZone } from '@platform/kernel';
import { overviewDates } from '../../views/estate/overview.ts';
import type { EstateSumsStore } from './estate-sums.store.ts';

export interface SumsKeeperDeps {
  readonly sums: EstateSumsStore;
  /** The zone of an organization's calendar. */
  readonly zoneOf: (organizationId: string) => Promise<TimeZone>;
  readonly now: () => Date;
}

/** Adds up what a new day or a change has made due, so that whoever opens the dashboard finds it done. */
export const createSumsKeeper =
  ({ sums, zoneOf, now }: SumsKeeperDeps) =>
  async (): Promise<void> => {
    for (const organizationId of await sums.organizationsDue(dayIn(FIRST_ZONE, now()))) {
      const timeZone = await zoneOf(organizationId);
      const today = dayIn(timeZone, now());
      await sums.of({ organizationId }, { day: today, dates: overviewDates({ today, timeZone }) });
    }
  };
