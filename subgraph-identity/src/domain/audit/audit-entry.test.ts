import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type AuditEntry, type AuditFacts, type AuditHead, FIRST_HASH, nextEntry, sealedHead } from './audit-entry.ts';
import { createAuditKeys } from './audit-keys.ts';
import { type ChainState, createChainCheck } from './chain-check.ts';

const facts: AuditFacts = {
  action: 'sign-in.succeeded',
  outcome: 'SUCCEEDED',
  accountId: 'a1',
  impersonatorId: null,
  organizationId: 'o1',
  subjectId: null,
  ipAddress: '127.0.0.1',
  userAgent: 'test',
  requestId: 'r1',
  details: { role: 'ADVISOR' },
};
const keyOf = (text: string): Uint8Array => createHash('sha256').update(text).digest();
const keys = createAuditKeys(keyOf('present'));
const earlierKeys = createAuditKeys(keyOf('earlier'));

function chainOf(length: number, sealedWith = keys, before: readonly AuditEntry[] = []): AuditEntry[] {
  const entries = [...before];
  for (let n = 0; n < length; n += 1) {
    entries.push(nextEntry('o1', entries.at(-1) ?? null, facts, new Date(n * 1000), sealedWith));
  }
  return entries;
}
const headOf = (entries: readonly AuditEntry[], sealedWith = keys): AuditHead => {
  const { sequence, hash } = entries.at(-1) ?? { sequence: 0, hash: FIRST_HASH };
  return sealedHead('o1', { sequence, hash }, sealedWith);
};
function stateOf(
  entries: readonly AuditEntry[],
  {
    head = headOf(entries),
    firstHash = null,
    at = keys,
  }: { head?: AuditHead | null; firstHash?: string | null; at?: typeof keys } = {},
): ChainState {
  const check = createChainCheck('o1', { head, firstHash, keys: at });
  for (const entry of entries) if (!check.take(entry)) break;
  return check.finish();
}
const breakOf = (...input: Parameters<typeof stateOf>) => stateOf(...input).brokenAt;

describe('audit chain', () => {
  const entries = chainOf(5);
  const head = headOf(entries);

  it('is whole when nothing was touched, and says how long it is and what its newest seal is', () => {
    expect(stateOf(entries)).toEqual({
      brokenAt: null,
      entryCount: 5,
      unsealedThrough: null,
      headHash: entries.at(-1)?.hash,
    });
    expect(breakOf([], { head: null })).toBeNull();
  });
  it('is whole while an entry is newer than its head', () => {
    expect(breakOf(entries, { head: headOf(entries.slice(0, 4)) })).toBeNull();
    expect(breakOf(entries.slice(0, 1), { head: headOf([]) })).toBeNull();
  });
  it('notices a removed row, in the middle, at the start and at the end', () => {
    expect(breakOf(entries.toSpliced(2, 1), { head })).toEqual({ sequence: 3, reason: 'GAP' });
    expect(breakOf(entries.slice(1), { head })).toEqual({ sequence: 1, reason: 'GAP' });
    expect(breakOf(entries.slice(0, -1), { head })).toEqual({ sequence: 5, reason: 'END' });
  });
  it('notices a changed row', () => {
    const changed = entries.map((entry, n) => (n === 1 ? { ...entry, accountId: 'a2' } : entry));
    expect(breakOf(changed, { head })).toEqual({ sequence: 2, reason: 'CHANGED' });
  });
  it('cannot be written anew without the key, head included', () => {
    const forged = chainOf(4, createAuditKeys(keyOf('guessed')));
    expect(breakOf(forged, { head: headOf(forged, createAuditKeys(keyOf('guessed'))) })?.reason).toBe('UNKNOWN_KEY');
    const named = forged.map((entry) => ({ ...entry, keyId: keys.current }));
    expect(breakOf(named)?.reason).toBe('CHANGED');
  });
  it('notices a head that was set back, taken away or put back to the beginning', () => {
    const cut = entries.slice(0, 4);
    const { sequence, hash } = cut[3] ?? { sequence: 0, hash: '' };
    expect(breakOf(cut, { head: { sequence, hash, keyId: keys.current, seal: 'f'.repeat(64) } })).toEqual({
      sequence: 4,
      reason: 'END',
    });
    expect(breakOf(cut, { head: { sequence, hash, keyId: null, seal: null } })).toEqual({ sequence: 4, reason: 'END' });
    expect(breakOf(cut, { head: null })).toEqual({ sequence: 5, reason: 'END' });
    expect(breakOf(cut, { head: headOf([]) })).toEqual({ sequence: 5, reason: 'END' });
  });
  it('notices that it was begun anew, or is gone with its head, by what another chain says of its beginning', () => {
    const firstHash = entries[0]?.hash ?? '';
    expect(breakOf(entries, { firstHash })).toBeNull();
    const anew = [nextEntry('o1', null, { ...facts, accountId: 'a2' }, new Date(0), keys)];
    expect(breakOf(anew, { firstHash })).toEqual({ sequence: 1, reason: 'BEGINNING' });
    expect(breakOf([], { head: null, firstHash })).toEqual({ sequence: 1, reason: 'BEGINNING' });
  });
  it('goes on to be proven after a change of keys, and says so when the earlier key is not at hand', () => {
    const changed = chainOf(2, keys, chainOf(2, earlierKeys));
    const both = createAuditKeys(keyOf('present'), [keyOf('earlier')]);
    expect(breakOf(changed, { at: both })).toBeNull();
    expect(breakOf(changed)).toEqual({ sequence: 1, reason: 'UNKNOWN_KEY' });
  });
});

describe('a chain from before entries were sealed', () => {
  /** As they were written then: a plain hash over the entry without a word of keys. */
  const old = (length: number): AuditEntry[] => {
    const made: AuditEntry[] = [];
    for (const entry of chainOf(length)) {
      const { id, hash: _hash, keyId: _keyId, ...rest } = entry;
      const linked = { ...rest, previousHash: made.at(-1)?.hash ?? FIRST_HASH };
      const fields = Object.entries(linked).sort(([a], [b]) => (a < b ? -1 : 1));
      const text = `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;
      made.push({ ...linked, id, keyId: null, hash: createHash('sha256').update(text).digest('hex') });
    }
    return made;
  };
  const plainHead = (entries: readonly AuditEntry[]): AuditHead => ({ ...headOf(entries), keyId: null, seal: null });

  it('holds together, says how far it is not proven, and goes on sealed', () => {
    const before = old(3);
    expect(stateOf(before, { head: plainHead(before) })).toMatchObject({ brokenAt: null, unsealedThrough: 3 });
    const after = chainOf(2, keys, before);
    expect(stateOf(after)).toMatchObject({ brokenAt: null, entryCount: 5, unsealedThrough: 3 });
    expect(breakOf(after, { head: plainHead(before) })).toBeNull();
  });
  it('has no entry without a seal behind a sealed one, and no such head', () => {
    const sealed = chainOf(2);
    const [, , third] = old(3);
    const put = { ...(third as AuditEntry), previousHash: sealed[1]?.hash ?? '' };
    expect(breakOf([...sealed, put], { head: headOf(sealed) })?.sequence).toBe(3);
    expect(breakOf(sealed, { head: plainHead(sealed) })).toEqual({ sequence: 2, reason: 'END' });
  });
});
