/** What is here of a file that travels in parts: receipts by where each part begins. */
export type SentParts = Readonly<Record<number, string>>;

const PREFIX = 'sent-parts ';

/** The same file chosen once more, also after the page was loaded again, goes on where it was. */
const keyOf = (estateId: string, { name, size, lastModified }: File): string =>
  `${PREFIX}${JSON.stringify([estateId, name, size, lastModified])}`;

// A browser may keep nothing for pages; then a file begins anew after a reload.
function tried<Result>(doing: () => Result, otherwise: Result): Result {
  try {
    return doing();
  } catch {
    return otherwise;
  }
}

export function knownParts(estateId: string, file: File): SentParts {
  return tried(() => JSON.parse(sessionStorage.getItem(keyOf(estateId, file)) ?? '{}') as SentParts, {});
}

export function keepParts(estateId: string, file: File, parts: SentParts): void {
  tried(() => sessionStorage.setItem(keyOf(estateId, file), JSON.stringify(parts)), undefined);
}

export function forgetParts(estateId: string, file: File): void {
  tried(() => sessionStorage.removeItem(keyOf(estateId, file)), undefined);
}
