import { describe, expect, it } from 'vitest';
import { type AuditEntry, type AuditFacts, firstBreak, nextEntry } from './audit-entry.ts';

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

function chainOf(length: number): AuditEntry[] {
  const entries: AuditEntry[] = [];
  for (let n = 0; n < length; n += 1) entries.push(nextEntry('o1', entries.at(-1) ?? null, facts, new Date(n * 1000)));
  return entries;
}

describe('audit chain', () => {
  const entries = chainOf(5);
  const head = entries.at(-1) ?? null;
  it('is whole when nothing was touched', () => {
    expect(firstBreak(entries, head)).toBeNull();
    expect(firstBreak([], null)).toBeNull();
  });
  it('notices a removed row, in the middle, at the start and at the end', () => {
    expect(firstBreak(entries.toSpliced(2, 1), head)).toBe(3);
    expect(firstBreak(entries.slice(1), head)).toBe(1);
    expect(firstBreak(entries.slice(0, -1), head)).toBe(5);
  });
  it('notices a changed row and a chain written anew', () => {
    const changed = entries.map((entry, n) => (n === 1 ? { ...entry, accountId: 'a2' } : entry));
    expect(firstBreak(changed, head)).toBe(2);
    const rewritten: AuditEntry[] = [];
    for (const { at } of entries)
      rewritten.push(nextEntry('o1', rewritten.at(-1) ?? null, { ...facts, accountId: 'a2' }, at));
    expect(firstBreak(rewritten, head)).toBe(5);
  });
});
