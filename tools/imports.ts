const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]|import\s*\(\s*`([^`\n]+)`/g;

/** What a source imports, as it is written there: names of packages and relative paths. */
export function importsOf(source: string): string[] {
  return [...source.matchAll(IMPORT)].map((match) => (match[1] ?? match[2]) as string);
}
