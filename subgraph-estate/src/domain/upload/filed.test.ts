import { DomainError } from '@platform/kernel';
import { describe, expect, it } from 'vitest';
import { withHoldingBack, withoutDocument } from '../balance-sheet/removal.ts';
import { newDocument } from '../document/document-facts.ts';
import { documentStatus } from '../document/document-status.ts';
import type { Estate } from '../estate/estate.ts';
import { person } from '../estate/household.ts';
import { familyOf } from '../person/family.fixture.ts';
import { emptyTrust, existingTrust } from '../trust/trust.ts';
import { withDecisions } from './apply-readings.ts';
import { checkFileable, withFile, withoutFile, withoutFiling } from './filed.ts';

const will = { ...newDocument('will', 'WILL', 'Will of Ada', '2026-01-01T00:00:00.000Z'), ownerId: 'ada' };
const living = { ...existingTrust('living', 'The Marsh Living Trust', 'REVOCABLE'), settlors: ['ada'] };
const beginsAtDeath = emptyTrust('bypass', 'Bypass trust');
const estate: Estate = {
  ...familyOf({ ada: person({ id: 'ada', name: 'Ada Marsh' }) }),
  documents: [will, { ...will, id: 'lost', name: 'Lost will', isOnFile: false }],
  trusts: [living, beginsAtDeath],
};

const accepted = (uploadId: string, values: Readonly<Record<string, unknown>>): Estate['decisions'] =>
  Object.entries(values).map(([path, value]) => ({
    uploadId,
    path,
    valueId: path,
    decision: 'ACCEPTED',
    value,
    decidedAt: '2026-02-01T00:00:00.000Z',
    decidedByName: null,
  }));
const decided = (current: Estate, ...decisions: Estate['decisions'][]): Estate =>
  withDecisions(current, decisions.flat(), [], (...parts) => parts.join('/'));
const filesOf = ({ documents, trusts }: Estate, id: string) =>
  [...documents, ...trusts].find((one) => one.id === id)?.uploadIds;
const aWill = { kind: 'WILL', name: 'Will of Ada', 'owners[0]': 'Ada Marsh' };
const aProxy = { kind: 'HEALTHCARE_DIRECTIVE', name: 'Proxy', 'owners[0]': 'Ada Marsh' };

describe('a file that is stored for a document', () => {
  it('belongs to it, or to a trust, once', () => {
    const filed = withFile(estate, { uploadId: 'file', documentId: 'will' });
    expect(filesOf(filed, 'will')).toEqual(['file']);
    expect(filed.documents[0]).toEqual({ ...will, uploadIds: ['file'] });
    expect(withFile(filed, { uploadId: 'file', documentId: 'will' })).toBe(filed);
    expect(filesOf(withFile(filed, { uploadId: 'other', documentId: 'living' }), 'living')).toEqual(['other']);
    expect(withFile(estate, { uploadId: 'file', documentId: 'gone' })).toBe(estate);
  });

  it('puts one that was missing on file, with its planning begun', () => {
    const [, before] = estate.documents;
    const [, after] = withFile(estate, { uploadId: 'file', documentId: 'lost' }).documents;
    expect([before, after].map((one) => one && documentStatus(one))).toEqual(['MISSING', 'IN_PROGRESS']);
  });

  it.each(['gone', 'bypass', 'ada'])('is refused for what has no paper in this estate: %s', (documentId) => {
    expect(() => checkFileable(estate, 'will')).not.toThrow();
    expect(() => checkFileable(estate, 'living')).not.toThrow();
    const refused = () => checkFileable(estate, documentId);
    expect(refused).toThrow(
      new DomainError('UNKNOWN_REFERENCE', 'Choose a document or a trust of this client.', { field: 'documentId' }),
    );
  });

  it('stays with it whatever is accepted of other files and taken back', () => {
    const filed = withFile(estate, { uploadId: 'file', documentId: 'lost' });
    const read = decided(filed, accepted('read', aProxy), accepted('second', { ...aWill, name: 'Lost will' }));
    expect(filesOf(read, 'lost')).toEqual(['file', 'second']);
    const takenBack = decided(read);
    expect(takenBack.documents).toEqual(filed.documents);
  });

  it('stays with a document that a reading has made, and is found there when it is read itself', () => {
    const [first, again] = [accepted('first', aProxy), accepted('again', aProxy)];
    const made = decided(estate, first);
    const { id = '' } = made.documents.find(({ kind }) => kind === 'HEALTHCARE_DIRECTIVE') ?? {};
    const filed = withFile(made, { uploadId: 'again', documentId: id });
    expect(filesOf(decided(filed, first), id)).toEqual(['first', 'again']);
    const both = decided(filed, first, again);
    expect(filesOf(both, id)).toEqual(['first', 'again']);
    expect(filesOf(decided(both, first), id)).toEqual(['first', 'again']);
  });

  it('is what that document is when it is read under another name', () => {
    const other = { ...living, id: 'other', kind: 'IRREVOCABLE' as const, name: 'One' };
    const own = { ...other, id: 'own', name: 'Another' };
    const filed = withFile({ ...estate, trusts: [other, own] }, { uploadId: 'file', documentId: 'own' });
    const read = decided(filed, accepted('file', { kind: 'IRREVOCABLE', name: 'A Third', 'settlors[0]': 'Ada Marsh' }));
    expect(read.trusts.map(({ id, uploadIds }) => [id, uploadIds])).toEqual([
      ['other', []],
      ['own', ['file']],
    ]);
    const wills = { ...estate, documents: estate.documents.toReversed() };
    const named = decided(
      withFile(wills, { uploadId: 'file', documentId: 'lost' }),
      accepted('file', { ...aWill, name: 'Testament' }),
    );
    expect([filesOf(named, 'lost'), filesOf(named, 'will')]).toEqual([['file'], []]);
  });
});

