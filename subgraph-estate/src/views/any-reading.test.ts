import { DEATH_SCENARIOS, ESTATE_DOCUMENT_KINDS, TRUST_KINDS } from '@platform/contracts';
import { rawTextIn } from '@platform/test-kit/raw-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_ASSET } from '../domain/balance-sheet/holding-facts.ts';
import type { Estate } from '../domain/estate/estate.ts';
import { person } from '../domain/estate/household.ts';
import { familyOf } from '../domain/person/family.fixture.ts';
import { withDecisions } from '../domain/upload/apply-readings.ts';
import type { ReadingDecision } from '../domain/upload/decision.ts';
import { checkValue } from '../domain/upload/reading.ts';
import corpus from './corpus-values.generated.json' with { type: 'json' };
import { distributionView } from './distribution/distribution-view.ts';

const TODAY = '2026-11-22';
/** Of the household, of its instruments, and of nobody that is known yet. */
const NAMES = [
  'Ada Marsh',
  'Ben Marsh',
  'Ida Marsh',
  'Ida',
  'Otis Quill',
  'Harbor Trust Company',
  'River Shelter Fund',
  'my children',
  'my descendants',
  'heirs at law',
  'Marsh Living Trust',
  'The Marsh Living Trust',
  'Marsh Family Trust',
  'First Amendment to the Marsh Living Trust',
  'Last Will of Ada Marsh',
];
const name = fc.constantFrom(...NAMES);
const day = fc.constantFrom('2009-05-06', '2015-01-02', '2021-03-04');
const share = {
  shareNumerator: fc.integer({ min: 1, max: 2 }),
  shareDenominator: fc.integer({ min: 2, max: 4 }),
};
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const given = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Value;

const SINGLE = {
  kind: fc.constantFrom(...TRUST_KINDS, ...ESTATE_DOCUMENT_KINDS),
  name,
  executedAt: day,
  situs: fc.constantFrom('OR', 'MA', 'CA'),
  gst: fc.record({ status: fc.constantFrom('EXEMPT', 'NON_EXEMPT'), detail: name }),
};
const SEVERAL = {
  owners: name,
  settlors: name,
  fiduciaries: fc.record({
    role: fc.constantFrom('executor', 'trustee', 'guardian'),
    designation: fc.constantFrom('primary', 'first_successor'),
    person: name,
  }),
  beneficiaries: fc.record({ name, relation: fc.constantFrom('child', 'charity', null) }),
  specificGifts: fc
    .record({
      to: name,
      kind: fc.constantFrom('cash', 'real_estate', 'tangible', 'percentage', 'charity'),
      amountCents: maybe(fc.integer({ min: 1, max: 900_000_000 })),
      percent: maybe(fc.integer({ min: 1, max: 100 })),
      description: fc.constantFrom('the lake house', 'my savings', ''),
    })
    .map(given),
  residue: fc
    .record({
      to: name,
      ...share,
      manner: fc.constantFrom('outright', 'in_trust'),
      condition: maybe(fc.constantFrom('if he survives me', 'if Ben does not survive me')),
    })
    .map(given),
  subtrusts: fc
    .record({
      kind: fc.constantFrom(
        'MARITAL',
        'BYPASS',
        'DISCLAIMER_TRUST',
        'SURVIVOR',
        'POT_TRUST',
        'STATE_EXEMPTION',
        'OTHER',
      ),
      name,
      when: fc.constantFrom(...DEATH_SCENARIOS),
      formula: maybe(fc.constantFrom('FEDERAL', 'STATE', 'LESSER_OF_FEDERAL_AND_STATE')),
    })
    .map(given),
  distributionAges: fc.record({ age: fc.integer({ min: 18, max: 40 }), ...share, of: maybe(name) }).map(given),
  callouts: fc.constantFrom('per_stirpes', 'per_capita', 'spendthrift'),
};
interface Value {
  readonly path: string;
  readonly value: unknown;
}
/** Values of one document of a file, each at the path at which a reading has it. */
const documentAt = (prefix: string): fc.Arbitrary<Value[]> =>
  fc
    .tuple(
      ...Object.entries(SINGLE).map(([field, value]) =>
        (value as fc.Arbitrary<unknown>).map((one) => [{ path: `${prefix}${field}`, value: one }]),
      ),
      ...Object.entries(SEVERAL).map(([field, value]) =>
        fc
          .array(value as fc.Arbitrary<unknown>, { maxLength: 3 })
          .map((all) => all.map((one, at) => ({ path: `${prefix}${field}[${at}]`, value: one }))),
      ),
    )
    .map((parts) => parts.flat());
const file: fc.Arbitrary<Value[]> = fc
  .tuple(documentAt(''), fc.option(documentAt('boundDocuments[0].'), { nil: [] }))
  .map((parts) => parts.flat());

