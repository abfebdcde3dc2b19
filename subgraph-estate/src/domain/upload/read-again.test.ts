import type { ExtractedValue } from '@platform/contracts/events';
import { describe, expect, it } from 'vitest';
import { readAnew } from './read-again.ts';

const read = (path: string, value: string, label = 'Trustee'): ExtractedValue => ({
  id: path,
  path,
  group: 'fiduciaries',
  label,
  display: value,
  value,
  confidence: 'HIGH',
  confidenceReason: null,
  citations: [],
});
const said = (values: readonly ExtractedValue[]) => values.map(({ path, value }) => `${path}: ${value}`);
const NOBODY = new Map<string, unknown>();

describe('a file that is read again', () => {
  it('has what is read now where nobody has decided, and says what differs', () => {
    const before = [read('name', 'Old name', 'Name'), read('fiduciaries[0]', 'Ann'), read('fiduciaries[1]', 'Cleo')];
    const after = [read('name', 'New name', 'Name'), read('fiduciaries[0]', 'Cleo'), read('fiduciaries[1]', 'Bob')];
    const { values, differences } = readAnew(before, after, NOBODY);
    expect(said(values)).toEqual(['name: New name', 'fiduciaries[0]: Cleo', 'fiduciaries[1]: Bob']);
    expect(differences).toEqual([
      { path: 'name', label: 'Name', before: 'Old name', after: 'New name', isKept: false },
      { path: 'fiduciaries[0]', label: 'Trustee', before: 'Ann', after: 'Bob', isKept: false },
    ]);
  });

  it('keeps what somebody decided on at its place, whatever order the list has now', () => {
    const before = [read('fiduciaries[0]', 'Ann'), read('fiduciaries[1]', 'Bob')];
    const after = [read('fiduciaries[0]', 'Bob'), read('fiduciaries[1]', 'Ann'), read('fiduciaries[2]', 'Cleo')];
    const { values, differences } = readAnew(before, after, new Map([['fiduciaries[0]', 'Ann']]));
    expect(said(values)).toEqual(['fiduciaries[0]: Ann', 'fiduciaries[1]: Bob', 'fiduciaries[2]: Cleo']);
    expect(differences).toEqual([
      { path: 'fiduciaries[2]', label: 'Trustee', before: null, after: 'Cleo', isKept: false },
    ]);
  });

  it('knows a value that somebody had corrected to what is read now', () => {
    const before = [read('fiduciaries[0]', 'Anm')];
    const { values, differences } = readAnew(
      before,
      [read('fiduciaries[0]', 'Ann')],
      new Map([['fiduciaries[0]', 'Ann']]),
    );
    expect(said(values)).toEqual(['fiduciaries[0]: Anm']);
    expect(differences).toEqual([]);
  });

  it('offers what is read otherwise beside what somebody took, and never in its place', () => {
    const decided = new Map<string, unknown>([
      ['fiduciaries[0]', 'Ann'],
      ['name', 'Mine'],
    ]);
    const before = [read('name', 'Mine', 'Name'), read('fiduciaries[0]', 'Ann')];
    const after = [read('name', 'Theirs', 'Name'), read('fiduciaries[0]', 'Bob')];
    const { values, differences } = readAnew(before, after, decided);
    expect(said(values)).toEqual(['name: Mine', 'fiduciaries[0]: Ann', 'fiduciaries[1]: Bob']);
    expect(differences.map(({ before: was, after: is, isKept }) => [was, is, isKept])).toEqual([
      ['Mine', 'Theirs', true],
      ['Ann', 'Bob', true],
    ]);
  });

  it('lets go of what is not read any more, but for what somebody decided on', () => {
    const before = [read('fiduciaries[0]', 'Ann'), read('fiduciaries[1]', 'Bob')];
    const { values, differences } = readAnew(before, [], new Map([['fiduciaries[1]', 'Bob']]));
    expect(said(values)).toEqual(['fiduciaries[1]: Bob']);
    expect(differences.map(({ before: was, after: is, isKept }) => [was, is, isKept])).toEqual([
      ['Ann', null, false],
      ['Bob', null, true],
    ]);
  });

  it('has nothing to compare the first time', () => {
    expect(readAnew([], [read('name', 'A', 'Name')], NOBODY).differences).toEqual([]);
  });
});
