import { AUDIT_ACTION_LABELS } from '@platform/contracts/audit-actions';
import { rawTextIn } from '@platform/test-kit/raw-text';
import { describe, expect, it } from 'vitest';
import { auditCsv } from './audit-csv.ts';
import { ACTION_GROUPS, actionsOf, auditFilter } from './audit-filter.ts';
import type { AuditEntry, AuditTrailState } from './audit-logs.queries.ts';
import { auditRow } from './audit-rows.ts';
import { detailLines, sentenceOf, stateWords, subjectOf, whoOf } from './audit-words.ts';

const entry: AuditEntry = {
  id: 'o1:1204',
  sequence: 1204,
  at: '2026-03-01T12:00:00.000Z',
  action: 'sign-in.failed',
  outcome: 'REFUSED',
  account: { id: 'a1', emailAddress: 'nora@example.com' },
  accountName: 'Nora Finch',
  impersonator: null,
  impersonatorName: null,
  organizationId: 'o1',
  subjectId: null,
  subjectName: null,
  subjectEstate: null,
  ipAddress: '203.0.113.7',
  userAgent: 'Mozilla/5.0',
  requestId: 'r1',
  details: {},
  folded: [],
  foldedCount: 0,
};
const state: AuditTrailState = {
  intact: true,
  brokenAt: null,
  reason: null,
  entryCount: 1204,
  unsealedThrough: null,
  newestSeal: 'f00d',
  checkedAt: '2026-03-01T12:00:00.000Z',
};

describe('whose doing an entry is', () => {
  it('is the person, and in support mode both people by name', () => {
    expect(whoOf(entry)).toEqual({ name: 'Nora Finch', as: null });
    expect(whoOf({ ...entry, impersonatorName: 'Sam Okoro' })).toEqual({ name: 'Sam Okoro', as: 'Nora Finch' });
  });
  it('is a visitor where nobody is known', () => {
    expect(whoOf({ ...entry, account: null, accountName: null })).toEqual({ name: 'Visitor', as: null });
  });
});

describe('what an entry says', () => {
  it('names what it was done to, else the mail address; an id is no name', () => {
    expect(subjectOf({ ...entry, subjectName: 'Ida Lane' })).toBe('Ida Lane');
    expect(subjectOf({ ...entry, details: { emailAddress: 'ida@example.com' } })).toBe('ida@example.com');
    const subjectEstate = { id: 'e1', displayName: 'The Castellan Family' };
    expect(subjectOf({ ...entry, subjectEstate })).toBe('The Castellan Family');
    expect(subjectOf({ ...entry })).toBeNull();
    expect(subjectOf(entry)).toBeNull();
  });
  it('says of an estate which fields of what were changed, and nothing of ids', () => {
    const changed = { changed: 'Changed Lake house: Value', eventId: 'c4000000-0000-4000-8000-000000000001' };
    const subjectEstate = { id: 'e1', displayName: 'The Castellan Family' };
    const done = { ...entry, action: 'client.changed', outcome: 'SUCCEEDED', subjectEstate, details: changed } as const;
    expect(sentenceOf(done)).toBe('Changed Lake house: Value');
    expect(subjectOf(done)).toBe('The Castellan Family');
    expect(detailLines(done)).toEqual([{ label: 'What was changed', value: 'Changed Lake house: Value' }]);
  });
  it('has its details in words', () => {
    const details = { from: 'ADVISOR', isPrimaryAdmin: true, secondFactor: null, minutes: 15 };
    expect(detailLines({ details })).toEqual([
      { label: 'Before', value: 'Advisor' },
      { label: 'Primary administrator', value: 'Yes' },
      { label: 'Second factor', value: '–' },
      { label: 'Minutes', value: '15' },
    ]);
  });
});

describe('a change of settings', () => {
  const changed = (details: AuditEntry['details']) =>
    sentenceOf({ ...entry, action: 'organization.settings-changed', details });
  it('says which switch was turned on or off, as the page of settings calls it', () => {
    expect(changed({ usesAuditLog: false })).toBe('Turned off “Show the audit log”');
    expect(changed({ shouldHideHelpChat: true, advisorCanGenerateReport: false })).toBe(
      'Turned on “Hide help chat”, turned off “Generate reports”',
    );
    expect(detailLines({ details: { usesAuditLog: false } })).toEqual([{ label: 'Show the audit log', value: 'No' }]);
  });
  it('says no more than it knows of others', () => {
    expect(changed({ timeZone: 'America/Denver' })).toBe(AUDIT_ACTION_LABELS['organization.settings-changed']);
    expect(changed({})).toBe(AUDIT_ACTION_LABELS['organization.settings-changed']);
  });
});

