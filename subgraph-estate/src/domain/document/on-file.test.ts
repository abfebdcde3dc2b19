import { describe, expect, it } from 'vitest';
import type { EstateUpload } from '../upload/upload.ts';
import type { EstateDocument } from './document.ts';
import { filesOnRecord, hasBeenAbstracted, hasDocuments, hasPapersOnFile } from './on-file.ts';

const upload = (id: string, more: Partial<EstateUpload> = {}) => ({ id, ...more }) as EstateUpload;
const documents = (isOnFile: boolean) => [{ isOnFile } as EstateDocument];

describe('what an estate has on paper', () => {
  it.each([
    ['nothing', [], [], false],
    ['a document that is only named', documents(false), [], false],
    ['a document that is on file', documents(true), [], true],
    ['a file that nobody has sorted yet', [], [upload('a')], true],
  ])('%s', (_what, known, uploads, has) =>
    expect(hasDocuments({ hasPapersOnFile: hasPapersOnFile({ documents: known }) }, uploads)).toBe(has),
  );

  it('is read once one of its files is', () => {
    expect(hasBeenAbstracted([{ status: 'READING' }, { status: 'FAILED' }])).toBe(false);
    expect(hasBeenAbstracted([{ status: 'READING' }, { status: 'READ' }])).toBe(true);
  });

  it('leaves out files that are gone, and begins with the newest', () => {
    const [old, young] = [upload('old', { createdAt: '2024-01-01' }), upload('new', { createdAt: '2025-01-01' })];
    expect(filesOnRecord([old, null, young])).toEqual([young, old]);
  });
});
