import { expect, it } from 'vitest';
import { documentsOf } from './documents-of.ts';
import type { ReviewValue } from './review-data.ts';

const value = (path: string, display: string, more: Partial<ReviewValue> = {}): ReviewValue =>
  ({ id: path, path, display, editedValue: null, ...more }) as ReviewValue;

it('values of a binder stand by their document, in the order of the file', () => {
  const documents = documentsOf([
    value('boundDocuments[10].kind', 'Codicil'),
    value('kind', 'Last will'),
    value('boundDocuments[2].name', 'Trust of Ann', { editedValue: 'The Ann Trust' }),
    value('name', 'Will of Ann'),
    value('boundDocuments[3].situs', 'Ohio'),
  ]);
  expect(documents.map(({ name, values }) => [name, values.length])).toEqual([
    ['Will of Ann', 2],
    ['The Ann Trust', 1],
    ['Document 3', 1],
    ['Codicil', 1],
  ]);
});
