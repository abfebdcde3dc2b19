const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

/** What a source imports, as it is written there: names of packages and relative paths. */
export function importsOf(source: string): string[] {
  return [...source.matchAll(IMPORT)].map((match) => match[1] as string);
}
