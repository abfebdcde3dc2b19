import { addDays, dayIn, FIRST_ZONE, type IsoDate, newId, type TimeZone } from '@platform/kernel';
import { type FindingKind, findingsOn, oldBeforeOn } from '../../domain/opportunity/findings.ts';
import type { EstateRowRecord, RowModels } from './estate-rows.model.ts';

/** An estate in which somebody has to look, with what is found in it. */
export interface DueFindings {
  readonly estateId: string;
  readonly organizationId: string;
  readonly archived: boolean;
  readonly kinds: readonly FindingKind[];
  /** By the organization's calendar. */
  readonly today: IsoDate;
  /** Of the writing that made it due. */
  readonly mark: string;
}

/** How far back papers are looked for that have become old: longer than the service is ever down. */
const LOOKS_BACK_DAYS = 40;

type Due = Pick<EstateRowRecord, '_id' | 'organizationId' | 'isArchived' | 'facts' | 'findingsDue'>;

export interface FindingsDueDeps extends Pick<RowModels, 'rows'> {
  /** The zone of an organization's calendar. */
  readonly zoneOf: (organizationId: string) => Promise<TimeZone>;
  readonly now: () => Date;
}

/** Rows whose findings may be others than when somebody looked last: each writing of a row says so, and papers grow old. */
export function createFindingsDue({ rows, zoneOf, now }: FindingsDueDeps) {
  let noted: IsoDate | null = null;
  /** Once a day, and once after each start: rows that were written before anybody looked, and papers that are old now. */
  async function note(): Promise<void> {
    const today = dayIn(FIRST_ZONE, now());
    if (noted === today) return;
    const due = { $set: { findingsDue: newId() } };
    // Yesterday is over in every zone: what is old by then is old for everybody.
    const oldBefore = oldBeforeOn(addDays(today, -1));
    const crossed = { 'facts.oldestSignedOn': { $lt: oldBefore, $gte: addDays(oldBefore, -LOOKS_BACK_DAYS) } };
    await rows.updateMany({ findingsDue: { $exists: false }, ...crossed } as never, due as never);
    await rows.updateMany({ findingsDue: { $exists: false }, findingsSeen: { $exists: false } } as never, due as never);
    noted = today;
  }
  return {
    async some(most: number): Promise<DueFindings[]> {
      await note();
      const found = await rows
        .find({ findingsDue: { $exists: true } } as never)
        .select({ organizationId: 1, isArchived: 1, facts: 1, findingsDue: 1 })
        .limit(most)
        .lean<Due[]>();
      const days = new Map<string, IsoDate>();
      for (const { organizationId } of found) {
        if (!days.has(organizationId)) days.set(organizationId, dayIn(await zoneOf(organizationId), now()));
      }
      return found.map(({ _id, organizationId, isArchived, facts, findingsDue = '' }) => {
        const today = days.get(organizationId) as IsoDate;
        const kinds = findingsOn(facts, oldBeforeOn(today));
        return { estateId: _id, organizationId, archived: isArchived, kinds, today, mark: findingsDue };
      });
    },
    /** What was written since stays due. */
    async seen({ estateId, mark }: DueFindings): Promise<void> {
      const done = { $unset: { findingsDue: 1 }, $set: { findingsSeen: true } };
      await rows.updateOne({ _id: estateId, findingsDue: mark } as never, done as never);
    },
  };
}
export type FindingsDue = ReturnType<typeof createFindingsDue>;
