import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { WorkedCase } from '../cases/compare.ts';
import { distribution } from '../distribution.ts';
import { projection } from '../projection.ts';

const { input }: WorkedCase = JSON.parse(readFileSync(new URL('../cases/castellan.json', import.meta.url), 'utf8'));
const result = distribution(input);

describe('the Castellan estate as the screens show it', () => {
  it('has a net worth of $38,844,780.00 in the taxable estate and $9,253,900.00 outside', () => {
    const { ownership } = result;
    expect([ownership.insideCents, ownership.outsidePassingCents, ownership.unknownCents]).toEqual([
      3_884_478_000, 925_390_000, 0,
    ]);
    // The policy of $5,000,000.00 has a cash value of $612,400.00.
    expect(ownership.outsidePassingCents - ownership.outsideCents).toBe(438_760_000);
    expect(ownership.insurance.map(({ standing, benefitCents }) => [standing, benefitCents])).toEqual([
      ['outside', 500_000_000],
    ]);
    expect(ownership.people.map(({ totalCents }) => totalCents)).toEqual([2_453_013_000, 1_431_465_000]);
    const debts = ownership.lines.filter(({ kind }) => kind === 'liability');
    expect(debts.map(({ personId, amountCents }) => [personId, amountCents])).toEqual([['helen', -108_425_000]]);
  });

  it('draws the diagram: two estates and two trusts outside today, one taxable estate at the second death', () => {
    const amount = (id: string) => result.flow.nodes.find((node) => node.id === id)?.amountCents;
    expect(['TODAY:robert', 'TODAY:helen', 'TODAY:ilit', 'TODAY:slat'].map(amount)).toEqual([
      2_453_013_000, 1_431_465_000, 500_000_000, 425_390_000,
    ]);
    expect(['FIRST_DEATH:ft', 'FIRST_DEATH:mt', 'FIRST_DEATH:helen', 'SECOND_DEATH:helen'].map(amount)).toEqual([
      200_000_000, 1_912_230_000, 290_783_000, 3_634_478_000,
    ]);
    const outside = result.flow.nodes.filter((node) => node.outsideEstate).map(({ id }) => id);
    expect(outside.sort()).toEqual(['FIRST_DEATH:ft', 'TODAY:ilit', 'TODAY:slat']);
    expect(result.flow.edges.filter((edge) => edge.insurance).map(({ amountCents }) => amountCents)).toEqual([
      166_666_667, 166_666_667, 166_666_666,
    ]);
  });

  it('reconciles its columns: $48.10M everywhere, in the end $39.41M family and $8.69M charity and tax', () => {
    expect(result.flow.totals.map(({ totalCents }) => totalCents)).toEqual([
      4_809_868_000, 4_809_868_000, 4_809_868_000, 4_809_868_000,
    ]);
    expect(result.flow.totals[3]).toMatchObject({
      familyCents: 3_940_734_912,
      charityCents: 150_000_000,
      taxCents: 719_133_088,
    });
  });

  it('works out the Massachusetts tax on the receipt of the screen', () => {
    const receipt = result.taxes.find(({ jurisdiction }) => jurisdiction === 'MA')?.working;
    const lines = JSON.stringify(receipt);
    for (const cents of [1_912_230_000, 290_783_000, -100_000_000, 108_280_000, 403_916_480, -9_960_000]) {
      expect(lines).toContain(`"amountCents":${cents}`);
    }
    expect(receipt?.authority?.length).toBeGreaterThan(0);
  });

  it('explains every transfer and warning in a sentence with its authority', () => {
    for (const { explanation, authority } of [...result.transfers, ...result.warnings]) {
      expect(explanation).toMatch(/\.$/);
      expect(authority.length).toBeGreaterThan(0);
    }
    expect(result.transfers[0]?.explanation).toBe(
      'Helen Castellan receives $206,350.00 from Robert Castellan by joint title, outside the will.',
    );
  });

  it('projects the same estate, grown and under the law of each year', () => {
    const years = projection(input, { years: 2, growthRate: 0.05 });
    expect(years.map(({ offset, date }) => [offset, date])).toEqual([
      [0, '2026-11-20'],
      [1, '2027-11-20'],
      [2, '2028-11-20'],
    ]);
    expect(years[0]?.taxCents).toBe(719_133_088);
    expect(years[1]?.taxCents).toBeGreaterThan(719_133_088);
    expect(years[1]?.distribution.warnings.some(({ code }) => code === 'LAW_PROJECTED')).toBe(true);
    const projected = years[1]?.distribution.warnings.filter(({ code }) => code === 'LAW_PROJECTED');
    expect(projected?.map(({ authority }) => authority[0]?.cite)).toEqual([
      'IRC § 2010',
      'M.G.L. c. 65C, § 2A',
      'IRC § 2010',
      'M.G.L. c. 65C, § 2A',
    ]);
    expect(() => projection(input, { years: -1 })).toThrow(expect.objectContaining({ code: 'YEARS_OUT_OF_RANGE' }));
  });

  it('gives in a projection what each year would give by itself, whenever it is read', () => {
    const [now, later] = projection(input, { years: 1 });
    expect(JSON.stringify(now?.distribution)).toBe(JSON.stringify(distribution(input)));
    expect({ ...later?.distribution }).toEqual(JSON.parse(JSON.stringify(later?.distribution)));
    expect(later?.distribution.transfers).toBe(later?.distribution.transfers);
    expect(later?.taxCents).toBe(later?.distribution.taxes.reduce((sum, tax) => sum + tax.amountCents, 0));
  });

  it('names the assumptions that replace the law', () => {
    const assumed = distribution(input, { law: { federalExclusionCents: 700_000_000 } });
    expect(assumed.ruleSet).toContain('+assumed');
    expect(assumed.warnings.some(({ code }) => code === 'LAW_ASSUMED')).toBe(true);
    expect(assumed.taxes.find(({ kind }) => kind === 'federal_estate')?.amountCents).toBeGreaterThan(216_896_608);
  });
});
