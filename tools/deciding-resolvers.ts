/**
 * What a resolver would decide something with: a comparison, a search through a list or its order, a refusal. Whether a
 * thing is there (`??`, `?:`, `&&`) it may ask; everything else it asks the domain, a view or a service.
 */
const DECISIONS: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/[!=]==| [<>]=? /, 'compares'],
  [/\.(filter|find|findLast|some|every|includes|sort|toSorted|localeCompare|reduce|has)\(/, 'searches or sorts'],
  [/\bthrow\b/, 'refuses'],
];

/** Lines of a resolver file on which it decides something itself: those rules stand in the domain or in a service. */
export function decisionsIn(source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const code = line.replace(/\/\/.*$|^\s*\/?\*.*$/, '');
    return DECISIONS.flatMap(([pattern, what]) => (pattern.test(code) ? [`${index + 1} ${what}: ${line.trim()}`] : []));
  });
}
