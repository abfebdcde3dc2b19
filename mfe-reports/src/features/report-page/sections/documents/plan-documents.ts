interface Document {
  readonly isOnFile: boolean;
  readonly standing?: string | null;
}

/** Why a document is no part of the plan, in words; null for one that is. */
export function outOfPlan({ isOnFile, standing }: Document): string | null {
  if (!isOnFile) return 'Missing: what it says is not known';
  return standing === 'REPLACED' ? 'Replaced by a later will' : null;
}
