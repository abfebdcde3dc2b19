/** The flag with which trusts that somebody outside the couple has made are there. */
export const THIRD_PARTY_FLAG = 'ENABLE_THIRD_PARTY_SETTLED_TRUSTS';

/** Documents by which a trust that somebody else has made may be changed. */
const AMENDMENTS: ReadonlySet<string> = new Set(['TRUST_AMENDMENT']);
const REVOCABLE: ReadonlySet<string> = new Set(['REVOCABLE', 'REVOCABLE_JOINT']);

/**
 * Whether a form offers settlors outside the couple (R264): with the flag alone, and for irrevocable trusts or amendments.
 * `kind` is that of a trust or of a document; nobody knows yet what an empty one is.
 */
export const offersThirdPartySettlors = (kind: string, isTrust: boolean, hasFlag: boolean): boolean =>
  hasFlag && (isTrust ? kind !== '' && !REVOCABLE.has(kind) : AMENDMENTS.has(kind));
