import type { ExtractedValue } from '@platform/contracts/events';
import type { Estate, ReadingDecision } from '../../domain/estate/estate.ts';
import type { DeriveId } from '../../domain/upload/estate-draft.ts';
import { decide } from '../../domain/upload/review.ts';
import type { EstateUpload } from '../../domain/upload/upload.ts';
import { changesBetween, outcomesOf, type Side, type ValueChange } from './value-changes.ts';

export interface ReviewValueView {
  readonly extracted: ExtractedValue;
  readonly decision: ReadingDecision | undefined;
  readonly upload: EstateUpload;
  /** Null when the estate is out of reach (a reference from elsewhere). */
  readonly estate: Estate | null;
}

export function reviewValues(upload: EstateUpload, estate: Estate | null): ReviewValueView[] {
  const decisions = estate?.decisions.filter(({ uploadId }) => uploadId === upload.id) ?? [];
  return upload.values.map((extracted) => ({
    extracted,
    decision: decisions.find(({ path }) => path === extracted.path),
    upload,
    estate,
  }));
}

export const reviewValue = (values: readonly ReviewValueView[], id: string): ReviewValueView | null =>
  values.find(({ extracted }) => extracted.id === id) ?? null;

/** Values that count for the estate, as they were read or as somebody changed them. */
export const acceptedCount = (values: readonly ReviewValueView[]): number =>
  values.filter(({ decision }) => decision && decision.decision !== 'REJECTED').length;

export const reviewedCount = (values: readonly ReviewValueView[]): number =>
  values.filter(({ decision }) => decision).length;

/** What somebody wrote in place of what was read. */
export const editedValue = ({ decision }: ReviewValueView): unknown =>
  decision?.decision === 'EDITED' ? decision.value : null;

/**
 * What each value changes, or has changed, in the estate: the estate as it is beside the one with (or without) it.
 * One engine run for the estate and one for each value that is asked for.
 */
export function createChangePreview(today: string, deriveId: DeriveId) {
  const known = new Map<string, Side>();
  const sideOf = (estate: Estate): Side => ({ estate, outcomes: outcomesOf(estate, today) });
  return ({ extracted, decision, upload, estate }: ReviewValueView): ValueChange[] => {
    if (!estate) return [];
    const now = known.get(estate.id) ?? sideOf(estate);
    known.set(estate.id, now);
    const inEffect = decision !== undefined && decision.decision !== 'REJECTED';
    const other = decide(
      estate,
      upload,
      [{ value: extracted, decision: inEffect ? 'RESET' : 'ACCEPT' }],
      { at: today, name: null },
      deriveId,
    );
    const beside = sideOf(other);
    return inEffect ? changesBetween(beside, now) : changesBetween(now, beside);
  };
}
