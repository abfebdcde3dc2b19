import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ways from an instant to a day that go by the zone of the machine, or by UTC, in place of the organization's. */
const WRONG: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\.toISOString\(\)\s*\.\s*(slice|substring|substr|split|replace)\(/, 'a day cut out of UTC text'],
  [/\b\w*(At|now|instant|moment)(\(\))?\.(slice\(0, ?10\)|split\('T'\))/, 'a day cut out of an instant'],
  [/\.toLocaleDateString\(/, 'a day by the zone of the machine'],
  [/\bnew Date\([^()]*\)\.toLocaleString\(/, 'a moment by the zone of the machine'],
  [/\.get(UTC)?(Date|Day|Month|FullYear)\(/, 'a part of a day by the zone of the machine, or by UTC'],
  [/\.getTimezoneOffset\(/, 'the zone of the machine'],
  [/\bIntl\.DateTimeFormat\(/, 'a formatter with a zone of its own'],
  [/T00:00:00/, 'the midnight of no zone'],
];

/** What days are made of: everything else asks these. */
const MADE_HERE: ReadonlySet<string> = new Set([
  'libs/kernel/src/dates.ts',
  'libs/kernel/src/time-zones.ts',
  // A date picker hands over midnight by the clock of the machine that it runs on.
  'libs/mfe-kit/src/forms/picked-day.ts',
]);

const isProduct = (file: string): boolean =>
  /(^|\/)src\/.*\.tsx?$/.test(file) && !/\.(test|generated|fixture)\.|(^|\/)(gql|node_modules|dist)\//.test(file);

/** Lines of one file that take a day by anything but the organization's calendar. */
export function wrongDays(file: string, source: string): string[] {
  if (MADE_HERE.has(file)) return [];
  return source.split('\n').flatMap((line, index) => {
    const found = WRONG.find(([pattern]) => pattern.test(line));
    return found ? [`${file}:${index + 1}: ${found[1]}: ${line.trim()}`] : [];
  });
}

/** The product's sources, by their path from the root. */
export function productSources(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter(isProduct),
  );
}

export function wrongDaysIn(root: string, folders: readonly string[]): string[] {
  return productSources(root, folders).flatMap((file) => wrongDays(file, readFileSync(join(root, file), 'utf8')));
}
