import { COUNTRY_CODES, countryName } from '@platform/contracts/countries';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { formatDate, formatDollarsAndCents } from '@platform/kernel';
import { today } from '@platform/mfe-kit/calendar';
import type { FormElement } from '@platform/mfe-kit/form-elements';
import { RESIDENCE_OPTIONS, stateName } from '@platform/mfe-kit/places';
import type { FamilyEstate, FamilyPerson } from './family-query.ts';
import { type GiftForm, giftsInWords, giftTotal, newGift } from './gift.schema.ts';
import {
  type EarlierEstateForm,
  type PersonForm,
  type PersonValues,
  ROLE_OPTIONS,
  tiesInWords,
} from './person.schema.ts';

export const PERSON_LABELS: Readonly<Record<keyof PersonValues, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  birthDate: 'Born',
  deathDate: 'Died',
  isDeceased: 'Has died',
  state: 'State of residence',
  relations: 'Relationships',
  preferredName: 'Called',
  gender: 'Gender',
  citizenship: 'Citizen of',
  country: 'Country of residence',
  isSpecialNeeds: 'Has special needs',
  isDisabled: 'Is disabled or chronically ill',
  isCorporateTrustee: 'Is a corporate trustee',
  bio: 'Notes',
  gifts: 'Taxable gifts',
  federalExemptionUsed: 'Federal exemption used',
  stateExemptionUsed: 'State exemption used',
  gstExemptionUsed: 'GST exemption used',
  federalDsue: 'Left over by a late spouse (DSUE)',
  federalDsueUsed: 'Used of it by gifts',
  earlierDsueUsed: 'Used by gifts of what earlier spouses left',
  earlierEstates: 'Received of estates that paid tax',
  federalDsueSource: 'Of whom',
  hawaiiStateDsueRemaining: 'Hawaii exemption left over',
  marylandStateDsueRemaining: 'Maryland exemption left over',
};

/** A value as the choice between two versions shows it. */
export function inWords(estate: FamilyEstate, name: keyof PersonValues, values: PersonValues): string {
  if (name === 'relations') return tiesInWords(estate, values.relations);
  if (name === 'gifts') return giftsInWords(values.gifts);
  if (name === 'earlierEstates')
    return values.earlierEstates.map(({ value }) => formatDollarsAndCents(value)).join(', ') || 'none';
  const value = values[name];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return formatDollarsAndCents(value);
  if (!value) return 'not known';
  if (name === 'birthDate' || name === 'deathDate') return formatDate(value);
  if (name === 'country' || name === 'citizenship') return countryName(value);
  return name === 'state' ? stateName(value) : value;
}

const COUNTRY_OPTIONS = COUNTRY_CODES.map((value) => ({ value, label: countryName(value) }));

const labelled = <Name extends keyof PersonValues>(name: Name) => ({ name, label: PERSON_LABELS[name] });
const money = (name: keyof PersonValues, hint?: string): FormElement<PersonForm> => ({
  kind: 'currency',
  ...labelled(name),
  width: 'half',
  optional: true,
  ...(hint !== undefined && { hint }),
});

const ABOUT: FormElement<PersonForm> = {
  kind: 'collapsible section',
  title: 'More about the person',
  elements: [
    { kind: 'text', ...labelled('preferredName'), width: 'half', optional: true, autoComplete: 'off' },
    { kind: 'text', ...labelled('gender'), width: 'half', optional: true, autoComplete: 'off' },
    {
      kind: 'select',
      ...labelled('citizenship'),
      width: 'half',
      optional: true,
      placeholder: 'United States, as far as known',
      options: COUNTRY_OPTIONS,
    },
    {
      kind: 'select',
      ...labelled('country'),
      width: 'half',
      optional: true,
      placeholder: 'United States, as far as known',
      options: COUNTRY_OPTIONS,
    },
    { kind: 'checkbox', ...labelled('isDeceased'), hint: 'Also where the day is not known.' },
    { kind: 'checkbox', ...labelled('isSpecialNeeds'), hint: 'A gift outright may cost them benefits.' },
    {
      kind: 'checkbox',
      ...labelled('isDisabled'),
      hint: 'As the income tax law says it: a retirement account may then be paid out over life.',
    },
    {
      kind: 'checkbox',
      ...labelled('isCorporateTrustee'),
      hint: 'A bank or trust company that holds offices; it has no relatives.',
    },
    { kind: 'textarea', ...labelled('bio'), optional: true, maxLength: TEXT_LENGTHS.bio },
  ],
};