describe('a file that is taken off a document', () => {
  const both = withFile(withFile(estate, { uploadId: 'file', documentId: 'lost' }), {
    uploadId: 'file',
    documentId: 'living',
  });

  it('is still the file of others; the document stays on file', () => {
    const off = withoutFiling(both, { uploadId: 'file', documentId: 'lost' });
    expect(off.documents[1]).toEqual({ ...both.documents[1], uploadIds: [] });
    expect(filesOf(off, 'living')).toEqual(['file']);
    expect(withoutFiling(off, { uploadId: 'file', documentId: 'lost' })).toBe(off);
    expect(withoutFiling(off, { uploadId: 'file', documentId: 'gone' })).toBe(off);
  });

  it('stays off it whatever is accepted of other files and taken back', () => {
    const off = withoutFiling(both, { uploadId: 'file', documentId: 'living' });
    expect(filesOf(decided(decided(off, accepted('other', aProxy))), 'living')).toEqual([]);
  });

  it('stays where the document says what was accepted of it, whoever stored it for that', () => {
    const message = 'Will of Ada says what was accepted of this file. Take that back in the review of the file first.';
    for (const start of [estate, withFile(estate, { uploadId: 'file', documentId: 'will' })]) {
      const read = decided(start, accepted('file', aWill));
      expect(() => withoutFiling(read, { uploadId: 'file', documentId: 'will' })).toThrow(
        new DomainError('READ_FROM_FILE', message, { field: 'documentId' }),
      );
      const takenBack = withFile(decided(read), { uploadId: 'file', documentId: 'will' });
      expect(filesOf(withoutFiling(takenBack, { uploadId: 'file', documentId: 'will' }), 'will')).toEqual([]);
    }
  });
});

describe('a file that is deleted', () => {
  it('belongs to nothing; the document stays on file', () => {
    const filed = withFile(estate, { uploadId: 'file', documentId: 'lost' });
    const without = withoutFile(filed, 'file');
    expect(without.documents[1]).toEqual({ ...filed.documents[1], uploadIds: [] });
    expect(withoutFile(without, 'file')).toBe(without);
  });

  it('does not come back with a document that was removed before it', () => {
    const removed = withoutDocument(withFile(estate, { uploadId: 'file', documentId: 'will' }), 'will');
    const back = withHoldingBack(withoutFile(removed, 'file'), 'will');
    expect(filesOf(withHoldingBack(removed, 'will'), 'will')).toEqual(['file']);
    expect(filesOf(back, 'will')).toEqual([]);
  });

  it('does not come back where what was accepted of it is applied anew', () => {
    const values = accepted('file', aWill);
    const without = withoutFile(decided(estate, values), 'file');
    const anew = decided(without, values, accepted('other', aProxy));
    expect(filesOf(anew, 'will')).toEqual([]);
    expect(JSON.stringify(anew.readingUndo.map(({ documents }) => documents))).not.toContain('"file"');
    expect(anew.documents.flatMap(({ uploadIds }) => uploadIds)).toEqual(['other']);
  });
});
