import { describe, expect, it } from 'vitest';
import { inheritedProperty } from '../basis/inherited-property.ts';
import { distribution } from '../distribution.ts';
import type { EstateCase } from '../estate-case.ts';
import { figureWorkings } from '../figure-workings.ts';
import {
  cash,
  estateCase,
  held,
  heldBy,
  M,
  play,
  policy,
  residue,
  type Sketch,
  tax,
  trust,
  warned,
  will,
} from './case-builder.ts';

/** Two years and 73 days at 5%: 1.05 × 1.05 × (1 + 5% × 73/365) = 1.113525. */
const DEATHS: Sketch['deaths'] = [
  ['h', '2026-03-01'],
  ['w', '2028-05-13'],
];
const couple = (more: Partial<Sketch> & Pick<Sketch, 'assets'>, percent: number | null = 5): Sketch => ({
  deaths: DEATHS,
  ...more,
  assume: {
    lawDate: '2026-06-01',
    portabilityElected: false,
    ...(percent === null ? {} : { growthBetweenDeathsPercent: percent }),
  },
});
const FOUR_AND_TEN = [cash('his', 4 * M, 'h'), cash('hers', 10 * M, 'w')];
const TO_HER: Partial<Sketch> = { wills: [will('h', [residue('w')]), will('w', [residue('a')])] };
const BYPASS: Partial<Sketch> = {
  trusts: [
    trust('by', 'BYPASS', 'h', {
      createdUponDeath: true,
      lifetimeBeneficiaries: ['w'],
      terms: [{ on: 'SECOND_DEATH', steps: [residue('a')] }],
    }),
  ],
  wills: [will('h', [residue('by')]), will('w', [residue('a')])],
};

describe('growth between the deaths', () => {
  it('is counted in the estate of whoever dies second, with what he was left', () => {
    const result = play(couple({ assets: FOUR_AND_TEN, ...TO_HER }));
    const [first, second] = result.estates;
    expect([first?.grossCents, second?.grossCents]).toEqual([4 * M * 100, 1_558_935_000]);
    // 589,350 beyond 15,000,000 at 40%.
    expect(tax(result, 'federal_estate', 1)).toBe(235_740);
    expect(warned(result, 'GROWTH_ASSUMED')).toBe(1_589_350);
    expect(held(result, 'a')).toBe(15_589_350 - 235_740);
  });

  it('of a trust outside the estate stays outside, and is a gain of whoever receives it', () => {
    const sketch = couple({
      assets: [cash('his', 4 * M, 'h', { assetType: 'BROKERAGE' }), cash('hers', 10 * M, 'w')],
      ...BYPASS,
    });
    const result = play(sketch);
    expect([result.estates[1]?.grossCents, result.taxes]).toEqual([1_113_525_000, []]);
    expect(held(result, 'a')).toBe(15_589_350);
    const [heir] = inheritedProperty(estateCase(sketch)).heirs;
    expect([heir?.basisCents, heir?.gainCents]).toEqual([1_513_525_000, 45_410_000]);
  });

  it('comes to what heirs hold, and neither to charity nor to a policy that is still to pay', () => {
    const assets = [
      ...FOUR_AND_TEN,
      policy('life', M, 'w', 'w', { balanceCents: 10_000_000, beneficiaries: [{ to: 'b' }] }),
    ];
    const half = { to: 'a', percent: 50 };
    const wills = [will('h', [residue(half, { to: 'church', percent: 50 })]), will('w', [residue('a')])];
    const result = play(couple({ assets, wills, charities: ['church'] }));
    expect(heldBy(result, 'church', 'b')).toEqual([2 * M, M]);
    expect(held(result, 'a')).toBe(13_362_300);
  });

  it('is nothing unless it is assumed, and after one death', () => {
    const plain = play(couple({ assets: FOUR_AND_TEN, ...TO_HER }, null));
    expect(play(couple({ assets: FOUR_AND_TEN, ...TO_HER }, 0))).toEqual(plain);
    expect(warned(plain, 'GROWTH_ASSUMED')).toBeUndefined();
    const once = play({ ...couple({ assets: FOUR_AND_TEN, ...TO_HER }), deaths: [['h', '2026-03-01']] });
    expect([once.estates[0]?.grossCents, warned(once, 'GROWTH_ASSUMED')]).toEqual([4 * M * 100, undefined]);
  });

  it('stands in the workings of the second estate and of what is held, and in the flow as a source of its own', () => {
    const input = estateCase(couple({ assets: FOUR_AND_TEN, ...TO_HER }));
    const said = JSON.stringify(figureWorkings(input));
    expect(said).toContain('his, grown at 5% a year from Mar 1, 2026 to May 13, 2028');
    expect(said).toContain('$4,000,000.00 × 1.05^2 × (1 + 5% × 73/365)');
    const [gross] = figureWorkings(input);
    expect(JSON.stringify(gross)).not.toContain('grown');
    const { flow } = distribution(input);
    expect(flow.nodes.find(({ kind }) => kind === 'growth')).toMatchObject({
      stage: 'FIRST_DEATH',
      amountCents: 158_935_000,
    });
    expect(flow.totals.map(({ totalCents }) => totalCents)).toEqual([
      14 * M * 100,
      14 * M * 100,
      1_558_935_000,
      1_558_935_000,
    ]);
  });

  it('is refused below nothing and above half a year’s value', () => {
    for (const growthBetweenDeathsPercent of [-1, 51]) {
      const input: EstateCase = estateCase(couple({ assets: FOUR_AND_TEN }, growthBetweenDeathsPercent));
      expect(() => distribution(input)).toThrow(
        expect.objectContaining({ code: 'OUT_OF_RANGE', field: 'assumptions.growthBetweenDeathsPercent' }),
      );
    }
  });
});
