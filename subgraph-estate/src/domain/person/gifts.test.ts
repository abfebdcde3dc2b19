import { describe, expect, it } from 'vitest';
import { toEstateCase } from '../estate/estate-case.ts';
import { person } from '../estate/household.ts';
import { remainingExemptionCents } from './exemption.ts';
import { familyOf } from './family.fixture.ts';
import { type GiftFacts, giftsMade } from './gifts.ts';
import { type PersonFacts, withFacts } from './person-facts.ts';

const TODAY = '2026-11-20';
const MILLION = 100_000_000;
const ada = person({ id: 'ada', name: 'Ada Marsh', firstName: 'Ada', lastName: 'Marsh' });
const gave = (gifts: readonly GiftFacts[], more: PersonFacts = {}) => withFacts(ada, { gifts, ...more }, TODAY);

describe('gifts of a lifetime', () => {
  it('of 3M in 2021 leave 12M of the exemption of 2026, and reach the engine with no tax payable', () => {
    const giver = gave([{ year: 2021, amountCents: 3 * MILLION }]);
    expect(giver.gifts).toEqual([
      expect.objectContaining({ year: 2021, givenOn: null, amountCents: 3 * MILLION, giftTaxPaidCents: 0 }),
    ]);
    expect(remainingExemptionCents(giver, TODAY)).toBe(12 * MILLION);
    expect(toEstateCase(familyOf({ ada: giver }), TODAY).people[0]).toMatchObject({
      federalExemptionUsedCents: 3 * MILLION,
      giftTaxPayableCents: 0,
    });
  });

  it('stand in place of the sums, which a form may not contradict', () => {
    const summed = withFacts(ada, { federalExemptionUsed: MILLION, gstExemptionUsed: 5 }, TODAY);
    const listed = withFacts(summed, { gifts: [{ year: 2020, amountCents: 2 * MILLION, gstExemptionUsed: 7 }] }, TODAY);
    expect(giftsMade(listed, TODAY)).toMatchObject({
      federalExemptionUsedCents: 2 * MILLION,
      gstExemptionUsedCents: 7,
    });
    expect(withFacts(listed, { federalExemptionUsed: 2 * MILLION }, TODAY)).toEqual(listed);
    expect(() => withFacts(listed, { federalExemptionUsed: MILLION }, TODAY)).toThrow(
      expect.objectContaining({ field: 'federalExemptionUsed', message: expect.stringContaining('worked out') }),
    );
    const again = withFacts(listed, { gifts: [], federalExemptionUsed: MILLION }, TODAY);
    expect(giftsMade(again, TODAY).federalExemptionUsedCents).toBe(MILLION);
  });

  it('keep their id, and stay where nothing is said of them', () => {
    const giver = gave([{ givenOn: '2021-03-05', amountCents: MILLION, recipient: ' Marsh Dynasty Trust ' }]);
    const [gift] = giver.gifts;
    expect(gift).toMatchObject({ year: 2021, recipient: 'Marsh Dynasty Trust' });
    const changed = withFacts(giver, { gifts: [{ id: gift?.id, year: 2022, amountCents: MILLION }] }, TODAY);
    expect(changed.gifts).toEqual([expect.objectContaining({ id: gift?.id, year: 2022, givenOn: null })]);
    expect(withFacts(giver, { firstName: 'Ava' }, TODAY).gifts).toEqual(giver.gifts);
  });

  it('on which tax was paid use only what was not taxed', () => {
    const giver = gave([{ year: 2021, amountCents: 12.7 * MILLION, giftTaxPaid: 0.4 * MILLION }]);
    expect(giftsMade(giver, TODAY)).toMatchObject({
      adjustedTaxableGiftsCents: 12.7 * MILLION,
      federalExemptionUsedCents: 11.7 * MILLION,
      giftTaxPayableCents: 0.4 * MILLION,
      isSure: true,
    });
    expect(giftsMade(gave([{ year: 1999, amountCents: MILLION, giftTaxPaid: 5_000_000 }]), TODAY).isSure).toBe(false);
  });

  it.each([
    ['nothing given', { year: 2021, amountCents: 0 }, 'amount', /Enter what/],
    ['a minus', { year: 2021, amountCents: -5 }, 'amount', /valid number/],
    ['a day to come', { givenOn: '2027-01-01', amountCents: 5 }, 'givenOn', /future/],
    ['a year to come', { year: 2027, amountCents: 5 }, 'givenOn', /future/],
    ['a year typed short', { year: 24, amountCents: 5 }, 'givenOn', /4 digits/],
    ['a year before gifts were counted', { year: 1975, amountCents: 5 }, 'givenOn', /before 1977/],
    [
      'more GST exemption than was given',
      { year: 2021, amountCents: 5, gstExemptionUsed: 6 },
      'gstExemptionUsed',
      /No more/,
    ],
    ['more tax than was given', { year: 2021, amountCents: 5, giftTaxPaid: 6 }, 'giftTaxPaid', /more than the gift/],
    ['a novel for a name', { year: 2021, amountCents: 5, recipient: 'x'.repeat(121) }, 'recipient', /120 characters/],
    [
      'more free of tax than the year allowed',
      { year: 2021, amountCents: 12 * MILLION },
      'giftTaxPaid',
      /By the end of 2021 at most \$11,700,000 could be given free of tax, and the gifts come to \$12,000,000/,
    ],
  ] as [string, GiftFacts, string, RegExp][])('refuses %s at its field', (_what, gift, field, message) => {
    const first = { year: 2010, amountCents: 1 };
    expect(() => gave([first, gift])).toThrow(
      expect.objectContaining({ field: `gifts.1.${field}`, message: expect.stringMatching(message) }),
    );
  });
});
