import { DomainError } from '@platform/kernel';
import { describe, expect, it } from 'vitest';
import {
  answeredRequest,
  type CopyActor,
  type CopyRequest,
  copyRequest,
  newsOfCopy,
  toldOfCopy,
} from './copy-request.ts';

const HELEN: CopyActor = { accountId: 'helen', name: 'Helen Castellan', mayAnswer: false };
const NORA: CopyActor = { accountId: 'nora', name: 'Nora Finch', mayAnswer: true };
const WILL = { id: 'will', name: 'Will of Helen' };
const asked = copyRequest([], WILL, HELEN, ' For the bank ');
const stored: CopyRequest = {
  ...asked,
  id: 'r',
  version: 1,
  estateId: 'e',
  organizationId: 'o',
  createdAt: '2026-11-23T10:00:00.000Z',
  updatedAt: '2026-11-23T10:00:00.000Z',
};
const codeOf = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return 'taken';
};

describe('a request for a copy', () => {
  it('waits, with what whoever asked had to say', () => {
    expect(asked).toEqual({
      instrumentId: 'will',
      instrumentName: 'Will of Helen',
      status: 'REQUESTED',
      note: 'For the bank',
      requestedById: 'helen',
      requestedByName: 'Helen Castellan',
      answeredByName: null,
    });
  });

  it('is made once by the same person while it waits', () => {
    expect(codeOf(() => copyRequest([stored], WILL, HELEN, null))).toBe('ALREADY_ASKED');
    expect(codeOf(() => copyRequest([{ ...stored, status: 'SENT' }], WILL, HELEN, null))).toBe('taken');
    expect(codeOf(() => copyRequest([stored], WILL, NORA, null))).toBe('taken');
    expect(codeOf(() => copyRequest([stored], { id: 'trust', name: 'Trust' }, HELEN, null))).toBe('taken');
    expect(codeOf(() => copyRequest([], WILL, HELEN, 'x'.repeat(501)))).toBe('TOO_LONG');
  });

  it.each([
    ['SENT', NORA, 'taken'],
    ['DECLINED', NORA, 'taken'],
    ['REQUESTED', NORA, 'taken'],
    ['WITHDRAWN', NORA, 'FORBIDDEN'],
    ['SENT', HELEN, 'FORBIDDEN'],
    ['DECLINED', HELEN, 'FORBIDDEN'],
    ['WITHDRAWN', HELEN, 'taken'],
    ['REQUESTED', HELEN, 'taken'],
  ] as const)('is put to %s by whom it is for', (status, who, outcome) =>
    expect(codeOf(() => answeredRequest(stored, status, who))).toBe(outcome),
  );

  it('says who answered, until it is opened again', () => {
    expect(answeredRequest(stored, 'SENT', NORA)).toEqual({ status: 'SENT', answeredByName: 'Nora Finch' });
    expect(answeredRequest(stored, 'REQUESTED', NORA)).toEqual({ status: 'REQUESTED', answeredByName: null });
  });

  it('of somebody without an account is nobody’s own', () => {
    const nobody = { ...HELEN, accountId: null };
    expect(codeOf(() => answeredRequest({ requestedById: null }, 'WITHDRAWN', nobody))).toBe('FORBIDDEN');
  });
});

describe('who is told of it', () => {
  it('asking, also again, and each answer is news; a withdrawal waits for nobody', () => {
    expect(newsOfCopy(null, stored)).toBe('COPY_ASKED');
    const of = (from: CopyRequest['status'], to: CopyRequest['status']) => newsOfCopy({ status: from }, { status: to });
    expect([of('REQUESTED', 'SENT'), of('REQUESTED', 'DECLINED'), of('SENT', 'REQUESTED')]).toEqual([
      'COPY_SENT',
      'COPY_DECLINED',
      'COPY_ASKED',
    ]);
    expect([of('REQUESTED', 'WITHDRAWN'), of('SENT', 'SENT')]).toEqual([null, null]);
  });
  it('a request is told to whoever advises the client, its answer to whoever asked, and to nobody what they did', () => {
    const ann = {
      id: 's',
      accountId: 'ann',
      name: 'Ann',
      sharedAt: stored.createdAt,
      sharedById: null,
      sharedByName: null,
    };
    const estate = { advisorId: 'nora', sharedOwnerships: [ann] };
    expect(toldOfCopy('COPY_ASKED', stored, estate, 'helen')).toEqual(['nora', 'ann']);
    expect(toldOfCopy('COPY_ASKED', stored, estate, 'nora')).toEqual(['ann']);
    expect(toldOfCopy('COPY_SENT', stored, estate, 'nora')).toEqual(['helen']);
    expect(toldOfCopy('COPY_DECLINED', stored, estate, 'helen')).toEqual([]);
    expect(toldOfCopy('COPY_SENT', { requestedById: null }, estate, 'nora')).toEqual([]);
  });
});
