import { describe, expect, it } from 'vitest';
import type { EstateUpload } from '../../domain/upload/upload.ts';
import { NO_SUMS } from '../rows/estate-sums.ts';
import { estateOverview, type OverviewFigures, type OverviewRow, overviewDates } from './overview.ts';

const CALENDAR = { today: '2026-11-20', timeZone: 'America/New_York' };
const ALL = () => true;
const FIGURES: OverviewFigures = {
  sums: {
    ...NO_SUMS,
    estates: 1,
    asOf: '2026-11-20',
    assetsCents: 300,
    freshAssetsCents: 100,
    found: { ...NO_SUMS.found, OLD_DOCUMENTS: { count: 2, amountCents: 0, oldest: '2001-05-04' } },
  },
  households: [],
  named: {
    INSURANCE_IN_ESTATE: [],
    EXCLUSION_NOT_PORTED: [],
    OLD_DOCUMENTS: ['e1', 'e2'],
    NO_HEALTH_CARE_DIRECTIVE: [],
    NO_WILL: [],
  },
};
const ROW = {
  id: 'e1',
  displayName: 'The Alden Family',
  facts: {
    decided: [],
    insideCents: 200,
    largeAssets: [
      { id: 'a1', name: 'House', on: '2026-08-21', amountCents: 100 },
      { id: 'a2', name: 'Shop', on: '2026-08-22', amountCents: 100 },
    ],
    missingDocuments: [],
  } as unknown as OverviewRow['facts'],
} satisfies OverviewRow;

const upload = (status: EstateUpload['status']): EstateUpload =>
  ({
    id: 'u1',
    estateId: 'e1',
    status,
    createdAt: '2026-11-01T00:00:00.000Z',
    file: { filename: 'will.pdf' },
    values: [{ path: 'executedAt', confidence: 'LOW' }],
    possibleIssues: [],
  }) as unknown as EstateUpload;

describe('the dashboard', () => {
  it.each(['READ', 'FAILED'] as const)('opens the review of an upload that is %s', (status) => {
    const { work } = estateOverview(
      FIGURES,
      { uploads: [upload(status)], reminders: [], rowsOfThese: [ROW], rows: [] },
      CALENDAR,
      ALL,
    );
    expect(work.map(({ path }) => path)).toEqual(['/estate/e1/abstractions/u1']);
  });

  it.each([
    ['reviews', 'abstraction:review', ['VALUES_TO_REVIEW']],
    ['changes estates', 'estate:edit', ['REMINDER_DUE', 'STALE_VALUATION']],
    ['uploads', 'document:upload', ['ABSTRACTION_PROBLEM']],
    ['only looks', 'estate:view', []],
  ])('has nothing but the work that somebody can do who %s', (_who, allowed, kinds) => {
    const uploads = [upload('READ'), { ...upload('FAILED'), id: 'u2' }];
    const reminders = [{ id: 'r1', estateId: 'e1', text: 'Call', dueOn: '2026-11-20' }];
    const work = { uploads, reminders, rowsOfThese: [ROW], rows: [ROW] };
    const shown = estateOverview(FIGURES, work, CALENDAR, (action) => action === allowed).work;
    expect(shown.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('has a review whose every value is decided until somebody finishes it', () => {
    const done = { ...ROW, facts: { ...ROW.facts, decided: [{ uploadId: 'u1', path: 'executedAt' }] } };
    const workOf = (one: EstateUpload) =>
      estateOverview(FIGURES, { uploads: [one], reminders: [], rowsOfThese: [done], rows: [] }, CALENDAR, ALL).work;
    expect(workOf(upload('READ'))).toMatchObject([
      { title: 'will.pdf: review to finish', detail: 'Every value is decided' },
    ]);
    expect(workOf({ ...upload('READ'), values: [] })).toMatchObject([{ detail: 'Nothing was found in it' }]);
    expect(workOf({ ...upload('READ'), reviewFinishedAt: '2026-11-02T00:00:00.000Z' })).toEqual([]);
  });

  it('names reminders whose day has come first, with their client, and leads to it', () => {
    const reminder = { id: 'r1', estateId: 'e1', text: 'Call about the deed', dueOn: '2026-11-18' };
    const elsewhere = { ...reminder, id: 'r2', estateId: 'not advised' };
    const work = { uploads: [upload('READ')], reminders: [reminder, elsewhere], rowsOfThese: [ROW], rows: [] };
    const [first, second, ...rest] = estateOverview(FIGURES, work, CALENDAR, ALL).work;
    expect(first).toMatchObject({
      kind: 'REMINDER_DUE',
      title: 'Call about the deed',
      estateName: 'The Alden Family',
      detail: 'Reminder for Nov 18, 2026',
      days: 2,
      path: '/estate/e1',
    });
    expect([second?.kind, rest]).toEqual(['VALUES_TO_REVIEW', []]);
  });

  it('says whether more waits than it lists', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...upload('READ'), id: `u${index}` }));
    const overview = (count: number) =>
      estateOverview(FIGURES, { uploads: many(count), reminders: [], rowsOfThese: [ROW], rows: [] }, CALENDAR, ALL);
    expect([overview(50).work.length, overview(50).hasMoreWork]).toEqual([50, false]);
    expect([overview(51).work.length, overview(51).hasMoreWork]).toEqual([50, true]);
  });

  it('calls a value old on the day after its 90 days', () => {
    const { work } = estateOverview(
      FIGURES,
      { uploads: [], reminders: [], rowsOfThese: [], rows: [ROW] },
      CALENDAR,
      ALL,
    );
    expect(work.map(({ title, detail }) => [title, detail])).toEqual([
      ['House: valued Aug 21, 2026', '91 days old, counts for 50% of net worth'],
    ]);
  });

  it('leads to the upload of the very document that is missing', () => {
    const missing = { id: 'd1', name: 'Will of Ada', ownerName: 'Ada Alden', createdAt: '2026-11-20T15:00:00.000Z' };
    const row = { ...ROW, facts: { ...ROW.facts, largeAssets: [], missingDocuments: [missing] } };
    const { work } = estateOverview(
      FIGURES,
      { uploads: [], reminders: [], rowsOfThese: [], rows: [row] },
      CALENDAR,
      ALL,
    );
    expect(work).toMatchObject([{ actionLabel: 'Upload', path: '/estate/e1/documents/upload?document=d1' }]);
  });

  it.each([
    [1, 'client with no one named'],
    [3, 'clients with no one named'],
  ])('counts %i %s', (count, detail) => {
    const found = { ...NO_SUMS.found, NO_HEALTH_CARE_DIRECTIVE: { count, amountCents: 0, oldest: null } };
    const figures = { ...FIGURES, sums: { ...FIGURES.sums, found } };
    const { opportunities } = estateOverview(
      figures,
      { uploads: [], reminders: [], rowsOfThese: [], rows: [] },
      CALENDAR,
      ALL,
    );
    expect(opportunities).toMatchObject([{ count, detail }]);
  });

  it('names what was found, and leaves out what was not', () => {
    const { opportunities, valuedWithin90DaysPercent } = estateOverview(
      FIGURES,
      { uploads: [], reminders: [], rowsOfThese: [], rows: [] },
      CALENDAR,
      ALL,
    );
    expect(opportunities.map(({ title, detail, count }) => [title, detail, count])).toEqual([
      ['Will or trust older than 8 years', 'oldest 2001', 2],
    ]);
    expect(valuedWithin90DaysPercent).toBe(33.3);
  });
});