describe('lines of the list', () => {
  const support = {
    ...entry,
    outcome: 'SUCCEEDED',
    accountName: 'Nora Finch',
    impersonator: { id: 's1' },
    impersonatorName: 'Sam Okoro',
  };
  const castellan = { id: 'e1', displayName: 'The Castellan Family' };
  const viewed = (id: string, operations: string, subjectEstate: AuditEntry['subjectEstate'] = null): AuditEntry => ({
    ...support,
    id,
    requestId: id,
    action: 'impersonation.viewed',
    subjectEstate,
    details: { by: 'Sam Okoro', operations, subjects: '' },
  });
  const done = (id: string, requestId: string, outcome: string): AuditEntry => ({
    ...support,
    id,
    requestId,
    action: 'impersonation.action',
    outcome,
    subjectEstate: castellan,
    details: { by: 'Sam Okoro', operations: 'updateEstate', subjects: 'e1' },
  });

  it('say what was done, and what a visit looked at, each thing once', () => {
    const folded = [viewed('6', 'documents'), viewed('5', 'estate', castellan), viewed('4', 'estateOverview')];
    const rows = [
      { ...done('9', 'r2', 'SUCCEEDED'), folded: [done('8', 'r2', 'STARTED')], foldedCount: 1 },
      { ...viewed('7', 'estate', castellan), folded, foldedCount: 80 },
    ].map(auditRow);
    expect(rows.map(({ sentence, count }) => [sentence, count])).toEqual([
      ['Changed the details of The Castellan Family', 2],
      ['Viewed the dashboard, The Castellan Family, the documents of all clients', 81],
    ]);
  });
  it('have no identifier in their words', () => {
    for (const one of [done('1', 'r1', 'REFUSED'), viewed('2', 'organizationTeam, featureFlags')])
      for (const text of [sentenceOf(one), ...detailLines(one).map(({ value }) => value)])
        expect(rawTextIn(text)).toEqual([]);
  });
});

describe('the state of a trail', () => {
  it.each([
    ['whole', {}, 'positive', /^Intact No entry was removed or changed: 1,204 entries/],
    ['empty', { entryCount: 0 }, 'positive', /Nothing is recorded yet/],
    [
      'broken',
      { brokenAt: 5, reason: 'GAP' as const, entryCount: 4 },
      'danger',
      /^Broken at entry 5 .*Entries 1 to 4 hold/,
    ],
    [
      'begun anew',
      { brokenAt: 1, reason: 'BEGINNING' as const },
      'danger',
      /^Broken at entry 1 The trail does not begin/,
    ],
    ['partly from before sealing', { unsealedThrough: 40 }, 'warning', /Entries 1 to 40 .* are not proven/],
  ])('%s is said in words', (_what, change, tone, text) => {
    const words = stateWords({ ...state, ...change });
    expect(words.tone).toBe(tone);
    expect(`${words.title} ${words.text}`).toMatch(text);
  });
});

describe('the filter', () => {
  it('takes days as the organization has them, the last one whole, and leaves out what is none', () => {
    const chosen = { person: 'a1', action: '', outcome: 'REFUSED', from: '2026-03-01', to: '2026-03-02' };
    expect(auditFilter(chosen, 'nora')).toEqual({
      personId: 'a1',
      actions: null,
      outcomes: ['REFUSED'],
      from: '2026-03-01T05:00:00.000Z',
      until: '2026-03-03T05:00:00.000Z',
      searchTerm: 'nora',
    });
    expect(auditFilter({ ...chosen, outcome: 'ALL', from: 'soon', to: '' }, '')).toMatchObject({
      outcomes: null,
      from: null,
      until: null,
      searchTerm: null,
    });
  });
  it('has each action in a group, or by itself', () => {
    const grouped = ACTION_GROUPS.flatMap(({ value }) => actionsOf(value) ?? []);
    const alone = Object.keys(AUDIT_ACTION_LABELS).filter((action) => !grouped.includes(action));
    expect(alone).toEqual(['access.denied', 'access.probed', 'trail.begun']);
    expect(actionsOf('access.denied')).toEqual(['access.denied']);
    expect(new Set(grouped).size).toBe(grouped.length);
  });
});

describe('the exported file', () => {
  const rows = (entries: AuditEntry[]) => auditCsv(entries).split('\r\n');
  it('has a line of headings and a line for each entry', () => {
    const [headings, first, end] = rows([entry]);
    expect(headings).toMatch(/^Number,Time \(UTC\),Action,/);
    expect(first).toBe(
      '1204,2026-03-01T12:00:00.000Z,Sign-in failed,sign-in.failed,REFUSED,Nora Finch,a1,,,,203.0.113.7,Mozilla/5.0,o1,r1,{}',
    );
    expect(end).toBe('');
  });
  it('quotes what would break a line, and disarms what a spreadsheet would run', () => {
    const [, first] = rows([{ ...entry, accountName: 'Finch, "Nora"', userAgent: '=HYPERLINK("http://evil")' }]);
    expect(first).toContain('"Finch, ""Nora"""');
    expect(first).toContain(`"'=HYPERLINK(""http://evil"")"`);
  });
});
