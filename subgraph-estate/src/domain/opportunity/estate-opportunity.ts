import { lengthProblem } from '@platform/contracts/field-rules';
import { isOpenOpportunity, type OpportunityStatus } from '@platform/contracts/opportunity';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { DomainError, type IsoDate } from '@platform/kernel';
import { type Said, said, saidText } from '../estate/said.ts';
import type { OrderKey } from '../finance/order-key.ts';
import { refuse, requiredName } from '../finance/planned-year.ts';
import { FINDING_KINDS, type FindingKind } from './findings.ts';

/** Something about a household that is worth a talk (estate domain, section 3), found in its plan or put down by somebody. */
export interface EstateOpportunity {
  readonly id: string;
  readonly version: number;
  readonly estateId: string;
  readonly organizationId: string;
  /** What was found; null for what somebody has put down. */
  readonly kind: FindingKind | null;
  /** Null where the kind says it. */
  readonly title: string | null;
  readonly description: string | null;
  readonly status: OpportunityStatus;
  readonly notes: string | null;
  /** Kept from the client. */
  readonly isHidden: boolean;
  /** Put away by somebody: lists of work leave it out. */
  readonly manuallyArchived: boolean;
  readonly orderKey: OrderKey;
  /** The day on which it was found no longer, by the organization's calendar: that has completed it. */
  readonly settledOn: IsoDate | null;
  readonly createdByName: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface OpportunityFacts {
  readonly title?: Said<string>;
  readonly description?: Said<string>;
  readonly status?: Said<OpportunityStatus>;
  readonly notes?: Said<string>;
  readonly isHidden?: Said<boolean>;
  readonly manuallyArchived?: Said<boolean>;
}
type OpportunityOwn = Pick<
  EstateOpportunity,
  'title' | 'description' | 'status' | 'notes' | 'isHidden' | 'manuallyArchived' | 'settledOn'
>;

function checkedText(text: string | null, field: 'description' | 'notes'): string | null {
  const tooLong = text === null ? null : lengthProblem(text, TEXT_LENGTHS[field]);
  if (tooLong) refuse('OUT_OF_RANGE', tooLong, field);
  return text;
}

/** What is found has its kind's words where somebody has not put it better; what is put down needs words of its own. */
function titleOf(known: Pick<EstateOpportunity, 'kind' | 'title'> | null, title: Said<string>): string | null {
  const text = saidText(title, known?.title ?? null);
  return known?.kind && text === null ? null : requiredName(text ?? '', 'title', 'Title');
}

/** What is left out stays. Throws: DomainError REQUIRED, OUT_OF_RANGE, naming the field. */
export function opportunityWith(known: EstateOpportunity | null, facts: OpportunityFacts): OpportunityOwn {
  const status = facts.status ?? known?.status ?? 'TODO';
  return {
    title: titleOf(known, facts.title),
    description: checkedText(saidText(facts.description, known?.description ?? null), 'description'),
    status,
    notes: checkedText(saidText(facts.notes, known?.notes ?? null), 'notes'),
    isHidden: said(facts.isHidden ?? undefined, known?.isHidden ?? false),
    manuallyArchived: said(facts.manuallyArchived ?? undefined, known?.manuallyArchived ?? false),
    // Whoever takes it up again has seen more than what is found.
    settledOn: isOpenOpportunity(status) ? null : (known?.settledOn ?? null),
  };
}

/** What is found would be found again tomorrow. Throws: DomainError STILL_FOUND. */
export function checkRemovable({ kind }: Pick<EstateOpportunity, 'kind'>): void {
  if (kind === null) return;
  throw new DomainError(
    'STILL_FOUND',
    'This was found in the plan and would be found again. Dismiss it, or put it in the archive.',
  );
}

/** Whether a client is told of it. */
export const isForClient = ({ status, isHidden, manuallyArchived }: EstateOpportunity): boolean =>
  isOpenOpportunity(status) && !isHidden && !manuallyArchived;

/** What has to be written so that the opportunities of an estate are those that are found in it. */
export interface OpportunityChanges {
  readonly add: readonly FindingKind[];
  readonly settle: readonly EstateOpportunity[];
  readonly reopen: readonly EstateOpportunity[];
}

/**
 * What is found for the first time is added; what is found no longer is completed, unless somebody has ended it already;
 * and what had completed itself so is to be done again when it is found again. What somebody has completed or dismissed
 * stays so.
 */
export function opportunityChanges(
  found: readonly FindingKind[],
  known: readonly EstateOpportunity[],
): OpportunityChanges {
  const byKind = new Map(known.flatMap((one) => (one.kind ? [[one.kind, one] as const] : [])));
  const standing = [...byKind.values()];
  const isFound = ({ kind }: EstateOpportunity): boolean => kind !== null && found.includes(kind);
  return {
    add: FINDING_KINDS.filter((kind) => found.includes(kind) && !byKind.has(kind)),
    settle: standing.filter((one) => !isFound(one) && isOpenOpportunity(one.status)),
    reopen: standing.filter((one) => isFound(one) && one.settledOn !== null),
  };
}
