import { addDays, addYears, daysBetween, type IsoDate, isDomainError } from '@platform/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomEstate } from './cases/random-estate.ts';
import { randomHousehold } from './cases/random-household.ts';
import { cash, estateCase } from './conventions/case-builder.ts';
import { distribution } from './distribution.ts';
import type { EstateCase, Target } from './estate-case.ts';
import { ownership } from './ownership/ownership.ts';
import { nextTurningDay } from './turning-days.ts';

/** Of what the answer says, what is no date and no sentence. */
const DATED: ReadonlySet<string> = new Set([
  'date',
  'ruleSet',
  'explanation',
  'label',
  'working',
  'notModelled',
  'message',
]);
const figures = (value: unknown): string => JSON.stringify(value, (key, part) => (DATED.has(key) ? undefined : part));

function answer(input: EstateCase, day: IsoDate): string {
  const owned = figures(ownership(input, day));
  try {
    return owned + figures(distribution(input));
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return owned + error.code;
  }
}

/** The case with its first death on a day, and without what the estates of other tests have fixed. */
const diesOn = (input: EstateCase, day: IsoDate): EstateCase => {
  const { lawDate: _, ...assumptions } = input.assumptions;
  const [first, ...others] = assumptions.deaths;
  return { ...input, assumptions: { ...assumptions, deaths: first ? [{ ...first, date: day }, ...others] : [] } };
};
const staying = (input: EstateCase): EstateCase => ({
  ...input,
  assumptions: { ...input.assumptions, deaths: input.assumptions.deaths.slice(1) },
});

const days = fc.integer({ min: 0, max: 3_000 }).map((after) => addDays('2024-01-01', after));
/** Days before and after the day that is looked at. */
const near = fc.integer({ min: -5, max: 400 });
/** Those without children: nobody is older than a parent. */
const YOUNG: ReadonlySet<string> = new Set(['a1', 'a2', 'b1', 'child', 'friend']);

/** Taxed by a state in any year. */
const GIFT = 4_000_000_000;

interface Timed {
  readonly input: EstateCase;
  readonly from: IsoDate;
}
/** Estates whose people come of age, whose others die and whose gifts grow old near the day that is looked at. */
const timed: fc.Arbitrary<Timed> = fc
  .record({
    drawn: fc.oneof(randomEstate, randomHousehold),
    from: days,
    age: fc.constantFrom(18, 22, 25, 40),
    birthday: near,
    late: fc.option(near, { nil: undefined }),
    clause: fc.constantFrom(undefined, 0, 30, 180),
    given: near,
    second: near,
    state: fc.constantFrom('PA', 'NE', 'WA', 'FL', 'NY', 'MN'),
  })
  .map(({ drawn, from, age, birthday, late, clause, given, second, state }): Timed => {
    const [first, other] = drawn.assumptions.deaths;
    const clauses = clause === undefined ? {} : { survivorshipDays: clause };
    const input: EstateCase = {
      ...drawn,
      domicileState: state,
      people: drawn.people.map((person) => ({
        ...person,
        ...(person.id === 'h'
          ? { lifetimeGifts: [{ givenOn: addYears(addDays(from, given), -3), taxableCents: GIFT }] }
          : {}),
        ...(YOUNG.has(person.id) ? { birthDate: addYears(addDays(from, birthday), -age) } : {}),
        ...(late !== undefined && person.isDeceased ? { deathDate: addDays(from, late) } : {}),
      })),
      assets: drawn.assets.map((asset) => {
        const { lifeInsurance } = asset;
        const transferredOn = addYears(addDays(from, given), -3);
        return lifeInsurance ? { ...asset, lifeInsurance: { ...lifeInsurance, transferredOn } } : asset;
      }),
      trusts: (drawn.trusts ?? []).map((trust) => ({ ...trust, ...clauses })),
      wills: (drawn.wills ?? []).map((will) => ({ ...will, ...clauses })),
      assumptions: {
        ...drawn.assumptions,
        deaths: [...(first ? [first] : []), ...(other ? [{ ...other, date: addDays(from, second) }] : [])],
      },
    };
    return { input, from };
  });

