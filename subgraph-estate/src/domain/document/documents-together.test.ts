import { describe, expect, it } from 'vitest';
import type { UploadStatus } from '../upload/upload.ts';
import { documentsTogether } from './documents-together.ts';

const NOTHING = { hasWill: false, missingSince: null, hasPapersOnFile: false };
const WHOLE = { hasWill: true, missingSince: null, hasPapersOnFile: true };
const file = (status: UploadStatus, reviewFinishedAt: string | null = null) => ({ status, reviewFinishedAt });
const REVIEWED = file('READ', '2026-11-02T10:00:00.000Z');

describe('the documents of an estate together', () => {
  it.each([
    ['MISSING', 'nothing is on paper', NOTHING, []],
    ['NOT_REVIEWED', 'a file lies there that nobody has had read', NOTHING, [file('UPLOADED')]],
    ['NOT_REVIEWED', 'a file was reviewed and no document came of it', NOTHING, [REVIEWED]],
    ['UNDER_REVIEW', 'a file is being read', NOTHING, [file('READING')]],
    ['UNDER_REVIEW', 'values of a reading wait for somebody', WHOLE, [REVIEWED, file('READ')]],
    ['ACTION_REQUIRED', 'a reading has failed', WHOLE, [REVIEWED, file('FAILED')]],
    ['ACTION_REQUIRED', 'there was no token for a reading', NOTHING, [file('TOKENS_REFUSED')]],
    ['ACTION_REQUIRED', 'papers are on file without a will', { ...WHOLE, hasWill: false }, [REVIEWED]],
    ['ACTION_REQUIRED', 'a document that is named is missing', { ...WHOLE, missingSince: '2026-01-05' }, []],
    ['COMPLETE', 'a will is on file and nothing waits', WHOLE, [REVIEWED]],
    ['COMPLETE', 'a will is on file and nobody has uploaded anything', WHOLE, []],
  ] as const)('are %s where %s', (status, _why, facts, uploads) => {
    expect(documentsTogether(facts, uploads)).toBe(status);
  });
});
