import { labelOf } from '@platform/contracts/labels';
import { formatDate, formatDollarsAndCents } from '@platform/kernel';
import { today } from '@platform/mfe-kit/calendar';
import type { FormElement } from '@platform/mfe-kit/form-elements';
import { STATE_OPTIONS, stateName } from '@platform/mfe-kit/places';
import type { Option } from '@platform/ui-kit';
import type { AssetType } from '../../gql/graphql.ts';
import { shareWords } from '../estate/estate-words.ts';
import type { BalanceSheetEstate, Holding } from './balance-sheet-query.ts';
import {
  CHOICES,
  HOLDING_NAME_LENGTH,
  type HoldingForm,
  type HoldingKind,
  type HoldingValues,
  MAX_SHARES,
  typeOptions,
} from './holding.schema.ts';
import { KEPT_BY, RECORD_LABELS, sourceOfValue } from './record-elements.ts';

export const HOLDING_LABELS: Readonly<Record<keyof HoldingValues, string>> = {
  name: 'Name',
  assetType: 'Type',
  owners: 'Owners',
  balance: 'Value',
  valuationDate: 'Valued on',
  state: 'State',
  titling: 'Title',
  contributions: 'Who paid for it',
  use: 'Worked as',
  isLifeEstate: 'Given away by deed and kept for life',
  realEstateType: 'Kind of property',
  retirementAccountType: 'Kind of account',
  beneficiaries: 'Beneficiaries',
  discount: 'Discount of the value',
  costBasis: 'Cost basis',
  acquisitionDate: 'Acquired on',
  ...RECORD_LABELS,
  securedById: 'Secured by',
  interestRate: 'Interest a year',
  lengthOfTerm: 'Term in months',
  paymentAmount: 'Payment',
  paymentTerms: 'Paid',
  paymentType: 'Pays',
};

interface Parties {
  readonly owners: readonly Option[];
  /** Those who may have paid for it: nobody but people and trusts. */
  readonly contributors: readonly Option[];
  /** Who own it by their shares of it; what they hold has no title or beneficiary of its own. */
  readonly entityIds: ReadonlySet<string>;
  readonly beneficiaries: readonly Option[];
  /** Property that may secure a debt. */
  readonly property: readonly Option[];
}

const toOption = ({ id, name }: { readonly id: string; readonly name: string }): Option => ({ value: id, label: name });

type Named = Pick<BalanceSheetEstate['people'][number], 'id' | 'name'>;

/** The living, couples first, and whoever is named already. */
function livingOf({ people }: BalanceSheetEstate, named: ReadonlySet<string>): Named[] {
  const couple = people.filter(({ isClient, isSpouse }) => isClient || isSpouse);
  const family = [...couple, ...people.filter((person) => !couple.includes(person))];
  return family.filter(({ id, isDeceased }) => !isDeceased || named.has(id));
}
const standingOf = ({ trusts }: BalanceSheetEstate, named: ReadonlySet<string>): Named[] =>
  trusts.filter(({ id, createdUponDeath }) => !createdUponDeath || named.has(id));

/** Who may own something: people alive, trusts that are there, entities, and whoever is named already. */
export function possibleOwners(estate: BalanceSheetEstate, ids: readonly string[]): readonly Option[] {
  const named = new Set(ids);
  return [...livingOf(estate, named), ...standingOf(estate, named), ...estate.entities].map(toOption);
}

/** Who may own, receive and secure; couples first, and whoever a holding names already. */
export function partiesOf(estate: BalanceSheetEstate, property: readonly Named[], holding: Holding | null): Parties {
  const ids = holding?.owners.map(({ owner }) => owner.id) ?? [];
  const named = new Set(ids);
  const living = livingOf(estate, named);
  return {
    owners: possibleOwners(estate, ids),
    contributors: [...living, ...standingOf(estate, named)].map(toOption),
    entityIds: new Set(estate.entities.map(({ id }) => id)),
    beneficiaries: [...living, ...estate.trusts, ...estate.charitables].map(toOption),
    property: property.map(toOption),
  };
}

const LISTS = new Set(['owners', 'contributions', 'beneficiaries']);
const AMOUNTS = new Set(['balance', 'costBasis', 'paymentAmount']);
const DATES = new Set(['valuationDate', 'acquisitionDate']);
const isChoice = (name: keyof HoldingValues): name is keyof typeof CHOICES & keyof HoldingValues => name in CHOICES;

