import { expect, it } from 'vitest';
import { newDocument } from '../document/document-facts.ts';
import { toEstateCase } from '../estate/estate-case.ts';
import { familyOf } from '../person/family.fixture.ts';
import { type EstateTrust, existingTrust, type TrustSchedule } from './trust.ts';
import {
  checkSchedule,
  lifecycleOf,
  retainedTermOf,
  scheduleYears,
  termEndsOn,
  termYearsOf,
} from './trust-schedule.ts';

const TODAY = '2026-11-23';
const estate = familyOf({ ada: { birthDate: '1961-05-01' } });
const NOTHING: TrustSchedule = {
  termYears: null,
  lifeOfId: null,
  annuityCents: null,
  payoutType: 'Level',
  increasePercent: null,
  lastAnnuityCents: null,
  payoutPercent: null,
  growthPercent: null,
  incomeTaxPercent: null,
};
const grat = (schedule: Partial<TrustSchedule>, more: Partial<EstateTrust> = {}): EstateTrust => ({
  ...existingTrust('grat', 'GRAT', 'GRAT'),
  executedAt: '2024-02-01',
  fundedAt: '2024-03-01',
  schedule: { ...NOTHING, ...schedule },
  ...more,
});

it('a term of years runs from the funding, else from the signature, and one of a life from today', () => {
  expect(termEndsOn(estate, grat({ termYears: 5 }), TODAY)).toBe('2029-03-01');
  expect(termEndsOn(estate, grat({ termYears: 5 }, { fundedAt: null }), TODAY)).toBe('2029-02-01');
  expect(termEndsOn(estate, grat({ termYears: 5 }, { fundedAt: null, executedAt: null }), TODAY)).toBeNull();
  // Age 65 by table 2010CM: 19 years.
  expect(termYearsOf(estate, grat({ lifeOfId: 'ada' }), TODAY)).toBe(19);
  expect(termEndsOn(estate, grat({ lifeOfId: 'ada' }), TODAY)).toBe('2045-11-23');
  expect(termYearsOf(familyOf({ ada: {} }), grat({ lifeOfId: 'ada' }), TODAY)).toBeNull();
});

it('a settlor keeps the annuity of a GRAT and the home of a QPRT for the term, and the deaths are played with it', () => {
  const kept = grat({ termYears: 5, annuityCents: 100_000_00 });
  expect(retainedTermOf(estate, kept, TODAY)).toEqual({ endsOn: '2029-03-01', annuityCents: 100_000_00 });
  expect(retainedTermOf(estate, { ...kept, kind: 'QPRT' }, TODAY)).toEqual({ endsOn: '2029-03-01' });
  expect(retainedTermOf(estate, { ...kept, kind: 'CLAT' }, TODAY)).toBeNull();
  expect(retainedTermOf(estate, { ...kept, terminated: true }, TODAY)).toBeNull();
  expect(retainedTermOf(estate, grat({ annuityCents: 1 }), TODAY)).toBeNull();
  expect(toEstateCase({ ...estate, trusts: [kept] }, TODAY).trusts?.[0]?.retainedTerm).toEqual({
    endsOn: '2029-03-01',
    annuityCents: 100_000_00,
  });
});

it('the years that are left begin with what it holds today', () => {
  const years = scheduleYears(
    estate,
    grat({ termYears: 5, annuityCents: 100_000_00, growthPercent: 5 }),
    1_000_000_00,
    TODAY,
  );
  expect(years.map(({ year, beginningCents, endingCents }) => [year, beginningCents, endingCents])).toEqual([
    [2026, 1_000_000_00, 950_000_00],
    [2027, 950_000_00, 897_500_00],
    [2028, 897_500_00, 842_375_00],
  ]);
});

it('an annuity that rises goes on from the years of the term that have passed, and a sharkfin ends with its last', () => {
  const paid = (schedule: Partial<TrustSchedule>) =>
    scheduleYears(estate, grat({ termYears: 5, annuityCents: 100_000_00, ...schedule }), 1_000_000_00, TODAY).map(
      ({ annuityCents }) => annuityCents,
    );
  // Funded in 2024: the third payment is 100,000 × 1.2².
  expect(paid({ payoutType: 'Increasing', increasePercent: 20 })).toEqual([144_000_00, 172_800_00, 207_360_00]);
  expect(paid({ payoutType: 'Sharkfin', lastAnnuityCents: 120_000_00 })).toEqual([100_000_00, 100_000_00, 120_000_00]);
});

it('a GRAT whose annuity rises counts as a whole with a settlor who dies in its term', () => {
  const rising = grat({ termYears: 5, annuityCents: 1, payoutType: 'Increasing', increasePercent: 20 });
  expect(retainedTermOf(estate, rising, TODAY)).toEqual({ endsOn: '2029-03-01' });
});

