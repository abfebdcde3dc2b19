import { describe, expect, it } from 'vitest';
import type { IntestacyLaw, SpouseFacts, SpouseRule } from '../../law/intestacy-law.ts';
import { INTESTACY_LAWS, intestacyLaw } from '../../law/intestacy-tables.ts';
import { STATE_CODES } from '../../law/state-tables.ts';
import { cash, held, heldBy, moved, type Sketch, warned } from './case-builder.ts';
import { FAMILIES, type Family, intestate } from './intestate-families.ts';

describe('C15 what the spouse takes of 1,000,000 in cash by the statute of the state', () => {
  it.each<readonly [state: string, family: keyof typeof FAMILIES, dollars: number]>([
    // Ark. Code 28-11-305: dower of a third of personal property
    ['AR', 'joint', 333_333.33],
    ['AR', 'parents', 1_000_000],
    ['AZ', 'joint', 1_000_000],
    ['AZ', 'his one', 500_000],
    ['AZ', 'parents', 1_000_000],
    // 332,000 + half of 668,000; 221,000 + half of 779,000; 443,000 + three quarters of 557,000
    ['CO', 'joint', 1_000_000],
    ['CO', 'joint and hers', 666_000],
    ['CO', 'his one', 610_500],
    ['CO', 'parents', 860_750],
    // 50,000 + half of 950,000
    ['DE', 'joint', 525_000],
    ['DE', 'his one', 500_000],
    ['DE', 'parents', 525_000],
    ['DE', 'nobody', 1_000_000],
    // 150,000 + half of 850,000; 100,000 + half of 900,000; 200,000 + three quarters of 800,000
    ['HI', 'joint and hers', 575_000],
    ['HI', 'his one', 550_000],
    ['HI', 'parents', 800_000],
    ['IA', 'joint', 1_000_000],
    ['IA', 'his one', 500_000],
    ['IA', 'parents', 1_000_000],
    ['IN', 'joint', 500_000],
    ['IN', 'parents', 750_000],
    ['IN', 'sibling', 1_000_000],
    ['KS', 'joint', 500_000],
    ['KS', 'parents', 1_000_000],
    ['KY', 'joint', 500_000],
    ['KY', 'parents', 500_000],
    ['KY', 'sibling', 500_000],
    ['KY', 'nobody', 1_000_000],
    ['LA', 'joint', 0],
    ['LA', 'parents', 0],
    ['LA', 'nobody', 1_000_000],
    // 100,000 + half of 900,000; 300,000 + three quarters of 700,000
    ['ME', 'joint', 1_000_000],
    ['ME', 'joint and hers', 550_000],
    ['ME', 'his one', 500_000],
    ['ME', 'parents', 825_000],
    // 301,000 + half of 699,000; 201,000 + half of 799,000; 301,000 + three quarters of 699,000
    ['MI', 'joint', 650_500],
    ['MI', 'his one', 600_500],
    ['MI', 'his one, joint one', 650_500],
    ['MI', 'parents', 825_250],
    // 20,000 + half of 980,000
    ['MO', 'joint', 510_000],
    ['MO', 'his one', 500_000],
    ['MO', 'parents', 1_000_000],
    ['MS', 'joint', 500_000],
    ['MS', 'his three', 250_000],
    ['MS', 'parents', 1_000_000],
    // 60,000 + half, or a third, of 940,000; 100,000 + half of 900,000
    ['NC', 'joint', 530_000],
    ['NC', 'joint, two', 373_333.33],
    ['NC', 'parents', 550_000],
    // 100,000 + half of 900,000
    ['NE', 'joint', 550_000],
    ['NE', 'his one', 500_000],
    ['NE', 'parents', 550_000],
    // 250,000 + half of 750,000; 150,000 + half of 850,000; 100,000 + half of 900,000; 250,000 + three quarters
    ['NH', 'joint', 625_000],
    ['NH', 'joint and hers', 575_000],
    ['NH', 'his one', 550_000],
    ['NH', 'parents', 812_500],
    ['NV', 'joint', 500_000],
    ['NV', 'joint, two', 333_333.33],
    ['NV', 'parents', 500_000],
    ['NV', 'sibling', 500_000],
    ['NV', 'nobody', 1_000_000],
    ['OK', 'joint', 500_000],
    ['OK', 'parents', 1_000_000],
    // 50,000 + half of 950,000
    ['RI', 'joint', 500_000],
    ['RI', 'parents', 525_000],
    ['RI', 'nobody', 1_000_000],
    ['SC', 'joint', 500_000],
    ['SC', 'parents', 1_000_000],
    ['TN', 'joint', 500_000],
    ['TN', 'his three', 333_333.33],
    ['TX', 'joint', 333_333.33],
    ['TX', 'parents', 1_000_000],
    // 75,000 + half of 925,000
    ['UT', 'joint', 1_000_000],
    ['UT', 'his one', 537_500],
    ['UT', 'parents', 1_000_000],
    ['WI', 'joint', 1_000_000],
    ['WI', 'his one', 500_000],
    ['WV', 'joint', 1_000_000],
    ['WV', 'joint and hers', 600_000],
    ['WV', 'his one', 500_000],
  ])('%s, %s: %d', (state, family, dollars) => {
    const result = intestate(state, FAMILIES[family]);
    expect(moved(result, 'h', 'w', 'intestacy')).toBe(dollars);
    expect(warned(result, 'INTESTACY_MODEL')).toBeUndefined();
  });

  it('Iowa: half, and no less than 50,000 or all that there is', () => {
    expect(heldBy(intestate('IA', FAMILIES['his one'], 80_000), 'w', 'a')).toEqual([50_000, 30_000]);
    expect(heldBy(intestate('IA', FAMILIES['his one'], 40_000), 'w', 'a')).toEqual([40_000, 0]);
  });

  it('the amounts that follow the cost of living are those of the year of death', () => {
    const of = (state: string, day: string) =>
      held(intestate(state, FAMILIES['his one'], 1_000_000, { deaths: [['h', day]] }), 'w');
    // 182,000 + half of 818,000 in 2023; 186,000 + half of 814,000 in 2022
    expect([of('MI', '2023-05-01'), of('CO', '2022-05-01')]).toEqual([591_000, 593_000]);
  });
});

