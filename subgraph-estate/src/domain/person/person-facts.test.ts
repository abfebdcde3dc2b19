import { describe, expect, it } from 'vitest';
import { toEstateCase } from '../estate/estate-case.ts';
import { person } from '../estate/household.ts';
import { familyOf } from './family.fixture.ts';
import { type PersonFacts, withFacts } from './person-facts.ts';

const TODAY = '2026-11-20';
const EARLIER = { diedOn: '2020-02-01', valueCents: 400, taxableEstateCents: 900, federalTaxCents: 200 };
const ada = person({ id: 'ada', name: 'Ada Marsh', firstName: 'Ada', lastName: 'Marsh' });

describe('the facts of a person', () => {
  const all: Required<PersonFacts> = {
    firstName: 'Ada',
    lastName: 'Marsh',
    preferredName: 'Addie',
    birthDate: '1950-02-03',
    deathDate: '2024-05-06',
    isDeceased: true,
    state: 'OR',
    country: 'FR',
    citizenship: 'US',
    gender: 'female',
    bio: 'Paints.',
    isSpecialNeeds: true,
    isDisabled: true,
    isCorporateTrustee: false,
    email: 'ada@marsh.example',
    phoneNumber: '(503) 555-0142',
    legalName: 'Ada Rose Marsh',
    initials: 'ARM',
    address1: '1 Mill Lane',
    address2: 'Flat 2',
    city: 'Bend',
    zip: '97701-1234',
    gifts: [],
    federalExemptionUsed: 300_000_000,
    stateExemptionUsed: 5,
    gstExemptionUsed: 7,
    federalDsue: 100_000_000,
    federalDsueSource: 'Ben Marsh, died 2019',
    federalDsueUsed: 17,
    earlierDsueUsed: 19,
    earlierEstates: [EARLIER],
    hawaiiStateDsueRemaining: 11,
    marylandStateDsueRemaining: 13,
  };

  it('are all kept, and what is left out stays', () => {
    const known = withFacts(ada, all, TODAY);
    const amounts = Object.fromEntries(
      (['federalExemptionUsed', 'stateExemptionUsed', 'gstExemptionUsed', 'federalDsue'] as const).map((field) => [
        `${field}Cents`,
        all[field],
      ]),
    );
    expect(known).toMatchObject({ ...amounts, phoneNumber: '5035550142', zip: '977011234', preferredName: 'Addie' });
    expect(known).toMatchObject({
      hawaiiStateDsueRemainingCents: 11,
      marylandStateDsueRemainingCents: 13,
      country: 'FR',
    });
    expect(withFacts(known, {}, TODAY)).toEqual(known);
  });

  it('taken away are unknown again, amounts nothing', () => {
    const none = Object.fromEntries(Object.keys(all).map((field) => [field, null])) as PersonFacts;
    const { firstName: _first, lastName: _last, ...rest } = none;
    expect(withFacts(withFacts(ada, all, TODAY), rest, TODAY)).toEqual({ ...ada, isDeceased: false });
  });

  it.each([
    [
      'a death before the birth that is on record',
      { deathDate: '1949-01-01' },
      'deathDate',
      'The death cannot come before the birth.',
    ],
    [
      'a birth after the death that is on record',
      { birthDate: '2025-01-01' },
      'birthDate',
      'The death cannot come before the birth.',
    ],
    ['a death to come', { deathDate: '2027-01-01' }, 'deathDate', 'A death cannot be in the future.'],
    ['a year typed short', { birthDate: '0024-01-01' }, 'birthDate', 'Year must have 4 digits, from 1500 to 9999'],
    ['a country that is none', { citizenship: 'XX' }, 'citizenship', 'Choose a country.'],
    ['a negative amount', { federalDsue: -1 }, 'federalDsue', 'Please specify a valid number'],
    [
      'more used than there is',
      { federalExemptionUsed: 1_600_000_020 },
      'federalExemptionUsed',
      'Used cannot be greater than total',
    ],
    [
      'more GST exemption used than there is',
      { gstExemptionUsed: 1_500_000_001 },
      'gstExemptionUsed',
      'Used cannot be greater than total',
    ],
    [
      'more used than a spouse left',
      { federalDsueUsed: 100_000_001 },
      'federalDsueUsed',
      'Used cannot be greater than total',
    ],
    [
      'an earlier death to come',
      { earlierEstates: [{ ...EARLIER, diedOn: '2027-01-01' }] },
      'earlierEstates.0.diedOn',
      'A death cannot be in the future.',
    ],
    [
      'an earlier death on no day',
      { earlierEstates: [{ ...EARLIER, diedOn: '2020-02-30' }] },
      'earlierEstates.0.diedOn',
      'Enter a date',
    ],
    [
      'a negative inheritance',
      { earlierEstates: [EARLIER, { ...EARLIER, valueCents: -1 }] },
      'earlierEstates.1.value',
      'Please specify a valid number',
    ],
    [
      'a tax above its estate',
      { earlierEstates: [{ ...EARLIER, federalTaxCents: 901 }] },
      'earlierEstates.0.federalTax',
      'The tax cannot be more than the estate.',
    ],
    [
      'too many estates',
      { earlierEstates: Array(21).fill(EARLIER) },
      'earlierEstates',
      'At most 20 estates can be listed.',
    ],
    ['a legal name of one word', { legalName: 'Ada' }, 'legalName', 'Please add a first and last name'],
  ] as [string, PersonFacts, string, string][])('refuses %s at its field', (_what, facts, field, message) => {
    const known = withFacts(ada, { ...all, deathDate: '2024-05-06' }, TODAY);
    expect(() => withFacts(known, facts, TODAY)).toThrow(expect.objectContaining({ message, field }));
  });

  it('has died without a known day until somebody says otherwise', () => {
    const dead = withFacts(ada, { isDeceased: true }, TODAY);
    expect([dead.isDeceased, dead.deathDate]).toEqual([true, null]);
    expect(withFacts(dead, { firstName: 'Ava', deathDate: null }, TODAY).isDeceased).toBe(true);
    const dated = withFacts(dead, { deathDate: '2020-01-01' }, TODAY);
    expect([dated.isDeceased, dated.deathDate]).toEqual([true, '2020-01-01']);
    expect(withFacts(dated, { isDeceased: false }, TODAY)).toMatchObject({ isDeceased: false, deathDate: null });
  });

  it('reach the engine: what was used, what a late spouse left, and whose citizen somebody is', () => {
    const facts = {
      citizenship: 'FR',
      isDisabled: true,
      federalDsue: 5,
      federalDsueUsed: 2,
      earlierDsueUsed: 3,
      earlierEstates: [EARLIER],
      hawaiiStateDsueRemaining: 7,
      marylandStateDsueRemaining: 9,
    };
    const estate = familyOf({ ada: withFacts(ada, facts, TODAY) });
    expect(toEstateCase(estate, TODAY).people[0]).toMatchObject({
      citizenship: 'FR',
      isDisabled: true,
      federalDsueCents: 5,
      federalDsueUsedCents: 2,
      earlierDsueUsedCents: 3,
      priorTransfers: [EARLIER],
      hawaiiStateDsueRemainingCents: 7,
      marylandStateDsueRemainingCents: 9,
    });
  });
});