it.each([
  ['CRUT', { payoutType: 'Increasing', annuityCents: 1, increasePercent: 5 }, 'NOT_LEVEL', 'payoutType'],
  ['CLAT', { payoutType: 'Increasing', increasePercent: 5 }, 'REQUIRED', 'annuityPayment'],
  ['CLAT', { payoutType: 'Increasing', annuityCents: 1 }, 'REQUIRED', 'annualIncrease'],
  ['GRAT', { payoutType: 'Increasing', annuityCents: 1, increasePercent: 20.01 }, 'OUT_OF_RANGE', 'annualIncrease'],
  ['CLAT', { payoutType: 'Sharkfin', annuityCents: 100 }, 'REQUIRED', 'lastPayment'],
  ['CLAT', { payoutType: 'Sharkfin', annuityCents: 100, lastAnnuityCents: 100 }, 'REQUIRED', 'lastPayment'],
  ['GRAT', { payoutType: 'Sharkfin', annuityCents: 100, lastAnnuityCents: 121 }, 'OUT_OF_RANGE', 'lastPayment'],
] as const)('a %s does not pay by %j', (kind, schedule, code, field) => {
  expect(() => checkSchedule(estate, kind, { ...NOTHING, ...schedule })).toThrow(
    expect.objectContaining({ code, field: `trustTerm.${field}` }),
  );
});

it('a GRAT may rise by a fifth, and a lead trust may end with a large payment', () => {
  const rising = { ...NOTHING, annuityCents: 100, payoutType: 'Increasing', increasePercent: 20 } as const;
  expect(() => checkSchedule(estate, 'GRAT', rising)).not.toThrow();
  const fin = { ...NOTHING, annuityCents: 100, payoutType: 'Sharkfin', lastAnnuityCents: 120 } as const;
  expect(() => checkSchedule(estate, 'GRAT', fin)).not.toThrow();
  expect(() => checkSchedule(estate, 'CLAT', { ...fin, lastAnnuityCents: 1_000_000 })).not.toThrow();
});

it('of a trust that has ended, or whose term is over or not known, no year is left', () => {
  const rows = (trust: EstateTrust) => scheduleYears(estate, trust, 1_000_00, TODAY);
  expect(rows(grat({ termYears: 2 }))).toEqual([]);
  expect(rows(grat({ termYears: 5 }, { terminated: true }))).toEqual([]);
  expect(rows(grat({ annuityCents: 1 }))).toEqual([]);
  expect(rows({ ...grat({}), schedule: null })).toEqual([]);
});

it.each([
  ['OUT_OF_RANGE', { termYears: 0 }, 'trustTerm.termLength'],
  ['OUT_OF_RANGE', { termYears: 101 }, 'trustTerm.termLength'],
  ['TWO_TERMS', { termYears: 3, lifeOfId: 'ada' }, 'trustTerm.termLength'],
  ['UNKNOWN_REFERENCE', { lifeOfId: 'nobody' }, 'trustTerm.lifeExpectancyPersonId'],
  ['OUT_OF_RANGE', { annuityCents: -1 }, 'trustTerm.annuityPayment'],
  ['TWO_PAYOUTS', { annuityCents: 1, payoutPercent: 5 }, 'trustTerm.payoutRate'],
  ['OUT_OF_RANGE', { payoutPercent: 101 }, 'trustTerm.payoutRate'],
  ['OUT_OF_RANGE', { growthPercent: -51 }, 'trustTerm.growthRate'],
  ['OUT_OF_RANGE', { incomeTaxPercent: 61 }, 'trustTerm.incomeTax'],
])('%s: %j is refused with its field', (code, schedule, field) => {
  expect(() => checkSchedule(estate, 'GRAT', { ...NOTHING, ...schedule })).toThrow(
    expect.objectContaining({ code, field }),
  );
});

it('what happened to it stands in order, a revocation with its document', () => {
  const events = (trust: EstateTrust) =>
    lifecycleOf(
      { ...estate, documents: [{ ...newDocument('r', 'OTHER', 'Revocation', TODAY), executedAt: '2026-01-05' }] },
      trust,
      TODAY,
    ).map(({ event, on }) => `${event} ${on}`);
  expect(events(grat({ termYears: 5 }, { modifiedAt: '2025-01-01' }))).toEqual([
    'EXECUTED 2024-02-01',
    'FUNDED 2024-03-01',
    'MODIFIED 2025-01-01',
    'TERM_ENDS 2029-03-01',
  ]);
  expect(events(grat({ termYears: 5 }, { terminated: true, revokedById: 'r' })).at(-1)).toBe('REVOKED 2026-01-05');
  expect(events(grat({}, { terminated: true })).at(-1)).toBe('TERMINATED null');
});

it('a trust that has ended is played no more, unless something still names it', () => {
  const ended = grat({}, { terminated: true });
  expect(toEstateCase({ ...estate, trusts: [ended] }, TODAY).trusts).toEqual([]);
  const named = { ...existingTrust('other', 'Other', 'REVOCABLE'), lifetimeBeneficiaries: ['grat'] };
  expect(toEstateCase({ ...estate, trusts: [ended, named] }, TODAY).trusts?.map(({ id }) => id)).toEqual([
    'grat',
    'other',
  ]);
});
