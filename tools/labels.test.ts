import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DISPOSITION_LABELS } from '@platform/contracts/disposition-labels';
import { LABELS, TEXT_LABELS } from '@platform/contracts/labels';
import { OPPORTUNITY_LABELS } from '@platform/contracts/opportunity-labels';
import { PLAN_LABELS } from '@platform/contracts/plan-labels';
import { REVIEW_LABELS } from '@platform/contracts/review-labels';
import { buildSchema, isEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { productSources } from './calendar-days.ts';
import { PROJECT_FOLDERS } from './projects.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The engine's words are its own: explanations for whoever runs it alone. */
const FOLDERS = PROJECT_FOLDERS.filter(
  (folder) => !['tools', 'e2e', 'libs/test-kit', 'libs/estate-engine'].includes(folder),
);
/** The registry, and names of the database of time zones. */
const NOT_VALUES = new Set([
  'libs/contracts/src/disposition-labels.ts',
  'libs/contracts/src/heir-labels.ts',
  'libs/contracts/src/labels.ts',
  'libs/contracts/src/onboarding-labels.ts',
  'libs/contracts/src/opportunity-labels.ts',
  'libs/contracts/src/plan-labels.ts',
  'libs/contracts/src/review-labels.ts',
  'libs/contracts/src/text-labels.ts',
  'mfe-admin/src/features/settings/time-zones.ts',
]);
const read = (file: string): string => readFileSync(`${ROOT}/${file}`, 'utf8');
const enums = Object.values(buildSchema(read('gateway/api.graphql')).getTypeMap())
  .filter(isEnumType)
  .filter(({ name }) => !name.startsWith('__'));
const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...LABELS,
  ...TEXT_LABELS,
  ...DISPOSITION_LABELS,
  ...OPPORTUNITY_LABELS,
  ...PLAN_LABELS,
  ...REVIEW_LABELS,
};

/** Deaths and kinds of steps are also columns of the diagram and words of a review, where they mean something else. */
const { DeathScenario: _deaths, DispositionKind: _kinds, ...words } = tables;
const VALUES: ReadonlySet<string> = new Set(Object.values(words).flatMap((table) => Object.keys(table)));
/** Words for a value of an enumeration: a key that is one, beside a text that is more than a name. */
const ENTRY = /^\s*['"]?(\w+)['"]?: ['"`]([^'"`]*)['"`],?$/;
const MAKES_WORDS = /replace(?:All)?\(\s*(?:\/_\/g|'_'|"_")\s*,\s*['"] ['"]\s*\)/;

/** Lines that put words to values of enumerations in a place of their own. */
function strayLabels(text: string): string[] {
  return text.split('\n').filter((line) => {
    if (MAKES_WORDS.test(line)) return true;
    const [, key = '', words = ''] = ENTRY.exec(line) ?? [];
    return VALUES.has(key) && /[A-Z_]{3}|_/.test(key) && /^[A-Z][a-z]|\s/.test(words);
  });
}

describe('labels', () => {
  it.each(enums.map((type) => [type.name, type] as const))(
    '%s has words for each value, and for no other',
    (name, type) => {
      const words = tables[name] ?? {};
      expect(Object.keys(words).toSorted()).toEqual(
        type
          .getValues()
          .map((value) => value.name)
          .toSorted(),
      );
      for (const label of Object.values(words)) expect(label).not.toMatch(/_|^[a-z]|\s$/);
    },
  );

  it('stand in one place: screens, mails, notices and printed pages have no table of their own', () => {
    const files = productSources(ROOT, FOLDERS).filter((file) => !NOT_VALUES.has(file));
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((file) => strayLabels(read(file)).map((line) => `${file}: ${line.trim()}`));
    expect(found, 'use labelOf of @platform/contracts/labels').toEqual([]);
  });

  it.each([
    "  REVOCABLE_JOINT: 'Joint revocable trust',",
    "  co_first_successor: 'First successor',",
    "role.replaceAll('_', ' ')",
  ])('%s is found', (line) => expect(strayLabels(line)).toHaveLength(1));
  it.each(["  REFUSED: 'danger',", "  id: 'Family office',"])('%s is fine', (line) =>
    expect(strayLabels(line)).toEqual([]),
  );
});
