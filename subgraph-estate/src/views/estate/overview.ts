import type { Action } from '@platform/contracts/access';
import { labelOf } from '@platform/contracts/labels';
import { federalLaw } from '@platform/estate-engine';
import {
  abbreviateCents,
  addDays,
  atMostCents,
  type Cents,
  counted,
  DATE_HELPER_DAYS,
  dayIn,
  daysBetween,
  formatDate,
  type IsoDate,
  startOfDayIn,
  type TimeZone,
} from '@platform/kernel';
import { isStale } from '../../domain/balance-sheet/valuation.ts';
import { FINDING_KINDS, type FindingKind, oldBeforeOn } from '../../domain/opportunity/findings.ts';
import type { Reminder } from '../../domain/reminder/reminder.ts';
import type { UploadHead, UploadOutline } from '../../domain/upload/upload.ts';
import type { DashboardFacts } from '../rows/estate-row.ts';
import type { EstateSums, FoundSum, SumDates } from '../rows/estate-sums.ts';

export type WorkItemKind =
  | 'REMINDER_DUE'
  | 'VALUES_TO_REVIEW'
  | 'ABSTRACTION_PROBLEM'
  | 'STALE_VALUATION'
  | 'MISSING_DOCUMENT';
export interface WorkItem {
  readonly id: string;
  readonly kind: WorkItemKind;
  readonly estateId: string;
  readonly estateName: string;
  readonly title: string;
  readonly detail: string;
  readonly path: string;
  readonly actionLabel: string;
  readonly since: IsoDate;
  /** Whole days from then to today: the only place where a row's days are counted. */
  readonly days: number;
}
type Row = Omit<WorkItem, 'days'>;
type DueReminder = Pick<Reminder, 'id' | 'estateId' | 'text' | 'dueOn'>;
export interface OpportunityCount {
  readonly kind: FindingKind;
  readonly title: string;
  readonly detail: string;
  readonly count: number;
  readonly estateIds: string[];
}
export interface EstateOverview {
  readonly estatesCount: number;
  readonly addedThisQuarter: number;
  readonly netWorth: Cents;
  readonly valuedWithin90DaysPercent: number;
  readonly estimatedEstateTax: Cents;
  readonly households: { estateId: string; displayName: string; netWorth: Cents }[];
  readonly basicExclusion: Cents;
  readonly basicExclusionAuthority: string;
  readonly work: WorkItem[];
  /** Whether more waits than is listed. */
  readonly hasMoreWork: boolean;
  readonly opportunities: OpportunityCount[];
  /** The day of the oldest figures in the sums. */
  readonly figuresAsOf: IsoDate | null;
  /** Estates whose figures may be others today, or are of other rules. */
  readonly staleFiguresCount: number;
}

/** The organization's calendar at this moment. */
export interface Calendar {
  readonly today: IsoDate;
  readonly timeZone: TimeZone;
}

/** What was found over all rows in reach. */
export interface FindingSum extends FoundSum {
  readonly kind: FindingKind;
  readonly estateIds: string[];
}

/** What is said of all rows in reach, and who is named with it. */
export interface OverviewFigures {
  readonly sums: EstateSums;
  readonly households: EstateOverview['households'];
  readonly named: Readonly<Record<FindingKind, string[]>>;
}

/** A row as the dashboard's work reads it. */
export interface OverviewRow {
  readonly id: string;
  readonly displayName: string;
  readonly facts: DashboardFacts;
}