describe('C15 property that passes by rules of its own', () => {
  const houseAndCash = [cash('home', 600_000, 'h', { assetType: 'REAL_ESTATE' }), cash('x', 400_000, 'h')];
  it.each<readonly [state: string, family: keyof typeof FAMILIES, dollars: number, forLife: number | undefined]>([
    // A third of 400,000; a life estate in a third of the house
    ['TX', 'his one', 133_333.33, 200_000],
    // All of the cash, half of the house
    ['TX', 'parents', 700_000, undefined],
    // 60,000 + a third of 340,000 in cash, a third of the house
    ['NC', 'joint, two', 373_333.33, undefined],
    // 50,000 + half of 350,000; a life estate in the house
    ['DE', 'joint', 225_000, 600_000],
    ['AR', 'joint', 133_333.33, 200_000],
    ['RI', 'parents', 225_000, 600_000],
    // Half of the cash, a quarter of the house
    ['IN', 'his one', 350_000, undefined],
    ['IN', 'joint', 500_000, undefined],
    // One rule for both
    ['NE', 'his one', 500_000, undefined],
  ])('%s, %s: %d of a house of 600,000 and 400,000 in cash', (state, family, dollars, forLife) => {
    const result = intestate(state, FAMILIES[family], 0, { assets: houseAndCash });
    expect(moved(result, 'h', 'w', 'intestacy')).toBe(dollars);
    expect(warned(result, 'SPOUSE_LIFE_ESTATE')).toBe(forLife);
  });

  it.each<readonly [state: string, family: keyof typeof FAMILIES, dollars: number]>([
    ['CA', 'his one', 500_000],
    ['NV', 'his one', 500_000],
    ['TX', 'joint', 500_000],
    ['TX', 'his one', 0],
    ['AZ', 'his one', 0],
    ['WI', 'his one', 0],
    ['LA', 'joint', 0],
    ['LA', 'parents', 500_000],
  ])('C16 %s, %s: %d of the half of community property of 1,000,000', (state, family, dollars) => {
    const both = { owners: [{ id: 'h' }, { id: 'w' }], titling: 'COMMUNITY_PROPERTY' as const };
    const result = intestate(state, FAMILIES[family], 0, { assets: [cash('x', 1_000_000, 'h', both)] });
    expect(moved(result, 'h', 'w', 'intestacy')).toBe(dollars);
  });
});

describe('C15 parents, brothers and sisters', () => {
  const single: Partial<Sketch> = { status: 'SINGLE' };
  const parent = (id: string, ...ids: readonly string[]) => ids.map((child) => [id, 'PARENT', child] as const);
  const dead = (id: string) => ({ id, isDeceased: true });

  it('of half blood: half, nothing beside whole blood, or alike', () => {
    const family: Family = {
      people: ['h', dead('mum'), dead('dad'), dead('other'), 'sis', 'half'],
      relations: [...parent('mum', 'h', 'sis', 'half'), ...parent('dad', 'h', 'sis'), ...parent('other', 'half')],
    };
    const shares = (state: string) => heldBy(intestate(state, family, 900_000, single), 'sis', 'half');
    for (const state of ['FL', 'KY', 'MO', 'TX', 'VA']) expect(shares(state), state).toEqual([600_000, 300_000]);
    expect(shares('MS')).toEqual([900_000, 0]);
    for (const state of ['NY', 'CA', 'OH', 'IN']) expect(shares(state), state).toEqual([450_000, 450_000]);
  });

  it('beside one parent: half in Texas, equal parts in Missouri and Mississippi, nothing before them in Louisiana', () => {
    const family: Family = {
      people: ['h', 'mum', dead('dad'), 'sis', 'bro'],
      relations: [...parent('mum', 'h', 'sis', 'bro'), ...parent('dad', 'h', 'sis', 'bro')],
    };
    const shares = (state: string) => heldBy(intestate(state, family, 900_000, single), 'mum', 'sis', 'bro');
    expect(shares('TX')).toEqual([450_000, 225_000, 225_000]);
    for (const state of ['MO', 'MS']) expect(shares(state)).toEqual([300_000, 300_000, 300_000]);
    expect(shares('LA')).toEqual([0, 450_000, 450_000]);
    expect(shares('KS')).toEqual([900_000, 0, 0]);
  });

  it('beside two parents in Indiana: at least a quarter to each of these', () => {
    const siblings = ['s1', 's2', 's3', 's4'];
    const family: Family = {
      people: ['h', 'mum', 'dad', ...siblings],
      relations: [...parent('mum', 'h', ...siblings), ...parent('dad', 'h', ...siblings)],
    };
    expect(heldBy(intestate('IN', family, 800_000, single), 'mum', 'dad', 's1', 's4')).toEqual([
      200_000, 200_000, 100_000, 100_000,
    ]);
  });
});