const GIFT_ELEMENTS: readonly FormElement[] = [
  { kind: 'masked number', mask: 'year', name: 'year', label: 'Year', width: 'half', optional: true },
  { kind: 'date', name: 'givenOn', label: 'Day, where known', width: 'half', optional: true },
  {
    kind: 'currency',
    name: 'amount',
    label: 'Taxable amount',
    width: 'half',
    hint: 'After the annual exclusion, as on the gift tax return.',
  },
  { kind: 'text', name: 'recipient', label: 'To whom', width: 'half', optional: true, autoComplete: 'off' },
  { kind: 'currency', name: 'gstExemptionUsed', label: 'GST exemption used', width: 'half', optional: true },
  { kind: 'currency', name: 'giftTaxPaid', label: 'Gift tax paid', width: 'half', optional: true },
];

/** Gifts one by one, and the sums where none are listed. */
function exemption(person: FamilyPerson | null, gifts: readonly GiftForm[]): FormElement<PersonForm> {
  const listed: FormElement<PersonForm> = {
    kind: 'array',
    ...labelled('gifts'),
    entry: 'Gift',
    newEntry: newGift(person, gifts.length === 0),
    maxEntries: 100,
    elements: GIFT_ELEMENTS,
    hint:
      gifts.length > 0
        ? `Together ${formatDollarsAndCents(giftTotal(gifts))}. What is used of the exemptions is worked out from them.`
        : 'Each with its year, or only what was used in all, below.',
  };
  const sums = [money('federalExemptionUsed', 'By taxable gifts so far.'), money('gstExemptionUsed')];
  return {
    kind: 'collapsible section',
    title: 'Gifts made and exemption used',
    elements: [listed, ...(gifts.length > 0 ? [] : sums), ...LEFT_OVER],
  };
}

const NEW_ESTATE: EarlierEstateForm = { diedOn: '', value: null, taxableEstate: null, federalTax: null };

const LEFT_OVER: readonly FormElement<PersonForm>[] = [
  money('stateExemptionUsed'),
  money('federalDsue', 'Of a return filed at the spouse’s death.'),
  { kind: 'text', ...labelled('federalDsueSource'), optional: true, placeholder: 'Name and day of death' },
  money('federalDsueUsed', 'It stays when a later spouse dies.'),
  money('earlierDsueUsed', 'Only the last spouse’s exclusion counts, and what gifts have used of those before.'),
  money('hawaiiStateDsueRemaining'),
  money('marylandStateDsueRemaining'),
];

/** For the credit of IRC 2013, which falls by a fifth each two years. */
const EARLIER_ESTATES: FormElement<PersonForm> = {
  kind: 'collapsible section',
  title: 'Inherited after estate tax',
  summary: 'For the credit for tax on prior transfers',
  elements: [
    {
      kind: 'array',
      ...labelled('earlierEstates'),
      entry: 'Estate',
      newEntry: NEW_ESTATE,
      maxEntries: 20,
      hint: 'Of deaths within ten years, and of those outside this plan.',
      elements: [
        { kind: 'date', name: 'diedOn', label: 'Died on', width: 'half' },
        { kind: 'currency', name: 'value', label: 'Received after tax', width: 'half' },
        { kind: 'currency', name: 'taxableEstate', label: 'Taxable estate', width: 'half' },
        { kind: 'currency', name: 'federalTax', label: 'Federal estate tax paid', width: 'half' },
      ],
    },
  ],
};

/** The fields of a person; what is rarely asked stands folded below. */
export function elementsFor(
  estate: FamilyEstate,
  person: FamilyPerson | null,
  gifts: readonly GiftForm[],
): readonly FormElement<PersonForm>[] {
  const max = today();
  const others = estate.people.filter(({ id, isCorporateTrustee }) => id !== person?.id && !isCorporateTrustee);
  return [
    { kind: 'text', ...labelled('firstName'), width: 'half', autoComplete: 'off', autoFocus: true },
    { kind: 'text', ...labelled('lastName'), width: 'half', autoComplete: 'off' },
    { kind: 'date', ...labelled('birthDate'), width: 'half', optional: true, max },
    { kind: 'date', ...labelled('deathDate'), width: 'half', optional: true, max },
    {
      kind: 'select',
      ...labelled('state'),
      width: 'half',
      optional: true,
      placeholder: 'Not known',
      options: RESIDENCE_OPTIONS,
    },
    {
      kind: 'array',
      ...labelled('relations'),
      entry: 'Relationship',
      newEntry: { role: '', otherId: '' },
      elements: [
        { kind: 'select', name: 'role', label: 'What', width: 'half', placeholder: 'Choose', options: ROLE_OPTIONS },
        {
          kind: 'select',
          name: 'otherId',
          label: 'Of whom',
          width: 'half',
          placeholder: 'Choose a person',
          options: others.map(({ id, name }) => ({ value: id, label: name })),
        },
      ],
    },
    ABOUT,
    exemption(person, gifts),
    EARLIER_ESTATES,
  ];
}
