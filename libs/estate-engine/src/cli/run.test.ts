import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ESTATE_CASES } from '../distribution/cases/shared-cases.ts';
import { type Working, workingAddsUp } from '../explanation/working.ts';
import { RULE_SET } from '../law/rule-set.ts';
import { calculations } from './registry.ts';
import { answer, answerLine, run, type Terminal } from './run.ts';

function terminal(input: string): Terminal & { readonly written: string[] } {
  const written: string[] = [];
  return {
    written,
    readInput: async () => input,
    readLines: async function* () {
      yield* input.split('\n');
    },
    write: (line) => written.push(line),
  };
}

async function runWith(args: readonly string[], input = ''): Promise<{ status: number; written: string[] }> {
  const io = terminal(input);
  return { status: await run(args, io), written: io.written };
}

const refusal = (name: string, input: unknown): unknown => answer(name, () => input).result;

describe('the command line', () => {
  it('answers one calculation', async () => {
    const { status, written } = await runWith(['rate7520Round'], '{"afr120Pct":5.3}');
    expect([status, written.length]).toEqual([0, 1]);
    expect(JSON.parse(written[0] ?? '')).toMatchObject({
      ratePct: 5.4,
      ruleSet: '2026.3',
      workings: [{ value: '5.4%' }],
    });
  });

  it('refuses with a code, the field and exit status 1', async () => {
    const { status, written } = await runWith(
      ['stateEstateTax'],
      '{"state":"ZZ","date":"2026-01-01","taxableEstateCents":1}',
    );
    expect(status).toBe(1);
    expect(JSON.parse(written[0] ?? '')).toEqual({
      error: { code: 'UNKNOWN_STATE', field: 'state', message: expect.any(String) },
    });
  });

  it('says how it is used and which rules it has', async () => {
    const help = await runWith(['--help']);
    expect([help.status, help.written[0]]).toEqual([0, expect.stringContaining('--schema')]);
    const version = await runWith(['--version']);
    expect([version.status, version.written]).toEqual([0, [RULE_SET]]);
  });

  it('plays a case year by year, the first as it stands', async () => {
    const input = {
      domicileState: 'FL',
      maritalStatus: 'SINGLE',
      people: [
        { id: 'h', name: 'h' },
        { id: 'a', name: 'a' },
      ],
      relations: [{ from: 'h', to: 'a', kind: 'PARENT' }],
      assets: [{ id: 'x', name: 'x', assetType: 'CASH', balanceCents: 2_000_000_000, owners: [{ id: 'h' }] }],
      assumptions: { deaths: [{ personId: 'h', date: '2026-03-01' }] },
    };
    const { status, written } = await runWith(
      ['projection'],
      JSON.stringify({ case: input, years: 1, growthRate: 0.05 }),
    );
    const { years } = JSON.parse(written[0] ?? '') as { years: { date: string; taxCents: number }[] };
    // 40% of 20,000,000 − 15,000,000, and of 21,000,000 less the exclusion of 2027.
    expect([status, years.length, years[0]?.taxCents, years[1]?.date]).toEqual([0, 2, 200_000_000, '2027-03-01']);
    expect((years[1]?.taxCents ?? 0) > 200_000_000).toBe(true);
  });

  it('says of a year far ahead that the year is', () => {
    const far = { state: 'NY', date: '3026-01-01', taxableEstateCents: 1 };
    expect(refusal('stateEstateTax', far)).toMatchObject({ error: { code: 'OUT_OF_RANGE', field: 'date' } });
  });

  it('takes a file that begins with a byte-order mark', async () => {
    expect((await runWith(['rate7520Round'], '\uFEFF{"afr120Pct":5.3}')).status).toBe(0);
  });

  it('refuses what is nested without end, and never says a long name back whole', async () => {
    const nested = `${'{"to":'.repeat(6_000)}1${'}'.repeat(6_000)}`;
    const deep = await runWith(['distribution'], nested);
    expect([deep.status, JSON.parse(deep.written[0] ?? '').error.code]).toEqual([1, 'TOO_DEEP']);
    const brackets = await runWith(['rate7520Round'], JSON.stringify({ afr120Pct: '[\\"['.repeat(500) }));
    expect(JSON.parse(brackets.written[0] ?? '').error.code).toBe('WRONG_TYPE');
    const long = await runWith(['x'.repeat(1_000_000)]);
    expect([long.status, (long.written[0] ?? '').length < 1_000]).toEqual([1, true]);
  });

  it('answers a batch line by line and never stops at a bad one', async () => {
    const lines = [
      '{"name":"rate7520","input":{"month":"2026-08"}}',
      '',
      'no json',
      '[]',
      '{"name":"nothing"}',
      '{"name":"rate7520","input":{"month":"2026-12"}}',
      '',
    ];
    const { status, written } = await runWith(['--batch'], lines.join('\n'));
    expect(status).toBe(0);
    const codes = written.map((line) => (JSON.parse(line) as { error?: { code: string } }).error?.code);
    expect(codes).toEqual([undefined, 'NOT_JSON', 'NOT_JSON', 'WRONG_TYPE', 'UNKNOWN_CALCULATION', undefined]);
    expect(JSON.parse(written[5] ?? '')).toMatchObject({ ratePct: 5.2, stale: true, month: '2026-08' });
  });

  it('answers anything at all on a line of a batch', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (line) => typeof JSON.stringify(answerLine(line)) === 'string'),
      { numRuns: 300 },
    );
  });

  it('lists every calculation with its schema', async () => {
    const { written } = await runWith(['--list']);
    expect(written.length).toBe(Object.keys(calculations).length);
    for (const name of Object.keys(calculations)) {
      const schema = await runWith(['--schema', name]);
      expect(schema.status).toBe(0);
      expect(JSON.parse(schema.written[0] ?? '')).toMatchObject({ type: 'object' });
    }
    expect((await runWith(['--schema', 'nothing'])).status).toBe(1);
  });

  it('explains its use when called with nothing', async () => {
    expect(await runWith([])).toMatchObject({ status: 2 });
  });
});

