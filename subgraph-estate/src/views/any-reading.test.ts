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

it('whatever part of what documents say is accepted, in whatever order, the estate has figures, or its gap in words', () => {
  const files = fc.array(file, { minLength: 1, maxLength: 3 }).chain((all) => {
    const values = all.flatMap((one, at) => one.map((value) => ({ ...value, uploadId: `upload-${at}` })));
    return fc.record({
      hints: fc.constant(all),
      accepted: fc.shuffledSubarray(values),
      rejected: fc.subarray(values),
    });
  });
  fc.assert(
    fc.property(files, ({ hints, accepted, rejected }) => {
      const decision = (said: ReadingDecision['decision']) => (one: Value & { uploadId: string }) => ({
        ...one,
        value: checkValue(one.path, one.value),
        valueId: `${one.uploadId} ${one.path}`,
        decision: said,
        decidedAt: TODAY,
        decidedByName: null,
      });
      const decisions = [
        ...accepted.map(decision('ACCEPTED')),
        ...rejected.filter((one) => !accepted.includes(one)).map(decision('REJECTED')),
      ];
      const readingHints = hints.map((values, at) => ({ uploadId: `upload-${at}`, values }));
      const estate = withDecisions(household(), decisions, readingHints, (...parts) => parts.join('/'));
      const { problem, warnings, totals } = distributionView(estate, TODAY);
      // Shares that a paper divides into more than there is nobody can pay: that is the one gap that stops the figures.
      expect(problem?.message ?? 'the shares add up to 101%').toMatch(/shares add up to [\d.]+%|parts .* more than/);
      if (problem === null) expect(totals.everything).toBe(750_000_021);
      for (const { message } of warnings) {
        expect(message).toMatch(/^\S.*\S$/s);
        expect(rawTextIn(message), message).toEqual([]);
      }
      // Taking everything back leaves the estate as it was.
      const before = household();
      const back = withDecisions(estate, [], [], (...parts) => parts.join('/'));
      expect([back.people, back.trusts, back.documents, back.charities]).toEqual([
        before.people,
        before.trusts,
        before.documents,
        before.charities,
      ]);
    }),
    { numRuns: 60 },
  );
});