/** A value as the choice between two versions shows it. */
export function inWords(parties: Parties, name: keyof HoldingValues, values: HoldingValues): string {
  const names = new Map(
    [...parties.property, ...parties.beneficiaries, ...parties.owners].map((one) => [one.value, one.label]),
  );
  const nameOf = (id: string): string => names.get(id) ?? 'somebody removed';
  if (LISTS.has(name)) {
    const all = values[name] as readonly ({ ownerId?: string; beneficiaryId?: string } & Parameters<
      typeof shareWords
    >[1])[];
    const words = all.map(({ ownerId, beneficiaryId, ...share }) =>
      shareWords(nameOf(ownerId ?? beneficiaryId ?? ''), share),
    );
    return words.join(', ') || 'nobody';
  }
  const value = values[name];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((type) => labelOf('AssetType', type as AssetType)).join(', ');
  if (value === null || value === '') return 'not known';
  if (name === 'securedById') return nameOf(String(value));
  if (name === 'state') return stateName(String(value));
  if (name === 'discount') return `${value}%`;
  if (AMOUNTS.has(name)) return formatDollarsAndCents(Number(value));
  if (DATES.has(name)) return formatDate(String(value));
  if (isChoice(name)) return CHOICES[name].find((one) => one.value === value)?.label ?? 'not known';
  return String(value);
}

const labelled = <Name extends keyof HoldingValues>(name: Name) => ({ name, label: HOLDING_LABELS[name] });
const choice = (name: keyof typeof CHOICES & keyof HoldingValues): FormElement<HoldingForm> => ({
  kind: 'select',
  ...labelled(name),
  width: 'half',
  optional: true,
  placeholder: 'Not known',
  options: CHOICES[name],
});

const sharesElement = (
  name: 'owners' | 'contributions',
  entry: string,
  options: readonly Option[],
  more: { readonly hint: string; readonly minEntries?: number },
): FormElement<HoldingForm> => ({
  kind: 'array',
  ...labelled(name),
  entry,
  ...more,
  newEntry: { ownerId: '', percent: null },
  maxEntries: Math.min(MAX_SHARES, options.length),
  elements: [
    { kind: 'select', name: 'ownerId', label: entry, width: 'half', placeholder: 'Choose', options },
    { kind: 'percentage', name: 'percent', label: 'Share', width: 'half', optional: true },
  ],
});

const beneficiariesElement = (options: readonly Option[], isOpen: boolean): FormElement<HoldingForm> => ({
  kind: 'collapsible section',
  title: 'Who receives it',
  summary: 'Beneficiaries named with the account, or on death',
  initiallyOpen: isOpen,
  elements: [
    {
      kind: 'array',
      ...labelled('beneficiaries'),
      entry: 'Beneficiary',
      hint: 'Goes to them outside of the will. Without a percentage they share equally what the others of their line leave.',
      newEntry: { beneficiaryId: '', percent: null, tier: 'PRIMARY', perStirpes: false },
      maxEntries: MAX_SHARES,
      elements: [
        { kind: 'select', name: 'beneficiaryId', label: 'Who', width: 'half', placeholder: 'Choose', options },
        { kind: 'select', name: 'tier', label: 'In line', width: 'half', options: CHOICES.tier },
        { kind: 'percentage', name: 'percent', label: 'Share', width: 'half', optional: true },
        { kind: 'checkbox', name: 'perStirpes', label: 'Their descendants take in their place' },
      ],
    },
  ],
});

const place = (parties: Parties, values: HoldingForm, isEntitys: boolean): FormElement<HoldingForm> => ({
  kind: 'collapsible section',
  title: isEntitys ? 'Place' : 'Place and title',
  summary: isEntitys ? 'Where it is' : 'Where it is, and how it is held',
  initiallyOpen: Boolean(values.state || values.titling),
  elements: [
    {
      kind: 'select',
      ...labelled('state'),
      width: 'half',
      optional: true,
      placeholder: 'State of residence',
      options: STATE_OPTIONS,
    },
    ...(isEntitys ? [] : [choice('titling')]),
    ...(values.titling === 'JOINT_WITH_SURVIVORSHIP' && !isEntitys
      ? [
          sharesElement('contributions', 'Contributor', parties.contributors, {
            hint: 'Where one of them paid more than the others: it counts in the estate of whoever paid.',
          }),
        ]
      : []),
  ],
});

