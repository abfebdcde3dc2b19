import type { ExtractedValue } from '@platform/contracts/events';
import type { Estate } from '../../domain/estate/estate.ts';
import type { ReadingDecision } from '../../domain/upload/decision.ts';
import type { DeriveId } from '../../domain/upload/estate-draft.ts';
import { addedValue, decide } from '../../domain/upload/review.ts';
import type { EstateUpload, UploadOutline } from '../../domain/upload/upload.ts';
import { changesBetween, outcomesOf, type Side, type ValueChange } from './value-changes.ts';

export interface ReviewValueView {
  readonly extracted: ExtractedValue;
  readonly decision: ReadingDecision | undefined;
  readonly upload: EstateUpload;
  /** Null when the estate is out of reach (a reference from elsewhere). */
  readonly estate: Estate | null;
}

/** What people decided on values of an upload, by their paths. */
const decisionsOf = ({ id }: Pick<EstateUpload, 'id'>, estate: Estate | null): ReadonlyMap<string, ReadingDecision> =>
  new Map(
    estate?.decisions.flatMap((decision) => (decision.uploadId === id ? [[decision.path, decision] as const] : [])),
  );

export function reviewValues(upload: EstateUpload, estate: Estate | null): ReviewValueView[] {
  const decisionOn = decisionsOf(upload, estate);
  const read = new Set(upload.values.map(({ path }) => path));
  const added = [...decisionOn.values()].filter(({ path }) => !read.has(path));
  return [...upload.values, ...added.map(({ path, value }) => addedValue(path, value))].map((extracted) => ({
    extracted,
    decision: decisionOn.get(extracted.path),
    upload,
    estate,
  }));
}

export const reviewValue = (values: readonly ReviewValueView[], id: string): ReviewValueView | null =>
  values.find(({ extracted }) => extracted.id === id) ?? null;

/** Values that count for the estate, as they were read or as somebody changed them. */
export function acceptedCount(upload: UploadOutline, estate: Estate | null): number {
  const decisionOn = decisionsOf(upload, estate);
  return upload.values.filter(({ path }) => (decisionOn.get(path)?.decision ?? 'REJECTED') !== 'REJECTED').length;
}

export function reviewedCount(upload: UploadOutline, estate: Estate | null): number {
  const decisionOn = decisionsOf(upload, estate);
  return upload.values.filter(({ path }) => decisionOn.has(path)).length;
}

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