function quarterStart(today: IsoDate): IsoDate {
  const month = Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${today.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}

export function overviewDates({ today, timeZone }: Calendar): SumDates {
  return {
    quarterBegan: startOfDayIn(timeZone, quarterStart(today)).toISOString(),
    freshSince: addDays(today, -DATE_HELPER_DAYS),
    oldBefore: oldBeforeOn(today),
    today,
  };
}

function reviewItem(row: OverviewRow, upload: UploadHead & UploadOutline, timeZone: TimeZone): Row[] {
  const base = {
    estateId: row.id,
    estateName: row.displayName,
    path: `/estate/${row.id}/abstractions/${upload.id}`,
    since: dayIn(timeZone, upload.createdAt),
  };
  if (upload.status === 'FAILED' || upload.status === 'TOKENS_REFUSED') {
    const detail = upload.statusMessage ?? 'The document could not be read.';
    const title = `${upload.file.filename} was not read`;
    return [{ ...base, id: `problem:${upload.id}`, kind: 'ABSTRACTION_PROBLEM', title, detail, actionLabel: 'Open' }];
  }
  if (upload.status !== 'READ' || upload.reviewFinishedAt) return [];
  const decided = new Set(row.facts.decided.filter(({ uploadId }) => uploadId === upload.id).map(({ path }) => path));
  const open = upload.values.filter(({ path }) => !decided.has(path));
  if (open.length === 0) {
    const title = `${upload.file.filename}: review to finish`;
    const detail = upload.values.length > 0 ? 'Every value is decided' : 'Nothing was found in it';
    return [{ ...base, id: `review:${upload.id}`, kind: 'VALUES_TO_REVIEW', title, detail, actionLabel: 'Review' }];
  }
  const low = open.filter(({ confidence }) => confidence === 'LOW').length;
  const issues = upload.possibleIssues.length;
  const parts = [low > 0 ? `${low} of low confidence` : '', issues > 0 ? counted(issues, 'possible issue') : ''];
  return [
    {
      ...base,
      id: `review:${upload.id}`,
      kind: 'VALUES_TO_REVIEW',
      title: `${upload.file.filename}: ${counted(open.length, 'value')} to review`,
      detail: parts.filter(Boolean).join(', ') || `${counted(upload.values.length, 'value')} read`,
      actionLabel: 'Review',
    },
  ];
}

function reminderItem({ displayName }: OverviewRow, { id, estateId, text, dueOn }: DueReminder): Row {
  return {
    id: `reminder:${id}`,
    kind: 'REMINDER_DUE',
    estateId,
    estateName: displayName,
    title: text,
    detail: `Reminder for ${formatDate(dueOn)}`,
    path: `/estate/${estateId}`,
    actionLabel: 'Open',
    since: dueOn,
  };
}

function staleItems({ id: estateId, displayName, facts }: OverviewRow, today: IsoDate): Row[] {
  return facts.largeAssets
    .filter(({ on }) => isStale(on, today))
    .map(({ id, name, on, amountCents }) => ({
      id: `stale:${id}`,
      kind: 'STALE_VALUATION',
      estateId,
      estateName: displayName,
      title: `${name}: valued ${formatDate(on)}`,
      detail: `${counted(daysBetween(on, today), 'day')} old, counts for ${Math.round((amountCents / facts.insideCents) * 100)}% of net worth`,
      path: `/estate/${estateId}/balance-sheet`,
      actionLabel: 'Update',
      since: on,
    }));
}

function missingItems({ id: estateId, displayName, facts }: OverviewRow, timeZone: TimeZone): Row[] {
  return facts.missingDocuments.map(({ id, name, ownerName, createdAt }) => ({
    id: `missing:${id}`,
    kind: 'MISSING_DOCUMENT',
    estateId,
    estateName: displayName,
    title: `${name}: not on file`,
    detail: ownerName ?? 'No owner named',
    path: `/estate/${estateId}/documents/upload?document=${id}`,
    actionLabel: 'Upload',
    since: dayIn(timeZone, createdAt),
  }));
}

/** What is said of a finding beside its name and count. */
const FINDING_DETAILS: Readonly<Record<FindingKind, (sum: FindingSum) => string>> = {
  INSURANCE_IN_ESTATE: ({ amountCents }) => `${abbreviateCents(amountCents)} of benefit`,
  EXCLUSION_NOT_PORTED: ({ count }) => counted(count, 'widowed client'),
  OLD_DOCUMENTS: ({ oldest }) => `oldest ${oldest?.slice(0, 4) ?? ''}`,
  NO_HEALTH_CARE_DIRECTIVE: ({ count }) => `${count === 1 ? 'client' : 'clients'} with no one named`,
  NO_WILL: () => 'the state decides who inherits',
};

/** Most items of work that a dashboard can be of use with. */
const WORK_SHOWN = 50;
/** Of each kind: one more than is shown, to know whether that is all. */
export const WORK_READ = WORK_SHOWN + 1;

/** What somebody must be allowed to do for an item to be his work. */
export const WORK_ACTIONS = {
  REMINDER_DUE: 'estate:edit',
  VALUES_TO_REVIEW: 'abstraction:review',
  ABSTRACTION_PROBLEM: 'document:upload',
  STALE_VALUATION: 'estate:edit',
  MISSING_DOCUMENT: 'document:upload',
} as const satisfies Record<WorkItem['kind'], Action>;

export interface OverviewWork {
  /** Uploads that wait for somebody. */
  readonly uploads: readonly (UploadHead & UploadOutline)[];
  /** Reminders whose day has come. */
  readonly reminders: readonly DueReminder[];
  /** The rows of the estates that these and the uploads are of. */
  readonly rowsOfThese: readonly OverviewRow[];
  readonly rows: readonly OverviewRow[];
}

/** The dashboard in words; what is added up was added up over all estates in reach. */
export function estateOverview(
  { sums, households, named }: OverviewFigures,
  { uploads, reminders, rowsOfThese, rows }: OverviewWork,
  { today, timeZone }: Calendar,
  /** Whether the caller may take an action: what he cannot do is nothing that needs him. */
  may: (action: Action) => boolean,
): EstateOverview {
  const law = federalLaw(today);
  const byId = new Map(rowsOfThese.map((row) => [row.id, row]));
  const work: Row[] = [
    ...reminders.flatMap((reminder) => {
      const row = byId.get(reminder.estateId);
      return row ? reminderItem(row, reminder) : [];
    }),
    ...uploads.flatMap((upload) => {
      const row = byId.get(upload.estateId);
      return row ? reviewItem(row, upload, timeZone) : [];
    }),
    ...rows.flatMap((row) => staleItems(row, today)).toSorted((a, b) => a.since.localeCompare(b.since)),
    ...rows.flatMap((row) => missingItems(row, timeZone)).toSorted((a, b) => a.since.localeCompare(b.since)),
  ];
  const own = work.filter(({ kind }) => may(WORK_ACTIONS[kind]));
  const { assetsCents, freshAssetsCents } = sums;
  return {
    estatesCount: sums.estates,
    addedThisQuarter: sums.added,
    netWorth: atMostCents(sums.netWorthCents),
    estimatedEstateTax: atMostCents(sums.taxCents),
    households,
    figuresAsOf: sums.asOf,
    staleFiguresCount: sums.stale,
    valuedWithin90DaysPercent: assetsCents > 0 ? Math.round((freshAssetsCents / assetsCents) * 1000) / 10 : 0,
    basicExclusion: law.basicExclusionCents,
    basicExclusionAuthority: law.authority.at(-1)?.cite ?? '',
    hasMoreWork: own.length > WORK_SHOWN,
    work: own.slice(0, WORK_SHOWN).map((row) => ({ ...row, days: Math.max(0, daysBetween(row.since, today)) })),
    opportunities: FINDING_KINDS.map((kind) => ({ kind, ...sums.found[kind], estateIds: named[kind] }))
      .filter(({ count }) => count > 0)
      .map((sum) => ({ ...sum, amountCents: atMostCents(sum.amountCents) }))
      .map((sum) => ({
        kind: sum.kind,
        title: labelOf('FindingKind', sum.kind),
        detail: FINDING_DETAILS[sum.kind](sum),
        count: sum.count,
        estateIds: sum.estateIds,
      })),
  };
}
