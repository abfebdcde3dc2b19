import { describe, expect, it } from 'vitest';
import type { Working } from '../../explanation/working.ts';
import { cash, estateCase, residue, type Sketch, will } from '../conventions/case-builder.ts';
import { distribution } from '../distribution.ts';
import type { DistributionResult } from '../distribution-result.ts';
import type { Asset, LifetimeGift, Person } from '../estate-case.ts';

/**
 * Returns filled in by hand from the forms' own lines, and the engine's figure for each line that it has one for. The
 * tax authorities publish the forms, seldom an example: what is not said to be published is computed from the lines.
 * Lines are whole dollars but for a tax.
 */
interface Return {
  readonly form: string;
  /** Where the lines, and the example if there is one, were read. */
  readonly source: string;
  readonly estate: Sketch;
  readonly lines: readonly Line[];
}
type Line = readonly [line: string, says: string, dollars: number, engine?: (result: DistributionResult) => number];

const person = (more: Partial<Person> = {}): readonly (Partial<Person> & { readonly id: string })[] => [
  { id: 'h', ...more },
  { id: 'a' },
];
const leaving = (state: string, date: string, assets: readonly Asset[], more: Partial<Sketch> = {}): Sketch => ({
  state,
  status: 'SINGLE',
  people: person(),
  relations: [['h', 'PARENT', 'a']],
  assets,
  wills: [will('h', [residue('a')])],
  deaths: [['h', date]],
  ...more,
});
const house = (dollars: number, state: string): Asset => ({
  ...cash(`house ${state}`, dollars, 'h'),
  assetType: 'REAL_ESTATE',
  state,
});
const owing = (dollars: number): Partial<Sketch> => ({
  debts: [{ id: 'd', name: 'd', balanceCents: dollars * 100, owners: [{ id: 'h' }] }],
});
const gave = (givenOn: string, dollars: number): LifetimeGift => ({ givenOn, taxableCents: dollars * 100 });

const gross = ({ estates }: DistributionResult): number => (estates[0]?.grossCents ?? 0) / 100;
const deductions = ({ estates }: DistributionResult): number => (estates[0]?.deductionsCents ?? 0) / 100;
const taxable = ({ estates }: DistributionResult): number => (estates[0]?.taxableCents ?? 0) / 100;
const stateTaxable = ({ estates }: DistributionResult): number => (estates[0]?.stateTaxableCents ?? 0) / 100;
const taxOf =
  (kind: string) =>
  ({ taxes }: DistributionResult): number =>
    taxes.filter((tax) => tax.kind === kind).reduce((sum, { amountCents }) => sum + amountCents, 0) / 100;
const federalTax = taxOf('federal_estate');
const stateTax = taxOf('state_estate');

function inWorking(working: Working, label: string): number | undefined {
  if (working.label.startsWith(label)) return working.amountCents;
  for (const below of [...(working.parts ?? []), ...(working.basis ?? [])]) {
    const found = inWorking(below, label);
    if (found !== undefined) return found;
  }
  return undefined;
}
/** The line of the receipt of a tax that begins with these words. */
const receipt =
  (label: string, kind = 'state_estate') =>
  ({ taxes }: DistributionResult): number => {
    const tax = taxes.find((one) => one.kind === kind);
    return Math.abs((tax && inWorking(tax.working, label)) ?? Number.NaN) / 100;
  };
const federalReceipt = (label: string) => receipt(label, 'federal_estate');

