import { createHash } from 'node:crypto';
import { type AbstractionRecord, isRead } from '../../domain/abstraction/abstraction.ts';
import type { IssueSetAside } from '../../domain/abstraction/set-aside.ts';
import { type ComparedFields, issuesOfSet } from '../../reader/index.ts';

export interface DocumentIssue {
  readonly id: string;
  readonly kind: string;
  readonly detail: string;
  readonly page: number | null;
  readonly quote: string | null;
  readonly isOfSet: boolean;
  readonly estateUpload: { readonly id: string };
  /** Who leaves it as it is, and why; null while it has to be settled. */
  readonly setAside: IssueSetAside | null;
}

/** A point is known by what it says of which file: another saying is another point. */
const idOf = (uploadId: string, kind: string, detail: string): string =>
  createHash('sha256')
    .update(JSON.stringify([uploadId, kind, detail]))
    .digest('hex')
    .slice(0, 32);

type Read = Pick<
  AbstractionRecord,
  'status' | 'estateUploadId' | 'file' | 'papers' | 'warnings' | 'createdAt' | 'setAside'
>;

/** The newest reading of each file, the files in the order in which they were first read. */
function current(readings: readonly Read[]): (Read & { readonly estateUploadId: string })[] {
  const byFile = new Map<string, Read & { readonly estateUploadId: string }>();
  const oldestFirst = readings.filter(isRead).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  for (const reading of oldestFirst) {
    const { estateUploadId } = reading;
    if (estateUploadId) byFile.set(estateUploadId, { ...reading, estateUploadId });
  }
  return [...byFile.values()];
}

/** What is missing or contradicts itself in a client's files, as they are read now: nothing of it is stored. */
export function documentIssues(readings: readonly Read[]): DocumentIssue[] {
  const files = current(readings);
  const ofSet = issuesOfSet(
    files.map(({ estateUploadId, file, papers }) => ({
      id: estateUploadId,
      fileName: file?.filename ?? 'a file',
      documents: papers as readonly ComparedFields[],
    })),
  ).map(({ id = '', kind, detail, citation }) => ({
    uploadId: id,
    kind,
    detail,
    page: citation?.page ?? null,
    quote: citation?.quote ?? null,
    isOfSet: true,
  }));
  // That an original is missing is known of the set, and better: it may have come meanwhile.
  const ofFiles = files.flatMap(({ estateUploadId, warnings }) =>
    warnings
      .filter(({ errorType }) => errorType !== 'MISSING_ORIGINAL_OR_MODIFIED_DISPOSITIVE_DOCUMENT')
      .map(({ errorType, message, page }) => ({
        uploadId: estateUploadId,
        kind: errorType,
        detail: message,
        page,
        quote: null,
        isOfSet: false,
      })),
  );
  const asideOf = new Map(files.flatMap(({ setAside }) => setAside.map((aside) => [aside.issueId, aside] as const)));
  const issues = [...ofSet, ...ofFiles].map(({ uploadId, ...issue }): DocumentIssue => {
    const id = idOf(uploadId, issue.kind, issue.detail);
    return { ...issue, id, estateUpload: { id: uploadId }, setAside: asideOf.get(id) ?? null };
  });
  // Said twice of one file, it is one point.
  return [...new Map(issues.map((issue) => [issue.id, issue])).values()];
}