describe('inputs', () => {
  const estate = { year: 2026, grossEstateCents: 1_600_000_000 };
  it.each([
    ['an unknown field', 'federalEstateTax', { ...estate, grossEstate: 1 }, 'UNKNOWN_FIELD', 'grossEstate'],
    ['a missing field', 'federalEstateTax', { year: 2026 }, 'MISSING_FIELD', 'grossEstateCents'],
    ['a part of a cent', 'federalEstateTax', { ...estate, dsueCents: 0.5 }, 'NOT_CENTS', 'dsueCents'],
    ['a negative amount', 'federalEstateTax', { ...estate, maritalCents: -1 }, 'OUT_OF_RANGE', 'maritalCents'],
    ['an amount as text', 'federalEstateTax', { ...estate, maritalCents: '1' }, 'WRONG_TYPE', 'maritalCents'],
    [
      'an amount beyond exact integers',
      'federalEstateTax',
      { ...estate, maritalCents: 2 ** 60 },
      'NOT_CENTS',
      'maritalCents',
    ],
    [
      'an unknown choice',
      'crat',
      { fairMarketValueCents: 1, payout: 0.05, rate: 0.05, years: 1, frequency: 'daily' },
      'NOT_ONE_OF',
      'frequency',
    ],
    ['an age off the table', 'lifeFactors', { ages: [110], rate: 0.05 }, 'AGE_OFF_TABLE', 'ages'],
    ['no ages', 'lifeFactors', { ages: [], rate: 0.05 }, 'WRONG_NUMBER_OF_LIVES', 'ages'],
    [
      'a payout below 5%',
      'crat',
      { fairMarketValueCents: 1, payout: 0.04, rate: 0.05, years: 1 },
      'PAYOUT_OUT_OF_RANGE',
      'payout',
    ],
    ['a percentage for a rate', 'termFactors', { years: 5, rate: 5 }, 'RATE_OUT_OF_RANGE', 'rate'],
    [
      'a day that does not exist',
      'stateEstateTax',
      { state: 'MA', date: '2026-02-30', taxableEstateCents: 1 },
      'NOT_A_DATE',
      'date',
    ],
    ['a list for an object', 'gst', [], 'WRONG_TYPE', 'input'],
    [
      'a step without its amount',
      'impactOfPlanning',
      { year: 2026, years: 0, estateCents: 1, growth: 0, steps: [{ kind: 'charity' }] },
      'MISSING_FIELD',
      'steps[0].amountCents',
    ],
  ])('%s is refused by name', (_, name, input, code, field) => {
    expect(refusal(name, input)).toEqual({
      error: field === undefined ? { code, message: expect.any(String) } : { code, field, message: expect.any(String) },
    });
  });
});