describe('days of the dashboard', () => {
  const workOf = (uploads: EstateUpload[], rows: OverviewRow[] = []) =>
    estateOverview(FIGURES, { uploads, reminders: [], rowsOfThese: [ROW], rows }, CALENDAR, ALL).work;

  it('stand once in a row: what the sentence says is what the column says', () => {
    const [house] = workOf([], [ROW]);
    expect(house).toMatchObject({ since: '2026-08-21', days: 91, detail: expect.stringMatching(/^91 days old/) });
  });
  it('are grouped by thousands', () => {
    const { facts } = ROW;
    const old = {
      ...ROW,
      facts: { ...facts, largeAssets: facts.largeAssets.map((one) => ({ ...one, on: '2020-01-01' })) },
    };
    expect(workOf([], [old])[0]?.detail).toMatch(/^2,\d{3} days old/);
  });
  it("are the organization's: an upload late in the evening is of today, though Greenwich has tomorrow", () => {
    const [late] = workOf([{ ...upload('READ'), createdAt: '2026-11-21T03:30:00.000Z' }]);
    expect(late).toMatchObject({ since: '2026-11-20', days: 0 });
  });
  it('begin a quarter at its midnight in the organization', () => {
    expect(overviewDates(CALENDAR).quarterBegan).toBe('2026-10-01T04:00:00.000Z');
    expect(overviewDates({ ...CALENDAR, timeZone: 'Pacific/Honolulu' }).quarterBegan).toBe('2026-10-01T10:00:00.000Z');
  });
});

describe('sums beyond all amounts', () => {
  it('are the largest amount there is, said to be more, and leave the rest of the dashboard as it is', () => {
    const beyond = { count: 200, amountCents: 2e16, oldest: null };
    const sums = { ...FIGURES.sums, netWorthCents: 2e16, assetsCents: 2e16, freshAssetsCents: 5e15 };
    const found = { ...sums.found, INSURANCE_IN_ESTATE: beyond };
    const none = { uploads: [], reminders: [], rowsOfThese: [], rows: [] };
    const shown = estateOverview({ ...FIGURES, sums: { ...sums, found } }, none, CALENDAR, ALL);
    expect(shown.netWorth).toBe(Number.MAX_SAFE_INTEGER);
    expect(shown.valuedWithin90DaysPercent).toBe(25);
    expect(shown.opportunities[0]?.detail).toContain('over $90,071.99B');
  });
});
