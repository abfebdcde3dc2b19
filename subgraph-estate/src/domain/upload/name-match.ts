/** Words of a name that say nothing about who it is. */
const NOISE = /^(jr|sr|ii|iii|iv|esq|mr|mrs|ms|dr|md|phd|cpa)$/;

/** `Helen M. Castellan, Jr.` → [helen, m, castellan]. */
function words(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/[^a-z0-9\s-]/g, ' ')
    .split(/\s+/)
    .filter((word) => word && !NOISE.test(word));
}

/** A name as it is compared with others of the same kind: lower case, no punctuation, no titles, no articles. */
export function comparableName(name: string): string {
  return words(name)
    .filter((word) => word !== 'the' && word !== 'of')
    .join(' ');
}

/**
 * Whether two names can be the same person: first and last word agree, and what both say between them agrees too
 * (`Helen M. Castellan` is `Helen Castellan` and `Helen Marie Castellan`, not `Helen Ruth Castellan`-`Helen M.`).
 */
export function samePerson(a: string, b: string): boolean {
  const [left, right] = [words(a), words(b)];
  if (left.length < 2 || right.length < 2) return left.join(' ') === right.join(' ');
  if (left[0] !== right[0] || left.at(-1) !== right.at(-1)) return false;
  const [middleA, middleB] = [left.slice(1, -1), right.slice(1, -1)];
  const short = middleA.length < middleB.length ? middleA : middleB;
  const long = short === middleA ? middleB : middleA;
  return short.every((word, index) => {
    const other = long[index] ?? '';
    return word.length === 1 || other.length === 1 ? word[0] === other[0] : word === other;
  });
}

/** The only one of several that a name can mean; by the given name alone where that is all the text says. */
export function findByName<Item extends { readonly name: string }>(
  items: readonly Item[],
  name: string,
): Item | undefined {
  const exact = items.find((item) => comparableName(item.name) === comparableName(name));
  if (exact) return exact;
  const alike = items.filter((item) => samePerson(item.name, name));
  if (alike.length > 0) return alike.length === 1 ? alike[0] : undefined;
  const [first, ...rest] = words(name);
  if (rest.length > 0) return undefined;
  const byFirst = items.filter((item) => words(item.name)[0] === first);
  return byFirst.length === 1 ? byFirst[0] : undefined;
}

const ORGANIZATION =
  /\b(bank|trust|n\.?\s?a\.?|inc|llc|llp|company|co|corp|corporation|cooperative|partners|group|services|fiduciary|association|firm|pllc)\b\.?/i;
const CHARITY =
  /\b(foundation|charit\w*|society|museum|university|college|school|church|temple|mosque|synagogue|council|hospital|library|fund|shelter|squad|conservancy|ministr\w+|relief|rescue|institute|red cross|alliance|center|centre|parish|orchestra|symphony|zoo|league|ymca|club)\b/i;

export function isOrganizationName(name: string): boolean {
  return ORGANIZATION.test(name);
}

/** A name that reads like a charity's. A bank's charitable fund is one, a bank is not. */
export function isCharityName(name: string): boolean {
  return CHARITY.test(name) && !/\b(bank|trust company)\b/i.test(name);
}
