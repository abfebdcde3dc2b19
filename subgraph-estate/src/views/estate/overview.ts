import { federalLaw } from '@platform/estate-engine';
import {
  abbreviateCents,
  addYears,
  type Cents,
  daysBetween,
  formatDate,
  type IsoDate,
  sumCents,
} from '@platform/kernel';
import { isStale } from '../../domain/balance-sheet/valuation.ts';
import { type Estate, personById, spouseOf } from '../../domain/estate/estate.ts';
import { estateOwnership, insideCents, insuranceInsideCents } from '../../domain/estate/estate-ownership.ts';
import type { EstateUpload } from '../../domain/upload/upload.ts';

export type WorkItemKind = 'VALUES_TO_REVIEW' | 'ABSTRACTION_PROBLEM' | 'STALE_VALUATION' | 'MISSING_DOCUMENT';
export interface WorkItem {
  readonly id: string;
  readonly kind: WorkItemKind;
  readonly estateId: string;
  readonly estateName: string;
  readonly title: string;
  readonly detail: string;
  readonly path: string;
  readonly actionLabel: string;
  readonly since: string;
}
export interface OpportunityCount {
  readonly kind: string;
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
  readonly opportunities: OpportunityCount[];
}

const midnight = (date: IsoDate): string => `${date}T00:00:00.000Z`;
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