const RETURNS: readonly Return[] = [
  {
    form: 'Form 706, Part 2: debts, gifts, no state tax',
    source: 'Form 706 (IRS), Part 2, lines 1 to 12; computed from the form’s lines',
    estate: leaving('FL', '2026-03-01', [cash('x', 20_000_000, 'h')], {
      ...owing(500_000),
      people: person({ federalExemptionUsedCents: 300_000_000 }),
    }),
    lines: [
      ['1', 'Total gross estate', 20_000_000, gross],
      ['2', 'Tentative total allowable deductions', 500_000, deductions],
      ['3a', 'Tentative taxable estate', 19_500_000],
      ['3c', 'Taxable estate', 19_500_000, taxable],
      ['4', 'Adjusted taxable gifts', 3_000_000, federalReceipt('Adjusted taxable gifts')],
      ['5', 'Add lines 3c and 4', 22_500_000, federalReceipt('Taxable estate and gifts')],
      // 345,800 + 40% of 21,500,000
      ['6', 'Tentative tax, Table A', 8_945_800, federalReceipt('Tentative tax')],
      ['9a', 'Basic exclusion amount', 15_000_000, federalReceipt('Basic exclusion')],
      ['9e', 'Applicable credit amount', 5_945_800, federalReceipt('Applicable credit')],
      ['12', 'Subtract line 11 from line 8', 3_000_000, federalTax],
    ],
  },
  {
    form: 'Form 706, Part 2: state death taxes and a ported exclusion',
    source: 'Form 706 (IRS), Part 2, lines 3a to 12; computed from the form’s lines',
    estate: leaving('MA', '2026-03-01', [cash('x', 30_000_000, 'h')], {
      people: person({ federalDsueCents: 500_000_000 }),
    }),
    lines: [
      ['3a', 'Tentative taxable estate', 30_000_000, stateTaxable],
      // 1,082,800 + 16% of 19,900,000 − 99,600
      ['3b', 'State death tax deduction', 4_167_200, deductions],
      ['3c', 'Taxable estate', 25_832_800, taxable],
      // 345,800 + 40% of 24,832,800
      ['6', 'Tentative tax', 10_278_920, federalReceipt('Tentative tax')],
      ['9b', 'DSUE amount', 5_000_000, federalReceipt('Exclusion ported')],
      ['9e', 'Applicable credit on 20,000,000', 7_945_800, federalReceipt('Applicable credit')],
      ['12', 'Net tax', 2_333_120, federalTax],
    ],
  },
  {
    form: 'Form 706-NA, Schedule B and Part II',
    source: 'Form 706-NA (IRS), Schedule B, lines 1 to 9, Part II, lines 1 to 8; computed from the form’s lines',
    estate: leaving('NON_US', '2026-03-01', [house(2_000_000, 'NY'), house(6_000_000, 'NON_US')], {
      ...owing(400_000),
      people: person({ citizenship: 'FR' }),
    }),
    lines: [
      ['B1', 'Gross estate in the United States', 2_000_000, gross],
      ['B3', 'Entire gross estate wherever located', 8_000_000],
      // 400,000 × 2 ÷ 8
      ['B5', 'Deduction for expenses, debts', 100_000, deductions],
      ['B9', 'Taxable estate', 1_900_000, taxable],
      // 345,800 + 40% of 900,000
      ['II 4', 'Tentative tax', 705_800, federalReceipt('Tentative tax')],
      ['II 7', 'Unified credit', 13_000, federalReceipt('Applicable credit')],
      ['II 8', 'Balance', 692_800, federalTax],
    ],
  },
  {
    form: 'ET-706 (NY): within 105% of the exclusion, with a house elsewhere',
    source: 'Tax Law 952(b), (c)(1), 954(a), 955 and the tables of ET-706-I; the form’s line numbers could not be read',
    estate: leaving('NY', '2025-03-01', [cash('x', 7_260_000, 'h'), house(2_000_000, 'FL')]),
    lines: [
      ['', 'Federal gross estate', 9_260_000, gross],
      ['', 'Real property outside New York', 2_000_000, receipt('Real estate and tangibles elsewhere')],
      ['', 'New York taxable estate', 7_260_000, stateTaxable],
      // 650,800 + 13.6% of 160,000
      ['', 'Tax from the table', 672_560],
      // 7,160,000 − 20 × 100,000 = 5,160,000: 402,800 + 12% of 60,000
      ['', 'Applicable credit', 410_000, receipt('Applicable credit')],
      ['', 'New York estate tax', 262_560, stateTax],
    ],
  },
  {
    form: 'M-706 (MA), Part 1: property elsewhere, death from 2023',
    source:
      'M-706, Part 1, lines 1 and 2; U.S. Form 706 (July 1999), Table B. Published: Bowditch & Dewey, Dec 9, 2024, $3,500,000 with $1,000,000 elsewhere by the revised law',
    estate: leaving('MA', '2024-03-01', [cash('x', 2_500_000, 'h'), house(1_000_000, 'NH')]),
    lines: [
      ['1', 'Total gross estate', 3_500_000, gross],
      ['', 'Less property elsewhere', 2_500_000, stateTaxable],
      ['', 'Table B, adjusted taxable estate', 2_440_000, receipt('Adjusted taxable estate')],
      // 106,800 + 8% of 400,000
      ['2', 'Credit for state death taxes', 138_800],
      ['', 'Credit of 2A(f)', 99_600, receipt('Credit')],
      ['', 'Massachusetts estate tax', 39_200, stateTax],
    ],
  },
  {
    form: 'Form 700 (IL), Schedule A: gifts, a house elsewhere',
    source:
      'Form 700 (2022), Schedule A, lines 3, 5, 6 and the Attorney General’s instructions; computed from the lines',
    estate: leaving('IL', '2025-03-01', [cash('x', 4_000_000, 'h'), house(1_000_000, 'WI')], {
      people: person({ federalExemptionUsedCents: 20_000_000 }),
    }),
    lines: [
      ['3', 'Illinois tentative taxable estate', 5_000_000, stateTaxable],
      ['5', 'With adjusted taxable gifts', 5_200_000, receipt('Illinois taxable estate')],
      // Federal: 40% × (5,200,000 − T − 4,000,000) = T, so T = 480,000 ÷ 1.4. Former credit: 290,800 + 11.2% ×
      // (4,940,000 − T − 4,040,000) = T, so T = 391,600 ÷ 1.112 = 352,158.27. The lesser:
      ['6', 'Tax before apportionment', 342_857.14, receipt('Federal tax on the estate')],
      // × 4,000,000 ÷ 5,000,000
      ['', 'Apportioned', 274_285.71, stateTax],
    ],
  },
  {
    form: 'D-76 (DC)',
    source: 'D-76, lines 1 to 6, and D.C. Code 47-3702; computed from the form’s lines',
    estate: leaving('DC', '2025-03-01', [cash('x', 6_200_000, 'h')], owing(200_000)),
    lines: [
      ['1', 'Total gross estate', 6_200_000, gross],
      ['2', 'Total allowable deductions', 200_000],
      ['3', 'Tentative taxable estate', 6_000_000],
      ['5', 'DC taxable estate', 6_000_000, stateTaxable],
      // 11.2% × (5,000,000 − 4,873,200) + 12% × 1,000,000
      ['6', 'DC estate tax', 134_201.6, stateTax],
    ],
  },
  {
    form: 'RI-706, Part 1',
    source: 'RI-706 (2022), Part 1, lines 1 to 10, and the credit sheet of 10/2023; computed from the form’s lines',
    estate: leaving('RI', '2024-03-01', [cash('x', 2_400_000, 'h'), house(600_000, 'CT')], owing(100_000)),
    lines: [
      ['1', 'Total gross estate', 3_000_000, gross],
      ['2', 'Total allowable deductions', 100_000],
      ['3', 'Net taxable estate', 2_900_000, stateTaxable],
      ['4', '$60,000 exclusion', 60_000, receipt('Table adjustment')],
      ['5', 'Adjusted taxable estate', 2_840_000, receipt('Adjusted taxable estate')],
      // 146,800 + 8.8% of 300,000
      ['6', 'Rhode Island estate tax', 173_200],
      ['7', 'Credit amount of 2024', 83_370, receipt('Credit')],
      ['8', 'Tax before apportionment', 89_830],
      // × 2,400,000 ÷ 3,000,000
      ['10', 'Tax', 71_864, stateTax],
    ],
  },
  {
    form: 'MET-1 (MD): the exclusion, 16% and the former credit as a cap',
    source: 'Md. Tax-Gen. 7-309 and MET-1 (2019); computed from the lines’ words, their numbers could not be read',
    estate: leaving('MD', '2026-03-01', [cash('x', 7_000_000, 'h')]),
    lines: [
      ['', 'Total gross estate', 7_000_000, gross],
      ['', 'Above the exclusion', 2_000_000, receipt('Above the exclusion')],
      // 522,800 + 12.8% of 900,000
      ['', 'Former credit, the cap', 638_000],
      ['', '16%, the lesser', 320_000, stateTax],
    ],
  },
  {
    form: 'M706 (MN)',
    source: 'Form M706 (2024), lines 1 to 6a, and the table of Minn. Stat. 291.03; computed from the form’s lines',
    estate: leaving('MN', '2024-08-01', [cash('x', 5_000_000, 'h')], {
      people: person({ federalExemptionUsedCents: 80_000_000, lifetimeGifts: [gave('2022-01-05', 500_000)] }),
    }),
    lines: [
      ['1', 'Federal tentative taxable estate', 5_000_000, stateTaxable],
      ['2a', 'Federal taxable gifts', 800_000],
      ['2b', 'Made within three years of death', 500_000, receipt('Taxable gifts')],
      ['5', 'Add lines 1, 2b, 3 and 4', 5_500_000, receipt('Minnesota taxable estate')],
      ['6a', 'Exclusion', 3_000_000, receipt('Exclusion')],
      ['', 'Minnesota taxable estate', 2_500_000, receipt('Above the exclusion')],
      // 13%
      ['', 'Tax from the table', 325_000, stateTax],
    ],
  },
  {
    form: 'OR-706, Part 2: a house elsewhere',
    source: 'Form OR-706 (2023), Part 2, lines 1 and 2, Oregon percentage, and ORS 118.010; computed from the lines',
    estate: leaving('OR', '2023-08-01', [cash('x', 3_000_000, 'h'), house(1_000_000, 'WA')], owing(200_000)),
    lines: [
      ['1', 'Total gross estate', 4_000_000, gross],
      ['2', 'Total allowable deductions', 200_000],
      ['', 'Oregon taxable estate', 3_800_000, stateTaxable],
      // 257,500 + 11% of 300,000 = 290,500, × 75%
      ['', 'Tax at the Oregon percentage', 217_875, stateTax],
    ],
  },
  {
    form: '706ME, Step 4: a gift of the last year, property elsewhere',
    source: 'Form 706ME (2014), lines 1 to 6, and 36 M.R.S. 4103 with the exclusion of 2024; computed from the lines',
    estate: leaving('ME', '2024-08-01', [cash('x', 8_000_000, 'h'), house(1_000_000, 'NH')], {
      people: person({ lifetimeGifts: [gave('2024-01-05', 1_000_000)] }),
    }),
    lines: [
      ['1', 'Federal taxable estate, Form 706, line 3a', 9_000_000, stateTaxable],
      ['4', 'Gifts within one year', 1_000_000, receipt('Taxable gifts')],
      ['5', 'Maine taxable estate', 10_000_000, receipt('Maine taxable estate')],
      ['6', 'Apportionable base', 10_000_000],
      // 240,000 + 10% of 200,000 on 3,200,000 above 6,800,000
      ['', 'Tax before apportionment', 260_000],
      // × 9,000,000 ÷ 10,000,000
      ['', 'Maine estate tax', 234_000, stateTax],
    ],
  },
  {
    form: 'EST-191 (VT): a gift of the last two years, property elsewhere',
    source: 'Form EST-191, lines 1 to 15; computed from the form’s lines, the share of line 14 not rounded',
    estate: leaving('VT', '2024-08-01', [cash('x', 5_000_000, 'h'), house(1_000_000, 'NH')], {
      people: person({ federalExemptionUsedCents: 70_000_000, lifetimeGifts: [gave('2022-09-05', 400_000)] }),
    }),
    lines: [
      ['1', 'Federal tentative taxable estate', 6_000_000, stateTaxable],
      ['2b', 'Gifts within two years', 400_000, receipt('Taxable gifts')],
      ['4', 'Vermont taxable estate', 6_400_000, receipt('Vermont taxable estate')],
      ['5', 'Exclusion', 5_000_000, receipt('Exclusion')],
      ['6', 'Subtract line 5 from line 4', 1_400_000, receipt('Above the exclusion')],
      ['7', '16%', 224_000],
      ['10', 'Vermont gross estate and gifts', 5_400_000],
      ['13', 'Federal gross estate and gifts', 6_400_000],
      // 224,000 × 5.4 ÷ 6.4
      ['15', 'Vermont estate tax', 189_000, stateTax],
    ],
  },
  {
    form: 'M-6 (HI), Schedule A: gifts of a lifetime and a ported exclusion',
    source: 'Form M-6 (2022), Schedule A, lines 1 to 8, and HRS 236E-8; computed from the form’s lines',
    estate: leaving('HI', '2023-08-01', [cash('x', 9_000_000, 'h')], {
      people: person({ lifetimeGifts: [gave('2012-12-05', 490_000)], hawaiiStateDsueRemainingCents: 200_000_000 }),
    }),
    lines: [
      ['2', 'Federal gross estate', 9_000_000, gross],
      ['4', 'Hawaii taxable estate', 9_000_000, stateTaxable],
      ['5', 'Basic exclusion', 5_490_000, receipt('Exclusion of the state')],
      ['6', 'Adjusted taxable gifts', 490_000, receipt('Taxable gifts')],
      ['7', 'Adjusted exclusion', 5_000_000],
      ['8', 'Spousal unused exclusion', 2_000_000, receipt('Ported')],
      ['', 'Net taxable estate', 2_000_000, receipt('Above the exclusion')],
      // 100,000 + 11% of 1,000,000
      ['', 'Hawaii estate tax', 210_000, stateTax],
    ],
  },
  {
    form: 'CT-706/709: gifts since 2005 and gift tax of the last three years',
    source: 'CT-706 NT instructions (2022, 2025), the parts of the Connecticut taxable estate; computed from them',
    estate: leaving('CT', '2025-08-01', [cash('x', 13_000_000, 'h')], {
      people: person({ lifetimeGifts: [{ ...gave('2023-05-05', 2_000_000), stateGiftTaxPaidCents: 1_000_000 }] }),
    }),
    lines: [
      ['', 'Gross estate less deductions', 13_000_000, stateTaxable],
      ['', 'Connecticut taxable gifts, and gift tax of three years', 2_010_000, receipt('Taxable gifts')],
      ['', 'Connecticut taxable estate', 15_010_000, receipt('Connecticut taxable estate')],
      // 12% × (15,010,000 − 13,990,000)
      ['', 'Tax', 122_400],
      ['', 'Less gift tax paid', 112_400, stateTax],
    ],
  },
  {
    form: 'Washington, Part 2, and Table W of July 1, 2025',
    source: 'Washington estate tax return, Part 2, line 7, and the Department of Revenue’s tables; computed from them',
    estate: leaving('WA', '2025-08-01', [cash('x', 7_500_000, 'h')]),
    lines: [
      ['', 'Taxable estate', 7_500_000, stateTaxable],
      ['', 'Applicable exclusion', 3_000_000, receipt('Exclusion')],
      ['7', 'Washington taxable estate', 4_500_000, receipt('Above the exclusion')],
      // 610,000 + 23% of 500,000
      ['', 'Table W', 725_000, stateTax],
    ],
  },
];

describe.each(RETURNS)('$form', ({ source, estate, lines }) => {
  const result = distribution(estateCase(estate));
  it('names where its lines were read', () => expect(source.length).toBeGreaterThan(20));
  const held = lines.filter((line): line is Required<Line> => line[3] !== undefined);
  it.each(held)('line %s %s: %d', (_line, _says, dollars, engine) => expect(engine(result)).toBe(dollars));
});