const RECORDS: FormElement<HoldingForm> = {
  kind: 'collapsible section',
  title: 'Records',
  summary: 'Discount, cost, custodian and where the value comes from',
  elements: [
    {
      kind: 'percentage',
      ...labelled('discount'),
      width: 'half',
      optional: true,
      hint: 'Of a part that neither controls nor sells: a plan counts and passes what is left. Say below which appraisal supports it. Not of money, accounts and policies.',
    },
    { kind: 'currency', ...labelled('costBasis'), width: 'half', optional: true },
    { kind: 'date', ...labelled('acquisitionDate'), width: 'half', optional: true, max: today() },
    KEPT_BY,
    sourceOfValue('Appraisal, statement'),
  ],
};

const TERMS: FormElement<HoldingForm> = {
  kind: 'collapsible section',
  title: 'Terms',
  summary: 'Interest and payments',
  elements: [
    { kind: 'percentage', ...labelled('interestRate'), width: 'half', optional: true },
    { kind: 'number', ...labelled('lengthOfTerm'), width: 'half', optional: true },
    { kind: 'currency', ...labelled('paymentAmount'), width: 'half', optional: true },
    choice('paymentTerms'),
    choice('paymentType'),
    sourceOfValue('Statement'),
  ],
};

const WORKED: FormElement<HoldingForm> = {
  kind: 'select',
  ...labelled('use'),
  width: 'half',
  optional: true,
  placeholder: 'Nothing',
  options: CHOICES.use,
  hint: 'By its owner or the family: what that may save of the taxes is told beside the plan.',
};
const KEPT_FOR_LIFE: FormElement<HoldingForm> = {
  kind: 'checkbox',
  ...labelled('isLifeEstate'),
  hint: 'Its beneficiaries hold the remainder: it counts in the estate of its one owner and goes to them outside of the will.',
};

function ofType(type: AssetType | undefined): readonly FormElement<HoldingForm>[] {
  if (type === 'REAL_ESTATE') return [choice('realEstateType'), WORKED, KEPT_FOR_LIFE];
  if (type === 'BUSINESS' || type === 'TANGIBLE') return [WORKED];
  return type === 'RETIREMENT' ? [choice('retirementAccountType')] : [];
}

interface HoldingElementsOf {
  readonly kind: HoldingKind;
  readonly parties: Parties;
  readonly values: HoldingForm;
  /** A policy stays one: its insured and benefit are not asked for here. */
  readonly isPolicy: boolean;
}

/** The fields of a holding by what it is; what is rarely asked stands folded below. */
export function elementsFor({
  kind,
  parties,
  values,
  isPolicy,
}: HoldingElementsOf): readonly FormElement<HoldingForm>[] {
  const isDebt = kind === 'debt';
  const [type] = values.assetType;
  const isEntitys = values.owners.some(({ ownerId }) => parties.entityIds.has(ownerId));
  const common: readonly FormElement<HoldingForm>[] = [
    { kind: 'text', ...labelled('name'), autoComplete: 'off', autoFocus: true, maxLength: HOLDING_NAME_LENGTH },
    ...(isPolicy
      ? []
      : [{ kind: 'multi-select cards', ...labelled('assetType'), options: typeOptions(kind), maximum: 1 } as const]),
    { kind: 'currency', name: 'balance', label: isDebt ? 'Owed' : HOLDING_LABELS.balance, width: 'half' },
    {
      kind: 'date',
      name: 'valuationDate',
      label: isDebt ? 'Owed on' : HOLDING_LABELS.valuationDate,
      width: 'half',
      optional: true,
      max: today(),
    },
    sharesElement('owners', isDebt ? 'Borrower' : 'Owner', parties.owners, {
      hint: `${isDebt ? 'Borrowers' : 'Owners'} without a percentage share equally what the others leave.`,
      minEntries: 1,
    }),
  ];
  if (isDebt)
    return [
      ...common,
      {
        kind: 'select',
        ...labelled('securedById'),
        optional: true,
        placeholder: 'Nothing',
        options: parties.property,
      },
      TERMS,
    ];
  return [
    ...common,
    // At its place whatever the type is, so that sections below stay open while it is chosen.
    { kind: 'wrapper', elements: ofType(type) },
    place(parties, values, isEntitys),
    ...(isEntitys
      ? []
      : [beneficiariesElement(parties.beneficiaries, type === 'RETIREMENT' || values.beneficiaries.length > 0)]),
    RECORDS,
  ];
}
