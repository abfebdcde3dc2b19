import { describe, expect, it } from 'vitest';
import { intestacyLaw } from '../../law/intestacy-tables.ts';
import { heldBy, moved, type Sketch, warned } from './case-builder.ts';
import { FAMILIES, type Family, intestate, of } from './intestate-families.ts';

describe('C15 what the spouse takes of 1,000,000 by the statute of the state', () => {
  it.each<readonly [state: string, family: keyof typeof FAMILIES, dollars: number]>([
    ['AK', 'joint', 1_000_000],
    // 150,000 + half of 850,000; 100,000 + half of 900,000; 200,000 + three quarters of 800,000
    ['AK', 'joint and hers', 575_000],
    ['AK', 'his one', 550_000],
    ['AK', 'parents', 800_000],
    // 50,000 + half of 950,000
    ['AL', 'joint', 525_000],
    ['AL', 'his one', 500_000],
    // 100,000 + half of 900,000
    ['AL', 'parents', 550_000],
    ['CA', 'joint', 500_000],
    ['CA', 'joint, two', 333_333.33],
    ['CA', 'parents', 500_000],
    ['CA', 'sibling', 500_000],
    ['CA', 'nobody', 1_000_000],
    // 100,000 + half, or three quarters, of 900,000
    ['CT', 'joint', 550_000],
    ['CT', 'his one', 500_000],
    ['CT', 'parents', 775_000],
    ['DC', 'joint', 666_666.67],
    ['DC', 'joint and hers', 500_000],
    ['DC', 'parents', 750_000],
    ['FL', 'joint', 1_000_000],
    ['FL', 'joint and hers', 500_000],
    ['FL', 'his one', 500_000],
    ['FL', 'parents', 1_000_000],
    ['GA', 'joint', 500_000],
    ['GA', 'his two', 333_333.33],
    ['GA', 'his three', 333_333.33],
    ['ID', 'joint', 500_000],
    ['ID', 'his two', 500_000],
    ['ID', 'parents', 500_000],
    ['ID', 'sibling', 1_000_000],
    ['IL', 'joint', 500_000],
    ['IL', 'parents', 1_000_000],
    ['MA', 'joint', 1_000_000],
    // 100,000 + half of 900,000; 200,000 + three quarters of 800,000
    ['MA', 'joint and hers', 550_000],
    ['MA', 'his one', 550_000],
    ['MA', 'parents', 800_000],
    ['MD', 'joint', 1_000_000],
    ['MD', 'joint, minor', 500_000],
    ['MD', 'his one', 550_000],
    ['MD', 'parents', 1_000_000],
    // 225,000 + half of 775,000
    ['MN', 'joint and hers', 612_500],
    ['MN', 'his one', 612_500],
    ['MN', 'parents', 1_000_000],
    // 225,000 + half of 775,000; 150,000 + half of 850,000; 300,000 + three quarters of 700,000
    ['MT', 'joint', 1_000_000],
    ['MT', 'joint and hers', 612_500],
    ['MT', 'his one', 575_000],
    ['MT', 'parents', 825_000],
    ['ND', 'joint', 1_000_000],
    ['ND', 'joint and hers', 612_500],
    ['ND', 'his one, joint one', 575_000],
    ['ND', 'parents', 825_000],
    ['NJ', 'joint', 1_000_000],
    // 25% is 250,000, at most 200,000; then half, or three quarters, of 800,000
    ['NJ', 'his one', 600_000],
    ['NJ', 'parents', 800_000],
    ['NM', 'joint', 250_000],
    ['NM', 'his two', 250_000],
    ['NM', 'parents', 1_000_000],
    ['NY', 'joint', 525_000],
    ['NY', 'parents', 1_000_000],
    ['OH', 'joint', 1_000_000],
    // 20,000 + half of 980,000; 20,000 + a third of 980,000; 60,000 + a third of 940,000
    ['OH', 'his one', 510_000],
    ['OH', 'his two', 346_666.67],
    ['OH', 'his one, joint one', 373_333.33],
    ['OR', 'joint', 1_000_000],
    ['OR', 'his one', 500_000],
    // 30,000 + half of 970,000
    ['PA', 'joint', 515_000],
    ['PA', 'his one', 500_000],
    ['PA', 'parents', 515_000],
    // 100,000 + half of 900,000
    ['SD', 'joint and hers', 1_000_000],
    ['SD', 'his one', 550_000],
    ['SD', 'parents', 1_000_000],
    ['VA', 'joint', 1_000_000],
    ['VA', 'his two', 333_333.33],
    ['VT', 'joint and hers', 1_000_000],
    ['VT', 'his one, joint one', 500_000],
    ['VT', 'parents', 1_000_000],
    ['WA', 'joint', 500_000],
    ['WA', 'parents', 750_000],
    ['WA', 'sibling', 750_000],
    ['WA', 'nobody', 1_000_000],
    ['WY', 'joint, two', 500_000],
    ['WY', 'his one', 500_000],
    ['WY', 'parents', 1_000_000],
  ])('%s, %s: %d', (state, family, dollars) => {
    const result = intestate(state, FAMILIES[family]);
    expect(moved(result, 'h', 'w', 'intestacy')).toBe(dollars);
    expect(warned(result, 'INTESTACY_MODEL')).toBeUndefined();
  });

  it('New Jersey: the first quarter is at least 50,000, and never more than there is', () => {
    // 50,000 + half of 50,000
    expect(heldBy(intestate('NJ', FAMILIES['his one'], 100_000), 'w', 'a')).toEqual([75_000, 25_000]);
    expect(heldBy(intestate('NJ', FAMILIES['his one'], 40_000), 'w', 'a')).toEqual([40_000, 0]);
  });
});

