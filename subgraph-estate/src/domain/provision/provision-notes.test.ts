import { DomainError } from '@platform/kernel';
import { describe, expect, it } from 'vitest';
import { NO_NOTES, type NoteFacts, type NotesSaid, notesWith } from './provision-notes.ts';

const nextId = (at: number) => `note-${at}`;
const written = notesWith(
  NO_NOTES,
  [
    { id: null, category: 'TAXES', text: ' The residue bears the tax ' },
    { id: null, category: 'INCOME', text: 'All income to the spouse', gstFlag: true },
  ],
  nextId,
);
const changed = (...said: NoteFacts[]): NotesSaid => notesWith(written, said, (at) => `later-${at}`);
const refused = (...said: NoteFacts[]): unknown => {
  try {
    changed(...said);
  } catch (error) {
    if (error instanceof DomainError) return `${error.code} ${error.field}`;
    throw error;
  }
  return null;
};
const byId = ({ notes }: NotesSaid, id: string) => notes.find((note) => note.id === id);

describe('the notes on a document or trust', () => {
  it('stand by their categories, each with what was first written of it', () => {
    expect(written.notes).toEqual([
      {
        id: 'note-1',
        category: 'INCOME',
        text: 'All income to the spouse',
        originalText: 'All income to the spouse',
        gstFlag: true,
        fromCustomId: null,
      },
      {
        id: 'note-0',
        category: 'TAXES',
        text: 'The residue bears the tax',
        originalText: 'The residue bears the tax',
        gstFlag: false,
        fromCustomId: null,
      },
    ]);
  });

  it('keep their original text when they are changed, and go back to it', () => {
    const next = changed({ id: 'note-1', text: 'Half of the income' });
    expect(byId(next, 'note-1')).toMatchObject({
      text: 'Half of the income',
      originalText: 'All income to the spouse',
      category: 'INCOME',
      gstFlag: true,
    });
    const { originalText } = byId(next, 'note-1') ?? {};
    expect(notesWith(next, [{ id: 'note-1', text: originalText }], nextId)).toEqual(written);
  });

  it('are taken from elsewhere as they are there; what is written over them is no original', () => {
    const from = {
      category: 'CREDITORS',
      text: 'No creditor reaches it',
      gstFlag: true,
      fromCustomId: 'own-1',
    } as const;
    const { notes } = changed({ id: null, from }, { id: null, from, text: 'No creditor of his reaches it' });
    expect(notes.filter(({ category }) => category === 'CREDITORS')).toEqual([
      { id: 'later-0', originalText: from.text, ...from },
      { id: 'later-1', originalText: from.text, ...from, text: 'No creditor of his reaches it' },
    ]);
  });

  it('are removed, and come back as they were', () => {
    const without = changed({ id: 'note-1', isRemoved: true });
    expect(without.notes.map(({ id }) => id)).toEqual(['note-0']);
    expect(notesWith(without, [{ id: 'note-1' }], nextId)).toEqual(written);
  });

  it.each([
    ['without words', { id: null, category: 'INCOME', text: '  ' }, 'REQUIRED noteText'],
    ['about nothing', { id: null, text: 'All income' }, 'REQUIRED provisionCategoryId'],
    ['about something else', { id: null, category: 'WEATHER', text: 'Rain' }, 'NOT_ONE_OF provisionCategoryId'],
    ['that are too long', { id: null, category: 'INCOME', text: 'x'.repeat(4_001) }, 'TOO_LONG noteText'],
    ['that nobody knows', { id: 'other', text: 'All income' }, 'UNKNOWN_REFERENCE id'],
  ] as const)('%s are refused', (_what, said, code) => expect(refused(said)).toBe(code));

  it('are a hundred at most', () => {
    const many = Array.from({ length: 99 }, () => ({ id: null, category: 'OTHER', text: 'Another' }));
    expect(refused(...many)).toBe('TOO_MANY notes');
    expect(refused(...many.slice(1))).toBeNull();
  });
});
