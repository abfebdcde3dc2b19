import { expect, it } from 'vitest';
import { mergeChanges } from './conflicts.ts';

const base = { name: 'Ada', born: '1950-01-01', died: '', ties: [{ to: 'ben' }] };

it('what one side changed alone is kept, on either side', () => {
  const merge = mergeChanges(base, { ...base, born: '1951-01-01' }, { ...base, died: '2026-02-02' });
  expect(merge).toEqual({ merged: { ...base, born: '1951-01-01', died: '2026-02-02' }, conflicts: [] });
});

it('what both changed to the same is no conflict, to something else it is', () => {
  const saved = { ...base, name: 'Ava', ties: [{ to: 'cleo' }] };
  expect(mergeChanges(base, { ...base, name: 'Ava', ties: [{ to: 'dan' }] }, saved)).toEqual({
    merged: { ...saved, ties: [{ to: 'dan' }] },
    conflicts: ['ties'],
  });
});

it('no change of either side is ever lost without a conflict that names it, whatever two fields go through', () => {
  const forms = ['', 'x', 'y'].flatMap((a) => ['', 'x', 'y'].map((b) => ({ a, b })));
  const cases = forms.flatMap((before) => forms.flatMap((mine) => forms.map((saved) => ({ before, mine, saved }))));
  expect(cases).toHaveLength(729);
  for (const { before, mine, saved } of cases) {
    const { merged, conflicts } = mergeChanges(before, mine, saved);
    for (const field of ['a', 'b'] as const) {
      const isNamed = conflicts.includes(field);
      if (mine[field] !== before[field]) expect(merged[field]).toBe(mine[field]);
      if (saved[field] !== before[field] && merged[field] !== saved[field]) expect(isNamed).toBe(true);
      if (isNamed) expect(mine[field]).not.toBe(saved[field]);
    }
  }
});
