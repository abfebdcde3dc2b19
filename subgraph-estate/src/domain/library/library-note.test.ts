import { DomainError } from '@platform/kernel';
import { describe, expect, it } from 'vitest';
import { inLibraryOrder, isMeantFor, type LibraryNoteFacts, libraryNoteWith, saysAll } from './library-note.ts';

const SPENDTHRIFT = { category: 'CREDITORS', text: ' No creditor reaches it ' };
const kept = libraryNoteWith(null, SPENDTHRIFT);
const refused = (facts: LibraryNoteFacts): unknown => {
  try {
    libraryNoteWith(null, facts);
  } catch (error) {
    if (error instanceof DomainError) return `${error.code} ${error.field}`;
    throw error;
  }
  return null;
};

describe('a note of a library', () => {
  it('is for any document and for its author alone, unless somebody says more', () => {
    expect(kept).toEqual({
      category: 'CREDITORS',
      text: 'No creditor reaches it',
      gstFlag: false,
      docLevel: 'GENERAL',
      docType: null,
      isForOrganization: false,
    });
  });

  it('keeps what a change says nothing of; another level forgets the kind', () => {
    const ofIlit = libraryNoteWith(kept, { docLevel: 'TRUST', docType: 'ILIT' });
    expect(libraryNoteWith(ofIlit, { gstFlag: true })).toEqual({ ...ofIlit, gstFlag: true });
    expect(libraryNoteWith(ofIlit, { docLevel: 'DOCUMENT' })).toMatchObject({ docLevel: 'DOCUMENT', docType: null });
    expect(libraryNoteWith(ofIlit, { docType: null })).toMatchObject({ docLevel: 'TRUST', docType: null });
  });

  it.each([
    ['without words', { category: 'OTHER', text: ' ' }, 'REQUIRED noteText'],
    ['about nothing', { text: 'All income' }, 'REQUIRED provisionCategoryId'],
    [
      'of a kind of trust, for documents',
      { ...SPENDTHRIFT, docLevel: 'DOCUMENT', docType: 'ILIT' },
      'NOT_ONE_OF docType',
    ],
    ['of a kind, for any', { ...SPENDTHRIFT, docType: 'WILL' }, 'NOT_ONE_OF docType'],
  ] as const)('%s is refused', (_what, facts, code) => expect(refused(facts)).toBe(code));

  it('is meant for what its level and its kind say', () => {
    const will = { isTrust: false, kind: 'WILL' } as const;
    const ilit = { isTrust: true, kind: 'ILIT' } as const;
    const ofFacts = (facts: LibraryNoteFacts) => {
      const note = libraryNoteWith(null, { ...SPENDTHRIFT, ...facts });
      return [isMeantFor(note, will), isMeantFor(note, ilit)];
    };
    expect(ofFacts({})).toEqual([true, true]);
    expect(ofFacts({ docLevel: 'DOCUMENT' })).toEqual([true, false]);
    expect(ofFacts({ docLevel: 'DOCUMENT', docType: 'CODICIL' })).toEqual([false, false]);
    expect(ofFacts({ docLevel: 'TRUST' })).toEqual([false, true]);
    expect(ofFacts({ docLevel: 'TRUST', docType: 'ILIT' })).toEqual([false, true]);
  });

  it('stands by its category and its words, and is found by all of them', () => {
    const first = libraryNoteWith(null, { category: 'INCOME', text: 'Zero income' });
    const other = libraryNoteWith(null, { category: 'CREDITORS', text: 'A claim' });
    expect(inLibraryOrder([kept, other, first])).toEqual([first, other, kept]);
    expect(saysAll(kept, 'REACHES no')).toBe(true);
    expect(saysAll(kept, 'reaches none')).toBe(false);
    expect(saysAll(kept, undefined)).toBe(true);
  });
});