describe('days on which an answer turns', { timeout: 60_000 }, () => {
  it('are all that change it: between two of them a death on any day is the same death', () => {
    let turned = 0;
    fc.assert(
      fc.property(timed, fc.double({ min: 0, max: 1, noNaN: true }), ({ input, from }, at) => {
        const turn = nextTurningDay(staying(input), from);
        const later = addDays(from, Math.floor(at * (daysBetween(from, turn) - 1)));
        const before = answer(diesOn(input, from), from);
        expect(answer(diesOn(input, later), later)).toBe(before);
        if (answer(diesOn(input, turn), turn) !== before) turned += 1;
      }),
      { numRuns: 400 },
    );
    // The estates are such that their days matter, or the sentence above says nothing.
    expect(turned).toBeGreaterThan(60);
  });

  const base = estateCase({ assets: [cash('c', 1, 'h')] });
  const of = (more: Partial<EstateCase>): EstateCase => ({
    ...base,
    assumptions: { ...base.assumptions, deaths: [] },
    ...more,
  });
  const born = (birthDate: IsoDate) => ({ people: [{ id: 'h', name: 'H', birthDate }] });
  const given = { insuredId: 'h', deathBenefitCents: 100, transferredOn: '2025-06-01' };
  const shared = { ages: [{ age: 35, percent: 100 }] };
  const wills = (to: Target, survivorshipDays = 0): Partial<EstateCase> => ({
    wills: [{ personId: 'w', steps: [{ kind: 'RESIDUE', to: [to] }], survivorshipDays }],
  });
  const second = { assumptions: { ...base.assumptions, deaths: [{ personId: 'w', date: '2026-12-20' }] } };
  it.each([
    ['a new year', of({}), '2026-11-22', '2027-01-01'],
    ['a law of a state', of({}), '2026-06-30', '2026-07-01'],
    [
      'a gift of three years',
      of({ assets: [cash('p', 1, 'w', { lifeInsurance: given })] }),
      '2028-05-20',
      '2028-06-01',
    ],
    [
      'a taxable gift that some state counts for a year more',
      of({ people: [{ id: 'h', name: 'H', lifetimeGifts: [{ givenOn: '2025-06-01', taxableCents: 1 }] }] }),
      '2027-05-20',
      '2027-06-01',
    ],
    [
      'another section 7520 rate, of an annuity that is kept',
      of({
        trusts: [
          {
            id: 'g',
            name: 'G',
            kind: 'GRAT',
            settlors: ['h'],
            retainedTerm: { endsOn: '2030-01-01', annuityCents: 1 },
          },
        ],
      }),
      '2026-05-10',
      '2026-07-01',
    ],
    [
      'the end of a term that somebody kept',
      of({ trusts: [{ id: 'g', name: 'G', kind: 'QPRT', settlors: ['h'], retainedTerm: { endsOn: '2026-12-24' } }] }),
      '2026-11-22',
      '2026-12-24',
    ],
    ['a birth', of(born('2026-12-24')), '2026-11-22', '2026-12-24'],
    ['a child of age', of(born('2008-12-24')), '2026-11-22', '2026-12-24'],
    ['one born on a leap day', of(born('2008-02-29')), '2026-01-31', '2026-03-01'],
    ['an heir of 22', of(born('2004-12-24')), '2026-11-22', '2026-12-24'],
    ['the age of a share', of({ ...born('1991-12-24'), ...wills({ to: 'h', ...shared }) }), '2026-11-22', '2026-12-24'],
    [
      'the age of a share of whoever takes instead',
      of({ ...born('1991-12-24'), ...wills({ to: 'w', alternates: [{ to: 'h', ...shared }] }) }),
      '2026-11-22',
      '2026-12-24',
    ],
    ['a death that stays, less than 120 hours before it', of(second), '2026-11-22', '2026-12-16'],
    ['the day of that death', of(second), '2026-12-16', '2026-12-20'],
    ['the day after it', of(second), '2026-12-20', '2026-12-21'],
    ['a clause of 20 days before it', of({ ...second, ...wills({ to: 'h' }, 20) }), '2026-11-22', '2026-12-01'],
    [
      'the death of somebody else',
      of({ people: [{ id: 'h', name: 'H', deathDate: '2026-12-20' }] }),
      '2026-12-18',
      '2026-12-20',
    ],
    ['a date that cannot be', of(born('2008-13-24')), '2026-11-22', '2027-01-01'],
  ])('%s', (_name, input, after, turn) => expect(nextTurningDay(input, after)).toBe(turn));
});
