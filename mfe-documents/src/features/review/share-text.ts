interface Share {
  readonly shareNumerator: number;
  readonly shareDenominator: number;
}

const PERCENT = /^(\d{1,3}(?:\.\d{1,3})?)\s*%$/;
const FRACTION = /^(\d{1,6})\s*(?:\/|of)\s*(\d{1,6})$/;

/** A share as people write it, exact: a third stays a third. Null for what is none, or more than all. */
export function readShare(text: string): Share | null {
  const typed = text.trim().toLowerCase();
  if (typed === 'all') return { shareNumerator: 1, shareDenominator: 1 };
  const [, percent] = PERCENT.exec(typed) ?? [];
  const [, part, whole] = FRACTION.exec(typed) ?? [];
  const decimals = percent?.split('.')[1]?.length ?? 0;
  const share = percent
    ? { shareNumerator: Math.round(Number(percent) * 10 ** decimals), shareDenominator: 100 * 10 ** decimals }
    : { shareNumerator: Number(part), shareDenominator: Number(whole) };
  return share.shareNumerator > 0 && share.shareNumerator <= share.shareDenominator ? share : null;
}