function quarterStart(today: IsoDate): IsoDate {
  const month = Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${today.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}

function reviewItem(estate: Estate, upload: EstateUpload): WorkItem[] {
  const base = {
    estateId: estate.id,
    estateName: estate.displayName,
    path: `/estate/${estate.id}/abstractions/${upload.id}`,
    since: upload.createdAt,
  };
  if (upload.status === 'FAILED' || upload.status === 'TOKENS_REFUSED') {
    const detail = upload.statusMessage ?? 'The document could not be read.';
    return [
      {
        ...base,
        id: `problem:${upload.id}`,
        kind: 'ABSTRACTION_PROBLEM',
        title: `${upload.file.filename} was not read`,
        detail,
        actionLabel: 'Open',
      },
    ];
  }
  if (upload.status !== 'READ' || upload.reviewFinishedAt) return [];
  const decided = new Set(estate.decisions.filter(({ uploadId }) => uploadId === upload.id).map(({ path }) => path));
  const open = upload.values.filter(({ path }) => !decided.has(path));
  if (open.length === 0) return [];
  const low = open.filter(({ confidence }) => confidence === 'LOW').length;
  const issues = upload.possibleIssues.length;
  const parts = [
    low > 0 ? `${low} of low confidence` : '',
    issues > 0 ? plural(issues, 'possible issue', 'possible issues') : '',
  ];
  return [
    {
      ...base,
      id: `review:${upload.id}`,
      kind: 'VALUES_TO_REVIEW',
      title: `${upload.file.filename}: ${plural(open.length, 'value', 'values')} to review`,
      detail: parts.filter(Boolean).join(', ') || `${plural(upload.values.length, 'value', 'values')} read`,
      actionLabel: 'Review',
    },
  ];
}

/** A part of the net worth below which an old value is not worth a call. */
const LARGE_PART = 0.2;

function staleItems(estate: Estate, today: IsoDate): WorkItem[] {
  const owned = estateOwnership(estate, today);
  const worthCents = owned.insideCents;
  return estate.assets.flatMap((asset): WorkItem[] => {
    const { valuationDate, id, name } = asset;
    if (!valuationDate || worthCents <= 0 || !isStale(valuationDate, today)) return [];
    const countsCents = insideCents(owned, id);
    if (countsCents < worthCents * LARGE_PART) return [];
    return [
      {
        id: `stale:${id}`,
        kind: 'STALE_VALUATION',
        estateId: estate.id,
        estateName: estate.displayName,
        title: `${name}: valued ${formatDate(valuationDate)}`,
        detail: `${daysBetween(valuationDate, today)} days old, counts for ${Math.round((countsCents / worthCents) * 100)}% of net worth`,
        path: `/estate/${estate.id}/balance-sheet`,
        actionLabel: 'Update',
        since: midnight(valuationDate),
      },
    ];
  });
}

function missingItems(estate: Estate): WorkItem[] {
  return estate.documents
    .filter(({ isOnFile }) => !isOnFile)
    .map((document) => ({
      id: `missing:${document.id}`,
      kind: 'MISSING_DOCUMENT' as const,
      estateId: estate.id,
      estateName: estate.displayName,
      title: `${document.name}: not on file`,
      detail: personById(estate, document.ownerId)?.name ?? 'No owner named',
      path: `/estate/${estate.id}/documents`,
      actionLabel: 'Upload',
      since: document.createdAt,
    }));
}

interface Finding {
  readonly kind: string;
  readonly title: string;
  readonly detail: (estates: readonly Estate[]) => string;
  readonly holds: (estate: Estate) => boolean;
}

const OLD_AFTER_YEARS = 8;

const signedDates = (estate: Estate): IsoDate[] => [
  ...estate.documents.filter(({ will, isOnFile }) => will && isOnFile).flatMap(({ executedAt }) => executedAt ?? []),
  ...estate.trusts
    .filter(({ kind }) => kind === 'REVOCABLE' || kind === 'REVOCABLE_JOINT')
    .flatMap(({ executedAt }) => executedAt ?? []),
];

function findings(today: IsoDate): Finding[] {
  const insuranceInside = (estate: Estate): Cents => insuranceInsideCents(estateOwnership(estate, today));
  const old = addYears(today, -OLD_AFTER_YEARS);
  const isOld = (date: IsoDate): boolean => date < old;
  return [
    {
      kind: 'INSURANCE_IN_ESTATE',
      title: 'Life insurance still in the taxable estate',
      detail: (estates) => `${abbreviateCents(sumCents(estates.map(insuranceInside)))} of benefit`,
      holds: (estate) => insuranceInside(estate) > 0 && taxed(estate),
    },
    {
      kind: 'EXCLUSION_NOT_PORTED',
      title: 'Unused exclusion not ported',
      detail: (estates) => plural(estates.length, 'widowed client', 'widowed clients'),
      holds: (estate) => {
        const spouse = spouseOf(estate, estate.personId);
        const client = personById(estate, estate.personId);
        return estate.maritalStatus === 'WIDOWED' && Boolean(spouse?.isDeceased) && client?.federalDsueCents === 0;
      },
    },
    {
      kind: 'OLD_DOCUMENTS',
      title: `Will or trust older than ${OLD_AFTER_YEARS} years`,
      detail: (estates) => `oldest ${estates.flatMap(signedDates).toSorted()[0]?.slice(0, 4) ?? ''}`,
      holds: (estate) => signedDates(estate).some(isOld),
    },
    {
      kind: 'NO_HEALTH_CARE_DIRECTIVE',
      title: 'Health care directive missing',
      detail: () => 'clients with no one named',
      holds: (estate) => estate.documents.some(({ kind, isOnFile }) => kind === 'HEALTHCARE_DIRECTIVE' && !isOnFile),
    },
    {
      kind: 'NO_WILL',
      title: 'No will on file',
      detail: () => 'the state decides who inherits',
      holds: (estate) => !estate.documents.some(({ will, isOnFile }) => will && isOnFile),
    },
  ];
}

const taxed = ({ calculated }: Estate): boolean =>
  (calculated.federalTaxCents ?? 0) + (calculated.stateTaxCents ?? 0) > 0;

function opportunities(estates: readonly Estate[], today: IsoDate): OpportunityCount[] {
  return findings(today).flatMap(({ kind, title, detail, holds }) => {
    const found = estates.filter(holds);
    if (found.length === 0) return [];
    return [{ kind, title, detail: detail(found), count: found.length, estateIds: found.map(({ id }) => id) }];
  });
}

/** Share of all assets, by value, that was valued within 90 days. */
function freshPercent(estates: readonly Estate[], today: IsoDate): number {
  const assets = estates.flatMap(({ assets: own }) => own);
  const all = sumCents(assets.map(({ balanceCents }) => balanceCents));
  const fresh = assets.filter(({ valuationDate }) => valuationDate !== null && !isStale(valuationDate, today));
  return all > 0 ? Math.round((sumCents(fresh.map(({ balanceCents }) => balanceCents)) / all) * 1000) / 10 : 0;
}

/** Most items of work that a dashboard can be of use with. */
const WORK_SHOWN = 50;

/** Figures of the dashboard over the estates given; figures of each are those kept with it. */
export function estateOverview(
  estates: readonly Estate[],
  uploads: readonly EstateUpload[],
  today: IsoDate,
): EstateOverview {
  const law = federalLaw(today);
  const quarter = midnight(quarterStart(today));
  const work = [
    ...uploads.flatMap((upload) => {
      const estate = estates.find(({ id }) => id === upload.estateId);
      return estate ? reviewItem(estate, upload) : [];
    }),
    ...estates.flatMap((estate) => staleItems(estate, today)),
    ...estates.flatMap(missingItems),
  ];
  return {
    estatesCount: estates.length,
    addedThisQuarter: estates.filter(({ createdAt }) => createdAt >= quarter).length,
    netWorth: sumCents(estates.map(({ calculated }) => calculated.netWorthCents ?? 0)),
    valuedWithin90DaysPercent: freshPercent(estates, today),
    estimatedEstateTax: sumCents(
      estates.map(({ calculated }) => (calculated.federalTaxCents ?? 0) + (calculated.stateTaxCents ?? 0)),
    ),
    households: estates.flatMap(({ id, displayName, calculated }) =>
      calculated.netWorthCents === null ? [] : [{ estateId: id, displayName, netWorth: calculated.netWorthCents }],
    ),
    basicExclusion: law.basicExclusionCents,
    basicExclusionAuthority: law.authority.at(-1)?.cite ?? '',
    work: work.slice(0, WORK_SHOWN),
    opportunities: opportunities(estates, today),
  };
}
