import { describe, expect, it } from 'vitest';
import type { Working } from '../../explanation/working.ts';
import { figureWorkings } from '../figure-workings.ts';
import { transferWorkings } from '../transfer-workings.ts';
import { alone, cash, estateCase, gift, M, onDeath, play, residue, type Sketch, trust, will } from './case-builder.ts';

/** Amounts whose working a reader once could not follow to their reason. */

const below = (working: Working): Working[] => [
  working,
  ...[...(working.parts ?? []), ...(working.basis ?? [])].flatMap(below),
];
/** The first line of that name at any depth, and its own lines in dollars. */
function line(working: Working | undefined, label: string): readonly [lines: string[], line: Working] {
  const found = working && below(working).find((one) => one.label === label);
  if (!found) throw new Error(`no line ${label}`);
  return [(found.parts ?? []).map((one) => `${one.label}: ${(one.amountCents ?? 0) / 100}`), found];
}
const cites = ({ authority }: Working): string[] => (authority ?? []).map(({ cite }) => cite);
const taxOf = (sketch: Sketch, kind: string, death = 'FIRST_DEATH') =>
  play(sketch).taxes.find((one) => one.kind === kind && one.death === death)?.working;

it('Illinois: both tables stand with what they are applied to, and add up to the tax that each gives', () => {
  const working = taxOf(
    alone({
      state: 'IL',
      people: [{ id: 'h', federalExemptionUsedCents: 3 * M * 100 }, 'a'],
      assets: [cash('x', 5 * M, 'h')],
    }),
    'state_estate',
  );
  expect(line(working, 'By the former credit')[0]).toEqual([
    'Tax on the first 4,040,000: 290800',
    '11.2% of the next 547,841.73: 61358.27',
  ]);
  // 40% of what is over a million of 8,000,000 less the tax, less what the table makes of 4,000,000.
  expect(line(working, 'By the federal tax above 4,000,000')[0]).toEqual([
    'Tax on the first 1,000,000: 345800',
    '40% of the next 5,857,142.86: 2342857.14',
    'Tax on the first 4,000,000: -1545800',
  ]);
});

describe('2207A: two trusts taxed at the second death', () => {
  const sketch: Sketch = {
    state: 'WA',
    assets: [cash('x', 20 * M, 'h'), cash('y', 5 * M, 'w')],
    trusts: [
      trust('q', 'BYPASS', 'h', {
        qtipElection: 'STATE_ONLY',
        lifetimeBeneficiaries: ['w'],
        terms: onDeath('w', residue('a')),
      }),
      trust('m', 'MARITAL', 'h', { lifetimeBeneficiaries: ['w'], terms: onDeath('w', residue('b')) }),
    ],
    wills: [
      will('h', [
        { kind: 'BYPASS_FUNDING', formula: 'FEDERAL', to: [{ to: 'q' }] },
        { kind: 'MARITAL_FUNDING', to: [{ to: 'm' }] },
      ]),
      will('w', [residue('b')]),
    ],
    deaths: [
      ['h', '2026-03-01'],
      ['w', '2026-10-01'],
    ],
  };

  it('each bears its part of what they add to the tax together, and the tax without them is told', () => {
    const borne = figureWorkings(estateCase(sketch)).find((one) => one.of === 'borne' && one.id === 'a')?.working;
    const [, recovered] = line(borne, 'Recovered from marital property taxed at this death');
    // 25 − 3 million: 1,490,000 + 20% × 13,000,000 = 4,090,000; without the trusts 5 − 3 million: 240,000.
    expect(recovered.formula).toBe('$3,850,000.00 × $15,000,000.00 ÷ $20,000,000.00');
    expect(recovered.amountCents).toBe(2_887_500_00);
    expect(line(recovered, 'What the marital property adds to the tax')[0]).toEqual([
      'State estate tax of this death: 4090000',
      'The same without the marital property: -240000',
    ]);
  });

  it('the one elected for the state alone counts by the state’s law, the other by IRC 2044', () => {
    const working = taxOf(sketch, 'state_estate', 'SECOND_DEATH');
    expect([cites(line(working, 'q')[1]), cites(line(working, 'm')[1])]).toEqual([['RCW 83.100.047'], ['IRC § 2044']]);
  });
});

it('a thing given by name, of which debts took a part, says so', () => {
  const sketch = alone({
    assets: [cash('x', 600_000, 'h'), cash('shares', 500_000, 'h', { assetType: 'BROKERAGE' })],
    debts: [{ id: 'd', name: 'd', balanceCents: 70_000_000, owners: [{ id: 'h' }] }],
    wills: [will('h', [{ kind: 'SPECIFIC_GIFT', assetId: 'shares', to: [{ to: 'a' }] }, gift(300_000, 'a')])],
  });
  const moved = play(sketch).transfers.find(({ reason }) => reason === 'specific_gift');
  const working = transferWorkings(estateCase(sketch)).get(moved?.id ?? '');
  expect(line(working, 'shares, net')[0]).toEqual(['shares: 500000', 'Debts and expenses paid out of it: -100000']);
});

it('a nonresident’s credit and gifts have their own sections, and a state is called by its name', () => {
  const nonresident = taxOf(
    alone({
      state: 'NON_US',
      people: [{ id: 'h', citizenship: 'FR', lifetimeGifts: [{ givenOn: '2024-06-01', taxableCents: M * 100 }] }, 'a'],
      assets: [cash('house', 2 * M, 'h', { assetType: 'REAL_ESTATE', state: 'FL' })],
    }),
    'federal_estate',
  );
  const cited = (label: string): string[] => cites(line(nonresident, label)[1]);
  expect(cited('Applicable credit')).toEqual(['IRC § 2102(b)(1)']);
  expect(cited('Adjusted taxable gifts')).toEqual(['IRC § 2101(b)(1)(B)']);
  expect(cited('Tentative tax on the gifts')).toEqual(['IRC § 2101(b)(2)']);
  const ofHeirs = taxOf(alone({ state: 'PA', assets: [cash('x', M, 'h')] }), 'inheritance');
  expect(ofHeirs?.label).toBe('Pennsylvania inheritance tax');
});

it('Connecticut’s credit for its gift tax names its section', () => {
  const paid = { givenOn: '2019-06-01', taxableCents: 5 * M * 100, stateGiftTaxPaidCents: 11_460_000 };
  const working = taxOf(
    alone({ state: 'CT', people: [{ id: 'h', lifetimeGifts: [paid] }, 'a'], assets: [cash('x', 12 * M, 'h')] }),
    'state_estate',
  );
  expect(cites(line(working, 'Gift tax paid')[1])[0]).toContain('12-391');
});