const household = (): Estate => {
  const people = {
    ada: person({ id: 'ada', name: 'Ada Marsh', state: 'OR' }),
    ben: person({ id: 'ben', name: 'Ben Marsh', state: 'OR' }),
    ida: person({ id: 'ida', name: 'Ida Marsh' }),
  };
  const family = familyOf(people, ['ben', 'SPOUSE', 'ada'], ['ida', 'CHILD', 'ada'], ['ida', 'CHILD', 'ben']);
  const holding = (id: string, assetType: 'CASH' | 'REAL_ESTATE', ownerId: string) => ({
    ...NO_ASSET,
    id,
    name: id,
    assetType,
    balanceCents: 250_000_007,
    owners: [{ id: ownerId, percent: 100 }],
  });
  return {
    ...family,
    assets: [
      holding('Savings', 'CASH', 'ada'),
      holding('Lake house', 'REAL_ESTATE', 'ada'),
      holding('Brokerage', 'CASH', 'ben'),
    ],
  };
};

/** Figures, or a gap in words, whatever is accepted and in whatever order; taken back, the estate is as before. */
function expectFiguresOrGaps(before: Estate, hints: readonly Value[][], decisions: readonly ReadingDecision[]): void {
  const readingHints = hints.map((values, at) => ({ uploadId: `upload-${at}`, values }));
  const derive = (...parts: readonly string[]): string => parts.join('/');
  const estate = withDecisions(before, decisions, readingHints, derive);
  const { problem, warnings, totals } = distributionView(estate, TODAY);
  // Shares that a paper divides into more than there is nobody can pay: that is the one gap that stops the figures.
  expect(problem?.message ?? 'the shares add up to 101%').toMatch(/shares add up to [\d.]+%|parts .* more than/);
  if (problem === null) expect(totals.everything).toBe(750_000_021);
  for (const { message } of warnings) {
    expect(message).toMatch(/^\S.*\S$/s);
    expect(rawTextIn(message), message).toEqual([]);
  }
  const back = withDecisions(estate, [], [], derive);
  expect([back.people, back.trusts, back.documents, back.charities]).toEqual([
    before.people,
    before.trusts,
    before.documents,
    before.charities,
  ]);
}

const decided =
  (said: ReadingDecision['decision']) =>
  (one: Value & { readonly uploadId: string }): ReadingDecision => ({
    ...one,
    value: checkValue(one.path, one.value),
    valueId: `${one.uploadId} ${one.path}`,
    decision: said,
    decidedAt: TODAY,
    decidedByName: null,
  });
const ofUploads = (files: readonly Value[][]) =>
  files.flatMap((one, at) => one.map((value) => ({ ...value, uploadId: `upload-${at}` })));

it('whatever part of what documents say is accepted, in whatever order, the estate has figures, or its gap in words', () => {
  const files = fc.array(file, { minLength: 1, maxLength: 3 }).chain((all) => {
    const values = ofUploads(all);
    return fc.record({
      hints: fc.constant(all),
      accepted: fc.shuffledSubarray(values),
      rejected: fc.subarray(values),
    });
  });
  fc.assert(
    fc.property(files, ({ hints, accepted, rejected }) => {
      const decisions = [
        ...accepted.map(decided('ACCEPTED')),
        ...rejected.filter((one) => !accepted.includes(one)).map(decided('REJECTED')),
      ];
      expectFiguresOrGaps(household(), hints, decisions);
    }),
    { numRuns: 60 },
  );
});

const CORPUS = corpus.map(({ name, values }) => ({
  name,
  values: values.map(([path, value]): Value => ({ path: String(path), value })),
}));
/** The household of the papers: whoever makes them, so that their trusts and wills are somebody's. */
function householdOf(values: readonly Value[]): Estate {
  const makers = values.filter(({ path }) => /(owners|settlors)\[/.test(path)).map(({ value }) => String(value));
  const [client = 'Ada Marsh', spouse = 'Ben Marsh'] = [...new Set(makers)];
  const named: Readonly<Record<string, string>> = { ada: client, ben: spouse };
  const before = household();
  return { ...before, people: before.people.map((one) => ({ ...one, name: named[one.id] ?? one.name })) };
}

it.each(CORPUS)('of the corpus document $name any part may be accepted, in any order', ({ values }) => {
  const before = householdOf(values);
  const all = ofUploads([values]);
  fc.assert(
    fc.property(fc.shuffledSubarray(all), (accepted) =>
      expectFiguresOrGaps(before, [values], accepted.map(decided('ACCEPTED'))),
    ),
    { numRuns: 15 },
  );
  expectFiguresOrGaps(before, [values], all.map(decided('ACCEPTED')));
});

it('of all documents of the corpus together any part may be accepted, in any order', () => {
  const files = CORPUS.map(({ values }) => [...values]);
  fc.assert(
    fc.property(fc.shuffledSubarray(ofUploads(files)), (accepted) =>
      expectFiguresOrGaps(household(), files, accepted.map(decided('ACCEPTED'))),
    ),
    { numRuns: 10 },
  );
});