describe('the statutes of all states', () => {
  const DAY = '2026-03-01';
  const BESIDE: readonly SpouseFacts['beside'][] = [
    'JOINT',
    'JOINT_AND_HERS',
    'OTHERS',
    'PARENTS',
    'SIBLINGS',
    'NOBODY',
  ];
  const facts = BESIDE.flatMap((beside) =>
    [1, 2, 3, 7].flatMap((children) =>
      [true, false].map((hasMinorChild): SpouseFacts => {
        const hasChildren = ['JOINT', 'JOINT_AND_HERS', 'OTHERS'].includes(beside);
        const ofBoth = beside === 'OTHERS' ? children - 1 : children;
        return {
          beside,
          children: hasChildren ? children : 0,
          childrenOfBoth: hasChildren ? ofBoth : 0,
          hasMinorChild: hasChildren && hasMinorChild,
        };
      }),
    ),
  );
  const rules = ({ spouse, spouseOfRealEstate, spouseOfCommunity }: IntestacyLaw): SpouseRule[] =>
    [spouse, spouseOfRealEstate, spouseOfCommunity].filter((rule) => rule !== undefined);

  it('are held for every state and the District of Columbia, with their days, authority and certainty', () => {
    for (const state of STATE_CODES) {
      const { authority, certainty } = intestacyLaw(state, DAY) ?? {};
      expect(authority?.cite.length, state).toBeGreaterThan(5);
      expect(['A', 'B', 'C'], state).toContain(certainty);
    }
    for (const [state, rows] of Map.groupBy(INTESTACY_LAWS, ([code]) => code)) {
      const days = rows.map(([, { from }]) => from);
      expect(days, state).toEqual([...new Set(days)].sort());
      expect(days[0]?.localeCompare('2013-01-01'), state).not.toBe(-1);
    }
  });

  it('give a spouse between nothing and everything', () => {
    for (const [state, law] of INTESTACY_LAWS) {
      for (const share of rules(law).flatMap((rule) => facts.map(rule))) {
        const [numerator, denominator] = share.part;
        expect(numerator >= 0 && numerator <= denominator && denominator > 0, state).toBe(true);
        expect((share.firstDollars ?? 0) >= 0, state).toBe(true);
        const [lives = 0, whole = 1] = share.lifePart ?? [];
        expect(lives <= whole, state).toBe(true);
      }
    }
  });

  it('divide everything among those who live, the spouse never with less as kin are farther off', () => {
    for (const state of STATE_CODES) {
      for (const [name, family] of Object.entries(FAMILIES)) {
        const { transfers } = intestate(state, family);
        const passed = transfers.filter(({ reason }) => reason === 'intestacy');
        expect(
          passed.reduce((sum, { amountCents }) => sum + amountCents, 0),
          `${state} ${name}`,
        ).toBe(1_000_000_00);
      }
      const [parents = 0, sibling = 0, nobody = 0] = (['parents', 'sibling', 'nobody'] as const).map((name) =>
        held(intestate(state, FAMILIES[name]), 'w'),
      );
      expect([parents <= sibling, sibling <= nobody, nobody], state).toEqual([true, true, 1_000_000]);
    }
  });

  it('say so where they were not read, or ask what no case knows', () => {
    expect(warned(intestate('AR', FAMILIES.joint), 'LAW_UNCERTAIN')).toBe(1_000_000);
    expect(warned(intestate('OK', FAMILIES.joint), 'LAW_SIMPLIFIED')).toBe(1_000_000);
    expect(warned(intestate('NY', FAMILIES.joint), 'LAW_UNCERTAIN')).toBeUndefined();
    const upc = { assume: { intestacy: 'UPC' as const } };
    expect(warned(intestate('OK', FAMILIES.joint, 1_000, upc), 'LAW_SIMPLIFIED')).toBeUndefined();
  });
});