/** Answered by a death with receipts of its own: each tax and each estate. */
const WITH_OWN_RECEIPTS = ['distribution', 'projection'];
const hasAuthority = ({ authority = [], parts = [], basis = [] }: Working): boolean =>
  authority.length > 0 || [...parts, ...basis].some(hasAuthority);

describe('answers have the names of the contract', () => {
  const terms = { fairMarketValueCents: 100_000_000, years: 10, rate: 0.05 };
  const answers: readonly (readonly [name: string, input: object, outputs: readonly string[]])[] = [
    ['rate7520Round', { afr120Pct: 5.3 }, ['ratePct']],
    ['rate7520', { month: '2026-12' }, ['ratePct', 'stale', 'month']],
    ['lifeExpectancy', { ages: [65, 60] }, ['years']],
    ['giftTax', { year: 2026, taxableGiftCents: 2_000_000_000 }, ['taxCents', 'dsueUsedCents', 'ownUsedCents']],
    ['stateGiftTax', { state: 'CT', date: '2026-01-01', taxableGiftCents: 1_600_000_000 }, ['taxCents']],
    [
      'impactOfPlanning',
      { year: 2026, years: 1, estateCents: 3_000_000_000, growth: 0, steps: [{ kind: 'charity', amountCents: 100 }] },
      ['rows', 'savedCents'],
    ],
    ['afr', { month: '2026-08', term: 'mid', compounding: 'annual', multiple: 1.2 }, ['ratePct']],
    ['rate7520Elect', { ratesPct: [5, 4.6, 4.8], want: 'highest' }, ['ratePct']],
    ['afrCompounding', { annualPct: 4.35 }, ['semiannualPct', 'quarterlyPct', 'monthlyPct']],
    ['termFactors', { years: 10, rate: 0.05 }, ['annuity', 'income', 'remainder']],
    ['paymentFrequencyFactor', { rate: 0.05, frequency: 'monthly' }, ['factor']],
    ['unitrustTimingFactor', { rate: 0.05, frequency: 'quarterly', monthsToFirstPayment: 3 }, ['factor']],
    ['termUnitrustFactor', { years: 10, adjustedPayout: 0.05 }, ['remainder']],
    ['lifeFactors', { ages: [65, 60], rate: 0.05, mortalityTable: '2000CM' }, ['annuity', 'lifeEstate', 'remainder']],
    ['lifeUnitrustFactor', { ages: [65], adjustedPayout: 0.05 }, ['remainder']],
    [
      'annuityPresentValue',
      { annualCents: 1, years: 10, rate: 0.05, timing: 'beginning' },
      ['annuityFactor', 'frequencyFactor', 'presentValueCents'],
    ],
    [
      'crat',
      { ...terms, payout: 0.05 },
      [
        'annuityFactor',
        'frequencyFactor',
        'presentValueCents',
        'deductionCents',
        'passesTenPercent',
        'passesFivePercent',
      ],
    ],
    ['cratExhaustion', { fairMarketValueCents: 1_000, payout: 0.1, rate: 0.05, ages: [60] }, ['years', 'probability']],
    [
      'crut',
      { ...terms, payout: 0.05, monthsToFirstPayment: 0 },
      [
        'timingFactor',
        'adjustedPayoutPct',
        'remainderFactor',
        'deductionCents',
        'nonCharitableCents',
        'passesTenPercent',
        'payoutWithinLimits',
      ],
    ],
    [
      'crutMaxPayout',
      { rate: 0.05, frequency: 'annual', monthsToFirstPayment: 0, years: 10 },
      ['timingFactor', 'maxPayoutPct', 'qualifies'],
    ],
    [
      'clat',
      { ...terms, payout: 0.05 },
      ['annuityFactor', 'frequencyFactor', 'deductionCents', 'taxableRemainderCents'],
    ],
    ['clatZeroed', { ...terms, increase: 0.2 }, ['firstAnnuityCents', 'rows']],
    ['clatSharkfin', { ...terms, smallAnnuityCents: 1 }, ['balloonCents', 'rows']],
    ['gratGift', { ...terms, annuityCents: 1 }, ['retainedCents', 'giftCents', 'rows']],
    ['gratAnnuityForGift', { ...terms, giftCents: 1 }, ['annuityCents', 'rows']],
    ['gratZeroed', { ...terms, growth: 0.07 }, ['firstAnnuityCents', 'lastAnnuityCents', 'remainderCents', 'rows']],
    ['gratDeathInTerm', { trustValueCents: 1, annuityCents: 1, rateAtDeath: 0.05 }, ['includedCents']],
    ['federalTentativeTax', { amountCents: 1 }, ['taxCents']],
    ['federalCredit', { year: 2026 }, ['creditCents', 'exclusionCents']],
    [
      'federalEstateTax',
      { year: 2026, grossEstateCents: 1 },
      ['taxableEstateCents', 'tentativeTaxCents', 'creditCents', 'taxCents'],
    ],
    ['portableExclusion', { basicExclusionAtDeathCents: 1, taxableEstateCents: 0 }, ['dsueCents']],
    [
      'giftExclusionOrder',
      { dsueAvailableCents: 1, ownExclusionCents: 1, taxableGiftCents: 1 },
      ['dsueUsedCents', 'ownUsedCents', 'taxedCents'],
    ],
    ['annualExclusion', { year: 2026, donees: 1, giftEachCents: 1 }, ['excludedCents', 'taxableCents']],
    [
      'gst',
      { exemptionAllocatedCents: 1, propertyValueCents: 1 },
      ['applicableFraction', 'inclusionRatio', 'applicableRate', 'gstTaxCents'],
    ],
    [
      'gstAddition',
      { trustValueBeforeCents: 1, oldFraction: 1, additionCents: 1, newExemptionCents: 1 },
      ['applicableFraction'],
    ],
    [
      'gstLeadAnnuityTrust',
      { exemptionAllocatedCents: 1, rate: 0.05, years: 1, valueAtEndCents: 2 },
      ['adjustedExemptionCents', 'applicableFraction', 'inclusionRatio'],
    ],
    ['stateDeathTaxCredit2011', { taxableEstateCents: 1 }, ['creditCents']],
    [
      'stateEstateTax',
      { state: 'MD', date: '2026-01-01', taxableEstateCents: 1, inheritanceTaxPaidCents: 1 },
      ['taxCents'],
    ],
    [
      'inheritanceTax',
      {
        state: 'PA',
        date: '2026-01-01',
        heirClass: 'other',
        amountCents: 1,
        heirAge: 30,
        paidWithinThreeMonths: false,
      },
      ['taxCents'],
    ],
    ['qprt', { ...terms, age: 65 }, ['giftCents', 'retainedCents']],
    [
      'largeAnnualGifting',
      { startYear: 2026, years: 3, estateCents: 1, growth: 0.05, donees: 1 },
      ['rows', 'savedCents'],
    ],
    ['lifeInsuranceNeeds', { annualNeedCents: 1, years: 1, returnRate: 0.05 }, ['gapCents', 'rows']],
    ['inheritedProperty', { case: ESTATE_CASES[0]?.input }, ['heirs', 'spent', 'simplifications', 'ruleSet']],
  ];
  it.each(answers)('%s', (name, input, outputs) => {
    const { result, refused } = answer(name, () => input);
    expect(refused ? result : undefined).toBeUndefined();
    expect(Object.keys(result)).toEqual(expect.arrayContaining([...outputs]));
  });

  it.each(answers)('%s shows how, in sums that come out, with where it is written', (name, input) => {
    const { workings } = answer(name, () => input).result as { workings?: readonly Working[] };
    expect(workings?.length).toBeGreaterThan(0);
    expect(workings?.every(workingAddsUp)).toBe(true);
    // What a family needs is arithmetic alone.
    if (name !== 'lifeInsuranceNeeds') expect(workings?.some(hasAuthority)).toBe(true);
  });

  it('covers every calculation', () => {
    const names = answers.map(([name]) => name);
    expect(Object.keys(calculations).filter((name) => !names.includes(name))).toEqual(WITH_OWN_RECEIPTS);
  });

  it('shows a stream of annuities year by year, worth what was put in', () => {
    const { workings } = answer('clatZeroed', () => terms).result as { workings: readonly Working[] };
    // Ten payments, each rounded to the cent: of a million a few cents.
    expect(Math.abs((workings[0]?.amountCents ?? 0) - terms.fairMarketValueCents)).toBeLessThan(10);
    expect(workings[0]?.parts?.length).toBe(10);
  });
});