describe('C15 who takes beside or without a spouse', () => {
  it('Illinois and Wyoming: parents and siblings in equal parts, a parent alone twice, a dead sibling’s part to his line', () => {
    const family: Family = {
      people: ['h', 'mum', { id: 'dad', isDeceased: true }, 'sis', { id: 'bro', isDeceased: true }, 'niece'],
      relations: [
        ...['h', 'sis', 'bro'].flatMap((id) => [['mum', 'PARENT', id] as const, ['dad', 'PARENT', id] as const]),
        ['bro', 'PARENT', 'niece'],
      ],
    };
    const single: Partial<Sketch> = { status: 'SINGLE' };
    expect(heldBy(intestate('IL', family, 1_000_000, single), 'mum', 'sis', 'niece')).toEqual([
      500_000, 250_000, 250_000,
    ]);
    // Wyoming gives a parent alone one part like any other.
    expect(heldBy(intestate('WY', family, 900_000, single), 'mum', 'sis', 'niece')).toEqual([
      300_000, 300_000, 300_000,
    ]);
    // Elsewhere parents come first.
    expect(heldBy(intestate('NY', family, 1_000_000, single), 'mum', 'sis', 'niece')).toEqual([1_000_000, 0, 0]);
  });

  it('descendants by the way of the statute: per stirpes in Florida, at each generation in New York', () => {
    const family: Family = {
      people: ['h', { id: 'a', isDeceased: true }, { id: 'b', isDeceased: true }, 'a1', 'b1', 'b2'],
      relations: [...of('a', 'b'), ['a', 'PARENT', 'a1'], ['b', 'PARENT', 'b1'], ['b', 'PARENT', 'b2']],
    };
    const single: Partial<Sketch> = { status: 'SINGLE' };
    expect(heldBy(intestate('FL', family, 900_000, single), 'a1', 'b1', 'b2')).toEqual([450_000, 225_000, 225_000]);
    expect(heldBy(intestate('NY', family, 900_000, single), 'a1', 'b1', 'b2')).toEqual([300_000, 300_000, 300_000]);
    // Children who are dead head the lines in North Dakota, South Dakota, Vermont and Wyoming; in the others nobody dead does.
    for (const state of ['ND', 'SD', 'VT', 'WY']) {
      expect(heldBy(intestate(state, family, 900_000, single), 'a1', 'b1', 'b2')).toEqual([450_000, 225_000, 225_000]);
    }
    for (const state of ['AK', 'ID', 'MT', 'NM']) {
      expect(heldBy(intestate(state, family, 900_000, single), 'a1', 'b1', 'b2')).toEqual([300_000, 300_000, 300_000]);
    }
  });

  it('the lines of the dead beside the living: apart in Montana and Idaho, together in Alaska and New Mexico', () => {
    const family: Family = {
      people: ['h', 'a', { id: 'b', isDeceased: true }, { id: 'c', isDeceased: true }, 'b1', 'c1', 'c2'],
      relations: [...of('a', 'b', 'c'), ['b', 'PARENT', 'b1'], ['c', 'PARENT', 'c1'], ['c', 'PARENT', 'c2']],
    };
    const shares = (state: string) =>
      heldBy(intestate(state, family, 900_000, { status: 'SINGLE' }), 'a', 'b1', 'c1', 'c2');
    for (const state of ['ID', 'MT', 'ND', 'SD', 'VT', 'WY']) {
      expect(shares(state)).toEqual([300_000, 300_000, 150_000, 150_000]);
    }
    for (const state of ['AK', 'NM']) expect(shares(state)).toEqual([300_000, 200_000, 200_000, 200_000]);
  });

  it('cites the statute with the share and the warning', () => {
    const { transfers, warnings } = intestate('NY', FAMILIES.joint);
    expect(transfers.map(({ authority }) => authority[0]?.cite)).toEqual(['N.Y. EPTL 4-1.1', 'N.Y. EPTL 4-1.1']);
    expect(warnings.find(({ code }) => code === 'INTESTATE_SHARE')?.authority).toEqual([{ cite: 'N.Y. EPTL 4-1.1' }]);
  });

  it('says that the model stands in beyond the family of the parents, and before the statute that is held', () => {
    const uncle: Family = {
      people: ['h', { id: 'mum', isDeceased: true }, { id: 'gran', isDeceased: true }, 'uncle'],
      relations: [
        ['mum', 'PARENT', 'h'],
        ['gran', 'PARENT', 'mum'],
        ['gran', 'PARENT', 'uncle'],
      ],
    };
    expect(warned(intestate('NY', uncle, 1_000, { status: 'SINGLE' }), 'INTESTACY_MODEL')).toBe(1_000);
    const early = intestate('MD', FAMILIES['his one'], 1_000_000, { deaths: [['h', '2023-09-30']] });
    expect(warned(early, 'INTESTACY_MODEL')).toBe(1_000_000);
    expect(intestacyLaw('MD', '2023-10-01')?.authority.cite).toContain('3-102');
    expect([intestacyLaw('MT', '2019-12-31'), intestacyLaw('MT', '2020-01-01')?.certainty]).toEqual([undefined, 'B']);
  });
});
