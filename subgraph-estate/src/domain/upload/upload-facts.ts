import { lengthProblem } from '@platform/contracts/field-rules';
import { DomainError } from '@platform/kernel';
import type { Estate } from '../estate/estate.ts';
import { type Said, said, saidText } from '../estate/said.ts';
import { CAN_BE_READ, type EstateUpload, type UploadHead } from './upload.ts';

/** What people say of a file, beside what was read from it. */
export interface UploadFacts {
  readonly summary?: Said<string>;
  readonly displayOrder?: Said<number>;
}

const LONGEST_SUMMARY = 2_000;
/** More files than any estate has. */
const LAST_PLACE = 10_000;

/** Throws: DomainError TOO_LONG, OUT_OF_RANGE, naming the field. */
export function uploadWith(
  known: Pick<EstateUpload, 'summary' | 'displayOrder'>,
  facts: UploadFacts,
): Pick<EstateUpload, 'summary' | 'displayOrder'> {
  const summary = saidText(facts.summary, known.summary);
  const problem = summary && lengthProblem(summary, LONGEST_SUMMARY);
  if (problem) throw new DomainError('TOO_LONG', problem, { field: 'attributes.summary' });
  const displayOrder = said(facts.displayOrder, known.displayOrder);
  if (displayOrder !== null && (displayOrder < 0 || displayOrder > LAST_PLACE))
    throw new DomainError('OUT_OF_RANGE', `A place is a number from 0 to ${LAST_PLACE.toLocaleString('en-US')}.`, {
      field: 'attributes.displayOrder',
    });
  return { summary, displayOrder };
}

/** Whether one of the files belongs to no trust and no document of its estate. */
export function hasUnassociated(
  { trusts, documents }: Pick<Estate, 'trusts' | 'documents'>,
  uploads: readonly Pick<UploadHead, 'id'>[],
): boolean {
  const associated = new Set([...trusts, ...documents].flatMap(({ uploadIds }) => uploadIds));
  return uploads.some(({ id }) => !associated.has(id));
}

/** Tokens that reading all of these takes that are not read and not being read. */
export const tokensToReadAll = (uploads: readonly Pick<UploadHead, 'status' | 'tokensNeeded'>[]): number =>
  uploads.reduce((sum, { status, tokensNeeded }) => sum + (CAN_BE_READ.includes(status) ? tokensNeeded : 0), 0);
